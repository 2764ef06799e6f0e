/// Why a script that another script runs could not be completed.
package enum SourcingFailure: Equatable, Sendable {
  case sourcesItself
  case isTooDeep(limit: Int)
  case failedLines(Int)

  var words: FileError.Words {
    switch self {
    case .sourcesItself: .predicate("is being run already; a cycle would never end")
    case .isTooDeep(let limit): .clause("scripts can source each other at most \(limit) deep")
    case .failedLines(1): .clause("a line of it failed")
    case .failedLines(let count): .clause("\(count) lines of it failed")
    }
  }
}
