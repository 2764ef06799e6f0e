import Session
import Testing

@testable import Program
@testable import Terminal

struct CompletionListTests {
  private static func list(_ texts: [String], isFinal: Bool = true) -> CompletionList {
    CompletionList(
      candidates: texts.map { Candidate($0, isFinal: isFinal) }
    )
  }

  @Test(
    "Completion inserts only the text common to all candidates",
    arguments: [
      (["focus"], "f", "focus "),
      (["focus"], "focus", "focus "),
      (["scroll row", "scroll rect"], "scr", "scroll r"),
      (["Name", "Nation"], "na", "Na"),
      (["focus", "fold"], "fo", nil),
      (["apple", "pear"], "p", nil),
      (["'my forms/", "'my files/"], "m", "'my f"),
      (["'my forms/", "'my files/"], "'my f", nil),
    ] as [([String], String, String?)])
  func completesAsFarAsItIsSure(texts: [String], word: String, sure: String?) {
    #expect(Self.list(texts).sureText(replacing: word) == sure)
  }

  @Test("Completing a folder adds no space") func aFolderGoesOn() {
    #expect(Self.list(["forms/"], isFinal: false).sureText(replacing: "fo") == "forms/")
  }

  @Test("Candidates are listed in columns from top to bottom") func columnsAreReadDownwards() {
    var list = Self.list(["a", "bb", "ccc", "d", "e"])
    #expect(list.rows(columns: 12) == ["a    d", "bb   e", "ccc"])
    list.isOnePerRow = true
    #expect(list.rows(columns: 12) == ["a", "bb", "ccc", "d", "e"])
  }

  @Test("Descriptions are aligned and truncated") func descriptionsStandInLineAndAreCut() {
    let list = CompletionList(candidates: [
      Candidate("zip", "ZIP, 90210"),
      Candidate("name", "Name of the player"),
    ])
    #expect(list.rows(columns: 20) == ["zip   ZIP, 90210", "name  Name of the …"])
    #expect(list.rows(columns: 60) == ["zip   ZIP, 90210          name  Name of the player"])
  }
}
