/// What a strategy does when the keyboard leaves.
public struct Hide: Choice {
  package let name: String
  package let summary: String
  /// Remembers, whenever the keyboard comes or changes, what is to be given back.
  let remember: @Sendable (inout Step) -> Void
  /// Takes the room back, or nil where nothing is given back.
  let takeBack: (@Sendable (inout Step) -> Void)?
  /// Whether the root view's frame is saved whenever the keyboard comes, not the first time alone.
  let savesAnew: Bool
  /// Whether the offset is not given back any more once the user has scrolled.
  let yieldsToScrolling: Bool
  /// Whether a field that stays active, beside a hardware keyboard, stays in view.
  let keepsActiveRowInView: Bool
  /// What becomes of work that was put off and has not run.
  let lateWork: LateWork

  /// What becomes on hide of work that was put off at a notification before.
  package enum LateWork: Sendable {
    /// It runs all the same.
    case runs
    case isCalledOff
    /// The hide's own change of the frame puts the same work off once more.
    case isRepeated
  }

  /// Creates a way of one's own to answer a keyboard that leaves.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it; two of the same name are equal.
  ///   - summary: what it does, as a clause.
  ///   - takeBack: takes the room back.
  public init(
    _ name: String, _ summary: String = "one's own",
    takeBack: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, savesAnew: false, takeBack: takeBack)
  }

  /// Creates a way to answer a keyboard that leaves.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - savesAnew: whether the root view's frame is saved whenever the keyboard comes.
  ///   - yieldsToScrolling: whether no offset is given back once the user has scrolled.
  ///   - keepsActiveRowInView: whether a field that stays active stays in view.
  ///   - lateWork: what becomes of work that was put off.
  ///   - remember: remembers what is to be given back, whenever the keyboard comes or changes.
  ///   - takeBack: takes the room back; nil gives nothing back.
  package init(
    _ name: String, _ summary: String, savesAnew: Bool = false, yieldsToScrolling: Bool = false,
    keepsActiveRowInView: Bool = false, lateWork: LateWork = .runs,
    remember: @escaping @Sendable (inout Step) -> Void = { _ in },
    takeBack: (@Sendable (inout Step) -> Void)?
  ) {
    self.name = name
    self.summary = summary
    self.remember = remember
    self.takeBack = takeBack
    self.savesAnew = savesAnew
    self.yieldsToScrolling = yieldsToScrolling
    self.keepsActiveRowInView = keepsActiveRowInView
    self.lateWork = lateWork
  }
}

extension Hide {
  package static let listed: [Hide] = [
    .none, .mirror, .saved, .savedInTime, .savedThenLost, .savedOffset, .savedWithinContent, .zero,
  ]
}
