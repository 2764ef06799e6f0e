import Simulation
import Testing
import UIKit

/// Tests what is visible of an animation at moments of virtual time, by a scroll view's offset.
@MainActor @Suite struct AnimationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @MainActor (UIScrollView) -> Void
    /// The expected visible offsets, in points, after some seconds.
    let seen: [(time: TimeInterval, y: CGFloat)]

    init(
      _ name: String, _ seen: [(TimeInterval, CGFloat)],
      _ act: @escaping @MainActor (UIScrollView) -> Void
    ) {
      testDescription = name
      self.seen = seen.map { (time: $0.0, y: $0.1) }
      self.act = act
    }
  }

  private static func later(
    _ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
  }

  private static func disablingActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  nonisolated private static let linearFrames = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  nonisolated static let blocks: [Case] = [
    Case("a delay", [(0.25, 0), (0.5, 0), (1, 50), (1.5, 100)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { scroll.y = 100 }
    },
    Case("repeated for ever", [(0.5, 50), (1.25, 25), (9.75, 75)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { scroll.y = 100 }
    },
    Case("there and back", [(0.5, 50), (1.5, 50), (1.75, 25), (2.25, 25)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        scroll.y = 100
      }
    },
    Case("there and back once, then where it goes", [(1.75, 25), (2, 100)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        scroll.y = 100
      }
    },
    Case("twice", [(0.25, 25), (1.25, 25), (2, 100)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { scroll.y = 100 }
      }
    },
    // The animation to 200 starts half way to 100. At 1 second the first animation has ended.
    Case("one over another", [(0.5, 50), (0.75, 100), (1, 150), (1.25, 175), (1.5, 200)]) {
      scroll in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 100 }
      later(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 200 }
      }
    },
    Case("one from where another is seen", [(0.5, 50), (1, 125), (1.5, 200)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 100 }
      later(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
          scroll.y = 200
        }
      }
    },
    // At 0.75 the visible offset is 100. From there the last animation takes 1 second to 400.
    Case("one from where two others are seen", [(0.75, 100), (1.25, 250), (1.75, 400)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 100 }
      later(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 200 }
      }
      later(0.75) {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
          scroll.y = 400
        }
      }
    },
    Case("a block inside another", [(0.5, 50), (1, 100)]) { scroll in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) { scroll.y = 100 }
      }
    },
    Case("a block inside another with a time of its own", [(0.25, 50), (0.5, 100)]) { scroll in
      UIView.animate(withDuration: 1) {
        let own: UIView.AnimationOptions = [
          .curveLinear, .overrideInheritedDuration, .overrideInheritedCurve,
        ]
        UIView.animate(withDuration: 0.5, delay: 0, options: own) { scroll.y = 100 }
      }
    },
    Case("not animated inside a block", [(0, 100)]) { scroll in
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { scroll.y = 100 } }
    },
    Case("a block inside what is not animated", [(0, 100)]) { scroll in
      UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { scroll.y = 100 } }
    },
    Case("turned off", [(0, 100)]) { scroll in
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { scroll.y = 100 }
      UIView.setAnimationsEnabled(true)
    },
    Case("actions turned off", [(0, 100)]) { scroll in
      UIView.animate(withDuration: 1) { disablingActions { scroll.y = 100 } }
    },
    Case("a picture's transition", [(0, 100)]) { scroll in
      UIView.transition(with: scroll, duration: 1, options: .transitionCrossDissolve) {
        scroll.y = 100
      }
    },
    Case("a transition with animated content", [(0.5, 50)]) { scroll in
      UIView.transition(
        with: scroll, duration: 1,
        options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
      ) { scroll.y = 100 }
    },
    Case("key frames", [(0.25, 25), (0.5, 50), (0.75, 100), (1, 150)]) { scroll in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linearFrames) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scroll.y = 50 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scroll.y = 150 }
      }
    },
    Case("a late key frame", [(1, 0), (1.25, 50), (1.5, 100)]) { scroll in
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linearFrames) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { scroll.y = 100 }
      }
    },
    Case("begun and committed, late and twice", [(0.5, 0), (1, 50), (2, 50), (2.5, 100)]) {
      scroll in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationRepeatCount(2)
      scroll.y = 100
      UIView.commitAnimations()
    },
  ]

  @Test("Animated changes are visible at each moment of their animation", arguments: blocks)
  func animatedChanges(_ animation: Case) throws {
    let (app, scroll) = try start()
    app.run { animation.act(scroll) }
    for (time, y) in animation.seen {
      app.perform { $0.advance(by: time - $0.phone.clock) }
      #expect(app.phone.presented.contentOffset.y == y, "after \(time) seconds")
    }
  }

  @Test("Before iOS 8 a second animation starts at the end of the first") func oldSystems() throws {
    let (app, scroll) = try start(ios: 7)
    app.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 100 } }
    app.perform { $0.advance(by: 0.5) }
    app.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.y = 200 } }
    #expect(app.phone.presented.contentOffset.y == 100)
  }

  @Test("An endless animation doesn't keep the phone from coming to rest") func endless() throws {
    let (app, scroll) = try start()
    app.run { UIView.animate(withDuration: 1, delay: 0, options: .repeat) { scroll.y = 100 } }
    #expect(scroll.y == 100)
    app.settle()
    #expect(app.phone.clock == 1)
    #expect(app.phone.presented.contentOffset.y == 100)
    #expect(app.phone.isAtRest)
  }

  /// Cases with several animations: what their completions log, with results and milliseconds.
  nonisolated static let ends: [(name: String, told: [String], act: @MainActor (Log) -> Void)] = [
    (
      "a delay", ["a true 1500"],
      { log in
        UIView.animate(
          withDuration: 1, delay: 0.5, animations: { log.scroll.y = 100 }, completion: log.note("a")
        )
      }
    ),
    (
      "one that adds", ["a true 1000", "b true 1500"],
      { log in
        UIView.animate(
          withDuration: 1, animations: { log.scroll.y = 100 }, completion: log.note("a"))
        later(0.5) {
          UIView.animate(
            withDuration: 1, animations: { log.scroll.y = 200 }, completion: log.note("b"))
        }
      }
    ),
    (
      "one that takes over", ["a false 500", "b true 1500"],
      { log in
        UIView.animate(
          withDuration: 1, animations: { log.scroll.y = 100 }, completion: log.note("a"))
        later(0.5) {
          UIView.animate(
            withDuration: 1, delay: 0, options: .beginFromCurrentState,
            animations: { log.scroll.y = 200 }, completion: log.note("b"))
        }
      }
    ),
    (
      "one that takes over what repeats for ever", ["a false 2500"],
      { log in
        UIView.animate(
          withDuration: 1, delay: 0, options: .repeat, animations: { log.scroll.y = 100 },
          completion: log.note("a"))
        later(2.5) {
          UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            log.scroll.y = 0
          }
        }
      }
    ),
    (
      "a transaction", ["a true 750"],
      { log in
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("a")(true) }
        UIView.animate(withDuration: 0.5, delay: 0.25) { log.scroll.y = 100 }
        CATransaction.commit()
      }
    ),
    (
      "a transaction without a movement", ["a true 0", "b true 0"],
      { log in
        UIView.animate(withDuration: 1) { log.scroll.y = 100 }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("a")(true) }
        CATransaction.commit()
        log.note("b")(true)
      }
    ),
    (
      "a transaction that scrolls", ["a true 300"],
      { log in
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("a")(true) }
        log.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        CATransaction.commit()
      }
    ),
  ]

  @Test("Completion handlers run at the right time with the right result", arguments: ends.indices)
  func completions(_ index: Int) throws {
    let (app, scroll) = try start()
    let log = Log(app, scroll)
    app.runAndSettle { Self.ends[index].act(log) }
    #expect(log.lines == Self.ends[index].told, "\(Self.ends[index].name)")
  }

  @Test("A handler's animation runs at its own pace during the keyboard's") func besideTheKeyboard()
    throws
  {
    let (app, scroll) = try start()
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
    app.run {
      scroll.addSubview(field)
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) { scroll.y = 100 }
        }
      }
      _ = field.becomeFirstResponder()
    }
    for (time, y) in [(0.25, 0), (0.5, 50), (0.625, 75), (0.75, 100)] as [(Double, CGFloat)] {
      app.perform { $0.advance(by: time - $0.phone.clock) }
      #expect(app.phone.presented.contentOffset.y == y, "after \(time) seconds")
    }
  }

  /// A log of the completions that were called, with their results and times in milliseconds.
  @MainActor final class Log {
    private(set) var lines: [String] = []
    let scroll: UIScrollView
    private let app: SimulatedApp

    init(_ app: SimulatedApp, _ scroll: UIScrollView) {
      (self.app, self.scroll) = (app, scroll)
    }

    func note(_ name: String) -> (Bool) -> Void {
      { self.lines.append("\(name) \($0) \(Int((self.app.phone.clock * 1000).rounded()))") }
    }
  }

  private func start(ios: Int? = nil) throws -> (SimulatedApp, UIScrollView) {
    try Scroller.start(ios: ios)
  }
}

/// A controller with a scroll view that fills its screen.
final class Scroller: UIViewController {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  override func viewDidLoad() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 320, height: 5000)
    view.addSubview(scroll)
  }

  static func start(ios: Int? = nil) throws -> (SimulatedApp, UIScrollView) {
    let controller = Scroller()
    let app = try SimulatedApp.showing(controller, on: "iphone-5s", ios: ios)
    return (app, controller.scroll)
  }
}

extension UIScrollView {
  /// The vertical content offset, under a short name for tests.
  var y: CGFloat {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }
}
