import SwiftSyntax

/// A method that is declared in an extension and overridden by an app's subclasses.
///
/// On a Mac, the Objective-C runtime finds the override. On Linux, a generated protocol does.
///
/// The method's body moves to a method with another name. A method with the original name checks
/// whether the object's class has an override.
struct ExtensionMethod {
  /// The name of the extended type that has the method.
  let type: String
  let function: FunctionDeclSyntax

  static let suffix = "OfExtension"
  static let overrideSuffix = "InItsPlace"

  /// Returns the name of the generated protocol for classes that override an extension's method.
  ///
  /// `reference` is the method's full name, and `type` the extended type.
  static func conformance(_ reference: String, in type: String) -> String {
    let words = reference.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .filter { $0 != "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "\(type.filter { $0 != "." })\(words.joined())Overriding"
  }

  private var name: String { function.name.text }

  /// The source text of a method with the original name, which calls an override if there is one.
  var asking: String {
    let isDiscardable = function.attributes.contains {
      $0.trimmedDescription.hasPrefix("@discardableResult")
    }
    let access = function.modifiers.isEmpty ? "" : "\(function.modifiers.inOneLine) "
    return "; \(isDiscardable ? "@discardableResult " : "")\(access)func \(name)\(signature) { "
      + "if let own = self as? any \(conformance) { return \(call("own.\(name)\(Self.overrideSuffix)")) }; "
      + "return \(call("\(name)\(Self.suffix)")) }"
  }

  /// The source text of the generated protocol, to which classes that override the method conform.
  var requirement: String {
    let isolation = type.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
    return "; \(isolation)protocol \(conformance): AnyObject "
      + "{ func \(name)\(Self.overrideSuffix)\(signature) }"
  }

  private var conformance: String {
    Self.conformance(Declarations.Method(function, type: type).reference, in: type)
  }

  private var signature: String { function.signature.inOneLine }

  private func call(_ name: String) -> String { function.call(of: name) }
}

extension Declarations {
  /// Returns the class whose extension declares the method that `method` overrides.
  ///
  /// Nil if a class itself declares the overridden method.
  func extensionOverridden(by method: Method) -> String? {
    guard method.isOverride else { return nil }
    let chain = superclasses(of: method.type)
    let originals = likenesses(of: method).filter { !$0.isOverride }
    for parent in chain.dropFirst() {
      let own = originals.filter { $0.type == parent }
      if own.contains(where: { !$0.isInExtension }) { return nil }
      if !own.isEmpty { return parent }
    }
    return originals.first { other in
      other.isInExtension && other.type != method.type
        && UIKitClass.isClass(chain[chain.count - 1], from: other.type)
    }?.type
  }

  /// Returns whether a subclass overrides this method, which an extension declares.
  func isOverridden(_ method: Method) -> Bool {
    likenesses(of: method).contains { extensionOverridden(by: $0) == method.type }
  }

  /// Returns whether no superclass of the method's class overrides the same extension's method.
  func isFirstToOverride(_ method: Method) -> Bool {
    let overriders = likenesses(of: method).filter(\.isOverride).map(\.type)
    return !superclasses(of: method.type).dropFirst().contains(where: overriders.contains)
  }

  /// Returns the method of a type, by its full name, if it overrides an extension's method; or nil.
  func overrideOfExtension(_ reference: String, in type: String) -> Method? {
    methodsByReference[reference]?.first {
      $0.type == type && extensionOverridden(by: $0) != nil
    }
  }

  /// Returns all methods in the app with the same full name and parameter types as this one.
  private func likenesses(of method: Method) -> [Method] {
    (methodsByReference[method.reference] ?? []).filter {
      $0.parameterTypes == method.parameterTypes
    }
  }
}

/// UIKit's class hierarchy, as far as the port to Linux needs it.
enum UIKitClass {
  /// Returns whether a UIKit class derives from another UIKit class.
  static func isClass(_ name: String, from base: String) -> Bool {
    var next: String? = name
    while let type = next, type != base { next = parent(of: type) }
    return next != nil
  }

  private static func parent(of name: String) -> String? {
    if let known = parents[name] { return known }
    switch ConstructedKind(of: name) {
    case .view: return name == "UIView" ? "UIResponder" : "UIView"
    case .controller: return name == "UIViewController" ? "UIResponder" : "UIViewController"
    case nil: return nil
    }
  }

  /// The superclass of each UIKit class that doesn't derive directly from UIView or
  /// UIViewController, and of cells.
  private static let parents = [
    "UIButton": "UIControl", "UICollectionReusableView": "UIView",
    "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UIDatePicker": "UIControl",
    "UIPageControl": "UIControl", "UIRefreshControl": "UIControl", "UIResponder": "NSObject",
    "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UISwitch": "UIControl", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UITextField": "UIControl",
    "UITextView": "UIScrollView",
  ]
}
