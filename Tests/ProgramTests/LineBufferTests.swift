import Testing

@testable import Program
@testable import SessionRunning

/// Tests that a script has the same lines however its bytes are split on arrival.
struct LineBufferTests {
  private func lines(_ text: String, inPiecesOf size: Int) throws -> [String] {
    var rest = Array(text.utf8)[...]
    var buffer = LineBuffer()
    var lines: [String] = []
    while true {
      while !buffer.hasLine() {
        buffer.fill { bytes in
          let piece = rest.prefix(min(size, bytes.count))
          bytes.copyBytes(from: piece)
          rest = rest.dropFirst(piece.count)
          return piece.count
        }
      }
      guard let line = try buffer.next() else { return lines }
      lines.append("\(buffer.number) \(line)")
    }
  }

  @Test("A buffer splits input into lines, whatever its pieces", arguments: [1, 2, 3, 7, 100])
  func cutsLines(size: Int) throws {
    let text = "\u{feff}one\r\n\ntwo é 漢\nthree\r\nlast"
    #expect(try lines(text, inPiecesOf: size) == ["1 one", "2 ", "3 two é 漢", "4 three", "5 last"])
  }

  @Test("A long line may span many pieces") func longLinesCrossManyPieces() throws {
    let long = String(repeating: "漢", count: 30_000)
    #expect(try lines("a\n\(long)\nb\n", inPiecesOf: 20_000) == ["1 a", "2 \(long)", "3 b"])
  }
}
