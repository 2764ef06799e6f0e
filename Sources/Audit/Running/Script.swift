import Foundation
import Simulation

/// The commands of a case from the first that touches the form, the expectation aside.
struct Script {
  private let scrolling: [String]
  private let steps: [[String]]

  /// Creates the commands that lead to a step on a stage, the `rounds`-th time that it is done
  /// again.
  init(_ stage: borrowing Stage, field: Int, _ start: Start, _ moment: Moment, rounds: Int) {
    self.init(
      focusing: stage.name(ofField: field), scrolledTo: stage.offset(ofField: field, from: start),
      moment,
      moment.transition.map { stage.lines(of: $0, field: field, from: start) } ?? [],
      rounds: rounds)
  }

  /// Creates the commands that lead to a step after the touch of a field.
  ///
  /// - Parameters:
  ///   - field: how commands name it.
  ///   - offset: that from which it is touched; nil for that of the opening.
  ///   - moment: the step.
  ///   - transition: the commands of its transition.
  ///   - rounds: how many times the touch is done again.
  init(
    focusing field: String, scrolledTo offset: CGFloat?, _ moment: Moment, _ transition: [String],
    rounds: Int
  ) {
    let focus = ["focus \(field)"]
    let besides = moment == .beside ? ["setting tableController on"] : []
    scrolling = besides + (offset.map { ["scroll to \($0.inWords)"] } ?? [])
    var steps = [focus]
    if moment == .next || moment == .nextDismissed { steps.append(["next"]) }
    if !transition.isEmpty { steps.append(transition) }
    for _ in 0..<(moment == .again ? rounds : 0) { steps += [["dismiss"], focus] }
    if moment.isDismissal { steps.append(["dismiss"]) }
    self.steps = steps
  }

  /// Returns the commands; the clock is held from the last one on where that is asked for.
  func lines(holds: Bool) -> [String] {
    let lines = scrolling + steps.flatMap(\.self)
    return holds ? lines.dropLast() + ["hold on"] + lines.suffix(1) : lines
  }

  /// Returns the commands with a note above what was done last.
  func lines(noting note: String) -> [String] {
    scrolling + steps.dropLast().flatMap(\.self) + ["# \(note)"] + (steps.last ?? [])
  }

  /// Returns how many commands there are, as far as cases differ in it.
  static func count(_ start: Start, _ moment: Moment, rounds: Int, isHolding: Bool) -> Int {
    1 + (start == .opening ? 0 : 1) + (isHolding ? 2 : 0) + 2 * rounds
      + (moment.isDismissal ? 1 : 0) + (moment == .next || moment == .nextDismissed ? 1 : 0)
      + (moment.transition == nil && moment != .beside ? 0 : 1)
  }
}
