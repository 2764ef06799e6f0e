import Documents
import FormModel
import Patterns

/// A row of a form, or a bar with a field at the screen's bottom, while a decoder reads its keys.
struct RowDraft {
  /// What the keys describe, for messages: a row or a bar.
  let owner: KeyOwner
  var mark: DocumentMark
  /// The keys that were read so far, as a bit set.
  var keys: UInt64 = 0
  /// The bytes of id, label and text, in the order of the document.
  var words: [UInt8] = []
  var id: Range<Int>?
  var label: Range<Int>?
  var text: Range<Int>?
  var height: Double?
  /// The condition for showing the row, with the position of the name of the field it depends on.
  var condition: (ShowCondition, fieldMark: DocumentMark)?
  /// The properties of the row's field besides id and label.
  var field = Field(id: "")
  /// Whether the field has any property besides id and label.
  var hasDetails = false
  var idMark: DocumentMark
  /// The positions of values that are checked together with others, after all keys are read.
  private var marks: [(key: RowKey, mark: DocumentMark)] = []
  /// Whether a key of the row has an error.
  var hasFlaw = false
  /// The first key read so far that a row without a field must not have, with its position.
  ///
  /// An automatic height counts as such a key too.
  var keyOfField: (key: RowKey, mark: DocumentMark)?

  init(owner: KeyOwner = .row, at mark: DocumentMark) {
    self.owner = owner
    self.mark = mark
    idMark = mark
  }

  /// Starts to read another row, and reuses the memory of the draft.
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

  /// Stores the position of the value of a row's key.
  mutating func keep(_ mark: DocumentMark, of key: RowKey) { marks.append((key, mark)) }

  func hasMark(of key: RowKey) -> Bool { marks.contains { $0.key == key } }

  /// Returns the position of the value of a row's key, or of the row if the key is missing.
  func mark(of key: RowKey) -> DocumentMark { marks.first { $0.key == key }?.mark ?? mark }

  /// Copies the bytes of a text into the draft, because they don't outlive the next event.
  ///
  /// Returns their range.
  mutating func keep(_ given: RowEntry.GivenValue) throws(LocatedFault) -> Range<Int> {
    guard given.value.isText else { throw given.wrongKind("text") }
    try given.check(given.value.bytes)
    let start = words.count
    words.append(contentsOf: given.value.bytes)
    return start..<words.count
  }

  /// Calls a function with some of the bytes of the row's id, label or text.
  func with<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    words.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func string(_ range: Range<Int>) -> String {
    with(range) { String(decoding: $0, as: UTF8.self) }
  }
}
