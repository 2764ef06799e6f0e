import Simulation

/// Pushes, presents and closes screens, and refuses commands that the app's lifecycle forbids.
extension State {
  /// Throws an error if something blocks touches to the form, such as another screen over the form.
  package func checkReach() throws(CommandError) {
    guard let obstacle = simulator.phone.obstacle else { return }
    throw CommandError(.phoneCannot(obstacle.inWords, instead: obstacle.remedy))
  }

  /// Throws an error if the app is in the background, or while the user swipes back.
  ///
  /// Call it before a screen appears or disappears. If `isAllowed` is true, a swipe is no error.
  private func checkMoment(duringSwipe isAllowed: Bool = false) throws(CommandError) {
    switch phone.obstacle {
    case .background: try checkReach()
    case .swipe where !isAllowed: try checkReach()
    case .swipe, .cover, .departure, nil: break
    }
  }

  /// Shows the form's screen again after it was popped or closed.
  ///
  /// The form is put on a new phone and keeps its answers.
  private mutating func comeBack() {
    put(on: place)
    phone.record(.lifecycle(.viewWillAppear))
  }

  package mutating func push() throws(CommandError) {
    try checkMoment()
    switch phone.obstacle {
    case .departure(.popped): comeBack()
    case .departure(.closed): try checkReach()
    case .background, .swipe, .cover, nil: simulator.push()
    }
  }

  package mutating func pop() throws(CommandError) {
    try checkMoment(duringSwipe: true)
    if phone.obstacle != .swipe { try checkPop() }
    simulator.pop()
  }

  package mutating func beginPop() throws(CommandError) {
    try checkMoment()
    try checkPop()
    guard phone.scene.ios >= 7 else {
      throw CommandError(
        .phoneCannot("the swipe back came with iOS 7", instead: "setting ios 7"))
    }
    simulator.beginPop()
  }

  package mutating func cancelPop() throws(CommandError) {
    guard phone.obstacle == .swipe else {
      throw CommandError(.phoneCannot("no swipe back is in progress", instead: "pop begin"))
    }
    simulator.cancelPop()
  }

  /// Throws an error if the screen on top can't be popped, for example because it was presented.
  private func checkPop() throws(CommandError) {
    switch phone.obstacle {
    case .cover(.pushed): break
    case .cover(.presented), .departure, .background, .swipe: try checkReach()
    case nil where phone.isPresented:
      throw CommandError(.phoneCannot("the form was presented, not pushed", instead: "close"))
    case nil: break
    }
  }

  package mutating func present(
    _ presentation: Presentation?, hasField: Bool
  ) throws(CommandError) {
    try checkMoment()
    switch phone.obstacle {
    case .departure(.closed): comeBack()
    case .departure(.popped): try checkReach()
    case .background, .swipe, .cover, nil:
      guard let presentation else {
        throw CommandError(
          .missing(argument: "NAME", usage: "present NAME [field], such as present formSheet"))
      }
      simulator.present(presentation, hasField: hasField)
    }
  }

  package mutating func close() throws(CommandError) {
    try checkMoment()
    switch phone.obstacle {
    case .cover(.presented): break
    case .cover(.pushed), .departure, .background, .swipe: try checkReach()
    case nil where !phone.isPresented:
      throw CommandError(
        .phoneCannot("nothing is presented, and the form was pushed", instead: "pop"))
    case nil: break
    }
    simulator.close()
  }

  package mutating func goToBackground() throws(CommandError) {
    guard !phone.isInBackground else { return try checkReach() }
    simulator.enterBackground()
  }

  package mutating func goToForeground() throws(CommandError) {
    guard phone.isInBackground else {
      throw CommandError(.refused("the app is already in the foreground"))
    }
    simulator.enterForeground()
  }

  /// A clause for messages: what blocks touches to the form, or which screen is visible.
  package var screenInWords: String {
    phone.obstacle?.inWords
      ?? "\(screen?.start == nil ? "the form" : form.title) is on the screen"
  }
}
