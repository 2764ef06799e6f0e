import Simulation
import Testing
import UIKit

/// Tests code in deinitializers, which run in the middle of other operations.
@MainActor @Suite struct EndingTests {
  /// An observer that removes itself in its deinitializer, like code for systems before iOS 9.
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

  @Test("An app's objects can remove observers when the next app starts") func withApp() throws {
    var ended = 0
    for _ in 0..<3 {
      _ = SimulatedApp.start(on: try .empty("iphone-16")) { _ in Listener { ended += 1 } }
    }
    _ = SimulatedApp.start(on: try .empty("iphone-16")) { _ in NSObject() }
    #expect(ended == 3)
  }

  @Test("An object held by an observer block can remove observers in its deinitializer")
  func withBlock() throws {
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

  @Test("An object's deinitializer can set another associated object") func withAssociation() throws
  {
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
