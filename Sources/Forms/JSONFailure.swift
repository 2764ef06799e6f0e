import Foundation

/// What Foundation's JSON reader says about a text that is no JSON.
struct JSONFailure {
  private let words: String

  init(_ error: any Error) {
    let description = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    words = description ?? "this is not JSON"
  }

  /// The failure in one lower-case sentence, with the line and column where Foundation tells the
  /// byte, which it does only in its words.
  func flaw(in text: DocumentText) -> Flaw {
    if words.hasPrefix("Too many nested") { return Flaw(.nestedTooDeep, at: .file) }
    if words.hasPrefix("Unexpected end of file during JSON") {
      return Flaw(.syntax("the JSON ends too early"), at: text.position(ofByte: text.bytes.count))
    }
    let pattern = /(?s)(?<problem>.+) (around character|at) (?<byte>\d+)\.?/
    guard let match = words.wholeMatch(of: pattern), let byte = Int(match.byte) else {
      return Flaw(.syntax(Self.lowercasingFirst(words)), at: .file)
    }
    let problem = Self.lowercasingFirst(match.problem)
    return Flaw(.syntax("\(problem) in JSON"), at: text.position(ofByte: byte))
  }

  private static func lowercasingFirst(_ words: some StringProtocol) -> String {
    let sentence = words.hasSuffix(".") ? String(words.dropLast()) : String(words)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
