/// A kind of file that describes an app's screens.
package enum ScreenFile: String, CaseIterable, Sendable {
  case swiftUI = "a Swift file with SwiftUI views"
  case storyboard = "a storyboard"
  case xib = "a xib"
}
