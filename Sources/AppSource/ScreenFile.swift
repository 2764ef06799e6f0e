/// A kind of file in which an app's sources describe screens, as help has it.
package enum ScreenFile: String, CaseIterable, Sendable {
  case swiftUI = "a Swift file with views of SwiftUI"
  case storyboard = "a storyboard"
  case xib = "a xib"
}
