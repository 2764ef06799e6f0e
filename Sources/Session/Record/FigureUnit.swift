import Foundation
import Simulation

/// The unit of a figure's numbers, which says how they are written.
package enum FigureUnit: Sendable {
  case points
  /// A part of a whole, 0 to 1, written in percent.
  case share

  /// Returns a number as a picture has it; in whole points while they change too fast to read more.
  package func words(for number: CGFloat, isMoving: Bool = false) -> String {
    switch self {
    case .points: (isMoving ? number.rounded() : number).inWords
    case .share: "\((number * 100).rounded().inWords) %"
    }
  }
}
