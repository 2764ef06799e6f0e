import SwiftSyntax

/// Questions for the system's version, which is the simulated phone's.
extension PortingVisitor {
  /// Leaves out a class that only tells of its new name, where the one module of all sources has
  /// several so named.
  ///
  /// - Returns: whether it does.
  func leavesOut(_ node: ClassDeclSyntax) -> Bool {
    guard isOneModule, declarations.classesOfSeveral.contains(node.name.text),
      node.attributes.contains(where: \.isUnavailable)
    else { return false }
    draft.remove(node)
    return true
  }

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

extension AttributeListSyntax.Element {
  /// Whether it says that nothing may use what it stands before: `@available(*, unavailable)`.
  fileprivate var isUnavailable: Bool {
    guard case .attribute(let attribute) = self,
      attribute.attributeName.trimmedDescription == "available"
    else { return false }
    let words = attribute.arguments?.trimmedDescription.split { ", \n".contains($0) } ?? []
    return words.prefix(2) == ["*", "unavailable"]
  }
}
