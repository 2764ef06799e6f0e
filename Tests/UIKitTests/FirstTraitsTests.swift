import Simulation
import Testing
import UIKit

/// Tests the first traits of views that enter a window.
@MainActor @Suite struct FirstTraitsTests {
  private final class Traits: UIViewController {
    final class Inner: UIView {
      var told: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        told.append(previous == nil ? "first" : "change")
      }
      override func didMoveToWindow() { told.append("window") }
    }
    let inner = Inner()
    var told: [String] = []

    override func viewDidLoad() { view.addSubview(inner) }
    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      told.append(previous == nil ? "first" : "change")
    }
    override func viewWillLayoutSubviews() { if told.last != "layout" { told.append("layout") } }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  }

  @Test(
    "Views are notified of their first traits only before iOS 13",
    arguments: [(12, ["first"]), (13, [])])
  func firstTraits(ios: Int, first: [String]) throws {
    let traits = Traits()
    let app = try SimulatedApp.showing(traits, on: "iphone-8", ios: ios).settled()
    #expect(traits.told == ["will appear"] + first + ["layout", "did appear"])
    #expect(traits.inner.told == first + ["window"])
    app.run {
      traits.inner.removeFromSuperview()
      traits.view.addSubview(traits.inner)
    }
    #expect(traits.inner.told == first + ["window", "window", "window"])
  }
}
