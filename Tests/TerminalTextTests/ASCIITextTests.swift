import Testing

@testable import TerminalText

@Suite struct ASCIITextTests {
  @Test func likensSignsAndMarksTheRest() {
    #expect(ASCIIText.replacing("zip · 0 → 8… ‹n› é漢") == "zip - 0 -> 8... <n> ??")
  }

  @Test(
    arguments: [
      ("…", "~"), ("│", "|"), ("😀", ":)"), ("▸", ">"), ("é", nil), ("漢", nil), ("→", nil),
    ] as [(Unicode.Scalar, String?)])
  func likenessIsAsWideAsTheScalar(_ scalar: Unicode.Scalar, _ likeness: String?) {
    #expect(ASCIIText.likeness(of: scalar) == likeness)
    #expect(likeness.map { $0.count == TextColumns.of(scalar) } ?? true)
  }
}
