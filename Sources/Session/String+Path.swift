// Foundation's own trap on paths of one character, such as `a` and `a/` (Swift 6.3.1).
extension String {
  /// The last name of a path, without slashes; empty for the root.
  public var lastName: String { names.last.map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// The path of the folder that a path's last name is in; empty for a name alone.
  public var folder: String {
    guard let name = names.last else { return isEmpty ? "" : "/" }
    let before = utf8[..<name.startIndex]
    let end = before.lastIndex { $0 != Self.slash }.map { before.index(after: $0) }
    guard let end else { return before.isEmpty ? "" : "/" }
    return String(decoding: before[..<end], as: UTF8.self)
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }

  // Bytes, because a slash with an accent on it is a slash for the system.
  private var names: [Substring.UTF8View] { utf8.split(separator: Self.slash) }
}
