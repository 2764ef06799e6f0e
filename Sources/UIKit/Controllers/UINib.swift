import UIKitValues

/// An Interface Builder file, known only by its name: the simulation doesn't load its contents.
public final class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// Warns that cells registered with this nib are plain, since nibs aren't read on Linux.
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
  /// Returns nil with a warning, since nibs can't be loaded outside of iOS.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    notDone(Bundle.self)
    return nil
  }
}
