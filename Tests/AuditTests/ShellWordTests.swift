import Testing

@testable import Audit

struct ShellWordTests {
  @Test(
    "An argument is quoted for a shell only where needed",
    arguments: [
      ("Card()", "'Card()'"), ("-d", "-d"), ("it's", #"'it'\''s'"#), ("a b", "'a b'"), ("", "''"),
    ])
  func quoting(word: String, quoted: String) { #expect(ShellWord.quoted(word) == quoted) }
}
