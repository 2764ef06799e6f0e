import Testing

@testable import Program
@testable import Terminal

struct PathTests {
  @Test(
    "A path is split into folder and name",
    arguments: [
      ("a", "", "a"), ("a/b", "a/", "b"), ("a/", "a/", ""), ("/", "/", ""), ("/a", "/", "a"),
      ("", "", ""), ("a//b", "a//", "b"), ("é/ü.json", "é/", "ü.json"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(path.folderPart == folder)
    #expect(path.namePart == name)
  }
}
