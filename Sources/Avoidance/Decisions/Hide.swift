/// A strategy's answer to the keyboard's dismissal.
public struct Hide: Choice {
  package let name: String
  package let summary: String
  /// Remembers, whenever the keyboard comes or changes, what is to be given back.
  let remember: @Sendable (inout Step) -> Void
  /// Takes the room back, or nil where nothing is given back.
  let takeBack: (@Sendable (inout Step) -> Void)?
  /// Whether the root view's height is saved whenever the keyboard comes, not the first time alone.
  let savesOnEveryShow: Bool
  /// Whether the offset is not given back any more once the user has scrolled.
  let yieldsToScrolling: Bool
  /// Whether a field that stays active, beside a hardware keyboard, stays in view.
  let keepsActiveRowInView: Bool
  /// The fate of work that was deferred and has not run.
  let deferredWork: DeferredWork

  /// The fate on hide of work that was deferred at a notification before.
  package enum DeferredWork: Sendable {
    /// It runs all the same.
    case runs
    case isCancelled
    /// The hide's own change of the frame defers the same work once more.
    case isRescheduled
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
    self.init(name, summary, savesOnEveryShow: false, takeBack: takeBack)
  }

  /// Creates a way to answer a keyboard that leaves.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - savesOnEveryShow: whether the root view's height is saved whenever the keyboard comes.
  ///   - yieldsToScrolling: whether no offset is given back once the user has scrolled.
  ///   - keepsActiveRowInView: whether a field that stays active stays in view.
  ///   - deferredWork: what becomes of work that was deferred.
  ///   - remember: remembers what is to be given back, whenever the keyboard comes or changes.
  ///   - takeBack: takes the room back; nil gives nothing back.
  package init(
    _ name: String, _ summary: String, savesOnEveryShow: Bool = false,
    yieldsToScrolling: Bool = false,
    keepsActiveRowInView: Bool = false, deferredWork: DeferredWork = .runs,
    remember: @escaping @Sendable (inout Step) -> Void = { _ in },
    takeBack: (@Sendable (inout Step) -> Void)?
  ) {
    self.name = name
    self.summary = summary
    self.remember = remember
    self.takeBack = takeBack
    self.savesOnEveryShow = savesOnEveryShow
    self.yieldsToScrolling = yieldsToScrolling
    self.keepsActiveRowInView = keepsActiveRowInView
    self.deferredWork = deferredWork
  }
}

extension Hide {
  package static let listed: [Hide] = [
    .none, .mirror, .saved, .savedInTime, .savedThenLost, .savedOffset, .savedWithinContent, .zero,
  ]
}
