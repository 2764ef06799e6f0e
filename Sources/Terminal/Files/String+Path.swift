extension String {
  /// The folder part of the path, up to and including the last slash: `a/` for `a/b` and for `a/`.
  ///
  /// Empty for a path without a slash.
  ///
  /// Foundation's `deletingLastPathComponent` traps at `a/`, a folder of one letter, on Linux.
  package var folderPart: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }

  /// The name part of the path, after the last slash: `b` for `a/b` and for `b`.
  ///
  /// Empty for `a/`.
  package var namePart: String { String(dropFirst(folderPart.count)) }
}

extension String {
  /// The path with a leading `~/` replaced by the home folder, as shells do.
  package var expandingHome: String {
    guard self == "~" || hasPrefix("~/"),
      let home = Environment["HOME"], !home.isEmpty
    else { return self }
    return home + dropFirst()
  }
}
