import Simulation
import Testing
import UIKit

/// Tests notifications of changed input modes, such as another keyboard language.
@MainActor @Suite struct InputModeTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let app: SimulatedApp

  init() throws {
    let controller = UIViewController()
    app = try .showing(controller, on: "iphone-5s")
    controller.view.addSubview(field)
    app.settle()
  }

  private func modes(_ act: (inout Simulator<AppObserver>) -> Void) -> [String?] {
    var heard: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { [field] _ in
      MainActor.assumeIsolated { heard.append(field.textInputMode?.primaryLanguage) }
    }
    app.perform(act)
    app.settle()
    NotificationCenter.default.removeObserver(token)
    return heard
  }

  @Test("Emoji and other languages change the current input mode") func changes() {
    // Another test may have started its own app since.
    app.settle()
    #expect(field.becomeFirstResponder())
    #expect(modes { $0.settle() } == [])
    #expect(modes { $0.setKeyboardKind(.emoji) } == ["emoji"])
    #expect(modes { $0.setKeyboardKind(nil) } == ["en-US"])
    #expect(modes { $0.setKeyboardLanguage(.japanese) } == ["ja-JP"])
  }
}
