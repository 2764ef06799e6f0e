import Terminal

/// The introductory tour of a session: each step explains something and shows a command to type.
///
/// The user may type anything. A line that succeeds, or an empty one, leads to the next step.
struct Tour {
  /// A step of the introductory tour: an explanation and a command to type.
  struct Step: Sendable {
    /// The explanation that is shown above the step's command.
    let words: String
    /// The command that this step of the tour suggests.
    let line: String
  }

  /// The number of rows for a step's introduction on a terminal with 80 columns.
  static let rowsOfStep = 4

  static let greeting = "Each step shows a command to type. Return skips a step, ^D leaves."

  static let steps = [
    Step(
      words: "A finger taps ZIP. The keyboard covers the row, because strategy none does nothing "
        + "about it.",
      line: "focus zip"),
    Step(words: "See what moved, by which rule, and what would help.", line: "why"),
    Step(
      words: "Choose another strategy. The same tap is played again under it.",
      line: "strategy least-motion"),
    Step(
      words: "Compare one tap under several strategies, best first.",
      line: "compare zip none inset-top least-motion"),
    Step(words: "Tap outside the fields. The keyboard leaves.", line: "tap outside"),
    Step(
      words: "Fill the form. Answer two fields, each with Return, and stop with ^D.", line: "fill"),
    Step(
      words: "Make a picture of it to send. The ending may also be html, md or png.",
      line: "share tour.svg"),
    Step(words: "Take the two answers back. Every change can be undone.", line: "undo 2"),
  ]

  private static let end = [
    "This was the tour, and the session goes on. Try `live`, which takes the mouse.",
    "`help` lists the commands, ^D leaves. `formlift FORM.yaml` opens a form of your own.",
  ]

  private var step = 0
  private var isTold = false

  /// Returns the lines that introduce the tour's current step.
  ///
  /// Returns no lines in a second call for the same step, and after the end of the tour.
  mutating func introduction() -> [String] {
    guard !isTold, step <= Self.steps.count else { return [] }
    isTold = true
    guard step < Self.steps.count else { return [""] + Self.end }
    let current = Self.steps[step]
    return ["", "\(step + 1)/\(Self.steps.count) \(current.words)", "    Type: \(current.line)"]
  }

  /// Goes to the next step of the introductory tour.
  mutating func goOn() {
    step += 1
    isTold = false
  }
}
