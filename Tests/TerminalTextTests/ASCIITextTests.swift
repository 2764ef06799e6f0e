import Testing

@testable import TerminalText

@Suite struct ASCIITextTests {
  @Test("ASCII text replaces known signs by similar ones and all others by question marks")
  func replacesSigns() {
    #expect(ASCIIText.replacing("zip · 0 → 8… ‹n› é漢") == "zip - 0 -> 8... <n> ??")
  }

  @Test(
    "The ASCII replacement of a sign takes as many columns as the sign",
    arguments: [
      ("…", "~"), ("│", "|"), ("😀", ":)"), ("▸", ">"), ("é", nil), ("漢", nil), ("→", nil),
    ] as [(Unicode.Scalar, String?)])
  func replacementKeepsWidth(_ scalar: Unicode.Scalar, _ likeness: String?) {
    #expect(ASCIIText.likeness(of: scalar) == likeness)
    #expect(likeness.map { $0.count == TextColumns.of(scalar) } ?? true)
  }
}
