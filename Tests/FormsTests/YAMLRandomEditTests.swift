import Foundation
import Testing

@testable import Forms

/// Tests that random edits keep the comments, order and spelling of all other parts.
///
/// The environment variable `FORMLIFT_CASES` is the number of edits, by default 100, and
/// `FORMLIFT_CASE_SEED` the first seed.
@Suite struct YAMLRandomEditTests {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FORMLIFT_CASES"].flatMap(UInt64.init) ?? 100
    let first = environment["FORMLIFT_CASE_SEED"].flatMap(UInt64.init) ?? 0
    return first..<first + count
  }()

  private static let shipped: [[CommentedForm.Line]] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../forms")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".yaml") }.compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8))
        .map(CommentedForm.lines)
    }
  }()

  @Test("Random edits keep the comments, order and spelling of other parts", arguments: seeds)
  func keepsTheRest(seed: UInt64) throws {
    var dice = EditDice(state: seed)
    let isShipped = seed % 3 == 0 && !Self.shipped.isEmpty
    let lines =
      isShipped
      ? Self.shipped[Int(seed / 3) % Self.shipped.count] : CommentedForm.random(&dice)
    let lineEnd = seed % 7 == 0 ? "\r\n" : "\n"
    let commented = CommentedForm(lines, oneIn: 1 + dice.below(4), lineEnd: lineEnd, &dice)
    let source = try form(commented.text)
    let edit = try RandomEdit(of: source, &dice)
    let text = try #require(edit.form.patchedSource)
    let context = "\(edit.steps)\n\(commented.text)\n=====\n\(text)"
    let read = try? form(text)
    #expect(read == edit.form, "another form; \(context)")
    let all = text.split(whereSeparator: \.isNewline).map(Self.parts)
    let found = Dictionary(grouping: all.indices) { all[$0].comment }
    var places: [CommentedForm.Owner: Int] = [:]
    for comment in commented.comments {
      let found = found[comment.text[...], default: []]
      #expect(found.count <= 1, "\(comment.text) twice; \(context)")
      guard edit.keeps(comment) else { continue }
      #expect(found.count == 1, "\(comment.text) lost; \(context)")
      // A closing bracket's comment stands behind the key when the list opens.
      let hasPlace = comment.key != nil || comment.owner != .form
      guard let place = found.first, hasPlace, !(comment.isNested && comment.key == "rows") else {
        continue
      }
      #expect(
        place >= places[comment.owner, default: 0], "\(comment.text) in another order; \(context)")
      places[comment.owner] = place
    }
    let kept = Dictionary(all.map { ($0.words, 1) }, uniquingKeysWith: +)
    let own = Dictionary(
      commented.lines.filter(edit.keeps).map { (Self.parts(of: $0.text[...]).words, 1) },
      uniquingKeysWith: +)
    for (line, count) in own where !line.isEmpty {
      let isInLine = text.contains(line)
      #expect(
        isInLine || kept[line, default: 0] >= count, "\(line) has another spelling; \(context)")
    }
  }

  /// Returns a line's comment, and its words without a dash, brackets, commas and spaces around
  /// them.
  private static func parts(of line: Substring) -> (words: Substring, comment: Substring) {
    let bytes = line.utf8
    let sign = bytes.lastIndex(of: UInt8(ascii: "#"))
    let isComment = sign.map { line[$0...].utf8.last == UInt8(ascii: ";") } ?? false
    let end = isComment ? sign ?? line.endIndex : line.endIndex
    let isBlank = { (byte: UInt8) in " \t\r-,[]".utf8.contains(byte) }
    let start = bytes[..<end].firstIndex { !isBlank($0) } ?? end
    let last = bytes[start..<end].lastIndex { !isBlank($0) }
    return (last.map { line[start...$0] } ?? "", line[end...])
  }
}

/// A form with one to four random edits, and which parts of its text they must leave.
private struct RandomEdit {
  private(set) var form: Form
  private(set) var steps: [String] = []
  private let source: Form
  /// The index that each row had before the edits, or nil for a new row.
  private var origins: [Int?]

  init(of source: Form, _ dice: inout EditDice) throws {
    (form, self.source) = (source, source)
    origins = Array(source.rows.indices)
    for number in 0...dice.below(4) {
      guard let (words, edit) = try? Self.edit(of: form, number, &dice),
        !edit.form.sections.isEmpty,
        edit.form.sections.allSatisfy({ !$0.rows.isEmpty }),
        (try? edit.form.definition(in: .json, fileName: "x.json", vocabulary: vocabulary)) != nil
      else { continue }
      origins = edit.form.rows.indices.map { edit.origins[$0].flatMap { origins[$0] } }
      form = edit.form
      steps.append(words)
    }
  }

  private static func edit(
    of form: Form, _ number: Int, _ dice: inout EditDice
  ) throws -> (String, FormEdit) {
    let (row, other) = (dice.below(form.rows.count), dice.below(form.rows.count))
    let section = dice.below(form.sections.count)
    switch dice.below(15) {
    case 0:
      let keys = [GivenKey("field", "n\(number)"), GivenKey("label", "New: x")]
      return ("add after \(row)", try form.addingRow(keys, at: .after(row)))
    case 1:
      return ("add before \(row)", try form.addingRow([GivenKey("text", "# no")], at: .before(row)))
    case 2: return ("remove \(row)", try form.removing(row: row))
    case 3: return ("move \(row) into \(section)", try form.moving(row: row, to: .inside(section)))
    case 4: return ("move \(row) before \(other)", try form.moving(row: row, to: .before(other)))
    case 5: return ("move \(row) after \(other)", try form.moving(row: row, to: .after(other)))
    case 6:
      let place = EditPlace.before(dice.below(form.sections.count))
      return ("move section \(section) \(place)", try form.moving(section: section, to: place))
    case 7: return ("remove section \(section)", try form.removing(section: section))
    case 8:
      let key = GivenKey(
        ["header", "footer"][dice.below(2)], ["", "Other", "a # b"][dice.below(3)])
      return (
        "\(key.name)=\(key.text) of section \(section)", try form.setting([key], ofSection: section)
      )
    case 9:
      let added = try form.addingSection([GivenKey("header", "N\(number)")], at: .end).form
      let edit = try added.moving(row: row, to: .inside(added.sections.count - 1))
      return ("move \(row) into a new section", edit)
    case 10:
      let keys = [
        ("style", "plain"), ("style", ""), ("device", "iphone-5s"), ("device", ""), ("bar", ""),
        ("settings", "underBars: on"), ("settings", ""), ("form", "G"), ("containers", ""),
      ]
      let (name, text) = keys[dice.below(keys.count)]
      return (
        "\(name)=\(text)", try form.setting([GivenKey(name, text)], vocabulary: vocabulary)
      )
    default:
      let keys = [
        ("label", ""), ("label", "Two words"), ("label", "a: b"), ("options", "A, D"),
        ("options", ""), ("options", "A, B\(fieldDigits(ofRow: row, in: form)), C"),
        ("height", "70"),
        ("height", ""),
        ("showIf", ""), ("required", "true"), ("required", ""), ("placeholder", "x"),
        ("placeholder", ""), ("field", "other"), ("text", "New"), ("value", "A"),
      ]
      let (name, text) = keys[dice.below(keys.count)]
      return ("\(name)=\(text) of \(row)", try form.setting([GivenKey(name, text)], ofRow: row))
    }
  }

  /// Returns the digits in the id of a row's field, as in `f7`, or an empty text without a field.
  private static func fieldDigits(ofRow row: Int, in form: Form) -> String {
    form.field(atRow: row)?.id.filter(\.isNumber) ?? ""
  }

  /// Whether the edited text must still contain the comment.
  func keeps(_ comment: CommentedForm.Comment) -> Bool {
    guard let (old, new) = entries(of: comment.owner) else { return false }
    guard let key = comment.key else { return true }
    if comment.isNested, old[key] != new[key] {
      // Other elements than before may have no place for it.
      guard let old = old[key]?.elements, let new = new[key]?.elements else { return false }
      return new.count >= old.count
    }
    return old[key] == nil || new[key] != nil
  }

  /// Whether the edited text must still contain the line, unchanged.
  func keeps(_ line: CommentedForm.Line) -> Bool {
    guard let (old, new) = entries(of: line.owner) else { return false }
    if let key = line.key, key != "rows", key != "sections" { return old[key] == new[key] }
    if case .row = line.owner { return old == new }
    return false
  }

  /// Returns the keys and values of a part before and after the edits, or nil if it was removed.
  private func entries(
    of owner: CommentedForm.Owner
  ) -> (old: [String: DocumentTree], new: [String: DocumentTree])? {
    let (old, new) = (source.tree, form.tree)
    switch owner {
    case .form: return (Self.values(old), Self.values(new))
    case .section(let section):
      guard let place = form.sections.firstIndex(where: { $0.origin == section }) else {
        return nil
      }
      return (Self.values(old.sections[section]), Self.values(new.sections[place]))
    case .row(let row):
      guard let place = origins.firstIndex(of: row) else { return nil }
      return (Self.values(source.rows[row].tree), Self.values(form.rows[place].tree))
    }
  }

  private static func values(_ tree: DocumentTree) -> [String: DocumentTree] {
    Dictionary((tree.entries ?? []).map { ($0.key, $0.value) }) { $1 }
  }
}
