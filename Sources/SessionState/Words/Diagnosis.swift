import Avoidance
import Foundation
import Simulation

/// The reason why an active row comes to rest partly hidden, and a change that would show the row.
///
/// The reason is derived from the frames. The remedy is found by trials: the focus is repeated with
/// another value for an option (decision) of the strategy, the most likely one first.
package struct Diagnosis {
  private let state: State
  private let phone: Phone
  private let place: ActivePlace

  /// Creates the diagnosis for a state at rest; returns nil if the active row is fully visible.
  package init?(_ state: State) {
    phone = state.phone
    guard let place = state.simulator.activePlace, place.row != nil, !place.isInView
    else { return nil }
    self.state = state
    self.place = place
  }

  package var sentences: [String] {
    if let cover = place.cover { return ["The field is under another view of the app (\(cover))."] }
    guard state.beforeEditing != nil, !isShortOfRoom, shows(state.engine.strategy) else {
      return [cause, mend].compactMap(\.self)
    }
    return ["A focus alone would show the row; another command hid it."]
  }

  // MARK: Cause

  private var cause: String? {
    if place.clearance < 0, let top = phone.coverTop { return cause(under: top) }
    guard let beyond = place.distance(beyond: phone.visibleTableFrame) else { return nil }
    return beyond < 0
      ? "The row was moved \((-beyond).inWords) points too far up."
      : "The table shows nothing below y \(phone.visibleTableFrame.maxY.inWords)."
  }

  private func cause(under top: CGFloat) -> String? {
    let free = free(above: top)
    if free <= 0 { return "The whole \(noun) is under \(cover)." }
    if place.frame.height > free {
      return
        "The row is \(place.frame.height.inWords) points high, but only \(max(0, free).inWords) "
        + "points are free above \(cover)."
    }
    if phone.liftedKeyboardFrame?.minY == top {
      return "The keyboard lies over the row, and nothing scrolled the row above or below it."
    }
    let end = room.maxY
    if end <= top + Self.tolerance {
      return "There is room down to y \(end.inWords), but nothing scrolled the row into it."
    }
    let isWholeTable = end.inWords == phone.tableFrameOnScreen.maxY.inWords
    let under = "y \(end.inWords), \((end - top).inWords) under \(cover)"
    if lacksSafeArea(of: end - top) {
      return "The insets leave room down to \(under). UIKit adds no safe area with .never, or to "
        + "content that fits the scroll view (square/Blueprint#283). Subtract "
        + "adjustedContentInset.bottom - contentInset.bottom instead of safeAreaInsets.bottom."
    }
    return (isWholeTable ? "The \(noun) ends at" : "The \(noun)'s insets leave room down to")
      + " \(under)" + (hasForgottenOrigin(by: end - top) ? origin : ".")
  }

  /// The word for the view that contains the fields: `table`, `scroll view` or `screen`.
  private var noun: String {
    guard state.engine.strategy.ownCode != nil, phone.table.style == .stack else { return "table" }
    return phone.settings.fieldScroll ? "scroll view" : "screen"
  }

  /// Whether a distance in points equals the safe area that UIKit leaves out of the bottom inset if
  /// the content fits (UIScrollView.ContentInsetAdjustmentBehavior's reference).
  private func lacksSafeArea(of distance: CGFloat) -> Bool {
    let table = phone.table
    return state.engine.strategy.ownCode != nil && table.insetAdjustment == .never
      && table.contentInset.bottom > 0 && distance > Self.tolerance
      && table.contentSize.height <= table.bounds.height
      && abs(distance - phone.scene.rootSafeAreaBottom) <= Self.tolerance
  }

  /// The name of the view that covers the row from below, such as `the keyboard`.
  private var cover: String { phone.nameOfCover ?? "the keyboard" }

  /// Returns the height in points from the upper bars down to `top`, a y coordinate on the screen.
  private func free(above top: CGFloat) -> CGFloat { top - phone.tableFrameBetweenBars.minY }

  /// Whether the strategy left the table's visible area extending under the keyboard.
  ///
  /// True only if the active field's row would fit above the keyboard.
  private var isShortOfRoom: Bool {
    guard place.clearance < 0, let top = phone.coverTop else { return false }
    return place.frame.height <= free(above: top) && room.maxY > top + Self.tolerance
  }

  /// The part of the table inside its insets, where it shows rows, in screen coordinates.
  private var room: CGRect {
    let (bounds, inset) = (phone.table.bounds, phone.table.adjustedContentInset)
    return phone.convertToScreen(
      fromTable: CGRect(
        x: bounds.minX, y: bounds.minY + inset.top, width: bounds.width,
        height: max(0, bounds.height - inset.top - inset.bottom)))
  }

  private func hasForgottenOrigin(by distance: CGFloat) -> Bool {
    let y = phone.tableFrameOnScreen.minY
    return y > 0 && abs(distance - y) <= Self.tolerance
  }

  private var origin: String {
    ": the strategy ignored that the table begins at y \(phone.tableFrameOnScreen.minY.inWords)."
  }

  /// The maximum distance in points between two edges that count as equal.
  private static let tolerance: CGFloat = 0.5

  // MARK: Remedy

  private var mend: String? {
    guard state.beforeEditing != nil else { return nil }
    let strategy = state.engine.strategy
    let least = place(under: .leastMotion).flatMap { $0.isInView ? $0 : nil }
    let limit = least.map { abs($0.clearance) + Self.rowHeight } ?? .infinity
    for change in changes(of: strategy) {
      guard let other = try? change.reduce(strategy, { try $0.deciding($1.text) }),
        let place = place(under: other), place.isInView, place.clearance <= limit
      else { continue }
      // With two changed decisions, the advice is another strategy anyway.
      if change.count > 1, least != nil { break }
      // The names of some values, such as willShow, say what they do.
      let rules = change.map { strategy.summary(of: $0.choice, for: $0.name) }
        .filter { !$0.isEmpty }
      return "`strategy \(change.map(\.text).joined(separator: " "))` would show the row"
        + (rules.isEmpty ? "." : ": " + rules.joined(separator: "; ") + ".")
    }
    return least == nil ? nil : "`strategy least-motion` would show the row."
  }

  /// The height of a usual row in points.
  ///
  /// A remedy may leave this much more space below the row than the strategy least-motion does.
  private static let rowHeight: CGFloat = 44

  /// Another value for one option (decision) of the strategy, such as its margin.
  private struct DecisionAlternative {
    let name: String
    let choice: String

    var text: String { "\(name)=\(choice)" }
  }

  /// Returns combinations of other values for the strategy's options, to be tried one by one.
  ///
  /// The most likely remedy comes first. If the table's area extends under the keyboard, the first
  /// are values of the option `room` that resemble the current one.
  private func changes(of strategy: Strategy) -> [[DecisionAlternative]] {
    let (rooms, reveals) = (choices(of: "room", of: strategy), choices(of: "reveal", of: strategy))
    let others =
      (isShortOfRoom ? rooms + reveals : reveals + rooms)
      + choices(of: "when", of: strategy)
    guard isShortOfRoom else { return others.map { [$0] } }
    let kind = strategy.room.name.prefix(while: \.isLowercase)
    let likely = rooms.filter { $0.choice.prefix(while: \.isLowercase) == kind }
    return likely.map { [$0] } + likely.flatMap { room in reveals.map { [room, $0] } }
      + others.map { [$0] }
  }

  /// Returns the other possible values of a strategy's option, in the order of their similarity.
  ///
  /// A value is similar to the current one if both begin with the same letters.
  private func choices(of name: String, of strategy: Strategy) -> [DecisionAlternative] {
    let present = Decision.named(name)?.word(strategy) ?? ""
    let others = strategy.choices(of: name).filter { $0 != present }
    let choices = others.map { ($0, $0.commonPrefix(with: present).count) }
    return choices.sorted { $0.1 > $1.1 }.map { DecisionAlternative(name: name, choice: $0.0) }
  }

  private func shows(_ strategy: Strategy) -> Bool { place(under: strategy)?.isInView ?? false }

  /// Returns where the active row comes to rest if the focus is repeated under another strategy.
  private func place(under strategy: Strategy) -> ActivePlace? {
    var other = state
    do throws(CommandError) { try other.choose(strategy) } catch { return nil }
    other.settle()
    return ActivePlace(other.phone)
  }
}
