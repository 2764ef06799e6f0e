import Foundation

/// A view between the root view and the form's table, for layout and coordinate conversions.
package struct Container: Hashable, Sendable {
  /// The view's frame in its superview, before rotation and scaling about its center.
  ///
  /// The phone computes the frame by layout, unless the view has a fixed frame.
  package internal(set) var frame: CGRect
  /// The animation of the view's displayed frame, or nil at rest.
  var movement: AnimatedValue<CGRect>?
  package internal(set) var place: ViewPlace
  /// The presentation style of a view over the screen and its bars, or nil.
  ///
  /// Only the outermost view around the table can be presented.
  package let presentation: Presentation?
  /// The detents of the sheet that this view is presented in.
  ///
  /// Empty if the view isn't a sheet with detents.
  package let detents: [Detent]
  /// The size in points that a popover or form sheet prefers, or that an alert's rows need; or nil.
  package var preferredSize: CGSize?
  /// The bars inside this view, which are as high as the screen's.
  ///
  /// A sheet's navigation bar is higher.
  package let chrome: Chrome
  /// The insets that the view's own bars cover.
  ///
  /// They include the part of the screen's safe area that the bars fill.
  package internal(set) var bars = EdgeInsets.zero
  /// The height in points at the view's lower end that its own bottom bar covers.
  ///
  /// It includes the area below the bar, and is 0 without a bar.
  var bottomBarStrip: CGFloat = 0
  /// The scroll area if this view is a scroll view, or nil for other views.
  package internal(set) var scroll: ScrollArea? {
    get { scrollBox?.area }
    set { scrollBox = newValue.map(ScrollBox.init) }
  }
  private var scrollBox: ScrollBox?
  private let fixedOrigin: CGPoint
  package var scale: CGFloat
  /// How often the view is rotated clockwise by 90 degrees.
  package var quarterTurns: Int

  /// Creates a view with a fixed frame in its superview.
  ///
  /// By default, the view is neither scaled nor rotated.
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

  /// Creates a view around the table that is laid out in its superview by the rule `place`.
  ///
  /// A presented view gets its frame from its presentation. `isSheet` means a form sheet.
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

  /// The origin of the view's own coordinates: a scroll view's contentOffset.
  package var boundsOrigin: CGPoint { scrollBox?.area.contentOffset.model ?? fixedOrigin }

  /// Whether this view is a scroll view.
  package var isScroll: Bool { scrollBox != nil }

  /// Whether this view is presented over the screen and its bars.
  package var isSheet: Bool { presentation != nil }

  /// The conversion between this view's coordinates and its superview's.
  private var geometry: ViewGeometry {
    ViewGeometry(
      frame: frame, boundsOrigin: boundsOrigin, scale: scale, quarterTurns: quarterTurns)
  }

  /// Converts a rectangle from this view's coordinates to its superview's.
  ///
  /// If the view is rotated, the result is the bounding box.
  package func toSuperview(_ rect: CGRect) -> CGRect { geometry.toSuperview(rect) }

  /// Converts a rectangle from the superview's coordinates to this view's.
  ///
  /// If the view is rotated, the result is the bounding box.
  package func fromSuperview(_ rect: CGRect) -> CGRect { geometry.fromSuperview(rect) }

  /// The view's own rectangle in its own coordinates.
  package var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// The part of the view's bounds that its own bars don't cover.
  package var contentBounds: CGRect {
    let bounds = bounds
    return CGRect(
      x: bounds.minX + bars.left, y: bounds.minY + bars.top,
      width: max(0, bounds.width - bars.left - bars.right),
      height: max(0, bounds.height - bars.top - bars.bottom))
  }
}

/// The animations of a container's frame and scroll offset.
extension Container {
  /// The virtual time, in seconds, when the animations of the view's frame and offset have ended.
  var movementEnd: TimeInterval { max(movement?.endTime ?? 0, scroll?.contentOffset.endTime ?? 0) }

  /// Whether the view may have a running animation.
  var hasMovements: Bool { movement != nil || isScroll }

  /// Whether an animation of this view is paused or repeats forever.
  var isUnending: Bool {
    movement?.isUnending == true || scroll?.contentOffset.isUnending == true
  }

  /// Removes the view's animations, which must have ended by now, except paused ones.
  ///
  /// Those that repeat forever are removed only if `endingRepeats` is true.
  mutating func rest(endingRepeats: Bool) {
    if movement?.isForgotten(endingRepeats: endingRepeats) == true { movement = nil }
    if isScroll { scroll?.contentOffset.rest(endingRepeats: endingRepeats) }
  }

  /// Whether a property animator, given by its number, has a running animation of this view.
  func isMoved(by animator: UInt8) -> Bool {
    movement?.isMoved(by: animator) == true || scroll?.contentOffset.isMoved(by: animator) == true
  }

  /// Pauses, continues or reverses the view's animations that a property animator started.
  mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    movement?.follow(course, of: animator)
    scroll?.contentOffset.follow(course, of: animator)
  }

  /// Continues the view's running animations with another timing from a virtual time in seconds.
  mutating func restart(_ animation: Animation, at time: TimeInterval) {
    movement?.restart(animation, at: time)
    scroll?.contentOffset.restart(animation, at: time)
  }
}

/// A scroll view's scroll area in heap memory.
///
/// Few views around the table scroll, so copies of a phone with all these views stay cheap.
private final class ScrollBox: Hashable, Sendable {
  let area: ScrollArea

  init(_ area: ScrollArea) { self.area = area }

  static func == (left: ScrollBox, right: ScrollBox) -> Bool {
    left === right || left.area == right.area
  }

  func hash(into hasher: inout Hasher) { hasher.combine(area) }
}
