/// A Swift file of the folder `Code`, which the program contains as data to export.
///
/// The tests run code assembled from these files like an app's own code.
struct SwiftFile: Sendable {
  /// The lines from the first import on; comments above the imports are not exported.
  private let lines: ArraySlice<Substring>

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes.dropLast(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).drop { !Self.isImport($0) }
  }

  /// The text of the Swift file, without the last line break.
  var text: String { lines.joined(separator: "\n") }

  /// The text after the file's imports, to be inserted in another file.
  var textWithoutImports: String {
    lines.drop { $0.isEmpty || Self.isImport($0) }.joined(separator: "\n")
  }

  /// The members below the comment `MARK: Exported` in the file's only type.
  var exportedMembers: String {
    lines.drop { $0 != "  // MARK: Exported" }.dropFirst().dropLast().joined(separator: "\n")
  }

  private static func isImport(_ line: Substring) -> Bool { line.hasPrefix("import ") }
}
