import Foundation
import Simulation

/// The unit of a number in the state record, which determines how the number is printed.
package enum FigureUnit: Sendable {
  case points
  /// A fraction from 0 to 1, which is shown in percent.
  case share

  /// Returns a number with its unit as text for a drawing of the phone.
  ///
  /// If `isMoving` is true, points are rounded to whole ones: the number changes too fast to read.
  package func words(for number: CGFloat, isMoving: Bool = false) -> String {
    switch self {
    case .points: (isMoving ? number.rounded() : number).inWords
    case .share: "\((number * 100).rounded().inWords) %"
    }
  }
}
