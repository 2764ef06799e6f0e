/// An error that prevents porting, as data.
///
/// ``message`` words it.
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

  /// A message with the error and a remedy.
  var message: String {
    switch self {
    case .unknownOption(let name): "unknown option \(name); --help lists them"
    case .noPath: "give the files or folders to port, such as Sources/App"
    case .noOutput: "--output needs DIR, where the ported files go"
    case .notThere(let path): "\(path): no such file or folder"
    case .noSources(let path): "\(path): no Swift file in it"
    case .unreadable(let path): "\(path): not a text in UTF-8 that can be read"
    case .samePlace(let first, let second):
      "\(first) and \(second) would both be written to one place; port their folder"
    case .wouldOverwrite(let path): "\(path) would be written over itself; choose another DIR"
    case .unwritable(let path, let reason): "\(path): \(reason)"
    }
  }
}
