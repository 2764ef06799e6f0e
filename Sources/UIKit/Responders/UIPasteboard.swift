import Foundation

/// The pasteboard, which holds what the app's own code has copied.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one of the app that runs.
  public static var general: UIPasteboard { onceForApp { UIPasteboard() } }

  open var strings: [String]? { didSet { changeCount += 1 } }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var hasStrings: Bool { strings?.isEmpty == false }
  public private(set) var changeCount = 0
}
