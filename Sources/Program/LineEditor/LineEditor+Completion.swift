import CEditline

extension LineEditor {
  /// Completes the word before the cursor as far as it is sure, or lists what it may become.
  func complete(_ handle: OpaquePointer) -> Answer {
    let before = line
    let characters = before.cursorInCharacters
    let candidates = candidates(for: before)
    guard let start = candidates.first?.wordStart, start <= characters else { return .beep }
    let word = String(before.textBeforeCursor.dropFirst(start))
    let list = CompletionList(candidates: candidates)
    if let text = list.sureText(replacing: word) {
      insert(handle, text, replacing: word, before: before.textAfterCursor)
      lineAfterTab = line
      return .refresh
    }
    guard lineAfterTab == before else {
      lineAfterTab = before
      return .beep
    }
    return show(handle, list)
  }

  private func candidates(for line: EditedLine) -> [Completion] {
    guard case .value(let options, _) = purpose else {
      return completer(line.text, line.cursorInCharacters)
    }
    return options.filter { $0.hasPrefix(line.textBeforeCursor) }
      .map { Completion(text: $0, isFinal: false, wordStart: 0) }
  }

  // The blank that ends a word is there already when the word stands in the middle.
  private func insert(
    _ handle: OpaquePointer, _ text: String, replacing word: String, before rest: String
  ) {
    let isSpaced = text.hasSuffix(" ") && rest.hasPrefix(" ")
    let inserted = isSpaced ? String(text.dropLast()) : text
    replace(handle, before: word.unicodeScalars.count, with: inserted)
  }

  // libedit has no way to print below the line: leave it, print, and have it drawn afresh.
  private func show(_ handle: OpaquePointer, _ list: CompletionList) -> Answer {
    let rows = list.rows(columns: columns)
    leaveLine()
    if rows.count < lines || ask("Display all \(list.candidates.count) possibilities?") {
      show(rows)
    }
    if outcome != nil { return .endLine }
    ceditline_draw_afresh(handle)
    return .nothing
  }
}
