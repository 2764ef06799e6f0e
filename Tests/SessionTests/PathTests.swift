import Testing

@testable import Session

struct PathTests {
  @Test(arguments: [
    ("", "", ""), ("/", "/", ""), ("//", "/", ""), ("a", "", "a"), ("a/", "", "a"), ("~", "", "~"),
    ("~/", "", "~"), ("./", "", "."), ("ab", "", "ab"), ("/a", "/", "a"), ("//a", "/", "a"),
    ("a/b", "a", "b"), ("a//b//", "a", "b"), ("/a/b/", "/a", "b"), ("é/漢", "é", "漢"),
    ("a/\u{301}b", "a", "\u{301}b"),
  ])
  func parts(path: String, folder: String, name: String) {
    #expect(path.folder == folder)
    #expect(path.lastName == name)
  }
}
