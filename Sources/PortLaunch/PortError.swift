/// An error that prevents porting, such as a missing file.
///
/// ``message`` puts it in words.
enum PortError: Error {
  case unknownOption(String)
  case noPath
  case noOutput
  case notThere(String)
  case noSources(String)
  case unreadable(String)
  case samePlace(String, String)
  case wouldOverwrite(String)
  case unwritable(String, reason: String)

  /// The error in words, with advice for the user.
  var message: String {
    switch self {
    case .unknownOption(let name): "unknown option \(name); `formlift port --help` lists them"
    case .noPath: "PATH is missing: formlift port PATH… --output DIR"
    case .noOutput: "--output needs DIR, the folder for the ported files"
    case .notThere(let path): "\(path): No such file or directory"
    case .noSources(let path): "\(path): no Swift file in this folder"
    case .unreadable(let path): "\(path): not a readable text in UTF-8"
    case .samePlace(let first, let second):
      "\(first) and \(second) would be written to the same file; port their folder instead"
    case .wouldOverwrite(let path): "\(path) would be overwritten; choose another DIR"
    case .unwritable(let path, let reason): "\(path): \(reason)"
    }
  }
}
