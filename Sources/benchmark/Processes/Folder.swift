import Foundation

/// A temporary folder for the files that the measured programs read.
struct Folder {
  private let url: URL

  init() throws {
    let files = FileManager.default
    url = files.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
    try files.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes lines to a file in the folder if the file doesn't exist, and returns its path.
  ///
  /// The text is written in small parts, so that it needs little memory of this process.
  func file(_ name: String, _ lines: some Sequence<String>) throws -> String {
    let path = path(of: name)
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    var buffer = Data()
    for line in lines {
      buffer.append(contentsOf: line.utf8)
      buffer.append(UInt8(ascii: "\n"))
      if buffer.count > 1 << 16 {
        try file.write(contentsOf: buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try file.write(contentsOf: buffer)
    try file.close()
    return path
  }
}
