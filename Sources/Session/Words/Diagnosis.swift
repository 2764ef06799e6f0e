import Avoidance
import Foundation
import Simulation

/// Why an active row is not wholly in view, and what would show it.
///
/// The cause is read from the frames at hand; what would mend it is found by playing the focus
/// again with one decision of the strategy made otherwise.
struct Diagnosis {
  private let state: State
  private let phone: Phone
  private let place: ActivePlace

  /// Creates the diagnosis; nil where nothing is amiss.
  init?(_ state: State) {
    phone = state.phone.presented
    guard let place = ActivePlace(phone), place.row != nil, !place.isInView else { return nil }
    self.state = state
    self.place = place
  }

  var sentences: [String] { [cause, mend].compactMap(\.self) }

  // MARK: The cause

  private var cause: String? {
    if place.clearance < 0, let top = phone.keyboardTop { return cause(under: top) }
    guard let beyond = place.distance(beyond: phone.visibleTableFrame) else { return nil }
    return beyond < 0
      ? "It was moved \((-beyond).inWords) too far up."
      : "The table shows nothing below y \(phone.visibleTableFrame.maxY.inWords)."
  }

  private func cause(under top: CGFloat) -> String? {
    let free = top - phone.tableFrameBetweenBars.minY
    if place.frame.height > free {
      return "The row is \(place.frame.height.inWords) high, and only \(max(0, free).inWords) are "
        + "free above the keyboard."
    }
    let end = room.maxY
    if end <= top + Self.tolerance {
      return "There is room down to y \(end.inWords); nothing scrolled the row into it."
    }
    return "\(end.inWords == phone.tableFrameOnScreen.maxY.inWords ? "The table" : "The room")"
      + " ends at y \(end.inWords), \((end - top).inWords) under the keyboard"
      + (hasForgottenOrigin(by: end - top) ? origin : ".")
  }

  /// What of the table its insets leave free, on the screen.
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
    ": its height is right, its origin (\(phone.tableFrameOnScreen.minY.inWords)) was forgotten."
  }

  /// Half a point is less than one sees.
  private static let tolerance: CGFloat = 0.5

  // MARK: What would mend it

  private var mend: String? {
    guard state.beforeEditing != nil else { return nil }
    let strategy = state.engine.strategy
    if shows(strategy) {
      return "Focused from the start it is in view: what was done since hid it."
    }
    for name in ["room", "reveal", "when"] {
      for choice in choices(of: name, of: strategy) {
        guard let other = try? strategy.deciding("\(name)=\(choice)"), shows(other) else {
          continue
        }
        return "`strategy \(name)=\(choice)` would show it: "
          + strategy.summary(of: choice, for: name) + "."
      }
    }
    return shows(.leastMotion) ? "`strategy least-motion` would show it." : nil
  }

  /// What else a decision may be, the likest to what it is first: the names of a kind begin alike.
  private func choices(of name: String, of strategy: Strategy) -> [String] {
    let present = Decision.named(name)?.word(strategy) ?? ""
    let others = strategy.choices(of: name).filter { $0 != present }
    let choices = others.map { ($0, $0.commonPrefix(with: present).count) }
    return choices.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private func shows(_ strategy: Strategy) -> Bool {
    var other = state
    do throws(CommandError) { try other.choose(strategy) } catch { return false }
    other.settle()
    return ActivePlace(other.phone)?.isInView ?? false
  }
}
