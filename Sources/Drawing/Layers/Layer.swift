import Foundation

/// A rectangle of a picture in points with what is drawn in it, as a view is in UIKit.
///
/// Vector faces draw a tree of them as it is; none computes where something is.
struct Layer: Equatable, Sendable {
  /// What it is, such as `keyboard` or `row-7`, the same at every moment; empty if unused.
  var part = ""
  /// In the coordinates of the layer around it, y down.
  var frame: CGRect
  var content = Content.group
  /// Whether what reaches beyond its frame is cut off.
  var clips = false
  /// From the back to the front.
  var children: [Layer] = []

  enum Content: Hashable, Sendable {
    /// Nothing of its own.
    case group
    case shape(Paint, radius: CGFloat = 0)
    /// The part of the frame outside a hole with round corners, itself with round corners.
    case ring(Paint, hole: EdgeWidths, holeRadius: CGFloat, radius: CGFloat)
    /// A line of text in the middle of the frame's height.
    case text(String, TextStyle)
  }

  /// Points of a frame that a hole leaves at either side, and above and below.
  struct EdgeWidths: Hashable, Sendable {
    var side: CGFloat
    var end: CGFloat
  }

  /// Returns a group around layers, whose coordinates begin where the group does.
  static func group(_ part: String = "", at frame: CGRect, clips: Bool = false, _ layers: [Layer])
    -> Layer
  {
    Layer(part: part, frame: frame, clips: clips, children: layers)
  }

  /// Returns a filled rectangle.
  static func shape(
    _ paint: Paint, _ frame: CGRect, radius: CGFloat = 0, part: String = "",
    _ children: [Layer] = []
  ) -> Layer {
    Layer(part: part, frame: frame, content: .shape(paint, radius: radius), children: children)
  }

  /// Returns a line of text.
  static func text(_ text: String, _ frame: CGRect, _ style: TextStyle) -> Layer {
    Layer(frame: frame, content: .text(text, style))
  }
}

/// The paint of a shape; each face has a colour for it, by light and by dark.
enum Paint: String, CaseIterable, Sendable {
  case window, root, grouped, plain, cell, clear, header, bar, hairline, separator
  case keyboard, key, function, tint, active, lost, bezel, camera, home, touch, ink, search, cover
  case good, bad, fine, track, dim
}

/// The look of a line of text.
struct TextStyle: Hashable, Sendable {
  enum Weight: String, Sendable {
    case regular, semibold, bold
  }

  enum Ink: String, CaseIterable, Sendable {
    case label, secondary, placeholder, tint, bad, good, key, onTint
  }

  enum Alignment: Sendable { case leading, center, trailing }

  /// In points.
  var size: CGFloat
  var weight = Weight.regular
  var ink = Ink.label
  var alignment = Alignment.leading
  /// Whether all its letters are as wide.
  var isMonospaced = false

  /// The type scale of iOS at its usual size (Apple's Human Interface Guidelines, Typography).
  static let largeTitle = TextStyle(size: 34, weight: .bold)
  static let title = TextStyle(size: 22, weight: .bold)
  static let headline = TextStyle(size: 17, weight: .semibold)
  static let body = TextStyle(size: 17)
  static let subheadline = TextStyle(size: 15)
  static let footnote = TextStyle(size: 13)
  static let caption = TextStyle(size: 12)

  /// Returns the style in another ink, alignment or weight.
  func with(
    _ ink: Ink? = nil, _ alignment: Alignment? = nil, weight: Weight? = nil
  ) -> TextStyle {
    var style = self
    style.ink = ink ?? self.ink
    style.alignment = alignment ?? self.alignment
    style.weight = weight ?? self.weight
    return style
  }
}

extension CGRect {
  /// Returns the rectangle in the coordinates of one that it lies in.
  func relative(to other: CGRect) -> CGRect { offsetBy(dx: -other.minX, dy: -other.minY) }
}
