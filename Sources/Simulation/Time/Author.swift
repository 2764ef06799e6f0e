/// Who moved something.
package enum Author: String, Sendable {
  /// UIKit of its own accord.
  case uikit
  case strategy
  /// The user's finger.
  case user
  /// A command that sets things from outside.
  case script
}
