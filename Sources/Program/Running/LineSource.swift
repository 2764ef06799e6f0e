/// Something that yields lines until it has no more.
protocol LineSource: AnyObject {
  /// The name in errors.
  var name: String { get }
  /// The file that the lines come from, where there is one.
  var file: FileIdentity? { get }
  /// Returns the next line and its number from 1, or nil at the end.
  ///
  /// - Throws: ``ScriptError`` when a line cannot be read; the next call goes on behind it.
  func next() throws(ScriptError) -> (number: Int, text: String)?
}

extension ScriptReader: LineSource {}

/// Lines that are there already: commands from the command line, a paste.
final class GivenLines: LineSource {
  let name: String
  let file: FileIdentity? = nil
  /// Whether they stand on the terminal, so that none has to be shown where it is wrong.
  let areSeen: Bool
  private var lines: ArraySlice<String>
  private var number = 0

  init(_ lines: [String], name: String, areSeen: Bool = false) {
    self.lines = lines[...]
    self.name = name
    self.areSeen = areSeen
  }

  func next() -> (number: Int, text: String)? {
    guard let text = lines.popFirst() else { return nil }
    number += 1
    return (number, text)
  }
}
