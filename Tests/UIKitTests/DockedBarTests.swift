import Simulation
import Testing
import UIKit

/// Tests a controller's own accessory view: a bar at the screen's bottom or on the keyboard.
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
    try .showing(chat, on: "iphone-5s")
  }

  /// The constraints require 36 points for the field, plus 6 above and below.
  @Test("A flexible docked bar is as high as its constraints require") func constraintHeight()
    throws
  {
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

  /// A controller whose bar has a text view that doesn't scroll, and a button.
  final class Growing: UIViewController {
    final class Bar: UIView {
      let message = UITextView()
      let send = UIButton(type: .system)

      override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        message.isScrollEnabled = false
        message.font = .systemFont(ofSize: 17)
        send.setTitle("Send", for: .normal)
        for view in [message, send] {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
        }
        NSLayoutConstraint.activate([
          message.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
          message.topAnchor.constraint(equalTo: topAnchor, constant: 5),
          message.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
          send.leadingAnchor.constraint(equalTo: message.trailingAnchor, constant: 10),
          send.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
          send.widthAnchor.constraint(equalToConstant: 70),
          send.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        ])
      }

      required init?(coder: NSCoder) { nil }

      override var intrinsicContentSize: CGSize { .zero }
    }

    /// The bar, which is created on first use.
    ///
    /// Creating the text view changes the bar's size.
    private(set) lazy var bar = Bar()
    var sent: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.send.addAction(
        UIAction { [unowned self] _ in
          sent.append(bar.message.text ?? "")
          bar.message.text = ""
        }, for: .touchUpInside)
    }
  }

  /// A 17-point line is 20.3 high, and 37 with 8 above and below.
  ///
  /// The bar is 10 higher. Two lines take 57.
  @Test("A docked bar grows with its text and shrinks when it is sent") func growsWithText() throws
  {
    let controller = Growing()
    let app = try SimulatedApp.showing(controller, on: "iphone-5s")
    app.settle { $0.beginEditing(.bar) }
    #expect(controller.bar.frame == CGRect(x: 0, y: 268, width: 320, height: 47))
    app.perform {
      let text = String(repeating: "word ", count: 8)
      $0.app.edited(
        TextEdit(row: nil, way: .keys, range: 0..<0, replacement: text), on: &$0.phone)
      $0.settle()
    }
    #expect(controller.bar.frame == CGRect(x: 0, y: 248, width: 320, height: 67))
    // The tap hits the button, not the field.
    app.settle { $0.tap(CGPoint(x: 280, y: 300)) }
    #expect(controller.sent == [String(repeating: "word ", count: 8)])
    #expect(controller.bar.message.isFirstResponder)
    #expect(controller.bar.frame.height == 47)
  }

  /// The screen is 568 points high and the keyboard 253, with the bar above its keys.
  @Test("A docked bar is at the screen's bottom and moves up with the keyboard")
  func ridesOnKeyboard() throws {
    let chat = Chat(style: .plain)
    let app = try app(chat)
    #expect(app.phone.barFrame == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(chat.bar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    // The table extends below the bar, and its inset keeps that area free.
    #expect(chat.tableView.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(chat.tableView.adjustedContentInset.bottom == 44)
    app.runAndSettle { _ = chat.message.becomeFirstResponder() }
    #expect(chat.tableView.adjustedContentInset.bottom == 297)
    #expect(app.phone.responder == .bar)
    #expect(chat.message.isFirstResponder)
    #expect(chat.bar.frame == CGRect(x: 0, y: 271, width: 320, height: 44))
    app.runAndSettle { _ = chat.message.resignFirstResponder() }
    #expect(chat.bar.frame.minY == 524)
    #expect(chat.tableView.adjustedContentInset.bottom == 44)
  }

  @Test("A docked bar appears with its controller and posts keyboard notifications")
  func appearance() throws {
    final class Listening: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }

      override func viewDidLoad() {
        super.viewDidLoad()
        let names = [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        ]
        for name in names {
          NotificationCenter.default.addObserver(
            self, selector: Selector("hear", Listening.hear), name: name, object: nil)
        }
      }
      override func viewDidAppear(_ animated: Bool) { heard.append("appears") }
      func hear(_ note: Notification) {
        let frames = [
          UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        ].compactMap { note.userInfo?[$0] as? CGRect }
        let name = note.name.rawValue.dropFirst(10).dropLast(12)
        heard.append("\(name) \(frames.map { "\(Int($0.minY))" }.joined(separator: " "))")
      }
    }
    let controller = Listening()
    let app = try SimulatedApp.showing(controller, on: "iphone-5s")
    #expect(controller.heard == ["appears", "WillChangeFrame 568 524", "WillShow 568 524"])
    app.settle()
    #expect(controller.heard.last == "DidShow 568 524")
    #expect(!app.phone.keyboard.isVisible)
  }

  @Test("Text typed into a docked bar goes to its field") func typing() throws {
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

  @Test("A docked bar that grows stays above the keyboard") func grows() throws {
    let chat = Chat(style: .plain)
    let app = try app(chat)
    app.settle { $0.beginEditing(.bar) }
    app.runAndSettle { chat.bar.frame.size.height = 64 }
    #expect(chat.bar.frame == CGRect(x: 0, y: 251, width: 320, height: 64))
  }

  /// The controller's bar is like the one in chat.yaml.
  @Test("The form built from a controller includes its docked bar") func formDefinition() throws {
    let app = try app(Chat(style: .plain))
    let form = try #require(app.builtForm)
    let all = try #require(JSONSerialization.jsonObject(with: form) as? [String: Any])
    let bar = try #require(all["bar"] as? [String: Any])
    #expect(bar["label"] as? String == "Message")
    #expect(bar["height"] as? Double == 44)
  }
}
