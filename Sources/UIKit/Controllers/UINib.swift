import Foundation

/// A file of Interface Builder's, of which nothing is read here.
public final class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) {}

  public func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    notDone(UINib.self)
    return []
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
