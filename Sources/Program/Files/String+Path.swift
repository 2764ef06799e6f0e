extension String {
  /// The path up to and with its last slash: `a/` of `a/b` and of `a/`; empty without a slash.
  ///
  /// Foundation's `deletingLastPathComponent` traps at `a/`, a folder of one letter, on Linux.
  var folderPart: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }

  /// The path behind its last slash: `b` of `a/b` and of `b`; empty for `a/`.
  var namePart: String { String(dropFirst(folderPart.count)) }
}

extension String {
  /// The path with `~/` at its beginning replaced by the home folder, as shells do.
  var expandingHome: String {
    guard self == "~" || hasPrefix("~/"),
      let home = Environment["HOME"], !home.isEmpty
    else { return self }
    return home + dropFirst()
  }
}
