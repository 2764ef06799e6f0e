import Foundation
import Simulation

@testable import Forms

/// A form's YAML text with comments at every kind of place, and the part that owns each comment.
struct CommentedForm {
  /// The part of a form that a line or a comment belongs to.
  enum Owner: Hashable {
    case form
    case section(Int)
    case row(Int)
  }

  /// A comment's unique text, and the part and key that it belongs to.
  struct Comment {
    let text: String
    let owner: Owner
    /// The key that the comment is beside, or nil if the comment belongs to the whole part.
    let key: String?
    /// Whether the comment is beside a line inside the key's value.
    let isNested: Bool
  }

  /// A line without comments.
  struct Line {
    var text: String
    var owner = Owner.form
    var key: String?
    /// Whether the line is inside a text of several lines.
    var isRaw = false
    /// Whether the line is the first line of a row.
    var isFirst = false
    /// Whether a comment may be on a line of its own above.
    var mayHaveLead = true
    /// Whether a comment may follow on the same line.
    var mayHaveTrailer = true

    /// Whether the line is inside the value of `key`, below the key's own line.
    var isNested: Bool {
      guard let key else { return false }
      return !text.drop { $0 == " " || $0 == "-" }.hasPrefix(key)
    }
  }

  private(set) var text = ""
  private(set) var comments: [Comment] = []
  let lines: [Line]

  /// Joins `lines` to a text and adds comments and empty lines at random.
  ///
  /// About one possible place in `rarity` gets a comment.
  init(_ lines: [Line], oneIn rarity: Int, lineEnd: String = "\n", _ dice: inout EditDice) {
    self.lines = lines
    var section = 0
    for (index, line) in lines.enumerated() {
      let margin = String(line.text.prefix { $0 == " " })
      if case .section(let index) = line.owner { section = index }
      if !line.isRaw, line.mayHaveLead {
        if dice.below(rarity * 4) == 0 { text += lineEnd }
        if dice.below(rarity) == 0 {
          let isFar = dice.below(8) == 0
          let (owner, key) = isFar ? ownerAbove(line, section) : (line.owner, line.key)
          for _ in 0...dice.below(2) { text += margin + add("above", owner, key, line) + lineEnd }
          if isFar { text += lineEnd }
        }
      }
      text += line.text
      if !line.isRaw, line.mayHaveTrailer, dice.below(rarity) == 0 {
        text +=
          [" ", "  ", "\t"][dice.below(3)] + add("behind", line.owner, line.key, line)
      }
      text += lineEnd
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      guard case .row = line.owner, next?.owner != line.owner, next?.isRaw != true,
        line.text.hasPrefix("  "), next?.mayHaveLead == true, !line.isRaw, dice.below(rarity) == 0
      else { continue }
      let isItem = line.text.contains("- ")
      if line.text.drop(while: { $0 == " " }).hasPrefix("{") { continue }
      text += margin + (isItem ? "  " : "")
      text += add("below", line.owner, line.isNested ? line.key : nil, line) + lineEnd
    }
    if dice.below(3) == 0 { text += add("end", .form, nil, lines[0]) + lineEnd }
  }

  /// Returns the part and key that own a comment above `line` with an empty line between them.
  private func ownerAbove(_ line: Line, _ section: Int) -> (Owner, String?) {
    let bare = line.text.drop { $0 == " " }
    guard bare.hasPrefix("-") || bare.hasPrefix("{") else { return (line.owner, line.key) }
    switch line.owner {
    case .row where line.key == nil || line.isFirst: return (.section(section), nil)
    case .section: return (.form, nil)
    case .row, .form: return (line.owner, line.key)
    }
  }

  private mutating func add(
    _ kind: String, _ owner: Owner, _ key: String?, _ line: Line
  ) -> String {
    let text = "# \(kind) \(comments.count);"
    let isNested = key != nil && key == line.key && line.isNested
    comments.append(Comment(text: text, owner: owner, key: key, isNested: isNested))
    return text
  }

  /// Splits a form's text into lines, each with the part and key that it belongs to.
  ///
  /// Each row begins with a dash, or is in braces on one line. Comments are left out.
  static func lines(of source: String) -> [Line] {
    var (section, row, dash, rowDash) = (-1, -1, -1, -1)
    var key: String?
    var isInSections = false
    var isInRows = false
    return source.split(separator: "\n").compactMap { text -> Line? in
      let bare = text.drop { $0 == " " }
      if bare.hasPrefix("#") { return nil }
      let indent = text.count - bare.count
      let isItem = bare.hasPrefix("- ")
      let word = bare.drop { $0 == "-" || $0 == " " }.prefix { $0.isLetter }
      if indent == 0, !isItem {
        isInSections = word == "sections"
        key = String(word)
        return Line(text: String(text), key: key)
      }
      guard isInSections else { return Line(text: String(text), key: key) }
      if isItem, dash < 0 { dash = indent }
      if isItem, indent == dash {
        (section, isInRows, rowDash) = (section + 1, false, -1)
      } else if isItem, isInRows, rowDash < 0 || rowDash == indent {
        (row, rowDash) = (row + 1, indent)
        let braces = bare.contains("{field") || bare.contains("{text")
        return Line(
          text: String(text), owner: .row(row), key: braces ? nil : String(word), isFirst: true)
      }
      if isInRows { return Line(text: String(text), owner: .row(row), key: String(word)) }
      isInRows = word == "rows"
      return Line(text: String(text), owner: .section(section), key: String(word))
    }
  }
}

/// Random forms in all of YAML's notations.
extension CommentedForm {
  /// Returns the lines of a random form with three sections and six to twelve rows.
  static func random(_ dice: inout EditDice) -> [Line] {
    var lines = [Line(text: "form: F", key: "form")]
    lines += head(&dice)
    lines.append(Line(text: "sections:", key: "sections"))
    let sectionMargin = ["", "  ", "    "][dice.below(3)]
    var row = 0
    for section in 0..<3 {
      let rows = row..<row + 2 + dice.below(3)
      row = rows.upperBound
      lines += self.section(section, rows, margin: sectionMargin, &dice)
    }
    return lines
  }

  private static func head(_ dice: inout EditDice) -> [Line] {
    var lines: [Line] = []
    if dice.below(2) == 0 { lines.append(Line(text: "style: 'grouped'", key: "style")) }
    if dice.below(2) == 0 { lines.append(Line(text: "device:   iphone-8", key: "device")) }
    switch dice.below(4) {
    case 0: lines.append(Line(text: "settings: {underBars: off}", key: "settings"))
    case 1:
      for text in ["settings:", "  underBars: off", "  fieldScroll: \"on\""] {
        lines.append(Line(text: text, key: "settings"))
      }
    case 2:
      for text in ["settings: {", "  underBars: off,", "  fieldScroll: on", "}"] {
        lines.append(Line(text: text, key: "settings", mayHaveLead: text != "}"))
      }
    default: break
    }
    if dice.below(3) == 0 {
      for text in ["bar:", "  field: message", "  placeholder: Say"] {
        lines.append(Line(text: text, key: "bar"))
      }
    }
    if dice.below(3) == 0 {
      for text in ["containers:", "  - tabBar: true", "  - insets: [0, 1, 2, 3]", "    scale: 0.5"]
      {
        lines.append(Line(text: text, key: "containers"))
      }
    }
    return lines
  }

  private static func section(
    _ section: Int, _ rows: Range<Int>, margin: String, _ dice: inout EditDice
  ) -> [Line] {
    let owner = Owner.section(section)
    if dice.below(5) == 0 {
      let texts = rows.map { braces($0, &dice) }.joined(separator: ", ")
      return [
        Line(text: "\(margin)- {header: S\(section), rows: [\(texts)]}", owner: owner, key: nil)
      ]
    }
    var lines = [Line(text: "\(margin)- header: S\(section)", owner: owner, key: "header")]
    let inner = margin + "  "
    if dice.below(4) == 0 {
      lines.append(Line(text: "\(inner)footer: >-", owner: owner, key: "footer"))
      for text in ["Two", "lines"] {
        lines.append(Line(text: "\(inner)  \(text)", owner: owner, key: "footer", isRaw: true))
      }
    }
    switch dice.below(4) {
    case 0:
      let texts = rows.map { braces($0, &dice) }.joined(separator: ", ")
      lines.append(Line(text: "\(inner)rows: [\(texts)]", owner: owner, key: "rows"))
    case 1:
      lines.append(Line(text: "\(inner)rows: [", owner: owner, key: "rows"))
      for row in rows {
        let comma = row == rows.upperBound - 1 && dice.below(2) == 0 ? "" : ","
        lines.append(Line(text: "\(inner)  \(braces(row, &dice))\(comma)", owner: .row(row)))
      }
      lines.append(Line(text: "\(inner)]", owner: owner, key: "rows"))
    default:
      lines.append(Line(text: "\(inner)rows:", owner: owner, key: "rows"))
      let dashes = inner + ["", "  "][dice.below(2)]
      lines += rows.flatMap { item($0, margin: dashes, &dice) }
    }
    return lines
  }

  private static func braces(_ row: Int, _ dice: inout EditDice) -> String {
    [
      "{field: f\(row), label: 'L\(row)'}", "{ field: f\(row),   label: L\(row) }",
      "{field: f\(row), options: [A, 'B\(row)'], label: \"L\(row)\"}",
    ][dice.below(3)]
  }

  private static func item(_ row: Int, margin: String, _ dice: inout EditDice) -> [Line] {
    let owner = Owner.row(row)
    let inner = margin + "  "
    func line(_ text: String, _ key: String, isRaw: Bool = false, _ mayHaveLead: Bool = true)
      -> Line
    {
      Line(text: inner + text, owner: owner, key: key, isRaw: isRaw, mayHaveLead: mayHaveLead)
    }
    if dice.below(4) == 0 {
      return [Line(text: "\(margin)- \(braces(row, &dice))", owner: owner)]
    }
    if row > 0, dice.below(6) == 0 {
      var lines = [Line(text: "\(margin)- text: |", owner: owner, key: "text", isFirst: true)]
      lines += ["T\(row)", "", "more"].map {
        Line(text: $0.isEmpty ? "" : "\(inner)  \($0)", owner: owner, key: "text", isRaw: true)
      }
      return lines + (dice.below(2) == 0 ? [line("height: 60", "height")] : [])
    }
    var lines: [[Line]] = [[line("label: \"L\(row)\"", "label")]]
    switch dice.below(6) {
    case 0: lines.append([line("options:  [A, 'B\(row)',   C]", "options")])
    case 1:
      lines.append(["options:", "  - A", "  - 'B\(row)'"].map { line($0, "options") })
    case 2:
      lines.append(["options: [", "  A,", "  'B\(row)'", "]"].map { line($0, "options") })
    case 3:
      lines.append(["options:", "- A", "- 'B\(row)'"].map { line($0, "options") })
    default: break
    }
    if row > 0, dice.below(4) == 0 {
      lines.append(["showIf:", "  field: f0", "  filled: true"].map { line($0, "showIf") })
    }
    if dice.below(4) == 0 { lines.append([line("required: true", "required")]) }
    if dice.below(5) == 0 {
      lines.append([
        line("placeholder: >", "placeholder"), line("  One", "placeholder", isRaw: true),
        line("  two", "placeholder", isRaw: true),
      ])
    }
    if dice.below(5) == 0 {
      lines.append([
        line("placeholder: 'One", "placeholder"), line("  two \(row)'", "placeholder", isRaw: true),
      ])
      lines[lines.count - 1][0].mayHaveTrailer = false
      if lines.joined().filter({ $0.key == "placeholder" }).count > 2 { lines.removeLast() }
    }
    let place = dice.below(lines.count + 1)
    lines.insert([line("field: f\(row)", "field")], at: dice.below(3) == 0 ? place : 0)
    var all = lines.flatMap { $0 }
    let dash = ["- ", "- ", "-   "][dice.below(3)]
    if dash.count > 2 { all = all.map { add(2, to: $0) } }
    all[0].isFirst = true
    all[0].text = margin + dash + all[0].text.drop { $0 == " " }
    return all
  }

  private static func add(_ columns: Int, to line: Line) -> Line {
    var line = line
    line.text = String(repeating: " ", count: columns) + line.text
    return line
  }
}

/// A random number generator (splitmix64): the same state gives the same numbers.
struct EditDice {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) % UInt64(limit))
  }

  /// Returns true at random, on average in `times` of ten calls.
  mutating func isLucky(_ times: Int) -> Bool { below(10) < times }
}
