import CEditline

extension LineEditor {
  /// Carries out a command for libedit.
  func run(_ command: EditorCommand) -> Answer {
    guard let handle else { return .beep }
    if command != .searchOlder, command != .searchNewer { search = nil }
    switch command {
    case .complete: return complete(handle)
    case .deleteBackward: return delete(handle, before: line.previousCharacterLength)
    case .deleteForward: return deleteForward(handle)
    case .deleteForwardOrEnd: return line.scalars.isEmpty ? leave() : deleteForward(handle)
    case .moveLeft: return move(handle, by: -line.previousCharacterLength)
    case .moveRight: return moveRight(handle)
    case .searchOlder where purpose != .command: return goBack()
    case .searchNewer where purpose != .command: return .beep
    case .searchOlder: return recall(handle) { $0.older(in: history.entries) }
    case .searchNewer: return recall(handle) { $0.newer(in: history.entries) }
    case .paste: return paste(handle)
    case .insertPending: return insertPending(handle)
    case .clearScreen: return clearScreen(handle)
    }
  }

  /// Puts text in the place of the scalars before the cursor.
  func replace(_ handle: OpaquePointer, before count: Int, with text: String) {
    ceditline_delete_before_cursor(handle, Int32(count))
    ceditline_insert(handle, Self.wide(text))
  }

  private func leave() -> Answer {
    leaveLine()
    return .endLine
  }

  private func delete(_ handle: OpaquePointer, before count: Int) -> Answer {
    guard count > 0 else { return .beep }
    ceditline_delete_before_cursor(handle, Int32(count))
    return .refresh
  }

  private func deleteForward(_ handle: OpaquePointer) -> Answer {
    let count = line.nextCharacterLength
    ceditline_move_cursor(handle, Int32(count))
    return delete(handle, before: count)
  }

  private func move(_ handle: OpaquePointer, by distance: Int) -> Answer {
    guard distance != 0 else { return .beep }
    ceditline_move_cursor(handle, Int32(distance))
    return .moveCursor
  }

  private func moveRight(_ handle: OpaquePointer) -> Answer {
    let line = line
    guard line.isCursorAtEnd else { return move(handle, by: line.nextCharacterLength) }
    guard isRich, let text = currentHint(line.text)?.accepted, !text.isEmpty else { return .beep }
    ceditline_insert(handle, Self.wide(text))
    return .refresh
  }

  private func goBack() -> Answer {
    guard case .value(_, canGoBack: true) = purpose, ["", prefill].contains(line.text) else {
      return .beep
    }
    outcome = .back
    leaveLine()
    return .endLine
  }

  private func recall(
    _ handle: OpaquePointer, _ step: (inout HistorySearch) -> String?
  ) -> Answer {
    let line = line
    var current = search.flatMap { $0.shown == line.text ? $0 : nil } ?? HistorySearch(line: line)
    guard let found = step(&current) else { return .beep }
    search = current
    ceditline_move_cursor(handle, Int32(line.scalars.count - line.cursor))
    replace(handle, before: line.scalars.count, with: found)
    return .refresh
  }

  private func insertPending(_ handle: OpaquePointer) -> Answer {
    defer { pending = [] }
    return !pending.isEmpty && ceditline_insert(handle, pending) == 0 ? .refresh : .beep
  }

  // libedit's own would clear the rows that do not scroll as well.
  private func clearScreen(_ handle: OpaquePointer) -> Answer {
    shownHint = nil
    put(isRich ? "\u{1b}[H\u{1b}[2J" : "\r\n")
    redrawAbove(.cleared)
    ceditline_draw_afresh(handle)
    return .nothing
  }

  private func paste(_ handle: OpaquePointer) -> Answer {
    activity = .paste
    defer { activity = .line }
    guard let bytes = readPaste(handle) else { return .endLine }
    var lines = PastedText(bytes).lines
    if purpose != .command { lines = [lines.joined(separator: " ")] }
    guard lines.count > 1 else {
      return ceditline_insert(handle, Self.wide(lines[0])) == 0 ? .refresh : .nothing
    }
    let line = line
    lines[0] = line.textBeforeCursor + lines[0]
    lines[lines.count - 1] += line.textAfterCursor
    outcome = .pasted(lines)
    leaveLine()
    return .endLine
  }

  // Nil when a signal or the end of input came before the paste's end.
  private func readPaste(_ handle: OpaquePointer) -> [UInt8]? {
    let end = Array("\u{1b}[201~".utf8)
    var bytes: [UInt8] = []
    while !bytes.suffix(end.count).elementsEqual(end) {
      let byte = ceditline_read_byte(handle)
      guard byte >= 0 else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return bytes.dropLast(end.count)
  }
}
