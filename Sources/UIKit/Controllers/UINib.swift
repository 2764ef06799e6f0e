import UIKitValues

/// An Interface Builder file.
///
/// Its contents aren't loaded here.
public final class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// Warns that the cells made for this Interface Builder file are plain.
  func tellOfCells() {
    SimulatedApp.warnOnce("no cell or view comes of the nib \(name): none is read here")
  }

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

extension Bundle {
  /// Returns an empty array, since nibs aren't loaded here.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    notDone(Bundle.self)
    return nil
  }
}
