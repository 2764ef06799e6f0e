import SwiftSyntax

/// Porting of checks of the system's version, which is the simulated phone's.
extension PortingVisitor {
  /// Removes a class marked as unavailable, if another source of the single module declares it too.
  ///
  /// - Returns: whether it did.
  func leavesOut(_ node: ClassDeclSyntax) -> Bool {
    guard isOneModule, declarations.classesOfSeveral.contains(node.name.text),
      node.attributes.contains(where: \.isUnavailable)
    else { return false }
    draft.remove(node)
    return true
  }

  /// Ports `#available(iOS 15, *)`, so that it asks the simulated phone.
  ///
  /// On Linux the compiler treats it as true.
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
