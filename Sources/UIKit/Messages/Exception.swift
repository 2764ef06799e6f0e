import Foundation

/// An exception that UIKit raises when code asks for what cannot be, and that ends the app.
enum Exception: String {
  case argument = "NSInvalidArgumentException"
  case range = "NSRangeException"
  case inconsistency = "NSInternalInconsistencyException"
  case layer = "CALayerInvalid"
  case layerGeometry = "CALayerInvalidGeometry"
  case unknownKey = "NSUnknownKeyException"
}

/// Ends the app, as an exception does that nobody catches; the message is told as a crash of its
/// code.
func raise(_ exception: Exception, _ reason: String) -> Never {
  fatalError("\(exception.rawValue): \(reason)")
}
