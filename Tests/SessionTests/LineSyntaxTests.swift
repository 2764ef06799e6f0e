import Testing

@testable import Session

/// Tests how a command line is split into words.
@Suite struct LineSyntaxTests {
  static let lines: [(String, [String])] = [
    ("", []),
    (" \t ", []),
    ("focus zip", ["focus", "zip"]),
    ("  focus\t\tzip  ", ["focus", "zip"]),
    ("set name 'Ada  Lovelace'", ["set", "name", "Ada  Lovelace"]),
    (#"set name "Ada \"Countess\" \\ L\ovelace""#, ["set", "name", #"Ada "Countess" \ Lovelace"#]),
    (#"set note "one\ntwo\tthree\r\\n""#, ["set", "note", "one\ntwo\tthree\r\\n"]),
    (#"set note 'one\ntwo'"#, ["set", "note", #"one\ntwo"#]),
    (#"set name 'a \ "b"'"#, ["set", "name", #"a \ "b""#]),
    (#"set name "it's""#, ["set", "name", "it's"]),
    ("set name ''", ["set", "name", ""]),
    ("set name 'b c'\"d e\"f", ["set", "name", "b cd ef"]),
    ("set name O'Brien 5\"", ["set", "name", "O'Brien", "5\""]),
    (#"set name a\ b"#, ["set", "name", #"a\"#, "b"]),
    ("# a comment", []),
    ("focus zip # with a reason", ["focus", "zip"]),
    ("set name a#1", ["set", "name", "a#1"]),
    ("set name '#1'", ["set", "name", "#1"]),
    ("set name größe 漢字 👨‍👩‍👧", ["set", "name", "größe", "漢字", "👨‍👩‍👧"]),
    ("set name '\u{301}a'", ["set", "name", "\u{301}a"]),
    ("set name a\u{A0}b", ["set", "name", "a\u{A0}b"]),
  ]

  @Test("A line splits into words by spaces, quotes and escapes", arguments: lines)
  func wordsOfALine(line: String, words: [String]) throws {
    #expect(try LineSyntax.words(of: line).map(\.text) == words)
  }

  @Test("Columns count Unicode scalars from 1") func columnsCountScalarsFromOne() throws {
    let words = try LineSyntax.words(of: "  set e\u{301}x 'a b' \"\" z")
    #expect(
      words == [
        Word(text: "set", column: 3, isQuoted: false),
        Word(text: "e\u{301}x", column: 7, isQuoted: false),
        Word(text: "a b", column: 11, isQuoted: true),
        Word(text: "", column: 17, isQuoted: true),
        Word(text: "z", column: 20, isQuoted: false),
      ])
  }

  @Test(
    "An unclosed quote is an error at its column",
    arguments: [
      ("'", Character("'"), 1), ("set name 'Ada", "'", 10), ("set name \"Ada\\\"", "\"", 10),
      ("echo 'a'\"b", "\"", 9), ("echo 'a' \"b", "\"", 10),
    ])
  func quoteThatIsNotClosed(line: String, quote: Character, column: Int) {
    #expect(throws: CommandError(.openQuote(quote), column: column)) {
      try LineSyntax.words(of: line)
    }
  }

  @Test(
    "A quoted text is read back as one word",
    arguments: [
      ("zip", "zip"), ("", "''"), ("a b", "'a b'"), ("a\tb", "'a\tb'"), ("#1", "'#1'"),
      ("a#1", "a#1"), ("it's", "it's"), ("a\"b", "a\"b"), ("'a", "\"'a\""), (#"a\b"#, #"a\b"#),
      (#"it's \ "so""#, #""it's \\ \"so\"""#), ("\u{301} x", "'\u{301} x'"),
      ("one\ntwo", #""one\ntwo""#), ("it's \r\n\"so\"", #""it's \r\n\"so\"""#),
      ("a\tb\n", #""a\tb\n""#),
    ])
  func quotedText(text: String, quoted: String) throws {
    #expect(LineSyntax.quoted(text).unicodeScalars.elementsEqual(quoted.unicodeScalars))
    #expect(try LineSyntax.words(of: quoted).map(\.text) == [text])
  }

  /// Random texts of any characters, once quoted, are read back as the same single word.
  @Test("Any quoted text reads back as one word") func quotedTextComesBack() throws {
    let alphabet: [Character] = [
      "a", " ", "\t", "'", "\"", "\\", "#", "é", "\u{301}", "漢", "\n", "\r", "n",
    ]
    var random = Random(seed: 1)
    for _ in 0..<2000 {
      let text = String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        })
      let words = try LineSyntax.words(of: "set name " + LineSyntax.quoted(text) + " # end")
      #expect(words.map(\.text) == ["set", "name", text], "\(text.debugDescription)")
    }
  }
}
