import Session
import Testing

@testable import AppCode
@testable import Program
@testable import SessionRunning
@testable import Terminal
@testable import TerminalCells

/// Tests what Tab does with a line, key by key.
struct TabCompletionTests {
  private static func list(_ texts: [String], wordStart: Int = 0) -> CompletionList {
    CompletionList(wordStart: wordStart, candidates: texts.map { Candidate($0) })
  }

  private static func line(_ before: String, _ after: String = "") -> EditedLine {
    EditedLine(before + after, cursor: before.unicodeScalars.count)
  }

  @Test(
    "The first Tab completes only what is certain",
    arguments: [
      (line("f"), list(["focus"]), line("focus ")),
      // The blank that ends the word is there.
      (line("f", " zip"), list(["focus"]), line("focus", " zip")),
      (line("scroll r", "x"), list(["row", "rect"], wordStart: 7), nil),
      (line("scroll "), list(["row", "rect"], wordStart: 7), line("scroll r")),
      (line("é zi"), list(["zip"], wordStart: 2), line("é zip ")),
      (line("x"), list([]), nil),
    ] as [(EditedLine, CompletionList, EditedLine?)])
  func completesAsFarAsItIsSure(
    line: EditedLine, list: CompletionList, completed: EditedLine?
  ) {
    var completion = TabCompletion()
    let step = completion.complete(line, hasMenus: true) { list }
    #expect(step == (completed.map { .line($0) } ?? .nothing))
  }

  /// A second Tab on the same line shows a menu; after another key, Tab counts as the first again.
  @Test("The second Tab offers the candidates") func theSecondTabOffersWhatThereIs() {
    let (line, list) = (Self.line("fo"), Self.list(["focus", "fold"]))
    var completion = TabCompletion()
    for line in [line, Self.line("fo", " zip"), line] {
      #expect(completion.complete(line, hasMenus: true) { list } == .nothing)
      #expect(completion.menu(below: line) == nil)
    }
    #expect(completion.complete(line, hasMenus: true) { list } == .menu)
    #expect(completion.menu(below: line) != nil)
    var plain = TabCompletion()
    #expect(plain.complete(line, hasMenus: false) { list } == .nothing)
    #expect(plain.complete(line, hasMenus: false) { list } == .list(list))
    #expect(plain.menu(below: line) == nil)
  }

  @Test("Further Tabs cycle through the menu") func furtherTabsGoRoundTheMenu() {
    let list = Self.list(["focus", "fold"])
    var line = Self.line("fo", " zip")
    var completion = TabCompletion()
    for _ in 0..<2 { _ = completion.complete(line, hasMenus: true) { list } }
    var steps: [TabCompletion.Step] = []
    for _ in 0..<3 {
      // What may stand there was asked already.
      let step = completion.complete(line, hasMenus: true) { Self.list([]) }
      if case .candidate(let selected, _) = step { line = selected }
      steps.append(step)
    }
    let (focus, fold) = (Self.line("focus", " zip"), Self.line("fold", " zip"))
    #expect(
      steps == [
        .candidate(focus, replacesAnother: false), .candidate(fold, replacesAnother: true),
        .candidate(focus, replacesAnother: true),
      ])
    #expect(
      completion.select(by: -1, in: line) == .candidate(fold, replacesAnother: true))
  }

  @Test("Another key closes the menu") func anotherKeyClosesTheMenu() {
    let (line, list) = (Self.line("fo"), Self.list(["focus", "fold"]))
    var completion = TabCompletion()
    for _ in 0..<2 { _ = completion.complete(line, hasMenus: true) { list } }
    #expect(completion.select(by: 1, in: Self.line("fol")) == .nothing)
    #expect(completion.menu(below: Self.line("fol")) == nil)
    #expect(completion.select(by: 1, in: line) == .nothing)
  }

  @Test("Page keys turn pages if there are several") func pagesAreTurnedWhereThereIsMoreThanOne() {
    let (line, list) = (Self.line(""), Self.list((1...6).map { "number\($0)" }))
    var completion = TabCompletion()
    _ = completion.complete(line, hasMenus: true) { list }
    let numbers = Self.line("number")
    #expect(completion.complete(numbers, hasMenus: true) { list } == .menu)
    // Nine columns have room for one candidate, three rows for two and the note.
    #expect(completion.turnPage(by: -1, in: numbers, columns: 9, limit: 3) == .nothing)
    #expect(
      completion.turnPage(by: 1, in: numbers, columns: 9, limit: 3)
        == .candidate(Self.line("number3"), replacesAnother: false))
    #expect(
      completion.turnPage(by: 1, in: Self.line("number3"), columns: 9, limit: 3)
        == .candidate(Self.line("number5"), replacesAnother: true))
    #expect(
      completion.turnPage(by: 1, in: Self.line("number5"), columns: 9, limit: 3) == .nothing)
  }
}
