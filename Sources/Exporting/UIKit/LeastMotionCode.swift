import Avoidance
import Simulation

/// The strategy `least-motion` as a class for UIKit.
package struct LeastMotionCode {
  package let text: String

  package init(_ strategy: Strategy) throws(ExportError) {
    try strategy.check(only: [.margin])
    text = SwiftFile(PackageResources.LeastMotionKeyboard_swift).text.replacing(
      "let margin: CGFloat = 8", with: "let margin: CGFloat = \(strategy.margin.inDigits)")
  }
}
