import Avoidance
import Simulation

extension State {
  /// Changes the strategy, which avoids the keyboard, and repeats the focus or replay under it.
  ///
  /// The old strategy's changes of frames and insets are undone first.
  package mutating func choose(_ strategy: Strategy) throws(CommandError) {
    let (row, replay, number) = (activeRow, replay, screen?.number)
    startAgain(under: strategy)
    if let replay {
      try make(replay)
    } else if let row, self.screen?.number == number {
      try focus(row: row)
    }
  }

  /// Resets the phone to the time before a field was active, and starts a strategy on it.
  ///
  /// If the table is scrolled to its top, it stays at its top.
  package mutating func startAgain(under strategy: Strategy) {
    if activeRow != nil || replay != nil, var start = beforeEditing {
      start.takeSettings(of: phone)
      start.takeTexts(of: phone)
      start.clearEvents()
      start.isRecording = phone.isRecording
      phone = start
    }
    let isAtTop = phone.isAtTop
    phone.takeLayout(of: bare)
    var place = place
    place.strategy = strategy
    simulator.app = place.engine
    startScreen()
    if isAtTop { phone.goToTop() }
  }
}
