import Foundation

/// A view between the window and the table, as far as coordinates go through it.
package struct Container: Hashable, Sendable {
  /// In its superview, before it is turned and scaled about its centre; laid out by the phone
  /// unless its place is a frame.
  package internal(set) var frame: CGRect
  /// How what is seen of it follows the keyboard; nil where it is at rest.
  var movement: Animated<CGRect>?
  package internal(set) var place: ViewPlace
  /// How it is presented over the screen and its bars, where it is; only the outermost can be.
  package let presentation: Presentation?
  /// The heights at which a sheet rests.
  package let detents: [Detent]
  /// The height of the rows in it, in points, which an alert follows.
  package var contentHeight: CGFloat = 44
  /// Bars of its own, as high as the screen's; a sheet's navigation bar is higher.
  package let chrome: Chrome
  /// What its bars take of it, with what they fill of the screen's safe area.
  package internal(set) var bars = EdgeInsets.zero
  /// What makes it a scroll view; nil in any other.
  package internal(set) var scroll: ScrollArea? {
    get { scrollBox?.area }
    set { scrollBox = newValue.map(ScrollBox.init) }
  }
  private var scrollBox: ScrollBox?
  private let fixedOrigin: CGPoint
  package var scale: CGFloat
  /// Clockwise turns by 90 degrees.
  package var quarterTurns: Int

  /// Creates a view with a frame of its own; without scale and turns it stands straight.
  package init(
    frame: CGRect, boundsOrigin: CGPoint = .zero, scale: CGFloat = 1, quarterTurns: Int = 0
  ) {
    place = .frame(frame)
    presentation = nil
    detents = []
    chrome = Chrome(hasNavigationBar: false)
    self.scale = scale
    self.quarterTurns = quarterTurns
    self.frame = frame
    fixedOrigin = boundsOrigin
  }

  /// Creates a view that is laid out in its superview; one that is presented finds its place by
  /// itself, and `isSheet` is short for a form sheet.
  package init(
    place: ViewPlace, isSheet: Bool = false, presentation: Presentation? = nil,
    detents: [Detent] = [], chrome: Chrome = Chrome(hasNavigationBar: false),
    scroll: ScrollArea? = nil, scale: CGFloat = 1, quarterTurns: Int = 0
  ) {
    self.place = place
    self.presentation = presentation ?? (isSheet ? .formSheet : nil)
    self.detents = detents
    self.chrome = chrome
    self.scale = scale
    self.quarterTurns = quarterTurns
    scrollBox = scroll.map(ScrollBox.init)
    frame = .zero
    fixedOrigin = .zero
  }

  /// Its own coordinates' origin: a scroll view's contentOffset.
  package var boundsOrigin: CGPoint { scrollBox?.area.contentOffset.model ?? fixedOrigin }

  /// Whether it is a scroll view.
  package var isScroll: Bool { scrollBox != nil }

  /// Whether it is presented over the screen and its bars.
  package var isSheet: Bool { presentation != nil }

  /// Where its coordinates are in its superview's.
  private var geometry: ViewGeometry {
    ViewGeometry(
      frame: frame, boundsOrigin: boundsOrigin, scale: scale, quarterTurns: quarterTurns)
  }

  /// Returns the bounding box in its superview of a rectangle of its own coordinates.
  package func toSuperview(_ rect: CGRect) -> CGRect { geometry.toSuperview(rect) }

  /// Returns the bounding box in its own coordinates of a rectangle of its superview's.
  package func fromSuperview(_ rect: CGRect) -> CGRect { geometry.fromSuperview(rect) }

  /// Its own rectangle in its own coordinates.
  package var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// The part of its bounds that its bars leave to what it contains.
  package var contentBounds: CGRect {
    let bounds = bounds
    return CGRect(
      x: bounds.minX + bars.left, y: bounds.minY + bars.top,
      width: max(0, bounds.width - bars.left - bars.right),
      height: max(0, bounds.height - bars.top - bars.bottom))
  }
}

/// The movements of its frame and its offset.
extension Container {
  /// The virtual time at which both have arrived.
  var movementEnd: TimeInterval { max(movement?.endTime ?? 0, scroll?.contentOffset.endTime ?? 0) }

  /// Whether there are any, or may be.
  var hasMovements: Bool { movement != nil || isScroll }

  /// Whether one of them is held, or repeats for ever.
  var isUnending: Bool {
    movement?.isUnending == true || scroll?.contentOffset.isUnending == true
  }

  /// Forgets those that have ended.
  mutating func rest(endingRepeats: Bool) {
    if movement?.isForgotten(endingRepeats: endingRepeats) == true { movement = nil }
    if isScroll { scroll?.contentOffset.rest(endingRepeats: endingRepeats) }
  }

  /// Whether an animator has begun one of them.
  func isMoved(by animator: UInt8) -> Bool {
    movement?.isMoved(by: animator) == true || scroll?.contentOffset.isMoved(by: animator) == true
  }

  /// Has their time pass as that of their animator does.
  mutating func follow(_ course: Course, of animator: UInt8) {
    movement?.follow(course, of: animator)
    scroll?.contentOffset.follow(course, of: animator)
  }

  /// Has the rest of them go by another animation.
  mutating func restart(_ animation: Animation, at time: TimeInterval) {
    movement?.restart(animation, at: time)
    scroll?.contentOffset.restart(animation, at: time)
  }
}

/// A container's scroll area, in memory of its own: few have one, and phones are copied with all of
/// theirs.
private final class ScrollBox: Hashable, Sendable {
  let area: ScrollArea

  init(_ area: ScrollArea) { self.area = area }

  static func == (left: ScrollBox, right: ScrollBox) -> Bool {
    left === right || left.area == right.area
  }

  func hash(into hasher: inout Hasher) { hasher.combine(area) }
}
