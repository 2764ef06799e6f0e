import Foundation
import Simulation

/// The commands of an audit's case after those that open the form and choose the keyboard.
///
/// The `expect` command at the end is not included.
struct Script {
  private let scrolling: [String]
  private let steps: [[String]]

  /// Creates the commands that lead to a step of an audit's case.
  ///
  /// `field` is the index in the form of the field that is touched first, from `start` on.
  /// `rounds` is the number of times that it is touched again before the step, which is `moment`.
  init(_ stage: borrowing AuditStage, field: Int, _ start: Start, _ moment: CaseStep, rounds: Int) {
    self.init(
      focusing: stage.name(ofField: field), scrolledTo: stage.offset(ofField: field, from: start),
      moment,
      moment.transition.map { stage.lines(of: $0, field: field, from: start) } ?? [],
      rounds: rounds)
  }

  /// Creates the commands that touch a field and lead to a step of an audit's case.
  ///
  /// - Parameters:
  ///   - field: the field's name in commands.
  ///   - offset: the table's offset before the touch, or nil for the opening offset.
  ///   - moment: the step.
  ///   - transition: the commands of the step's event, such as a rotation, or none.
  ///   - rounds: the number of times that the field is touched again.
  init(
    focusing field: String, scrolledTo offset: CGFloat?, _ moment: CaseStep, _ transition: [String],
    rounds: Int
  ) {
    let focus = ["focus \(field)"]
    let besides = moment == .beside ? ["setting tableController on"] : []
    scrolling = besides + (offset.map { ["scroll to \($0.inFourPlaces)"] } ?? [])
    var steps = [focus]
    if moment == .next || moment == .nextDismissed { steps.append(["next"]) }
    if !transition.isEmpty { steps.append(transition) }
    for _ in 0..<(moment == .again ? rounds : 0) { steps += [["dismiss"], focus] }
    if moment.isDismissal { steps.append(["dismiss"]) }
    self.steps = steps
  }

  /// Returns the commands of an audit's case as lines of a script.
  ///
  /// If `holds` is true, a command before the last one stops the clock.
  func lines(holds: Bool) -> [String] {
    let lines = scrolling + steps.flatMap(\.self)
    return holds ? lines.dropLast() + ["hold on"] + lines.suffix(1) : lines
  }

  /// Returns the commands of an audit's case as lines of a script, with a comment.
  ///
  /// The comment is above the commands of the last step.
  func lines(noting note: String) -> [String] {
    scrolling + steps.dropLast().flatMap(\.self) + ["# \(note)"] + (steps.last ?? [])
  }

  /// Returns how many commands a case's script has for its touches, events and expectation.
  ///
  /// Among failing cases that are otherwise alike, reports show the one with the fewest commands.
  static func count(_ start: Start, _ moment: CaseStep, rounds: Int, isHolding: Bool) -> Int {
    1 + (start == .opening ? 0 : 1) + (isHolding ? 2 : 0) + 2 * rounds
      + (moment.isDismissal ? 1 : 0) + (moment == .next || moment == .nextDismissed ? 1 : 0)
      + (moment.transition == nil && moment != .beside ? 0 : 1)
  }
}
