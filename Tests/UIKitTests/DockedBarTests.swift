import Simulation
import Testing
import UIKit

/// A controller's own accessory view: a bar at the screen's bottom that rides on the keyboard.
@MainActor @Suite struct DockedBarTests {
  final class Chat: UITableViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let message = UITextField(frame: CGRect(x: 8, y: 6, width: 240, height: 32))

    override func viewDidLoad() {
      super.viewDidLoad()
      message.placeholder = "Message"
      bar.addSubview(message)
      tableView.dataSource = self
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 30 }
  }

  private func app(_ chat: Chat) throws -> SimulatedApp {
    SimulatedApp.start(on: try .empty("iphone-5s")) { _ in chat }
  }

  /// A flexible bar without a height of its own is as high as its constraints say: 36 and 6 on each side.
  @Test func aBarOfItsConstraintsHeight() throws {
    final class Bar: UIView {
      let field = UITextField()

      override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: topAnchor, constant: 6),
          field.leadingAnchor.constraint(equalTo: leadingAnchor),
          field.heightAnchor.constraint(equalToConstant: 36),
          field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
        ])
      }

      required init?(coder: NSCoder) { nil }

      override var intrinsicContentSize: CGSize { .zero }
    }
    final class Messages: UIViewController {
      let bar = Bar(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in Messages() }
    #expect(app.phone.barFrame == CGRect(x: 0, y: 520, width: 320, height: 48))
  }

  /// The screen ends at 568; the keyboard has 253 points, with the bar on top of it.
  @Test func itStandsAtTheBottomAndRidesOnTheKeyboard() throws {
    let chat = Chat(style: .plain)
    let app = try app(chat)
    #expect(app.phone.barFrame == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(chat.bar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    app.run { _ = chat.message.becomeFirstResponder() }
    app.perform { $0.settle() }
    #expect(app.phone.responder == .bar)
    #expect(chat.message.isFirstResponder)
    #expect(chat.bar.frame == CGRect(x: 0, y: 271, width: 320, height: 44))
    app.run { _ = chat.message.resignFirstResponder() }
    app.perform { $0.settle() }
    #expect(chat.bar.frame.minY == 524)
  }

  /// What is typed into its field is the field's.
  @Test func itsFieldTakesText() throws {
    let chat = Chat(style: .plain)
    let app = try app(chat)
    app.perform {
      $0.beginEditing(.bar)
      $0.settle()
      let edit = TextEdit(row: nil, way: .keys, range: 0..<0, replacement: "Hi")
      #expect($0.app.shouldChange(edit, on: &$0.phone))
      $0.app.edited(edit, on: &$0.phone)
    }
    #expect(chat.message.text == "Hi")
  }

  /// A bar that grows keeps its place above the keyboard.
  @Test func itGrows() throws {
    let chat = Chat(style: .plain)
    let app = try app(chat)
    app.perform {
      $0.beginEditing(.bar)
      $0.settle()
    }
    app.run { chat.bar.frame.size.height = 64 }
    app.perform { $0.settle() }
    #expect(chat.bar.frame == CGRect(x: 0, y: 251, width: 320, height: 64))
  }

  /// The form that it is tells of the bar, as chat.yaml does.
  @Test func theFormHasABar() throws {
    let app = try app(Chat(style: .plain))
    let form = try #require(app.builtForm)
    let all = try #require(JSONSerialization.jsonObject(with: form) as? [String: Any])
    let bar = try #require(all["bar"] as? [String: Any])
    #expect(bar["label"] as? String == "Message")
    #expect(bar["height"] as? Double == 44)
  }
}
