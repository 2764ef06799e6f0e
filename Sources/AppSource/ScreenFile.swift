/// A kind of source file that describes an app's screens: Swift, a storyboard or a xib.
package enum ScreenFile: String, CaseIterable, Sendable {
  case swiftUI = "a Swift file with SwiftUI views"
  case storyboard = "a storyboard"
  case xib = "a xib"
}
