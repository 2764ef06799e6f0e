import Foundation
import Simulation

/// A React Native keyboard event that is parsed from JSON or a JavaScript console's output.
///
/// In the log, its duration is in milliseconds, and its curves have names (RCTKeyboardObserver.mm).
struct LogEvent {
  private(set) var begin: CGRect?
  private(set) var end: CGRect?
  /// The duration of the keyboard event in seconds, or nil if it is missing.
  private(set) var duration: TimeInterval?
  private(set) var curve: Int?
  private(set) var isLocal: Bool?
  /// The event's key whose coordinates are incomplete, or nil if all are complete.
  private(set) var incompleteKey: String?
  /// The index of the first token after the event, where parsing continues.
  let endIndex: Int

  /// Parses the keyboard event that contains the token at `place`.
  init(_ tokens: [LogToken], around place: Int) {
    let range = Self.object(in: tokens, around: place)
    endIndex = range.upperBound
    for index in range {
      guard let word = tokens[index].word else { continue }
      let rest = tokens[(index + 1)..<range.upperBound]
      take(word, rest)
    }
  }

  private mutating func take(_ word: Substring, _ rest: ArraySlice<LogToken>) {
    switch word {
    case "startCoordinates":
      begin = Self.coordinates(rest)
      if begin == nil { incompleteKey = "startCoordinates" }
    case "endCoordinates":
      end = Self.coordinates(rest)
      if end == nil { incompleteKey = "endCoordinates" }
    case "duration", "easing", "isEventFromThisApp": take(word, value: rest.dropFirst().first)
    default: break
    }
  }

  private mutating func take(_ word: Substring, value: LogToken?) {
    switch word {
    case "duration": duration = value?.number.map { $0 / 1000 }
    case "easing": curve = value?.word.flatMap { Self.curves[$0]?.rawValue }
    default: isLocal = value?.flag
    }
  }

  /// The animation curves by their names in React Native's RCTAnimationNameForCurve.
  private static let curves: [Substring: Curve] = [
    "keyboard": .keyboard, "easeInEaseOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut,
    "linear": .linear,
  ]

  /// Parses a rectangle's screenX, screenY, width and height in any order, up to the object's end.
  ///
  /// Nil if one of the four is missing.
  private static func coordinates(_ tokens: ArraySlice<LogToken>) -> CGRect? {
    var values: [Substring: Double] = [:]
    var name: Substring?
    for token in tokens {
      if token.isMark("}") { break }
      if let word = token.word { name = word }
      if let number = token.number, let key = name {
        values[key] = number
        name = nil
      }
    }
    return CGRect(numbers: ["screenX", "screenY", "width", "height"].compactMap { values[$0] })
  }

  /// Returns the range of tokens of the innermost object `{…}` that contains the token at `place`.
  ///
  /// If the object's end is missing, it ends where the next object or notification begins.
  private static func object(in tokens: [LogToken], around place: Int) -> Range<Int> {
    let start = beginning(of: place, in: tokens) ?? place
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") {
        depth -= 1
        if depth <= 0 { return start..<index + 1 }
      }
      guard index > place, let word = tokens[index].word else { continue }
      if word == tokens[place].word || KeyboardNotification.Name(logged: word) != nil {
        return start..<index
      }
    }
    return start..<tokens.count
  }

  /// The maximum number of tokens in a keyboard event.
  private static let longest = 100

  /// Returns the index of the `{` that begins the object around the token at `place`.
  ///
  /// Nil if the object's beginning is missing in the log.
  private static func beginning(of place: Int, in tokens: [LogToken]) -> Int? {
    var depth = 0
    for index in (max(0, place - longest)..<place).reversed() {
      if tokens[index].isMark("}") { depth += 1 }
      if tokens[index].isMark("{") { depth -= 1 }
      if depth < 0 { return index }
    }
    return nil
  }
}

extension LogToken {
  /// The Boolean value of a token of a log, or nil if the token isn't a Boolean.
  fileprivate var flag: Bool? {
    switch kind {
    case .word("true"), .number(1): true
    case .word("false"), .number(0): false
    case .word, .number, .mark: nil
    }
  }
}
