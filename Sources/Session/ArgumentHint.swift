import Forms
import Foundation

/// What of a command's usage is still to come, its names replaced by what they take today.
struct ArgumentHint {
  private let spec: CommandSpec
  private let given: [String]
  private let session: Session

  init(_ spec: CommandSpec, given: [String], session: Session) {
    self.spec = spec
    self.given = given
    self.session = session
  }

  /// The rest of each form of the command that the words given fit; empty where nothing may follow.
  var text: String {
    let forms = spec.usage.dropFirst(spec.name.count).components(separatedBy: " | ")
    let rests = forms.compactMap { rest(of: $0.split(separator: " ").map(String.init)) }
    return rests.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  private func rest(of words: [String]) -> String? {
    guard given.count <= words.count, zip(given, words).allSatisfy(Self.fits) else { return nil }
    return words.dropFirst(given.count).map(shown).joined(separator: " ")
  }

  private static func fits(_ word: String, _ pattern: String) -> Bool {
    pattern.contains(where: \.isUppercase)
      || pattern.trimmingBrackets.components(separatedBy: "|").contains(word)
  }

  private func shown(_ word: String) -> String {
    let name = word.trimmingBrackets
    guard name.contains(where: \.isUppercase) else { return name }
    switch name {
    case "TEXT": return "‹\(value)›"
    case "VALUE" where spec.name == "setting": return "‹\(settingValue)›"
    default: return "‹\(name.lowercased())›"
    }
  }

  private var settingValue: String {
    guard let name = given.first, let setting = Setting(rawValue: name) else { return "value" }
    return "\(setting.choices.joined(separator: "|")), now \(session.value(of: setting))"
  }

  /// What the field that the text is for takes, and its value where that may be told.
  private var value: String {
    guard let row = editedRow, let field = session.form.field(atRow: row) else { return "text" }
    let value = session.value(ofRow: row)
    guard !field.isSecure, !value.isEmpty else { return field.expectation }
    let start = value.count > 24 ? value.prefix(24) + "…" : value[...]
    return "\(field.expectation), now \(String(start).jsonQuoted)"
  }

  private var editedRow: Int? {
    switch spec.name {
    case "type", "paste": return session.activeRow
    case "set":
      guard let name = given.first, case .row(let row) = session.form.find(name) else { return nil }
      return row
    default: return nil
    }
  }
}

extension Field {
  /// What a value should be, in a few words.
  var expectation: String {
    if let options { return options.joined(separator: "|") }
    if let count = digitCount { return count == 1 ? "1 digit" : "\(count) digits" }
    if let minimum, let maximum { return "\(minimum.inWords) to \(maximum.inWords)" }
    if let words = rulesInWords { return words.replacing("must ", with: "") }
    return keyboard == .numberPad || keyboard == .asciiNumberPad ? "digits" : "text"
  }

  /// The number of digits that the pattern wants, where it wants nothing else.
  private var digitCount: Int? {
    guard let pattern, pattern.hasSuffix("}") else { return nil }
    for digit in ["[0-9]{", "\\d{"] where pattern.hasPrefix(digit) {
      return Int(pattern.dropFirst(digit.count).dropLast())
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingBrackets: String {
    trimmingCharacters(in: CharacterSet(charactersIn: "[]…"))
  }
}
