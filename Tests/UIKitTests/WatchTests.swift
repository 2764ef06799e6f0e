import Simulation
import Testing
import UIKit

/// Tests properties that are observed by key path or by name.
@MainActor @Suite struct WatchTests {
  private final class Watcher: UIViewController {
    var told: [String] = []
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var watch: NSKeyValueObservation?

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentInsetAdjustmentBehavior = .never
      view.addSubview(scrollView)
      for row in 0..<20 {
        scrollView.addSubview(
          UITextField(frame: CGRect(x: 16, y: CGFloat(row) * 60, width: 200, height: 40)))
      }
      scrollView.contentSize = CGSize(width: 393, height: 1200)
      watch = scrollView.observe(\.contentOffset, options: [.old, .new]) {
        [unowned self] _, change in
        told.append("\(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
      }
      box.addObserver(self, forKeyPath: "center", options: .new, context: nil)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let center = change?[.newKey] as? CGPoint
      told.append("\(keyPath ?? "") \(center?.x ?? 0) \(object as? UIView === box)")
    }
  }

  private func start() throws -> (SimulatedApp, Watcher) {
    let watcher = Watcher()
    return (try SimulatedApp.showing(watcher, on: "iphone-16"), watcher)
  }

  @Test("Setting an observed property reports the change once") func setter() throws {
    let (app, watcher) = try start()
    app.run { watcher.scrollView.contentOffset.y = 40 }
    app.run { watcher.scrollView.contentOffset.y = 40 }
    watcher.watch?.invalidate()
    app.run { watcher.scrollView.contentOffset.y = 0 }
    #expect(watcher.told == ["0.0 to 40.0"])
  }

  @Test("UIKit's own scroll to a focused field is reported to observers") func movedByUIKit() throws
  {
    let (app, watcher) = try start()
    app.run { watcher.scrollView.contentInset.bottom = 336 }
    app.settle { $0.beginEditing(row: 14) }
    #expect(watcher.told.count == 1)
    #expect(watcher.told.first?.hasPrefix("0.0 to") == true)
    #expect(app.phone.contentOffset.y > 0)
  }

  /// An observer as ported code declares it: on a Mac it overrides NSObject's method.
  ///
  /// The porting pass adds the protocol.
  private final class Teller: NSObject, KeyPathObserving {
    var told: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? 0)") }
  }

  @Test("A plain object can observe a property by name") func plainObserver() throws {
    let (app, watcher) = try start()
    let teller = Teller()
    app.run {
      watcher.scrollView.addObserver(
        teller, forKeyPath: "contentOffset", options: .new, context: nil)
    }
    app.run { watcher.scrollView.contentOffset.y = 40 }
    #expect(teller.told == ["contentOffset 40.0"])
  }

  @Test("A controller can observe a property by name until it is removed") func observerByName()
    throws
  {
    let (app, watcher) = try start()
    app.run { watcher.box.center.x = 105 }
    app.run { watcher.box.removeObserver(watcher, forKeyPath: "center") }
    app.run { watcher.box.center.x = 5 }
    #expect(watcher.told == ["center 105.0 true"])
  }
}
