import Foundation

/// The data of an item that a picker or a drag gives to the app.
///
/// In the simulation it is always empty, since no other app gives anything.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }

  public override init() { super.init() }
  public init(object: Any) { super.init() }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  public func canLoadObject(ofClass type: Any.Type) -> Bool { false }

  /// Reports to the handler that no object can be loaded.
  @discardableResult public func loadObject(
    ofClass type: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.fileReadUnknown))
    return Progress(totalUnitCount: 1)
  }

  /// Reports to the handler that no data can be loaded.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.fileReadUnknown))
    return Progress(totalUnitCount: 1)
  }
}
