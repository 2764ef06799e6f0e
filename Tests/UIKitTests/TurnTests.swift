import Simulation
import Testing
import UIKit

/// Tests views that follow a rotation by their autoresizing masks.
@MainActor @Suite struct TurnTests {
  private final class Chat: UIViewController {
    let scrollView = UIScrollView()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let message = UITextField(frame: CGRect(x: 8, y: 6, width: 224, height: 32))
    let send = UIView(frame: CGRect(x: 240, y: 6, width: 72, height: 32))

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds.insetBy(dx: 10, dy: 20)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      view.addSubview(scrollView)
      message.autoresizingMask = .flexibleWidth
      send.autoresizingMask = .flexibleLeftMargin
      bar.addSubview(message)
      bar.addSubview(send)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? {
      get { bar }
      set {}
    }
  }

  private func turned() throws -> (app: SimulatedApp, chat: Chat) {
    let chat = Chat()
    let app = try SimulatedApp.showing(chat, on: "iphone-5s")
    app.settle { $0.rotate(to: .landscapeRight) }
    return (app, chat)
  }

  /// The screen of 320 × 568 points has been rotated to landscape.
  @Test("A scroll view follows a rotation by its autoresizing mask") func scrollView() throws {
    let (app, chat) = try turned()
    #expect(app.phone.tableFrame == CGRect(x: 10, y: 20, width: 548, height: 280))
    #expect(chat.scrollView.frame == app.phone.tableFrame)
    app.settle { $0.rotate(to: .portrait) }
    #expect(chat.scrollView.frame == CGRect(x: 10, y: 20, width: 300, height: 528))
  }

  /// The bar, like the screen, becomes 248 points wider.
  @Test("Views in a docked bar follow a rotation by their autoresizing masks") func bar() throws {
    let (_, chat) = try turned()
    #expect(chat.bar.bounds.width == 568)
    #expect(chat.message.frame == CGRect(x: 8, y: 6, width: 472, height: 32))
    #expect(chat.send.frame == CGRect(x: 488, y: 6, width: 72, height: 32))
  }

  /// The scroll view is 568 − 253 points high, minus 20 at either end.
  @Test("A shorter root view shortens the scroll view in it") func shorterRoot() throws {
    let chat = Chat()
    let app = try SimulatedApp.showing(chat, on: "iphone-5s")
    app.run { chat.view.frame.size.height -= 253 }
    #expect(chat.scrollView.frame == CGRect(x: 10, y: 20, width: 300, height: 275))
  }
}
