import Foundation
import Session
import Testing

@testable import Program
@testable import Terminal
@testable import SessionRunning

struct ScriptReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func script(_ bytes: some Collection<UInt8>) throws -> ScriptReader {
    let path = folder.path + "/script"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try ScriptReader(path: path)
  }

  private func lines(_ bytes: some Collection<UInt8>) throws -> [String] {
    let reader = try script(bytes)
    var lines: [String] = []
    while let (number, text) = try reader.next() { lines.append("\(number) \(text)") }
    return lines
  }

  @Test(
    "The reader returns numbered lines",
    arguments: [
      ("", []),
      ("a", ["1 a"]),
      ("a\n", ["1 a"]),
      ("a\r\nb\r\n", ["1 a", "2 b"]),
      ("\u{feff}a\n\nb", ["1 a", "2 ", "3 b"]),
      ("a\n\u{feff}b", ["1 a", "2 \u{feff}b"]),
      ("é 漢\n", ["1 é 漢"]),
    ])
  func handsOutLines(text: String, expected: [String]) throws {
    #expect(try lines(text.utf8) == expected)
  }

  @Test(
    "An error names the encoding of a script that is not UTF-8",
    arguments: [
      (String.Encoding.utf16, "UTF-16"), (.utf16BigEndian, "UTF-16"),
      (.utf32LittleEndian, "UTF-32"),
    ])
  func anotherEncodingIsNamed(_ encoding: String.Encoding, _ name: String) throws {
    let reader = try script(try #require("focus a\n".data(using: encoding)))
    let error = ScriptError(
      file: reader.name, position: .init(line: 1, column: 1), problem: .encoding(name))
    #expect(throws: error) { try reader.next() }
  }

  struct Fault: Sendable {
    var bytes: [UInt8]
    var column: Int
    var problem: ScriptError.Problem
  }

  @Test(
    "An invalid line leaves the next ones readable",
    arguments: [
      Fault(bytes: [0x61, 0x00], column: 2, problem: .nullCharacter),
      Fault(bytes: [0xc3, 0xa9, 0xff, 0x61], column: 2, problem: .brokenUTF8(byte: 0xff)),
      // An e with an accent of its own is two scalars, as in every other column.
      Fault(bytes: [0x65, 0xcc, 0x81, 0xff], column: 3, problem: .brokenUTF8(byte: 0xff)),
      Fault(bytes: [0x61, 0xc3], column: 2, problem: .brokenUTF8(byte: 0xc3)),
      Fault(bytes: [0xc0, 0x80], column: 1, problem: .brokenUTF8(byte: 0xc0)),
      Fault(bytes: [0xed, 0xa0, 0x80], column: 1, problem: .brokenUTF8(byte: 0xed)),
    ])
  func aFaultIsOneLines(fault: Fault) throws {
    let reader = try script(Array("one\n".utf8) + fault.bytes + Array("\nthree\n".utf8))
    #expect(try reader.next()?.text == "one")
    let error = ScriptError(
      file: reader.name, position: .init(line: 2, column: fault.column), problem: fault.problem
    )
    #expect(throws: error) { try reader.next() }
    let third = try reader.next()
    #expect(third?.text == "three")
    #expect(third?.number == 3)
    #expect(try reader.next() == nil)
  }

  @Test("A line may have up to a megabyte") func aLineMayHaveAMegabyte() throws {
    let longest = Array(repeating: UInt8(ascii: "a"), count: 1_048_576)
    #expect(try script(longest + [0x0d, 0x0a]).next()?.text.utf8.count == 1_048_576)
    let reader = try script(longest + longest + Array("a\nb".utf8))
    let error = ScriptError(
      file: reader.name, position: .init(line: 1, column: 1_048_577),
      problem: .lineTooLong(limit: 1_048_576)
    )
    #expect(throws: error) { try reader.next() }
    #expect(try reader.next()?.text == "b")
  }

  @Test("A line of a pipe is read before the pipe ends") func aLineOfAPipeIsThereBeforeTheEnd()
    throws
  {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let reader = ScriptReader(descriptor: ends[0], name: "<stdin>")
    let output = TerminalOutput(descriptor: ends[1])
    try output.write("a\nb")
    #expect(try reader.next()?.text == "a")
    try output.write("c\n")
    #expect(try reader.next()?.text == "bc")
  }

  @Test("Swift code as a script is refused, with the commands that read it")
  func swiftAsScript() throws {
    let path = try folder.file("App.swift", "import UIKit\n")
    let cause = FileError(.read, path, .contents(.swiftAsScript))
    let error = ScriptError(file: path, position: nil, problem: .file(cause))
    #expect(throws: error) { try ScriptReader(path: path) }
    #expect(
      cause.reason
        == "it has Swift code, not commands; `formlift try \(path)` runs UIKit code, and "
        + "`formlift import \(path)` makes a form of a SwiftUI view")
  }

  @Test("A folder cannot be read as a script") func aFolderCannotBeRead() throws {
    let cause = FileError(.open, folder.path, code: EISDIR)
    let error = ScriptError(file: folder.path, position: nil, problem: .file(cause))
    #expect(throws: error) { try ScriptReader(path: folder.path) }
  }

  @Test(
    "A script error says where and why",
    arguments: [
      (
        ScriptError(file: "a", position: nil, problem: .file(FileError(.open, "a", code: ENOENT))),
        "a: error: No such file or directory"
      ),
      (
        ScriptError(file: "a", position: .init(line: 2, column: 3), problem: .nullCharacter),
        "a:2:3: error: a NUL character; a script is text"
      ),
      (
        ScriptError(
          file: "<stdin>", position: .init(line: 2, column: 3), problem: .brokenUTF8(byte: 0xff)
        ),
        "<stdin>:2:3: error: byte 0xff is no UTF-8 here; save the script as UTF-8"
      ),
      (
        ScriptError(
          file: "a", position: .init(line: 1, column: 9), problem: .lineTooLong(limit: 8)
        ),
        "a:1:9: error: the line has more than 8 bytes"
      ),
    ])
  func saysWhereAndWhy(error: ScriptError, words: String) {
    #expect(error.description == words)
  }

  @Test("A file that never ends is an error, and the script is over")
  func endlessFile() throws {
    let reader = try ScriptReader(path: "/dev/zero", limit: 2 << 20)
    let error = #expect(throws: ScriptError.self) { try reader.next() }
    guard case .file(let fault)? = error?.problem else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(
      fault == FileError(.read, "/dev/zero", .file(.tooLong(limit: 2 << 20, larger: 256 << 20))))
    #expect(try reader.next() == nil)
  }

  @Test(
    "The program says that a script never ends",
    arguments: [
      ("-f", "/dev/zero", 2), ("-c", "source /dev/zero", 1),
    ])
  func endlessScript(option: String, argument: String, status: Int32) throws {
    let ending = try Workplace().formlift([option, argument])
    #expect(Int32(ending.status) == status)
    #expect(ending.diagnostics.contains("/dev/zero"))
    #expect(ending.diagnostics.contains("--large"))
  }
}
