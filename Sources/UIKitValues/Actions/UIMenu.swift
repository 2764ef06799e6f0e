import AppFoundation

/// A group of menu elements.
///
/// In the simulation no touch opens a menu.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public let identifier: Identifier
  public let options: Options

  public var preferredElementSize: ElementSize { didSet { notDrawn(UIMenu.self) } }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu's actions that are on.
  public var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let find = Identifier("com.apple.menu.find")
    public static let format = Identifier("com.apple.menu.format")
    public static let view = Identifier("com.apple.menu.view")
    public static let help = Identifier("com.apple.menu.help")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let share = Identifier("com.apple.menu.share")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let textStyle = Identifier("com.apple.menu.text-style")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let root = Identifier("com.apple.menu.root")
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
}

/// A builder of the app's menus.
///
/// In the simulation no menu is built.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}
