import Foundation

/// An exception that UIKit raises for invalid requests, which ends the app.
package enum Exception: String {
  case argument = "NSInvalidArgumentException"
  case range = "NSRangeException"
  case inconsistency = "NSInternalInconsistencyException"
  case layer = "CALayerInvalid"
  case layerGeometry = "CALayerInvalidGeometry"
  case unknownKey = "NSUnknownKeyException"
}

/// Ends the app like an uncaught exception.
///
/// The message is reported as a crash of the app's code.
package func raise(_ exception: Exception, _ reason: String) -> Never {
  fatalError("\(exception.rawValue): \(reason)")
}
