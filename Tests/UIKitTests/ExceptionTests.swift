import Testing
import UIKit

/// Tests UIKit's exceptions, which end the app with UIKit's messages.
@MainActor @Suite struct ExceptionTests {
  @Test("Adding a view to itself or to its subview ends the app") func viewCycle() async {
    let alone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run { $0.view.addSubview($0.view) }
    }
    #expect(
      alone.words.contains("Fatal error: NSInvalidArgumentException: Can't add self as subview"))
    let around = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run {
        let inner = UIView()
        $0.view.addSubview(inner)
        inner.addSubview($0.view)
      }
    }
    #expect(around.words.contains("Fatal error: CALayerInvalid: layer <"))
    #expect(around.words.contains("> is a part of cycle in its layer tree"))
  }

  @Test("A frame or bounds with NaN ends the app") func nanFrame() async {
    let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run {
        $0.view.addSubview(UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 20)))
        $0.view.subviews[0].frame.origin.x = .nan
      }
    }
    #expect(
      place.words.contains(
        "Fatal error: CALayerInvalidGeometry: CALayer position contains NaN: [nan 15.0]"))
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run { $0.view.bounds.size.height = .nan }
    }
    #expect(
      size.words.contains(
        "Fatal error: CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; 320.0 nan]"))
  }

  @Test("Presenting or pushing a controller on itself ends the app") func duplicateControllers()
    async
  {
    let presented = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run { $0.present($0, animated: true) }
    }
    #expect(
      presented.words.contains(
        "NSInvalidArgumentException: Application tried to present modal view controller on itself. "
          + "Presenting controller is <UIViewController: "))
    let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run {
        UINavigationController(rootViewController: $0).pushViewController($0, animated: false)
      }
    }
    #expect(
      pushed.words.contains(
        "Pushing the same view controller instance more than once is not supported (<"))
    let stack = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await ExceptionTests.run {
        UINavigationController(rootViewController: $0)
          .pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(stack.words.contains("Pushing a navigation controller is not supported"))
  }

  /// Starts an app on an iPhone 5s and runs code that raises an exception, for a test's own
  /// process.
  private static func run(_ body: @MainActor @Sendable (UIViewController) -> Void) throws {
    let controller = UIViewController()
    let app = try SimulatedApp.showing(controller, on: "iphone-5s")
    app.run { body(controller) }
  }
}
