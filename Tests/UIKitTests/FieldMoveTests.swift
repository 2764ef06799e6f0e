import Simulation
import Testing
import UIKit

/// Tests the events for a field outside of a scroll view that moves.
@MainActor @Suite struct FieldMoveTests {
  enum Way: CaseIterable { case constant, constantInBlock, frameInBlock, transform, guide }

  /// A controller with a chat's bar at the screen's bottom, which it moves above the keyboard.
  final class Chat: UIViewController {
    var way = Way.constant
    let bar = UIView()
    let field = UITextField(frame: CGRect(x: 8, y: 4, width: 200, height: 36))
    private var bottom = NSLayoutConstraint()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.addSubview(field)
      NotificationCenter.default.addObserver(
        self, selector: Selector("keyboardShows", Chat.keyboardShows),
        name: UIResponder.keyboardWillShowNotification, object: nil)
      guard way != .frameInBlock, way != .transform else {
        bar.frame = CGRect(x: 0, y: 524, width: 320, height: 44)
        return
      }
      bar.translatesAutoresizingMaskIntoConstraints = false
      bottom =
        way == .guide
        ? bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        : bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44), bottom,
      ])
    }

    func keyboardShows(_ notification: Notification) {
      switch way {
      case .constant: bottom.constant = -253
      case .constantInBlock:
        bottom.constant = -253
        UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }
      case .frameInBlock: UIView.animate(withDuration: 0.4) { self.bar.frame.origin.y = 271 }
      case .transform:
        UIView.animate(withDuration: 0.4) {
          self.bar.transform = CGAffineTransform(translationX: 0, y: -253)
        }
      case .guide: break
      }
    }
  }

  private struct Move: Equatable {
    let row: Int
    let from: CGRect
    let to: CGRect
    let author: Author
    let duration: Double?
    let hasCalls: Bool
  }

  private func moves(_ app: SimulatedApp) -> [Move] {
    app.phone.events.compactMap { event in
      guard case .fieldFrame(let row, let from, let to, let author, let animation) = event.kind
      else { return nil }
      return Move(
        row: row, from: from, to: to, author: author, duration: animation?.duration,
        hasCalls: !event.calls.isEmpty)
    }
  }

  /// The keyboard is 253 of the screen's 568 points high.
  ///
  /// The bar's top is at y 524 and then at 271.
  @Test(
    "A field in a moved bar has one move event with author, duration and calls",
    arguments: Way.allCases) func movingBar(way: Way) throws
  {
    let chat = Chat()
    chat.way = way
    let app = try SimulatedApp.showing(chat, on: "iphone-5s")
    app.phone.isRecording = true
    app.run { _ = chat.field.becomeFirstResponder() }
    let duration: Double? =
      switch way {
      case .constant: nil
      case .constantInBlock, .frameInBlock, .transform: 0.4
      case .guide: 0.25
      }
    #expect(
      moves(app) == [
        Move(
          row: 0, from: CGRect(x: 8, y: 528, width: 200, height: 36),
          to: CGRect(x: 8, y: 275, width: 200, height: 36),
          author: way == .guide ? .uikit : .app, duration: duration, hasCalls: way != .guide)
      ])
    #expect(app.phone.rect(forRow: 0).minY == 275)
  }

  @Test("A moved view with several fields has one event, for the active field") func severalFields()
    throws
  {
    final class Form: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
      let fields = (0..<3).map { row in
        UITextField(frame: CGRect(x: 20, y: CGFloat(row) * 50, width: 200, height: 40))
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        for field in fields { box.addSubview(field) }
      }
    }
    let form = Form()
    let app = try SimulatedApp.showing(form, on: "iphone-5s")
    app.run { _ = form.fields[1].becomeFirstResponder() }
    app.phone.isRecording = true
    app.run { form.box.frame.origin.y = 60 }
    #expect(moves(app).map(\.row) == [1])
    #expect(moves(app).first?.to.minY == 110)
  }
}
