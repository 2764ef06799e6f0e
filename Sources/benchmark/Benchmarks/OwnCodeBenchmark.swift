import Simulation
import UIKit

extension Benchmark {
  /// The benchmark of an app's own keyboard code that runs on every device in two orientations.
  static let ownCode = Benchmark(
    name: "own-code",
    summary: "20 rows × \(Device.all.count) devices × 2 orientations × 2 starts under a class"
  ) { setup in
    [
      PeerMeasurement(
        Entry(
          Steps(count: 1, run: .work { MainActor.assumeIsolated(OwnCodeSweep.run) }),
          .init("focus, dismissal", target: .seconds(0.5))),
        peer: try setup.statements(steps: 1))
    ]
  }
}

/// An app's class that runs on every device; each reachable field is focused and left.
@MainActor private enum OwnCodeSweep {
  static func run() {
    var count = 0
    for device in Device.all {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        let top = BenchmarkPhone.phone(on: device, orientation)
        var bottom = top
        bottom.setContentOffset(bottom.table.maximumOffset, by: .script)
        for phone in [top, bottom] {
          for row in 0..<BenchmarkPhone.rowCount where phone.touchPoint(ofFieldAtRow: row) != nil {
            play(row, on: phone)
            count += 1
          }
        }
      }
    }
    precondition(count > 4_000, "most fields are in reach at the top or at the bottom")
  }

  private static func play(_ row: Int, on phone: Phone) {
    let app = SimulatedApp.start(on: phone) { InsetOnly($0.scrollView) }
    app.perform {
      $0.beginEditing(row: row)
      $0.settle()
    }
    app.perform {
      $0.endEditing()
      $0.settle()
    }
    precondition(app.phone.contentInset.bottom == 0, "the class gives back what it took")
  }
}

/// Typical keyboard code of apps: the bottom inset equals the keyboard's overlap.
@MainActor private final class InsetOnly: NSObject {
  private let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("show", InsetOnly.show(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("hide", InsetOnly.hide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private func show(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let seen = scrollView.convert(frame ?? .zero, from: nil)
    scrollView.contentInset.bottom = max(0, scrollView.bounds.maxY - seen.minY)
  }

  private func hide(_ notification: Notification) { scrollView.contentInset.bottom = 0 }
}
