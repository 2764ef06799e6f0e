import SwiftSyntax

/// Questions for the system's version, which is the simulated phone's.
extension PortingVisitor {
  /// Has `#available(iOS 15, *)` ask the phone; on Linux the compiler takes it for true.
  func port(_ node: AvailabilityConditionSyntax) {
    let versions = node.availabilityArguments.compactMap {
      $0.argument.as(PlatformVersionSyntax.self)
    }
    guard
      let iOS = versions.first(where: {
        ["iOS", "iOSApplicationExtension"].contains($0.platform.text)
      }),
      let version = iOS.version?.major.text
    else { return }
    let isNegated = node.availabilityKeyword.text == "#unavailable"
    draft.replace(node, with: "\(isNegated ? "!" : "")isPhoneOnSystem(\(version))")
  }
}
