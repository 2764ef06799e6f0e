import Simulation
import Testing
import UIKit

/// What code does as its objects end, in the middle of what ends them.
@MainActor @Suite struct EndingTests {
  /// Removes itself, as code for systems before iOS 9 does.
  private final class Listener: NSObject {
    let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void) {
      self.onEnd = onEnd
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: Selector("heard", Listener.heard),
        name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    deinit {
      NotificationCenter.default.removeObserver(self)
      NSObject.cancelPreviousPerformRequests(withTarget: self)
      onEnd()
    }

    func heard() {}
  }

  /// The next app takes the place of the one before, whose objects end.
  @Test func anObserverEndsWithItsApp() throws {
    var ended = 0
    for _ in 0..<3 {
      _ = SimulatedApp.start(on: try .empty("iphone-16")) { _ in Listener { ended += 1 } }
    }
    _ = SimulatedApp.start(on: try .empty("iphone-16")) { _ in NSObject() }
    #expect(ended == 3)
  }

  /// A block holds the last object that removes an observer of its own.
  @Test func anObserverEndsWithABlock() throws {
    var ended = 0
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in NSObject() }
    app.run {
      let listener = Listener { ended += 1 }
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
      ) { _ in listener.heard() }
      NotificationCenter.default.removeObserver(token)
    }
    #expect(ended == 1)
  }

  @Test func anObserverEndsWithAnAssociation() throws {
    var ended = 0
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in NSObject() }
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    app.run {
      let view = UIView()
      let policy = objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC
      objc_setAssociatedObject(
        view, key, Listener { objc_setAssociatedObject(view, key, "after", policy) }, policy)
      objc_setAssociatedObject(view, key, nil, policy)
      ended = objc_getAssociatedObject(view, key) as? String == "after" ? 1 : 0
    }
    #expect(ended == 1)
  }
}
