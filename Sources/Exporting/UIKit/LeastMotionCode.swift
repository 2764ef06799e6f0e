import Avoidance
import Simulation

/// Code for the strategy `least-motion`, as a UIKit class in a Swift file.
package struct LeastMotionCode {
  package let text: String

  package init(_ strategy: Strategy) throws(ExportError) {
    try strategy.check(only: [.margin])
    text = SwiftFile(PackageResources.LeastMotionKeyboard_swift).text.replacing(
      "let margin: CGFloat = 8", with: "let margin: CGFloat = \(strategy.margin.inDigits)")
  }
}
