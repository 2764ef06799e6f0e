import Simulation
import Testing
import UIKit

/// Tests the footing: the height of an app's other views below its scroll view.
@MainActor @Suite struct FootingTests {
  /// A controller with a scroll view and another view around or below it.
  private final class Screen: UIViewController {
    let scrollView = UIScrollView()
    let other = UIView()
    var isAround = false

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.addSubview(UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 30)))
      view.addSubview(other)
      (isAround ? other : view as UIView).addSubview(scrollView)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isAround: Bool
    /// The expected top and height of each view, without and with the keyboard.
    let scrollView: [(CGFloat, CGFloat)]
    let other: [(CGFloat, CGFloat)]
    /// The expected footing without and with the keyboard, in points.
    let footing: [CGFloat]
  }

  nonisolated static let cases = [
    Case(
      testDescription: "in a bar that goes up with it", isAround: true,
      scrollView: [(8, 36), (8, 36)], other: [(516, 52), (263, 52)], footing: [8, 8]),
    Case(
      testDescription: "in a bar, of which it leaves more empty than before", isAround: true,
      scrollView: [(8, 36), (8, 16)], other: [(516, 52), (263, 52)], footing: [8, 0]),
    Case(
      testDescription: "over a bar that goes up with it", isAround: false,
      scrollView: [(64, 444), (64, 191)], other: [(508, 60), (255, 60)], footing: [60, 60]),
    Case(
      testDescription: "over a bar that stays", isAround: false,
      scrollView: [(64, 444), (64, 191)], other: [(508, 60), (508, 60)], footing: [60, 0]),
    Case(
      testDescription: "over a background", isAround: false,
      scrollView: [(64, 504), (64, 200)], other: [(0, 568), (0, 568)], footing: [0, 0]),
    Case(
      testDescription: "in a view that fills the screen", isAround: true,
      scrollView: [(64, 504), (64, 200)], other: [(0, 568), (0, 568)], footing: [0, 0]),
  ]

  @Test("The area below the scroll view counts as footing if other views fill it", arguments: cases)
  func footing(one: Case) throws {
    let screen = Screen()
    screen.isAround = one.isAround
    func place(_ step: Int) {
      let (other, scroll) = (one.other[step], one.scrollView[step])
      screen.other.frame = CGRect(x: 0, y: other.0, width: 320, height: other.1)
      screen.scrollView.frame = CGRect(x: 0, y: scroll.0, width: 320, height: scroll.1)
    }
    let app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in
      screen.loadViewIfNeeded()
      place(0)
      return screen
    }
    #expect(app.phone.footing == one.footing[0])
    app.run { place(1) }
    #expect(app.phone.footing == one.footing[1])
  }
}
