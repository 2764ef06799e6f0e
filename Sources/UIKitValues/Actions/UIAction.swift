import AppFoundation

/// An element of a menu: an action or a group of elements.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public let title: String
  public let image: UIImage?
  open var subtitle: String? { didSet { notDrawn(UIMenuElement.self) } }

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public enum State: Int, Sendable { case off, on, mixed }
}

/// An action that runs a closure, for controls, bar items and menus.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  public let identifier: Identifier
  public var attributes: Attributes { didSet { notDone(UIAction.self) } }
  public var state: State { didSet { notDrawn(UIAction.self) } }
  /// The control or bar item that triggered the action, while its closure runs; or nil.
  public internal(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
  }

  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A menu element whose elements the app creates when the menu opens.
///
/// In the simulation no touch opens a menu, so the app's closure is never called.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider

  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil)
    notDone(UIDeferredMenuElement.self, "init(_:)")
  }

  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

public typealias UIActionHandler = (UIAction) -> Void
