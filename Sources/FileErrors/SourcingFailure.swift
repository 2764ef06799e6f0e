/// The reason why a script that runs as part of another script could not be completed.
package enum SourcingFailure: Equatable, Sendable {
  case sourcesItself
  case isTooDeep(limit: Int)
  case failedLines(Int)

  var words: FileError.Words {
    switch self {
    case .sourcesItself: .predicate("is already running; a script that runs itself would never end")
    case .isTooDeep(let limit): .clause("scripts can source each other at most \(limit) deep")
    case .failedLines(1): .clause("1 line failed")
    case .failedLines(let count): .clause("\(count) lines failed")
    }
  }
}
