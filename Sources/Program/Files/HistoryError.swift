/// What keeps the history file from being used.
enum HistoryError: Error, Equatable, CustomStringConvertible {
  case system(FileError)
  case notAFile(path: String)
  case notText(path: String)

  var description: String {
    switch self {
    case .system(let error): "the history is not kept: \(error)"
    case .notAFile(let path): "the history is not kept: \(path) is not an ordinary file"
    case .notText(let path):
      "the history is not kept: \(path) is not UTF-8 text; it is left as it is"
    }
  }
}
