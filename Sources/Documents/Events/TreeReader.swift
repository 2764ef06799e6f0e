import Geometry
import TerminalText

/// A reader of a value in memory, which returns the same events as a parser of a file.
///
/// With this reader, edits of a form pass the same checks as files.
package final class TreeReader: DocumentReader {
  /// A step in walking through the value in memory, which results in one event.
  private struct Step {
    package var kind: DocumentEvent.Kind
    package var bytes: Range<Int>
    package var number: Double
    package var column: Int
  }

  private var steps: [Step] = []
  private var index = 0
  private let memory: UnsafeBufferPointer<UInt8>
  package var keptCount = 0
  package var isOnlyCounting = false

  /// Creates a reader that returns the events of a value in memory.
  package init(_ tree: DocumentTree) {
    var bytes: [UInt8] = []
    Self.flatten(tree, column: 0, &steps, &bytes)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    self.memory = UnsafeBufferPointer(memory)
  }

  deinit { memory.deallocate() }

  private static func flatten(
    _ tree: DocumentTree, column: Int, _ steps: inout [Step], _ bytes: inout [UInt8]
  ) {
    func add(_ kind: DocumentEvent.Kind, _ text: String = "", _ number: Double = 0, at: Int) {
      let start = bytes.count
      bytes += text.utf8
      steps.append(Step(kind: kind, bytes: start..<bytes.count, number: number, column: at))
    }
    switch tree {
    case .plain(let text): add(.plain, text, at: column)
    case .text(let text): add(.text, text, at: column)
    case .number(let number): add(.number, "", number, at: column)
    case .flag(let flag): add(flag ? .yes : .no, at: column)
    case .list(let elements):
      add(.list, at: column)
      for element in elements { flatten(element, column: column, &steps, &bytes) }
      add(.listEnd, at: column)
    case .mapping(let entries):
      add(.mapping, at: column)
      for entry in entries {
        let place = entry.column > 0 ? entry.column : column
        add(.text, entry.key, at: place)
        flatten(entry.value, column: place, &steps, &bytes)
      }
      add(.mappingEnd, at: column)
    }
  }

  package var size: Int { memory.count }

  package func next() -> DocumentEvent {
    guard index < steps.count else {
      return DocumentEvent(.null, at: DocumentMark(value: 0))
    }
    let step = steps[index]
    index += 1
    return DocumentEvent(
      step.kind, at: DocumentMark(value: UInt64(step.column)),
      bytes: UnsafeBufferPointer(rebasing: memory[step.bytes]), value: step.number)
  }

  package func finish() {}

  /// Returns the place in the command line of a value that a command gives.
  ///
  /// The place is the whole line if the value's column is unknown.
  package func place(of mark: DocumentMark) -> FormError.Place {
    mark.value > 0 ? .position(line: 1, column: Int(mark.value)) : .file
  }
}
