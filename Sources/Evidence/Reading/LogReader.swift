import Foundation
import Simulation

/// A parser that collects the keyboard notifications in a console's text, one after another.
struct LogReader {
  private let tokens: [LogToken]
  private let stamps: [TimeInterval?]
  private var position = 0
  private var draft: LogDraft?
  private(set) var notifications: [LoggedNotification] = []
  private(set) var problems: [LogProblem] = []

  init(_ text: String) {
    let ends: Set<Character> = ["\n", "\r\n", "\r"]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
    tokens = LogToken.tokens(of: lines)
    // Created once, since creating it takes longer than using it.
    let stamp = /(?:^|[\sT\[])(\d\d):(\d\d):(\d\d(?:[.,]\d+)?)/
    stamps = lines.map { line in
      line.prefix(60).firstMatch(of: stamp).flatMap { TimeInterval($0.1, $0.2, $0.3) }
    }
  }

  /// Parses the whole text of the log.
  mutating func read() {
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      if let word = token.word { take(word, token) }
    }
    finish()
  }

  private mutating func take(_ word: Substring, _ token: LogToken) {
    if let key = LogKey.allCases.first(where: { $0.rawValue == word }) {
      take(key, token)
    } else if let name = KeyboardNotification.Name(logged: word) {
      take(name, token, isUIKits: word.hasPrefix("UI"))
    } else if word == "endCoordinates" || word == "startCoordinates" {
      takeEvent(token)
    } else if word == "UIKeyboard" {
      takeKeyboardManagers(token)
    }
  }

  /// Stores the current keyboard notification, or reports it as a problem if it has no frame.
  ///
  /// Does nothing if there is no current notification.
  private mutating func finish() {
    guard let draft else { return }
    self.draft = nil
    let found = draft.whole
    let hasFrame = found.end != nil || found.size != nil
    if hasFrame || (draft.isGone && found.name?.isHide == true) {
      notifications.append(found)
    } else if let name = found.name, draft.isTold, !draft.isBroken {
      problems.append(LogProblem(line: found.line, reason: .noFrame(name)))
    }
  }

  private mutating func begin(_ token: LogToken) {
    finish()
    draft = LogDraft(line: token.line, time: stamps[safe: token.line - 1] ?? nil)
  }
}

/// The part of the log's parser for the name of a notification.
extension LogReader {
  private mutating func take(
    _ name: KeyboardNotification.Name, _ token: LogToken, isUIKits: Bool
  ) {
    let next = wordBehindName
    if next == "ended" { return }
    if draft == nil || draft?.takes(name, isUIKits: isUIKits) == false {
      // dump() repeats the name of the printed notification.
      if isDump, draft?.notification.name == name { return }
      begin(token)
    }
    draft?.notification.name = name
    draft?.hasUIKitsName = isUIKits
    if next == "started" || next == "null" || next == "undefined" { draft?.isGone = true }
    takeBareFrames(on: token.line)
  }

  /// The word after a notification's name, or after a method's name with its arguments.
  ///
  /// For example, `started` in `keyboardWillShow(_:) started`. Nil if no word follows.
  private var wordBehindName: Substring? {
    guard tokens[safe: position]?.isMark("(") == true, tokens[safe: position + 1]?.word == "_",
      tokens[safe: position + 2]?.isMark(":") == true,
      tokens[safe: position + 3]?.isMark(")") == true
    else { return tokens[safe: position]?.word }
    return tokens[safe: position + 4]?.word
  }

  /// Whether the word that was parsed last is in a list printed by dump(): `- name : "…"`.
  private var isDump: Bool {
    tokens[..<max(position - 1, 0)].suffix(4).contains { $0.isMark("▿") || $0.isMark("-") }
      && (tokens[safe: position - 2]?.isMark(":") == true
        || tokens[safe: position - 3]?.word == "AnyHashable")
  }

  /// Parses frames without keys that follow a notification's name on the same line.
  ///
  /// A single frame is the end frame. Two are begin and end frame, as in formlift's events.
  private mutating func takeBareFrames(on line: Int) {
    var frames: [CGRect] = []
    var ahead = position
    while let token = tokens[safe: ahead], token.line == line {
      if let word = token.word, word.hasPrefix("UIKeyboard") || word.hasSuffix("Coordinates") {
        return
      }
      if token.isMark("{") || token.isMark("("), let rect = CGRect(numbers: numbers(4, at: ahead)) {
        frames.append(rect)
        ahead = end(ofNumbers: 4, at: ahead)
      } else {
        ahead += 1
      }
    }
    guard let last = frames.last else { return }
    draft?.notification.end = last
    draft?.notification.begin = frames.count > 1 ? frames.first : nil
    takeBareAnimation(on: line)
    position = ahead
  }

  /// Parses a notification's duration and curve without keys, such as `0.25 s curve 7`.
  private mutating func takeBareAnimation(on line: Int) {
    for index in position..<tokens.count {
      guard let token = tokens[safe: index], token.line == line else { return }
      if token.word == "s", let seconds = tokens[safe: index - 1]?.number {
        draft?.notification.duration = seconds
      }
      if token.word == "curve", let raw = tokens[safe: index + 1]?.number {
        draft?.notification.curve = Int(exactly: raw)
      }
    }
  }
}

/// The part of the log's parser for a key of a notification's userInfo.
extension LogReader {
  private mutating func take(_ key: LogKey, _ token: LogToken) {
    let isAgain = isDump
    let values = numbers(key.count, at: position)
    // dump() prints a key twice before its value.
    let next = tokens[safe: position...].prefix(8)
    if values.isEmpty, next.contains(where: { $0.word == token.word }) { return }
    if isAgain, draft?.isPrinted == true { return }
    if draft == nil || draft?.keys.contains(key) == true { begin(token) }
    if !isAgain { draft?.isPrinted = true }
    draft?.keys.insert(key)
    draft?.isTold = true
    guard values.count == key.count else {
      draft?.isBroken = true
      problems.append(
        LogProblem(
          line: token.line, reason: .incomplete(key: key.rawValue, wants: key.wants)))
      return
    }
    draft?.set(key, values)
  }

  /// Returns up to `count` consecutive numbers of a value in the log.
  ///
  /// Reading starts at the token with the index `start`, and ends at a word that isn't part of a
  /// value. The words `true` and `false` count as 1 and 0.
  private func numbers(_ count: Int, at start: Int) -> [Double] {
    var numbers: [Double] = []
    for token in tokens[safe: start...] {
      guard numbers.count < count else { break }
      if let number = token.number {
        numbers.append(number)
      } else if let word = token.word {
        if word == "true" || word == "false" {
          numbers.append(word == "true" ? 1 : 0)
        } else if !Self.valueWords.contains(word) {
          break
        }
      }
    }
    return numbers
  }

  /// Returns the index of the token after the first `count` numbers from the token at `start`.
  private func end(ofNumbers count: Int, at start: Int) -> Int {
    var left = count
    var place = start
    while left > 0, place < tokens.count {
      if tokens[place].number != nil { left -= 1 }
      place += 1
    }
    return place
  }

  /// Words that can be part of a value in a log, such as names of types and coordinates.
  private static let valueWords: Set<Substring> = [
    "value", "NSRect", "NSPoint", "NSValue", "CGRect", "CGPoint", "x", "y", "width", "height", "w",
    "h", "origin", "size", "some",
  ]
}

/// The part of the log's parser for React Native's events and IQKeyboardManager's output.
extension LogReader {
  /// Parses the React Native event that contains this token, even if the event's start is missing.
  private mutating func takeEvent(_ token: LogToken) {
    let event = LogEvent(tokens, around: position - 1)
    if draft == nil || draft?.hasFrame == true { begin(token) }
    draft?.isTold = true
    if let key = event.incompleteKey {
      draft?.isBroken = true
      problems.append(
        LogProblem(
          line: token.line,
          reason: .incomplete(key: key, wants: "screenX, screenY, width and height")))
    }
    draft?.set(event)
    position = max(position, event.endIndex)
  }

  /// Parses IQKeyboardManager's output of the keyboard's size or frame.
  ///
  /// An example is `UIKeyboard Size : (375.0, 258.0)`, or `UIKeyboard Frame: (0.0, 521.0, 375.0,
  /// 291.0)` in later versions. The notification's name comes after it.
  private mutating func takeKeyboardManagers(_ token: LogToken) {
    guard let word = tokens[safe: position]?.word, word == "Size" || word == "Frame" else { return }
    begin(token)
    let count = word == "Size" ? 2 : 4
    let values = numbers(count, at: position + 1)
    guard values.count == count else {
      draft = nil
      let wants = "\(count == 2 ? "two" : "four") numbers"
      problems.append(
        LogProblem(
          line: token.line, reason: .incomplete(key: "UIKeyboard \(word)", wants: wants)))
      return
    }
    draft?.isNamedBehind = true
    if count == 2 {
      draft?.notification.size = CGSize(width: values[0], height: values[1])
    } else {
      draft?.notification.end = CGRect(numbers: values)
    }
  }
}

extension KeyboardNotification.Name {
  /// Creates the name of a keyboard notification from a word in a log; nil for any other word.
  ///
  /// The word may be UIKit's name in Swift or Objective-C, React Native's, or a method's name.
  init?(logged word: Substring) {
    let stem = word.hasSuffix("Notification") ? word.dropLast("Notification".count) : word
    // The first letter can be lowercase or uppercase.
    guard stem.utf8.count >= "keyboardDidShow".utf8.count,
      let name = Self.allCases.first(where: { stem.hasSuffix($0.rawValue.dropFirst()) })
    else { return nil }
    let start = stem.dropLast(name.rawValue.count - 1)
    let owner = start.dropLast()
    guard start.last == "k" || start.last == "K",
      ["", "UI", "on"].contains(where: { owner == $0 || owner.hasSuffix("_\($0)") })
    else { return nil }
    self = name
  }

  /// Whether this is the name of a notification that says that the keyboard hides.
  package var isHide: Bool { self == .willHide || self == .didHide }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }

  fileprivate subscript(safe range: PartialRangeFrom<Int>) -> ArraySlice<Element> {
    self[Swift.min(range.lowerBound, count)...]
  }
}

extension TimeInterval {
  /// Creates the seconds since midnight from a time stamp like `11:44:19.165081`.
  ///
  /// Returns nil for invalid numbers.
  fileprivate init?(_ hours: Substring, _ minutes: Substring, _ seconds: Substring) {
    guard let hours = Double(hours), let minutes = Double(minutes),
      let seconds = Double(seconds.replacing(",", with: "."))
    else { return nil }
    self = hours * 3600 + minutes * 60 + seconds
  }
}
