import AppCode
import Avoidance
import Drawing
import Foundation
import Session
import Terminal
import TerminalCells
import TerminalText

/// A panel over the phone in live mode; while it is open, it receives the keys.
enum LiveMenu: Equatable {
  /// A list of the keys in live mode and of their actions.
  case help
  /// A list of the strategies whose names contain the typed `filter`; `selected` is a row's index.
  case strategies(filter: String, selected: Int)

  var panel: Panel {
    switch self {
    case .help: Panel(title: "keys", rows: Self.keys)
    case .strategies(let filter, let selected):
      Panel(
        title: filter.isEmpty ? "strategy" : "strategy: \(filter)",
        rows: Self.strategies(with: filter).map(\.name), selected: selected)
    }
  }

  /// The rule of the strategy in the menu's selected row, or nil if no row has a strategy.
  var words: String? {
    guard case .strategies(let filter, let selected) = self else { return nil }
    let strategies = Self.strategies(with: filter)
    return strategies.indices.contains(selected) ? strategies[selected].rule : nil
  }

  static func strategies(with filter: String) -> [Strategy] {
    Strategy.all.filter { filter.isEmpty || $0.name.contains(filter) }
  }

  static let keys: [String] = TextTable(keyRows).lines

  private static let keyRows: [[String]] = [
    ["click", "taps, puts the caret, or presses a drawn key"],
    ["drag", "scrolls, with the keyboard"],
    ["wheel, Page Up, Page Down", "scroll"], ["click on the map", "scrolls there"],
    ["characters, Backspace, Delete", "edit the field"],
    ["Left, Right, Home, End", "move the caret"],
    ["Tab, Shift-Tab, Return", "next, previous, return key"],
    ["Up, Down", "row, line or wheel; Return taps a row"],
    ["Esc", "dismisses the keyboard; then leaves"], ["^T", "another strategy, the touch again"],
    ["^R", "turns the phone"], ["^K", "hardware keyboard"], ["^U, ^Y", "undo, redo"],
    ["^W", "a tenth of the speed"], ["^P, ^N", "stop movements, one frame"],
    ["^D, ^C", "leave"],
  ]
}

extension TouchLoop {
  /// Handles a key while a menu is open over the phone.
  mutating func takeInMenu(_ event: InputEvent, on phone: some TouchedPhone) {
    guard case .strategies(let filter, let selected) = menu else {
      menu = nil
      return
    }
    switch event {
    case .key(.up): moveInMenu(by: -1)
    case .key(.down): moveInMenu(by: 1)
    case .key(.enter): chooseInMenu(selected, on: phone)
    case .key(.backspace): menu = .strategies(filter: String(filter.dropLast()), selected: 0)
    case .text(let text):
      let longer = filter + text.lowercased()
      if !LiveMenu.strategies(with: longer).isEmpty {
        menu = .strategies(filter: longer, selected: 0)
      }
    case .key, .control, .mouse, .paste, .reply: menu = nil
    }
  }

  mutating func moveInMenu(by step: Int) {
    guard case .strategies(let filter, let selected) = menu else { return }
    let count = LiveMenu.strategies(with: filter).count
    menu = .strategies(filter: filter, selected: min(max(0, selected + step), count - 1))
  }

  /// Chooses the strategy in a row of the menu, and repeats the last touch under that strategy.
  mutating func chooseInMenu(_ row: Int, on phone: some TouchedPhone) {
    guard case .strategies(let filter, _) = menu else {
      menu = nil
      return
    }
    menu = nil
    let strategies = LiveMenu.strategies(with: filter)
    guard strategies.indices.contains(row) else { return }
    choose("strategy \(strategies[row].name)", on: phone)
  }

  /// Runs the command that chooses a strategy, and repeats the last touch under the new strategy.
  ///
  /// If a field is active, the command itself focuses that field again. Otherwise, the touch is
  /// undone and made again.
  private mutating func choose(_ line: String, on phone: some TouchedPhone) {
    guard phone.session.activeRow == nil, let touch = lastTouch else {
      run(line, on: phone)
      return
    }
    guard run("undo", on: phone), run(line, on: phone) else { return }
    run(touch, on: phone, isTouch: true)
  }
}
