import SwiftSyntax

/// Rewriting checks of the system's version, so that the simulated phone's iOS version counts.
extension PortingVisitor {
  /// Removes a class marked as unavailable, if another file of the same module declares it, too.
  ///
  /// - Returns: whether it removed the class.
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
