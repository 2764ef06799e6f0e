import Testing

@testable import TerminalText

@Suite struct ASCIITextTests {
  @Test func likensSignsAndMarksTheRest() {
    #expect(ASCIIText.replacing("zip · 0 → 8… ‹n› é漢") == "zip - 0 -> 8... <n> ??")
  }

  @Test(
    arguments: [
      ("a", 1, "a"), ("…", 1, "~"), ("→", 1, "?"), ("é", 1, "?"), ("漢", 2, "??"), ("😀", 2, ":)"),
    ] as [(Character, Int, String)])
  func likenessIsAsWideAsTheCluster(_ cluster: Character, _ columns: Int, _ likeness: String) {
    #expect(ASCIIText.likeness(of: cluster, columns: columns) == likeness)
  }
}
