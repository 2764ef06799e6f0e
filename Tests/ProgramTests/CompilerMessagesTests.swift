import Testing

@testable import Program
@testable import AppCode

/// Tests that compiler messages about ported sources show lines of the original sources.
struct CompilerMessagesTests {
  private static let messages = CompilerMessages(
    texts: [
      "A.swift": .init(
        original: "import UIKit\n@objc class A { @objc func f() { let x: Int = \"no\" } }\n",
        ported: "import UIKit\nclass A { func f() { let x: Int = \"no\" } }\n"),
      "--as": .init(original: "A(table", ported: "  return A(table"),
    ], start: ("/tmp/main.swift", "--as"))

  @Test("A compiler error shows the line as it was written") func aLineIsShownAsItWasWritten() {
    let output = """
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      A.swift:2:35: error: cannot convert value
      class A { func f() { let x: Int = "no" } }
                                        ^~~~
      A.swift:2:35: error: cannot convert value
      class A { func f() { let x: Int = "no" } }
                                        ^~~~
      <unknown>:0: note: of another place

      """
    #expect(
      Self.messages.lines(of: output) == [
        "A.swift:2:47: error: cannot convert value",
        "@objc class A { @objc func f() { let x: Int = \"no\" } }",
        "                                              ^",
        "<unknown>:0: note: of another place",
      ])
  }

  @Test("An error after the expression points to its end")
  func whatIsAroundTheExpressionIsAtItsEnd() {
    #expect(
      Self.messages.lines(of: "/tmp/main.swift:14:1: error: expected ')'\n}\n^\n") == [
        "--as:1:8: error: expected ')'", "A(table", "       ^",
      ])
    #expect(
      Self.messages.lines(of: "--as:1:11: note: to match this\n  return A(table\n          ^\n")
        == [
          "--as:1:2: note: to match this", "A(table", " ^",
        ])
  }

  @Test("A compiler error without a place is reported as it is") func whatFailsWithoutAPlaceIsTold()
  {
    let output = "error: link command failed with exit code 1\nld: undefined reference\n"
    #expect(
      Self.messages.lines(of: output)
        == ["error: link command failed with exit code 1", "ld: undefined reference"])
  }

  @Test(
    "A column in ported code is mapped to the original",
    arguments: [
      ("var a", "@objc var a", 1, 7), ("var a", "@objc var a", 5, 11),
      ("f(Selector(\"a\", A.a), b)", "f(#selector(a), b)", 23, 17), ("same", "same", 9, 5),
    ])
  func columns(ported: String, original: String, column: Int, expected: Int) {
    #expect(CompilerMessages.column(column, of: ported[...], in: original[...]) == expected)
  }
}
