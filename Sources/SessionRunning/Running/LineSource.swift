import Terminal

/// A source of command lines, such as a script or a paste.
package protocol LineSource: AnyObject {
  /// The name of the script or other source of the lines, for errors.
  var name: String { get }
  /// The identity of the file that the lines come from, or nil if there is no file.
  ///
  /// Compare identities to find a script that would run itself.
  var file: FileIdentity? { get }
  /// Returns the next line and its number from 1, or nil at the end.
  ///
  /// - Throws: ``ScriptError`` when a line can't be read. The next call continues with the next
  ///   line.
  func next() throws(ScriptError) -> (number: Int, text: String)?
}

extension ScriptReader: LineSource {}

/// Command lines in memory, from the program's arguments or a paste.
package final class GivenLines: LineSource {
  package let name: String
  package let file: FileIdentity? = nil
  /// Whether the lines are already visible on the terminal, so that errors need not repeat them.
  let areSeen: Bool
  private var lines: ArraySlice<String>
  /// Whether errors name the number of their line.
  private let hasNumbers: Bool
  private var number = 0

  package init(
    _ lines: [String], name: String, areSeen: Bool = false, hasNumbers: Bool = true
  ) {
    (self.lines, self.name) = (lines[...], name)
    (self.areSeen, self.hasNumbers) = (areSeen, hasNumbers)
  }

  package func next() -> (number: Int, text: String)? {
    guard let text = lines.popFirst() else { return nil }
    number += 1
    return (hasNumbers ? number : 0, text)
  }
}
