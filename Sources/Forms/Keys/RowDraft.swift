import Documents
import FormModel
import Patterns

/// A row or a bar while its keys are read.
struct RowDraft {
  /// What the keys describe, for messages.
  let owner: String
  var mark: DocumentMark
  /// The keys so far, each a bit.
  var keys: UInt64 = 0
  /// The bytes of id, label and text, in the order in which they came.
  var words: [UInt8] = []
  var id: Range<Int>?
  var label: Range<Int>?
  var text: Range<Int>?
  var height: Double?
  /// When the row is shown, and where that names another field.
  var condition: (ShowCondition, fieldMark: DocumentMark)?
  /// What the field has besides id and label.
  var field = Field(id: "")
  /// Whether it has any of that.
  var hasDetails = false
  var idMark: DocumentMark
  /// The marks of the values that are judged with others, when all are known.
  private var marks: [(key: RowKey, mark: DocumentMark)] = []
  /// Whether something is wrong with a key.
  var hasFlaw = false
  /// The first key that a row of text must not have.
  var keyOfField: (key: RowKey, mark: DocumentMark)?

  init(owner: String = RowKey.owner, at mark: DocumentMark) {
    self.owner = owner
    self.mark = mark
    idMark = mark
  }

  /// Begins another row in the same memory.
  mutating func begin(at mark: DocumentMark) {
    self.mark = mark
    idMark = mark
    keys = 0
    hasFlaw = false
    condition = nil
    words.removeAll(keepingCapacity: true)
    (id, label, text, height, keyOfField) = (nil, nil, nil, nil, nil)
    guard hasDetails else { return }
    hasDetails = false
    field = Field(id: "")
    marks.removeAll(keepingCapacity: true)
  }

  /// Keeps where the value of a field's key stands.
  mutating func keep(_ mark: DocumentMark, of key: RowKey) { marks.append((key, mark)) }

  func hasMark(of key: RowKey) -> Bool { marks.contains { $0.key == key } }

  /// Where a key's value stands, or the row where it has none.
  func mark(of key: RowKey) -> DocumentMark { marks.first { $0.key == key }?.mark ?? mark }

  /// Keeps the bytes of a text, which last only until the next event.
  mutating func keep(_ given: RowEntry.Given) throws(Flaw) -> Range<Int> {
    guard given.value.isText else { throw given.wrongKind("text") }
    try given.check(given.value.bytes)
    let start = words.count
    words.append(contentsOf: given.value.bytes)
    return start..<words.count
  }

  /// The bytes of id, label or text.
  func with<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    words.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func string(_ range: Range<Int>) -> String {
    with(range) { String(decoding: $0, as: UTF8.self) }
  }
}
