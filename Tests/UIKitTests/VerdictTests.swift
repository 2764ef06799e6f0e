import Simulation
import Testing
import UIKit

/// Tests that three kinds of public code get the known results on each phone.
///
/// The cases are both orientations with all reachable rows at the top and at the bottom.
@MainActor @Suite struct VerdictTests {
  /// Code that sets the bottom inset to the keyboard's overlap, and later to 0.
  ///
  /// The text field's own scroll shows the row.
  @MainActor private class InsetOnly: NSObject {
    let scrollView: UIScrollView

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

    func show(_ notification: Notification) {
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let seen = scrollView.convert(frame ?? .zero, from: nil)
      scrollView.contentInset.bottom = max(0, scrollView.bounds.maxY - seen.minY)
    }

    func hide(_ notification: Notification) { scrollView.contentInset.bottom = 0 }
  }

  /// Wrong code that resets the inset only if the scroll view is a collection view.
  private final class WrongGuard: InsetOnly {
    override func hide(_ notification: Notification) {
      guard let collection = scrollView as? UICollectionView else { return }
      collection.contentInset.bottom = 0
    }
  }

  /// Code that also scrolls to the row with the active field.
  private final class Revealing: InsetOnly {
    override func show(_ notification: Notification) {
      super.show(notification)
      perform(Selector("reveal", Revealing.reveal), with: nil, afterDelay: 0)
    }

    func reveal() {
      guard let table = scrollView as? UITableView else { return }
      for cell in table.visibleCells {
        let field = cell.contentView.subviews.first { $0.isFirstResponder }
        if field != nil { table.scrollRectToVisible(cell.frame, animated: false) }
      }
    }
  }

  /// What a case has at rest: whether its row is covered, and the inset left after dismissal.
  private struct Seen {
    let device: Device
    let isCovered: Bool
    let insetLeft: CGFloat
  }

  private func seen(_ make: @escaping @MainActor (FormViews) -> Any) -> [Seen] {
    PhoneCases.all.map { one in
      let app = SimulatedApp.start(on: one.phone, make)
      app.settle { $0.beginEditing(row: one.row) }
      let isCovered = app.phone.visibleShare(ofRow: one.row) < 1
      app.settle { $0.endEditing() }
      return Seen(
        device: one.phone.scene.device, isCovered: isCovered,
        insetLeft: app.phone.contentInset.bottom)
    }
  }

  /// The phones with covered fields, the iPhone 3GS and 4, are 480 points high.
  @Test("Code that only sets an inset covers fields only on the smallest phones") func insetOnly() {
    let seen = seen { InsetOnly($0.scrollView) }
    let covered = Dictionary(grouping: seen.filter(\.isCovered), by: \.device.name)
    #expect(covered.mapValues(\.count) == ["iphone-3gs": 22, "iphone-4": 22])
    #expect(seen.allSatisfy { $0.insetLeft == 0 })
  }

  @Test("Code that guards on the wrong class never resets the inset") func wrongGuard() {
    let seen = seen { WrongGuard($0.scrollView) }
    #expect(seen.count > 4_000)
    #expect(seen.allSatisfy { $0.insetLeft > 100 })
  }

  @Test("Code that reveals the row never covers a field") func revealing() {
    #expect(seen { Revealing($0.scrollView) }.allSatisfy { !$0.isCovered && $0.insetLeft == 0 })
  }
}
