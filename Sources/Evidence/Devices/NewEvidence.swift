import Foundation
import Simulation

/// A measurement in a real device's keyboard log that differs from what the simulation knows.
///
/// It contains the logged value and the expected one, for a message to the user.
package struct NewEvidence: Equatable, Sendable {
  /// A logged value that differs from what the simulation knows, with the expected value.
  package enum Figure: Equatable, Sendable {
    /// The docked keyboard's height in points.
    ///
    /// The other values are the known heights, and the height of the accessory view that is part of
    /// the logged height.
    case height(CGFloat, known: [KnownHeight], accessory: CGFloat)
    /// The begin frame of a keyboard that appears, or the end frame of one that disappears.
    case place(CGRect, expected: CGRect, isBegin: Bool)
    /// The frame of a visible keyboard that isn't docked, on a phone that always docks it.
    case undocked(CGRect)
    case duration(TimeInterval)
    case curve(Int, expected: Int)
  }

  /// A known height of a docked keyboard in points, with its description.
  package struct KnownHeight: Equatable, Sendable {
    package let words: String
    package let height: CGFloat
  }

  /// The line number in the log of the measurement, from 1.
  package let line: Int
  package let device: Device
  package let ios: Int
  package let size: CGSize
  package let figure: Figure

  /// Returns whether another measurement has the same values, perhaps on another line of the log.
  func isSame(as other: NewEvidence) -> Bool {
    figure == other.figure && size == other.size
  }

  /// Returns the measurements of a logged keyboard movement that differ from what is known.
  ///
  /// `accessory` is the height of the field's accessory view in points.
  static func all(
    of group: MovementGroup, on device: Device, accessory: CGFloat
  ) -> [NewEvidence] {
    let figures = [
      height(group, accessory), place(group), undocked(group), duration(group), curve(group),
    ]
    return figures.compactMap { $0 }.map {
      NewEvidence(
        line: group.line, device: device, ios: group.scene.ios, size: group.scene.screenSize,
        figure: $0)
    }
  }
}

extension NewEvidence {
  private static func height(_ group: MovementGroup, _ accessory: CGFloat) -> Figure? {
    guard group.kind == .show, group.end.isDocked(in: group.scene) else { return nil }
    let known = group.scene.knownKeyboards.map { KnownHeight(words: $0.words, height: $0.height) }
    let height = group.end.height
    guard !known.contains(where: { ($0.height + accessory).isNear(height) }) else { return nil }
    return .height(height, known: known, accessory: accessory)
  }

  /// Returns the begin or end frame of a keyboard movement if it isn't as expected, or nil.
  ///
  /// A keyboard shows from below the screen with its full height, or from a docked frame. It hides
  /// below the screen with its full height, beside the screen before iOS 7, or to an empty frame.
  private static func place(_ group: MovementGroup) -> Figure? {
    let screen = group.scene.screenSize
    let (upper, lower) = group.kind == .show ? (group.end, group.begin) : (group.begin, group.end)
    guard group.kind != .change, lower != .zero, !lower.isDocked(in: group.scene) else {
      return nil
    }
    if group.scene.ios < 7, abs(lower.minX) == screen.width { return nil }
    let expected = CGRect(x: 0, y: screen.height, width: screen.width, height: upper.height)
    guard !lower.isNear(expected) else { return nil }
    return .place(lower, expected: expected, isBegin: group.kind == .show)
  }

  /// Returns the keyboard's frame if a log shows an undocked keyboard on an iPhone, or else nil.
  ///
  /// The frame is new evidence, because only an iPad's keyboard is known to be undocked.
  private static func undocked(_ group: MovementGroup) -> Figure? {
    let isUp = group.end.minY < group.scene.screenSize.height && group.end.height > 0
    guard group.kind != .hide, isUp, !group.end.isDocked(in: group.scene),
      !group.scene.device.screen.isPad
    else { return nil }
    return .undocked(group.end)
  }

  /// The known durations of a keyboard's movement, in seconds.
  ///
  /// They belong to an ordinary movement, no animation, a rotation of an iPhone or an iPad, and a
  /// screen transition.
  private static let knownDurations: Set<TimeInterval> = [0.25, 0, 0.3, 0.4, 0.35]

  private static func duration(_ group: MovementGroup) -> Figure? {
    guard let told = group.notifications.lazy.compactMap(\.duration).first,
      !knownDurations.contains(told)
    else { return nil }
    return .duration(told)
  }

  private static func curve(_ group: MovementGroup) -> Figure? {
    let expected = (group.scene.ios >= 7 ? Curve.keyboard : .easeInOut).rawValue
    guard let told = group.notifications.lazy.compactMap(\.curve).first, told != expected else {
      return nil
    }
    return .curve(told, expected: expected)
  }
}

extension NewEvidence {
  /// A message about the measurement, with the expected value.
  package var words: String {
    let place =
      "\(device.name) (\(size.width.inWords) × \(size.height.inWords), iOS \(ios))"
    switch figure {
    case .height(let height, let known, let accessory):
      return "the keyboard is \(height.inFourPlaces) points high; \(place) has "
        + known.map { "\(($0.height + accessory).inFourPlaces) for \($0.words)" }
        .joined(separator: ", ") + Self.accessory(of: height, known, accessory)
    case .place(let found, let expected, let isBegin):
      return "the keyboard \(isBegin ? "comes from" : "goes to") \(found.inBraces); on \(place) it "
        + "would be \(expected.inBraces)"
    case .undocked(let frame):
      return "the keyboard stands at \(frame.inBraces); that of \(place) is always docked"
    case .duration(let seconds):
      return "the movement takes \((seconds * 1000).inWords) ms; 250 were expected"
    case .curve(let found, let expected):
      return "the curve is \(found); \(expected) was expected on \(place)"
    }
  }

  /// Returns the end of a message: an accessory view that would explain a keyboard's height.
  ///
  /// It may be an accessory of another height, or an accessory alone with a hardware keyboard.
  private static func accessory(
    of height: CGFloat, _ known: [KnownHeight], _ accessory: CGFloat
  ) -> String {
    guard let nearest = known.map(\.height).filter({ $0 < height }).max() else {
      return "; with a hardware keyboard, an accessory of \(height.inFourPlaces) would explain it "
        + "(keyboard hardware on, keyboard accessory \(height.inFourPlaces))"
    }
    return "; an accessory of \((height - nearest).inFourPlaces) would explain it "
      + "(keyboard accessory \((height - nearest).inFourPlaces))"
  }
}
