import Foundation
import Simulation

extension Step {
  /// The table's frame before room for the keyboard was made; the current frame if no room was
  /// made.
  package var firstTableFrame: CGRect { memory.tableFrame ?? phone.table.frame.model }

  /// The root view's frame before room for the keyboard was made; the current one if none was made.
  package var firstRootFrame: CGRect { memory.rootFrame ?? phone.rootView.model }

  /// Saves the table's frame before room for the keyboard is made; later calls change nothing.
  package mutating func rememberTableFrame() { memory.tableFrame = firstTableFrame }

  /// Saves the root view's frame before room for the keyboard is made; later calls change nothing.
  package mutating func rememberRootFrame() { memory.rootFrame = firstRootFrame }

  /// Saves only the root view's height before room for the keyboard is made; its width isn't
  /// restored.
  package mutating func rememberRootHeight() {
    code.strategy.hide.saveRootFrame(&self)
    memory.hasRootHeightAlone = true
  }

  /// Sets the table's frame in its superview, with the strategy's animation.
  package mutating func setTableFrame(_ frame: CGRect) {
    guard !frame.isNull else {
      decline(.nullFrame)
      return
    }
    phone.setTableFrame(frame, by: .strategy, animation: roomAnimation)
  }

  /// Ends the table's frame at the top of a rectangle in the window, or of a bottom bar above that.
  ///
  /// The frame never gets taller than it was originally.
  package mutating func endTable(atTopOf rect: CGRect) {
    var frame = phone.table.frame.model
    let cover = phone.cover(by: phone.scene.screenRect(fromWindow: rect))
    let top = phone.convertToTable(fromScreen: cover).minY - phone.table.bounds.minY
    frame.size.height = max(0, min(firstTableFrame.height, top))
    setTableFrame(frame)
  }

  /// Sets the root view's frame on the screen, with the strategy's animation.
  package mutating func setRootFrame(_ frame: CGRect) {
    phone.setRootFrame(frame, by: .strategy, animation: roomAnimation)
  }

  /// Restores the insets and frames that the strategy saved.
  package mutating func restore() {
    if let inset = memory.inset {
      phone.setContentInset(
        inset, indicators: memory.indicators, by: .strategy, animation: roomAnimation)
    }
    restoreFrames()
  }

  /// Restores the table's and the root view's frames that the strategy saved.
  package mutating func restoreFrames() {
    if var frame = memory.rootFrame {
      if memory.hasRootHeightAlone {
        frame.origin = phone.rootView.model.origin
        frame.size.width = phone.rootView.model.width
      }
      setRootFrame(frame)
    }
    if let frame = memory.tableFrame {
      phone.setTableFrame(frame, by: .strategy, animation: roomAnimation)
    }
  }
}
