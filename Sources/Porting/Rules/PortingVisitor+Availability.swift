import SwiftSyntax

/// The part of the port to Linux that rewrites checks of the iOS version.
///
/// The version is then that of the simulated phone.
extension PortingVisitor {
  /// Removes a class marked as unavailable, if another file of the same module also declares the
  /// class.
  ///
  /// - Returns: whether the class was removed.
  func leavesOut(_ node: ClassDeclSyntax) -> Bool {
    guard isOneModule, declarations.classesOfSeveral.contains(node.name.text),
      node.attributes.contains(where: \.isUnavailable)
    else { return false }
    draft.remove(node)
    return true
  }

  /// Rewrites `#available(iOS 15, *)` for Linux as a call that checks the simulated phone's
  /// version.
  ///
  /// On Linux the compiler would treat the condition as true.
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
  /// Whether the attribute is `@available(*, unavailable)`.
  fileprivate var isUnavailable: Bool {
    guard case .attribute(let attribute) = self,
      attribute.attributeName.trimmedDescription == "available"
    else { return false }
    let words = attribute.arguments?.trimmedDescription.split { ", \n".contains($0) } ?? []
    return words.prefix(2) == ["*", "unavailable"]
  }
}
