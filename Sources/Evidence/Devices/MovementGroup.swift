import Foundation
import Simulation

/// The notifications in a log about one movement of the keyboard, such as its appearance.
struct MovementGroup {
  let scene: Scene
  private(set) var notifications: [LoggedNotification]
  /// Whether the log contains only frame changes, and no show or hide notifications.
  ///
  /// Then the frames decide whether a movement shows the keyboard.
  private let isFrameLog: Bool
  /// The keyboard's frame on the screen before the movement, from the log or inferred.
  let begin: CGRect
  let end: CGRect

  /// Starts a group of notifications about one movement of the keyboard.
  ///
  /// - Parameters:
  ///   - first: the first notification.
  ///   - scene: the scene (screen, version and orientation) of the notification.
  ///   - before: the keyboard's frame on the screen after the previous movement, or nil without
  ///     one.
  ///   - isFrameLog: whether the log contains only frame changes, and no show or hide
  ///     notifications.
  init(_ first: LoggedNotification, in scene: Scene, before: CGRect?, isFrameLog: Bool) {
    self.scene = scene
    notifications = [first]
    let screen = CGRect(origin: .zero, size: scene.screenSize)
    func seen(_ rect: CGRect?) -> CGRect? { rect.map(scene.screenRect(fromLogged:)) }
    let height = (first.end ?? first.begin)?.height ?? first.size?.height ?? before?.height ?? 0
    let size = CGSize(
      width: first.size?.width ?? screen.width,
      height: seen(first.end)?.height ?? first.size?.height ?? before?.height ?? height)
    let below = CGRect(origin: CGPoint(x: 0, y: screen.maxY), size: size)
    let shown = below.offsetBy(dx: 0, dy: -size.height)
    let isHide = first.name?.isHide == true
    let end = seen(first.end) ?? (isHide ? below : shown)
    let isGone = end.minY >= screen.maxY
    begin = seen(first.begin) ?? before ?? (isHide || isGone ? shown : below)
    self.end = end
    self.isFrameLog = isFrameLog
  }

  /// Returns the keyboard's frame after the movement, converted to another scene.
  ///
  /// If the orientation differs, the keyboard has the same height at the other screen's bottom.
  func frame(in other: Scene) -> CGRect {
    guard other.orientation != scene.orientation else { return end }
    let isGone = end.minY >= scene.screenSize.height
    let y = other.screenSize.height - (isGone ? 0 : end.height)
    return CGRect(x: 0, y: y, width: other.screenSize.width, height: end.height)
  }

  /// Returns whether a notification belongs to the same movement of the keyboard as this group.
  ///
  /// It must have the same frames and duration, and a new name (or no name, like the group's). A
  /// `will` notification can't follow a `did` one.
  func takes(_ other: LoggedNotification) -> Bool {
    guard let last = notifications.last, last.begin == other.begin, last.end == other.end,
      last.size == other.size, last.duration == other.duration
    else { return false }
    guard let name = other.name else { return last.name == nil }
    let names = notifications.compactMap(\.name)
    guard !names.isEmpty, !names.contains(name) else { return false }
    return name.isDid || !names.contains(where: \.isDid)
  }

  /// Adds a notification about the same movement of the keyboard.
  mutating func add(_ notification: LoggedNotification) { notifications.append(notification) }
}

extension MovementGroup {
  /// The kind of the keyboard's movement: show, hide or change.
  ///
  /// It is read from the notifications' names. If the log has only frame changes or no names, the
  /// frames decide.
  var kind: KeyboardMovement.Kind {
    let names = notifications.compactMap(\.name)
    if names.contains(.willShow) || names.contains(.didShow) { return .show }
    if names.contains(where: \.isHide) { return .hide }
    let screen = scene.screenSize
    if end.minY >= screen.height || end == .zero { return .hide }
    return names.isEmpty || (isFrameLog && end.isDocked(in: scene)) ? .show : .change
  }

  private var first: LoggedNotification { notifications[0] }

  /// The duration and curve of the keyboard's movement.
  ///
  /// If the log doesn't have them, they are the keyboard's usual ones.
  var animation: Animation {
    let standard: Curve = scene.ios >= 7 ? .keyboard : .easeInOut
    let curve = notifications.lazy.compactMap(\.curve).first.flatMap(Curve.init) ?? standard
    let duration = notifications.lazy.compactMap(\.duration).first ?? 0.25
    return Animation(duration: max(0, duration), curve: curve)
  }

  /// Returns the movement of the keyboard for a replay.
  ///
  /// `last` is the previous movement in the log. The log's time stamps give the delay from its
  /// start. The movement begins at most one second after the previous one has ended. `hasBefore` is
  /// whether a movement was added before the log's first one.
  func movement(after last: MovementGroup?, hasBefore: Bool) -> KeyboardMovement {
    KeyboardMovement(
      kind,
      KeyboardNotification(
        name: .willChangeFrame, begin: first.begin ?? scene.announced(begin),
        end: first.end ?? scene.announced(end), animation: animation, isLocal: isLocal),
      orientation: scene.orientation, delay: last.map(delay) ?? (hasBefore ? Self.pause : 0))
  }

  private var isLocal: Bool? {
    notifications.contains(where: \.isWhole)
      ? first.isLocal : first.isLocal ?? (scene.ios >= 9 ? true : nil)
  }

  /// The longest pause between two replayed movements, in virtual seconds.
  private static let pause: TimeInterval = 1

  private func delay(after last: MovementGroup) -> TimeInterval {
    let longest = last.animation.length + Self.pause
    guard let start = last.first.time, let time = first.time else { return longest }
    // A log can continue after midnight.
    let passed = time >= start ? time - start : time - start + 86400
    return min(passed, longest)
  }

  /// A movement to replay first, for a keyboard that was up already when the log began.
  ///
  /// Nil if the keyboard was not up.
  var assumedBefore: KeyboardMovement? {
    let bottom = scene.screenSize.height
    let isUp = begin.height > 0 && begin.minY < bottom && begin.maxY < bottom + 0.01
    guard isUp, first.begin != nil || kind != .show else { return nil }
    let below = CGRect(x: begin.minX, y: bottom, width: begin.width, height: begin.height)
    let standard: Curve = scene.ios >= 7 ? .keyboard : .easeInOut
    return KeyboardMovement(
      .show,
      KeyboardNotification(
        name: .willChangeFrame, begin: scene.announced(below), end: scene.announced(begin),
        animation: Animation(duration: 0.25, curve: standard), isLocal: isLocal),
      orientation: scene.orientation, delay: 0)
  }

  /// The line number in the log of the movement's first notification, from 1.
  var line: Int { first.line }
}

extension KeyboardNotification.Name {
  /// Whether the notification is posted after the keyboard's movement.
  fileprivate var isDid: Bool {
    switch self {
    case .didShow, .didHide, .didChangeFrame: true
    case .willShow, .willHide, .willChangeFrame: false
    }
  }
}
