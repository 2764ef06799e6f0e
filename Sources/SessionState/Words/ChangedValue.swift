import Foundation
import Simulation

/// A change of a value such as an offset: old and new value, who changed it, and the animation.
package struct ChangedValue<Value: FigureValue> {
  package let from: Value
  package let to: Value
  /// Who changed the value, such as UIKit or the strategy.
  package let author: Author
  /// The animation of the change, or nil if the value changed at once.
  package let animation: Animation?
  private let wording: ValueWording<Value>

  package init(
    _ from: Value, _ to: Value, _ author: Author = .uikit, _ animation: Animation? = nil,
    wording: ValueWording<Value>
  ) {
    self.from = from
    self.to = to
    self.author = author
    self.animation = animation
    self.wording = wording
  }

  /// The old value as text for a line of the command `show events`.
  package var fromInLog: String { wording.logged(from) }
  /// The new value as text for a line of the command `show events`.
  package var toInLog: String { wording.logged(to) }

  /// The change as part of a sentence, such as `from -64 to 163.5` or `the table's height from 504
  /// to 251`.
  ///
  /// Only numbers that changed are named. Empty if none changed by as much as words show.
  package var inWords: String {
    let clauses = zip(wording.parts(from), wording.parts(to)).compactMap { old, new -> String? in
      let (from, to) = (old.number.inWords, new.number.inWords)
      return from == to ? nil : (old.name.isEmpty ? "" : "\(old.name) ") + "from \(from) to \(to)"
    }
    return clauses.dropLast(2).map { "\($0), " }.joined()
      + clauses.suffix(2).joined(separator: " and ")
  }
}

/// Functions that describe a changed value as text for the commands `show events` and `why`.
package struct ValueWording<Value> {
  /// A number that is part of a changed value, such as the height of a frame.
  package struct Part {
    /// The number's name in a sentence, such as `the table's height`.
    ///
    /// Empty if the sentence needs no name.
    package let name: String
    package let number: CGFloat
  }

  /// Returns a value as text for a line of the command `show events`.
  package let logged: (Value) -> String
  /// Splits a value into its numbers, each with a name for a sentence, such as "width".
  package let parts: (Value) -> [Part]
}

extension ValueWording<CGFloat> {
  package static var number: Self {
    Self(logged: \.inFourPlaces) { [Part(name: "", number: $0)] }
  }
}

extension ValueWording<CGSize> {
  package static var height: Self {
    Self(logged: \.height.inFourPlaces) { [Part(name: "", number: $0.height)] }
  }
}

extension ValueWording<CGPoint> {
  /// The functions that describe a change of a content offset, which is usually vertical.
  package static var offset: Self {
    Self(logged: \.inBraces) {
      [Part(name: "sideways", number: $0.x), Part(name: "", number: $0.y)]
    }
  }
}

extension ValueWording<EdgeInsets> {
  /// Returns the functions that describe a change of insets as text.
  ///
  /// The two phrases surround the edge's name in a sentence: `the` bottom `content inset`.
  package static func insets(_ before: String = "the", _ after: String = "content inset") -> Self {
    Self(logged: \.inBraces) { insets in
      let edges = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ]
      return edges.map { Part(name: "\(before) \($0.0) \(after)", number: $0.1) }
    }
  }
}

extension ValueWording<CGRect> {
  /// Returns the functions that describe a change of a view's frame; `view` is the view's name.
  package static func frame(of view: String) -> Self {
    Self(logged: \.inBraces) { frame in
      let sides = [
        ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
      ]
      return sides.map { Part(name: "\(view)'s \($0.0)", number: $0.1) }
    }
  }
}
