import AppFoundation

/// The pasteboard, which contains only what the app's own code has copied.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The general pasteboard; each simulated app has its own.
  public static var general: UIPasteboard { onceForApp { UIPasteboard() } }

  open var strings: [String]? { didSet { changeCount += 1 } }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var images: [UIImage]? { didSet { changeCount += 1 } }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var hasImages: Bool { images?.isEmpty == false }
  open var urls: [URL]? { didSet { changeCount += 1 } }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var hasURLs: Bool { urls?.isEmpty == false }
  public private(set) var changeCount = 0
}
