import Foundation

/// An exception that UIKit raises for invalid requests, by its Objective-C name; it ends the app.
package enum Exception: String {
  case argument = "NSInvalidArgumentException"
  case range = "NSRangeException"
  case inconsistency = "NSInternalInconsistencyException"
  case layer = "CALayerInvalid"
  case layerGeometry = "CALayerInvalidGeometry"
  case unknownKey = "NSUnknownKeyException"
}

/// Ends the app with a message, like an uncaught Objective-C exception.
///
/// The message is reported as a crash of the app's code.
package func raise(_ exception: Exception, _ reason: String) -> Never {
  fatalError("\(exception.rawValue): \(reason)")
}
