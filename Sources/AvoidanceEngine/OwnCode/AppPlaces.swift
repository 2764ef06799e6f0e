/// Finds places in an app's source files, each as file and line, such as `Login.swift:12`.
package protocol AppPlaces: Sendable {
  /// Returns the place of the innermost call in the app's sources, or nil without such a call.
  ///
  /// `calls` are the return addresses of a call stack.
  func innermost(of calls: [UInt]) -> String?
  /// Returns the place of the first code that contains a text in the files of the tested screen.
  func first(_ text: String) -> String?
}
