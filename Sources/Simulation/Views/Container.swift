import Foundation

/// A view between the window and the table, for coordinate conversions.
package struct Container: Hashable, Sendable {
  /// The frame in its superview, before rotation and scaling about its center.
  ///
  /// The phone computes it, unless its place is a fixed frame.
  package internal(set) var frame: CGRect
  /// The animation of its displayed frame, or nil at rest.
  var movement: Animated<CGRect>?
  package internal(set) var place: ViewPlace
  /// How it is presented over the screen and its bars, or nil.
  ///
  /// Only the outermost container can be presented.
  package let presentation: Presentation?
  /// The detents of a sheet.
  package let detents: [Detent]
  /// The height of its rows, in points, which determines the height of an alert.
  package var contentHeight: CGFloat = 44
  /// Its own bars, as high as the screen's.
  ///
  /// A sheet's navigation bar is higher.
  package let chrome: Chrome
  /// The insets of its bars, including the screen's safe area that they fill.
  package internal(set) var bars = EdgeInsets.zero
  /// The height that its own bottom bar takes at the lower end, including the area below the bar; 0
  /// without a bar.
  var bottomBarStrip: CGFloat = 0
  /// The scroll area of a scroll view, or nil for other views.
  package internal(set) var scroll: ScrollArea? {
    get { scrollBox?.area }
    set { scrollBox = newValue.map(ScrollBox.init) }
  }
  private var scrollBox: ScrollBox?
  private let fixedOrigin: CGPoint
  package var scale: CGFloat
  /// The number of clockwise rotations by 90 degrees.
  package var quarterTurns: Int

  /// Creates a view with a fixed frame.
  ///
  /// By default, it is neither scaled nor rotated.
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

  /// Creates a view that is laid out in its superview.
  ///
  /// A presented view determines its own frame. `isSheet` is short for a form sheet.
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

  /// The origin of its own coordinates: a scroll view's contentOffset.
  package var boundsOrigin: CGPoint { scrollBox?.area.contentOffset.model ?? fixedOrigin }

  /// Whether it is a scroll view.
  package var isScroll: Bool { scrollBox != nil }

  /// Whether it is presented over the screen and its bars.
  package var isSheet: Bool { presentation != nil }

  /// The mapping between its coordinates and its superview's.
  private var geometry: ViewGeometry {
    ViewGeometry(
      frame: frame, boundsOrigin: boundsOrigin, scale: scale, quarterTurns: quarterTurns)
  }

  /// Converts a rectangle from its own coordinates to its superview's.
  ///
  /// The result is the bounding box.
  package func toSuperview(_ rect: CGRect) -> CGRect { geometry.toSuperview(rect) }

  /// Converts a rectangle from its superview's coordinates to its own.
  ///
  /// The result is the bounding box.
  package func fromSuperview(_ rect: CGRect) -> CGRect { geometry.fromSuperview(rect) }

  /// Its own rectangle in its own coordinates.
  package var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// The part of its bounds that its bars leave for its content.
  package var contentBounds: CGRect {
    let bounds = bounds
    return CGRect(
      x: bounds.minX + bars.left, y: bounds.minY + bars.top,
      width: max(0, bounds.width - bars.left - bars.right),
      height: max(0, bounds.height - bars.top - bars.bottom))
  }
}

/// The animations of its frame and its offset.
extension Container {
  /// The virtual time when both have ended.
  var movementEnd: TimeInterval { max(movement?.endTime ?? 0, scroll?.contentOffset.endTime ?? 0) }

  /// Whether there may be an animation.
  var hasMovements: Bool { movement != nil || isScroll }

  /// Whether an animation is paused or repeats forever.
  var isUnending: Bool {
    movement?.isUnending == true || scroll?.contentOffset.isUnending == true
  }

  /// Removes the animations that have ended.
  mutating func rest(endingRepeats: Bool) {
    if movement?.isForgotten(endingRepeats: endingRepeats) == true { movement = nil }
    if isScroll { scroll?.contentOffset.rest(endingRepeats: endingRepeats) }
  }

  /// Whether an animator has a running animation here.
  func isMoved(by animator: UInt8) -> Bool {
    movement?.isMoved(by: animator) == true || scroll?.contentOffset.isMoved(by: animator) == true
  }

  /// Pauses, continues or reverses the animations of an animator.
  mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    movement?.follow(course, of: animator)
    scroll?.contentOffset.follow(course, of: animator)
  }

  /// Continues the running animations with another animation.
  mutating func restart(_ animation: Animation, at time: TimeInterval) {
    movement?.restart(animation, at: time)
    scroll?.contentOffset.restart(animation, at: time)
  }
}

/// A container's scroll area on the heap.
///
/// Few containers have one, and phones are copied with all containers.
private final class ScrollBox: Hashable, Sendable {
  let area: ScrollArea

  init(_ area: ScrollArea) { self.area = area }

  static func == (left: ScrollBox, right: ScrollBox) -> Bool {
    left === right || left.area == right.area
  }

  func hash(into hasher: inout Hasher) { hasher.combine(area) }
}
