import Foundation

/// Where presented screens stand.
extension Phone {
  /// Returns the frame on the screen of a screen that is presented now.
  package func frame(of presentation: Presentation) -> CGRect {
    scene.frame(of: presentation, keyboardTop: dockedKeyboardTop)
  }
}
