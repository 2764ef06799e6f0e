import Foundation
import Testing

@testable import AppCode
@testable import SessionRunning

/// Tests `formlift try` by running the program: an app's code is ported, compiled and run.
struct ProgramTryTests {
  /// Whether this build can link the app's compiled code, which has no sanitizer.
  private static let links = !Sanitizers.areOn

  private static let form = """
    form: Two
    device: iphone-5s
    sections:
      - rows:
          - field: first
          - field: second

    """

  private func workplace(_ source: String = KeyboardAdjustment.source) throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(source, to: "Keyboard.swift")
    try workplace.write(Self.form, to: "form.yaml")
    return workplace
  }

  /// Runs commands under `formlift try`, with the path on which the tests find the compiler.
  private func run(
    _ workplace: Workplace, _ commands: [String], sources: String = "Keyboard.swift"
  ) throws -> RunResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let words = commands.map { "-c '\($0)'" }.joined(separator: " ")
    return try workplace.sh(
      "PATH=$PATH:\(path) formlift try \(sources) --as 'KeyboardAdjustment(scrollView: table)' "
        + "--quiet \(words) -k form.yaml")
  }

  /// A folder stands for its Swift files; a failing test's command names a folder.
  @Test("A folder of sources is tried as one app", .enabled(if: Self.links)) func aFolderOfSources()
    throws
  {
    let workplace = try workplace()
    try workplace.make(folder: "App/Keyboard")
    try workplace.write(
      "import UIKit\nextension KeyboardAdjustment { var margin: CGFloat { 9 } }",
      to: "App/Margin.swift")
    try workplace.write(
      KeyboardAdjustment.source.replacing("= frame.height", with: "= frame.height + margin"),
      to: "App/Keyboard/Keyboard.swift")
    let ending = try run(
      workplace, ["focus second", "get table.contentInset.bottom"], sources: "App/")
    #expect(ending.diagnostics == "")
    #expect(ending.output == "262\n")
  }

  /// As in SwiftPM, `Bundle.module` has the resources that are beside the sources.
  @Test("The app's code finds its resources in Bundle.module", .enabled(if: Self.links))
  func aPackagesResources() throws {
    let workplace = try workplace()
    try workplace.make(folder: "App/Keyboard")
    try workplace.make(folder: "App/Resources")
    try workplace.write("9", to: "App/Resources/margin.txt")
    try workplace.write(
      """
      import UIKit
      extension KeyboardAdjustment {
        var margin: CGFloat {
          guard let url = Bundle.module.url(forResource: "margin", withExtension: "txt"),
            let text = try? String(contentsOf: url, encoding: .utf8)
          else { return 0 }
          return CGFloat(Double(text) ?? 1)
        }
      }
      """, to: "App/Margin.swift")
    try workplace.write(
      KeyboardAdjustment.source.replacing("= frame.height", with: "= frame.height + margin"),
      to: "App/Keyboard/Keyboard.swift")
    let ending = try run(
      workplace, ["focus second", "get table.contentInset.bottom"], sources: "App")
    #expect(ending.diagnostics == "")
    #expect(ending.output == "262\n")
  }

  @Test("The app's own code is the strategy", .enabled(if: Self.links)) func ownCodeIsTheStrategy()
    throws
  {
    let ending = try run(
      workplace(),
      [
        "focus second", "get table.contentInset.bottom", "why", "dismiss",
        "get table.contentInset.bottom", "undo", "get table.contentInset.bottom", "strategy none",
        "get table.contentInset.bottom",
      ])
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(ending.diagnostics == "")
    #expect(lines.filter { Int($0) != nil } == ["253", "0", "253", "0"])
    let sentence = "The app's code changed the bottom content inset from 0 to 253"
    #expect(lines.contains { $0.hasPrefix(sentence) })
    #expect(ending.status == 0)
  }

  /// `why` also names the line for values that code changes in place and for a delayed task.
  @Test("The why command names the line of code", .enabled(if: Self.links)) func whyNamesTheLine()
    throws
  {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = frame.height",
      with: """
        scrollView?.contentInset.bottom = frame.height
            scrollView?.frame.size.height -= 8
            Task {
              try await Task.sleep(for: .seconds(0.5))
              scrollView?.contentInset.bottom += 5
            }
        """)
    let ending = try run(workplace(source), ["focus second", "why"])
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(ending.diagnostics == "")
    let places = lines.filter { $0.hasPrefix("The app's code changed") }.compactMap {
      $0.split(separator: "(").last.map(String.init)
    }
    #expect(
      places == ["Keyboard.swift:18).", "Keyboard.swift:19).", "Keyboard.swift:22)."])
  }

  /// If code delays several calls, `why` prints each different delay once.
  @Test("The why command reports each delay once", .enabled(if: Self.links))
  func whyTellsADelayOnce() throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = frame.height",
      with: """
        for delay in [0.1, 0.1, 0.2, 0.1] {
              DispatchQueue.main.asyncAfter(deadline: .now() + delay) { _ = self.scrollView?.frame }
            }
        """)
    let ending = try run(workplace(source), ["focus second", "why"])
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(ending.diagnostics == "")
    #expect(
      lines.filter { $0.contains("scheduled a call") } == [
        "The app's code scheduled a call in 100 ms.",
        "The app's code scheduled a call in 200 ms.",
      ])
  }

  /// A library's file may have the same name as an app's file; the app can import the library.
  ///
  /// On the next phone, a type's static variable has its first value again.
  @Test("An app and its library work side by side", .enabled(if: Self.links))
  func anAppBesideItsLibrary() throws {
    let workplace = try workplace(
      """
      import KeyboardKit
      import UIKit

      final class KeyboardAdjustment {
        init(scrollView: UIScrollView) { Avoider.watch(scrollView) }
      }
      """)
    try workplace.make(folder: "KeyboardKit")
    try workplace.write(
      """
      import UIKit

      public enum Avoider {
        private static var watched: UIScrollView?

        public static func watch(_ scrollView: UIScrollView) {
          guard watched == nil else { return }
          watched = scrollView
          NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
          ) { _ in watched?.contentInset.bottom = 77 }
        }
      }
      """, to: "KeyboardKit/Keyboard.swift")
    let ending = try run(
      workplace,
      [
        "focus second", "get table.contentInset.bottom", "device iphone-16",
        "focus second", "get table.contentInset.bottom", "undo", "get table.contentInset.bottom",
      ], sources: "Keyboard.swift KeyboardKit/Keyboard.swift")
    #expect(ending.diagnostics == "")
    #expect(ending.output == "77\n77\n0\n")
  }

  /// A second `why` once failed, because its copy of the process lacked a thread that the first
  /// left.
  @Test("The why command answers again when repeated", .enabled(if: Self.links))
  func whyAnswersTwice() throws {
    let ending = try run(workplace(), ["focus second", "why", "why"])
    #expect(ending.diagnostics == "")
    #expect(
      ending.output.split(separator: "\n").count { $0.hasSuffix("(Keyboard.swift:18).") } == 2)
  }

  /// Colors and other looks are kept silently; other properties without an effect are each named
  /// once.
  @Test("Properties without effect are reported once", .enabled(if: Self.links))
  func whatHasNoEffectSaysSoOnce() throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = frame.height",
      with: """
        scrollView?.contentInset.bottom = frame.height
            scrollView?.backgroundColor = .red
            scrollView?.layer.cornerRadius = 4
            scrollView?.isPagingEnabled = true
        """)
    let ending = try run(
      workplace(source),
      ["focus second", "dismiss", "focus first", "get table.contentInset.bottom"])
    #expect(
      ending.diagnostics == """
        formlift: note: without effect here, and a phone may differ: UIScrollView.isPagingEnabled

        """)
    #expect(ending.output == "253\n")
  }

  @Test("A crash ends only its command", .enabled(if: Self.links)) func aCrashEndsItsCommandAlone()
    throws
  {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0", with: "let none: Int? = nil; print(none!)")
    let ending = try run(
      workplace(source), ["focus second", "dismiss", "get table.contentInset.bottom"])
    #expect(
      ending.diagnostics
        == "<command>:2: error: the app's code crashed: Fatal error: Unexpectedly found nil while "
        + "unwrapping an Optional value, at Keyboard.swift:22; the session did not change\n  "
        + "dismiss\n  ^\n"
    )
    #expect(ending.output == "253\n")
    #expect(ending.status == 1)
  }

  /// A crash in the `--as` expression is reported as such.
  ///
  /// If the expression called the sources, the report has their line.
  @Test(
    "A crash in the expression is reported with its place", .enabled(if: Self.links),
    arguments: [
      ("Counter([1][Int(\"5\") ?? 0])", "Fatal error: Index out of range"),
      ("Counter(Int.max + [1][0])", "arithmetic overflow"),
      ("Counter(-1)", "Fatal error: no such number, at Counter.swift:4"),
    ])
  func aCrashInTheExpression(expression: String, told: String) throws {
    let workplace = try Workplace()
    try workplace.write(
      """
      import UIKit
      final class Counter: NSObject {
        init(_ number: Int) {
          if number < 0 { fatalError("no such number") }
        }
      }
      """, to: "Counter.swift")
    try workplace.write("formlift try Counter.swift --as '\(expression)' -c fields", to: "run.sh")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh("PATH=$PATH:\(path); . ./run.sh")
    #expect(
      ending.diagnostics
        == "formlift try: error: the app's code crashed: \(told), in --as '\(expression)'\n")
  }

  /// Only a storyboard connects outlets, and Formlift loads none, so an outlet is nil.
  @Test("A crash at an outlet that is nil says what to do", .enabled(if: Self.links))
  func anOutletThatIsNil() throws {
    let workplace = try Workplace()
    try workplace.write(
      """
      import UIKit
      final class SignUp: UIViewController {
        @IBOutlet private weak var nameField: UITextField!
        override func viewDidLoad() {
          super.viewDidLoad()
          nameField.placeholder = "Name"
        }
      }
      """, to: "SignUp.swift")
    try workplace.write("formlift try SignUp.swift --as 'SignUp()' -c fields", to: "run.sh")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh("PATH=$PATH:\(path); . ./run.sh")
    #expect(
      ending.diagnostics == """
        formlift try: error: the app's code crashed: Fatal error: Unexpectedly found nil while \
        implicitly unwrapping an Optional value, at SignUp.swift:6; the outlet nameField is nil, \
        since no storyboard is loaded here: set it in --as, or import the storyboard with \
        formlift import

        """)
  }

  /// Code that hangs or calls `exit` ends its own command only; the session goes on.
  @Test(
    "An endless loop or a call of exit ends only its command", .enabled(if: Self.links),
    arguments: [
      (
        "while scrollView != nil {}",
        "the app's code does not come back within 2 seconds, at Keyboard.swift:22; the session did "
          + "not change"
      ),
      (
        "exit(0)",
        "the app's code ended the program with status 0; the session did not change"
      ),
      (
        "exit(3)",
        "the app's code ended the program with status 3; the session did not change"
      ),
    ])
  func onlyTheCommandEnds(code: String, message: String) throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0", with: code)
    let ending = try run(
      workplace(source), ["focus second", "dismiss", "get table.contentInset.bottom"])
    #expect(ending.diagnostics == "<command>:2: error: \(message)\n  dismiss\n  ^\n")
    #expect(ending.output == "253\n")
    #expect(ending.status == 1)
  }

  @Test("Combine publishes the keyboard's notifications", .enabled(if: Self.links))
  func combinePublishesNotifications() throws {
    let source = """
      import Combine
      import UIKit

      class KeyboardAdjustment {
        private var kept = Set<AnyCancellable>()

        init(scrollView: UIScrollView) {
          NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\\.height)
            .sink { scrollView.contentInset.bottom = $0 }
            .store(in: &kept)
        }
      }

      """
    let ending = try run(workplace(source), ["focus second", "get table.contentInset.bottom"])
    #expect(ending.diagnostics == "")
    #expect(ending.output == "253\n")
  }

  @Test("A compile error has its place in the source") func anErrorStandsAtItsPlace() throws {
    let source = KeyboardAdjustment.source.replacing("bottom = 0", with: "botom = 0")
    let ending = try run(workplace(source), ["focus second"])
    #expect(ending.diagnostics.contains("Keyboard.swift:22:30: error:"))
    #expect(ending.diagnostics.hasSuffix("formlift try: error: the sources do not compile\n"))
    #expect(ending.status == 2)
  }

  /// Below the error is the original line, with a mark under the error's column.
  @Test("A compile error shows the line as it was written") func anErrorShowsTheLineAsItWasWritten()
    throws
  {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0",
      with: "_ = #selector(hide); scrollView?.contentInset.botom = 0")
    let ending = try run(workplace(source), ["focus second"])
    let lines = ending.diagnostics.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("botom") })
    #expect(lines[first].hasPrefix("Keyboard.swift:22:51: error: "))
    #expect(
      lines[first + 1] == "    _ = #selector(hide); scrollView?.contentInset.botom = 0")
    #expect(lines[first + 2] == String(repeating: " ", count: 50) + "^")
  }

  @Test("An incomplete expression is reported as such") func anExpressionThatIsNotWholeIsNamed()
    throws
  {
    let workplace = try workplace()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'KeyboardAdjustment(scrollView: table'")
    #expect(ending.diagnostics.contains("--as:1:37: error: expected ')' in expression list\n"))
    #expect(
      ending.diagnostics.hasSuffix("formlift try: error: the expression of --as does not compile\n")
    )
    #expect(!ending.diagnostics.contains("main.swift"))
    #expect(!ending.diagnostics.contains("command failed"))
  }

  /// What the code prints is shown once, in order, however often the code runs again.
  @Test("Text that the code prints is shown once", .enabled(if: Self.links))
  func whatCodePrintsIsToldOnce() throws {
    let source = KeyboardAdjustment.source
      .replacing(
        "scrollView?.contentInset.bottom = frame.height",
        with: "print(\"shows\"); scrollView?.contentInset.bottom = frame.height"
      )
      .replacing(
        "scrollView?.contentInset.bottom = 0",
        with: "print(\"hides\"); scrollView?.contentInset.bottom = 0")
    let ending = try run(
      workplace(source),
      [
        "focus second", "why", "why", "compare", "dismiss", "undo", "redo", "focus first",
        "get table.contentInset.bottom",
      ])
    #expect(ending.diagnostics == "shows\nhides\nshows\n")
    #expect(ending.output.hasSuffix("\n253\n"))
    #expect(!ending.output.contains("shows\n"))
  }

  /// JSON answers and documents such as exports don't contain what the code prints.
  @Test("JSON and documents leave out what the code prints", .enabled(if: Self.links))
  func documentsAreWithoutWhatCodePrints() throws {
    let workplace = try workplace(
      KeyboardAdjustment.source.replacing(
        "scrollView?.contentInset.bottom = frame.height",
        with: "print(\"shows\"); scrollView?.contentInset.bottom = frame.height"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let code = "Keyboard.swift --as 'KeyboardAdjustment(scrollView: table)'"
    let session = try workplace.sh(
      "PATH=$PATH:\(path) formlift try \(code) --json -c 'focus second' -c why form.yaml")
    #expect(session.diagnostics == "shows\n")
    let objects = session.output.split(separator: "\n")
    #expect(objects.count == 2)
    #expect(objects.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    let audit = try workplace.sh(
      "PATH=$PATH:\(path) formlift audit --own \(code) --device iphone-5s --minimum-os 12 "
        + "--format json form.yaml")
    #expect(audit.diagnostics == "")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(audit.output.utf8))
    }
  }

  /// The error for a crash is printed after what the code had printed before it.
  @Test("Text printed before a crash is shown", .enabled(if: Self.links))
  func whatWasPrintedBeforeACrashIsTold() throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0", with: "print(\"hides\"); fatalError(\"no\")")
    let ending = try run(workplace(source), ["focus second", "dismiss"])
    #expect(
      ending.diagnostics
        == "hides\n<command>:2: error: the app's code crashed: Fatal error: no, at "
        + "Keyboard.swift:22; the session did not change\n  dismiss\n  ^\n")
  }

  /// An arithmetic trap is reported with its own line; the runtime's messages are shown too.
  @Test(
    "A runtime trap is reported with its reason and line", .enabled(if: Self.links),
    arguments: [
      (
        "var u: UInt = 1\n    let c = scrollView?.subviews.count ?? 0\n    u -= UInt(c + 2)\n"
          + "    print(u)", "arithmetic overflow, at Keyboard.swift:24"
      ),
      (
        "let x = Double.nan\n    print(Int(x))",
        "Fatal error: Double value cannot be converted to Int because it is either infinite or "
          + "NaN, at Keyboard.swift:23"
      ),
      (
        "precondition(scrollView == nil, \"there is none\")",
        "Precondition failed: there is none, at Keyboard.swift:22"
      ),
      (
        "func deep(_ n: Int) -> Int { n < 0 ? 0 : 1 + deep(n + 1) }\n    print(deep(0))",
        "its calls go ever deeper, until no stack is left, at Keyboard.swift:22"
      ),
    ])
  func aTrapIsNamed(code: String, told: String) throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0", with: code)
    let ending = try run(workplace(source), ["focus second", "dismiss"])
    #expect(
      ending.diagnostics
        == "<command>:2: error: the app's code crashed: \(told); the session did not change\n  "
        + "dismiss\n  ^\n")
  }

  /// Code that calls itself later forever is stopped; samples of it tell the line where it was.
  @Test(
    "An endless chain of calls is reported with its line", .enabled(if: Self.links),
    arguments: [
      "again() }; func again() { DispatchQueue.main.async { self.again() } }; func rest() {",
      "Task { while true { await Task.yield() } }",
    ])
  func anEndlessChainHasAPlace(code: String) throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0", with: code)
    let ending = try run(workplace(source), ["focus second", "dismiss"])
    #expect(
      ending.diagnostics
        == "<command>:2: error: the app's code does not come back within 2 seconds, at "
        + "Keyboard.swift:22; the session did not change\n  dismiss\n  ^\n")
  }

  /// Work that the code defers while it starts runs before the first command.
  @Test("Work deferred at startup runs before the first command", .enabled(if: Self.links))
  func theFirstTurnsComeFirst() throws {
    let source = KeyboardAdjustment.source.replacing(
      "super.init()",
      with: "super.init(); DispatchQueue.main.async { self.listen() } }; func listen() {")
    let ending = try run(
      workplace(source), ["focus second", "get table.contentInset.bottom"])
    #expect(ending.diagnostics == "")
    #expect(ending.output == "253\n")
  }

  /// `undo` runs the code again three times, for 0.8 seconds each, and the limit applies to each
  /// run.
  @Test("The time limit applies to each run of the code", .enabled(if: Self.links))
  func whatIsReplayedTakesItsTime() throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0", with: "Thread.sleep(forTimeInterval: 0.8)")
    let ending = try run(
      workplace(source),
      ["focus second", "dismiss", "focus second", "dismiss", "focus second", "dismiss", "undo"])
    #expect(ending.diagnostics == "")
  }

  /// The folder is of a project that Xcode made.
  ///
  /// The app's entry point isn't run, but its delegate is there when the code asks for it. The code
  /// asks for data, too, which never arrive. Its texts and colors are found in the project.
  @Test("An Xcode project's folder is tried without its app entry", .enabled(if: Self.links))
  func aFolderOfXcodes() throws {
    let workplace = try workplace()
    try workplace.make(folder: "App")
    try workplace.write(
      KeyboardAdjustment.source.replacing(
        "super.init()",
        with: """
          super.init()
          print(UIApplication.shared.delegate is AppDelegate)
          print(NSLocalizedString("NAME", comment: ""), String(localized: "CITY"))
          print(UIColor.mainTint == UIColor(resource: .mainTint), UIImage.logo.size)
          URLSession.shared.dataTask(with: URL(string: "https://a.example")!).resume()
          """),
      to: "App/Keyboard.swift")
    for folder in ["en.lproj", "de.lproj", "Assets.xcassets/main_tint.colorset"] {
      try workplace.make(folder: "App/\(folder)")
    }
    try workplace.make(folder: "App/Assets.xcassets/LogoImage.imageset")
    try workplace.write("\"NAME\" = \"Name\";\n", to: "App/de.lproj/Localizable.strings")
    try workplace.write("\"NAME\" = \"Your name\";\n", to: "App/en.lproj/Localizable.strings")
    try workplace.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "CITY": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Your city"}}}}}}
      """, to: "App/Localizable.xcstrings")
    try workplace.write(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }

        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }

        func application(
          _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
        ) {}
      }
      """, to: "App/AppDelegate.swift")
    try workplace.write(
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }

        func sceneDidDisconnect(_ scene: UIScene) {}
      }
      """, to: "App/SceneDelegate.swift")
    let ending = try run(
      workplace, ["focus second", "get table.contentInset.bottom"], sources: "App")
    #expect(
      ending.diagnostics
        == "formlift: note: the phone has no network: requests of URLSession wait without an answer, "
        + "unless a URLProtocol of the session's configuration answers them\n"
        + "true\nYour name Your city\ntrue (24.0, 24.0)\n")
    #expect(ending.output == "253\n")
  }

  private static let checkout = """
    import UIKit

    class Checkout: UIViewController, UITextFieldDelegate {
      let card = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
      let name = UITextField(frame: CGRect(x: 20, y: 180, width: 200, height: 40))

      override func viewDidLoad() {
        super.viewDidLoad()
        card.placeholder = "Card"
        name.placeholder = "Name"
        name.text = "Ada"
        for field in [card, name] {
          field.delegate = self
          view.addSubview(field)
        }
        name.addTarget(self, action: #selector(changed), for: .editingChanged)
      }

      @objc func changed() { name.text = name.text?.uppercased() }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { textField != card || string.allSatisfy { $0.isNumber } }

      func textFieldShouldClear(_ textField: UITextField) -> Bool { false }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == card { name.becomeFirstResponder() } else { name.resignFirstResponder() }
        return false
      }
    }

    """

  /// Typed text goes to the fields that a class built, and text that their delegate refuses
  /// doesn't.
  ///
  /// With another strategy instead of the code, the form that it built stays.
  @Test("Typed text reaches the fields of the app", .enabled(if: Self.links))
  func typedTextReachesOwnFields() throws {
    let workplace = try workplace(Self.checkout)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let commands = [
      "values", "focus card", "type 12a3", "get values.card", "type x", "return",
      "get active.field", "type n", "get values.name", "clear", "get values.name", "undo 3",
      "get values.name", "return", "get keyboard.visible", "strategy none", "focus name",
      "get values.card", "delete", "get values.name",
    ]
    let words = commands.map { "-c '\($0)'" }.joined(separator: " ")
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'Checkout()' --quiet -d iphone-16 "
        + words)
    #expect(ending.diagnostics == "")
    #expect(
      ending.output == """
        card  ""
        name  "Ada"
        123
        name
        ADAN
        ADAN
        Ada
        true
        123
        Ad

        """)
    #expect(ending.status == 0)
  }

  /// After several keys, a field's text is printed once.
  @Test("A typed value is reported once", .enabled(if: Self.links)) func whatIsTypedIsToldOnce()
    throws
  {
    let workplace = try workplace(Self.checkout)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'Checkout()' -d iphone-16 "
        + "-c 'focus card' -c 'type 123' -c 'values card'")
    let lines = ending.output.split(separator: "\n").filter { $0.hasPrefix("card = ") }
    #expect(lines == ["card = \"123\""])
  }

  /// Rows that the code inserts are in the picture, and fields after them keep their ids.
  @Test("Rows that the code inserts belong to the form", .enabled(if: Self.links))
  func insertedRowsAreTheForms() throws {
    let source = """
      import UIKit

      final class Rows: UITableViewController {
        var names = ["First", "Last"]
        // Xcode's new projects have regular expressions in slashes.
        let digits = /[0-9]+/
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(add))
        }
        @objc func add() {
          names.insert("Middle", at: 1)
          tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          let field = UITextField(frame: CGRect(x: 16, y: 2, width: 200, height: 40))
          field.placeholder = names[indexPath.row]
          cell.contentView.addSubview(field)
          return cell
        }
      }
      """
    let workplace = try workplace(source)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift "
        + "--as 'UINavigationController(rootViewController: Rows())' -d iphone-16 "
        + "-c 'focus last' -c 'type x' -c 'tap Add' -c 'get active.field' -c values -c show")
    #expect(ending.diagnostics == "")
    #expect(ending.status == 0)
    #expect(ending.output.contains("tapped Add"))
    #expect(ending.output.contains("the form has 3 rows now"))
    #expect(ending.output.contains("\nlast\n"))
    #expect(ending.output.contains("first   \"\"\nmiddle  \"\"\nlast    \"x\"\n"))
  }

  /// The code of a controller whose root view scrolls a stack of fields.
  ///
  /// A bar above the keyboard moves to the next field or ends editing.
  private static let scrolling = """
    import UIKit

    class Scrolling: UIViewController {
      let scrollView = UIScrollView()
      let fields = (0..<12).map { _ in UITextField() }

      override func loadView() { view = scrollView }

      override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
          UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(goOn)),
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish)),
        ]
        for (number, field) in fields.enumerated() {
          field.frame = CGRect(x: 20, y: 20 + 60 * number, width: 280, height: 40)
          field.placeholder = "Field \\(number + 1)"
          field.inputAccessoryView = bar
          scrollView.addSubview(field)
        }
        scrollView.contentSize = CGSize(width: 320, height: 740)
        NotificationCenter.default.addObserver(
          self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification,
          object: nil)
      }

      @objc func show(_ note: Notification) {
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        scrollView.contentInset.bottom = frame.height
      }

      @objc func goOn() {
        let index = fields.firstIndex { $0.isFirstResponder } ?? -1
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() }
      }

      @objc func finish() { view.endEditing(true) }
    }

    """

  /// A controller's bar appears with the controller over its table; `why` explains it.
  @Test("A controller's accessory bar moves up with the keyboard", .enabled(if: Self.links))
  func aBarComesUp() throws {
    let workplace = try workplace(
      """
      import UIKit

      final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func loadView() { view = UITableView() }
        override func viewDidLoad() {
          super.viewDidLoad()
          bar.addSubview(UITextField(frame: CGRect(x: 8, y: 6, width: 240, height: 32)))
        }
      }
      """)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'Chat()' --quiet -d iphone-5s -c why")
    #expect(
      ending.output == """
        The bar came up to y 524, 44 points high.
        The bar covers the table's last 44 points: own makes no room for a bar that has grown.

        """)
  }

  @Test("Items of a toolbar can be tapped", .enabled(if: Self.links)) func itemsOfABarAreTapped()
    throws
  {
    let workplace = try workplace(Self.scrolling)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let commands = [
      "focus field-11", "get active.visible", "tap next", "get active.field", "tap Done",
      "get active", "tap Print",
    ]
    let words = commands.map { "-c '\($0)'" }.joined(separator: " ")
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'Scrolling()' --quiet -d iphone-5s "
        + words)
    #expect(
      ending.output == """
        1
        field-12
        null

        """)
    #expect(ending.diagnostics.hasPrefix("<command>:7: error: no field \"Print\""))
  }

  /// If UIKit raises an exception, the command ends with UIKit's message and the session goes on.
  @Test("A UIKit exception ends only its command", .enabled(if: Self.links))
  func anExceptionEndsItsCommandAlone() throws {
    let source = KeyboardAdjustment.source.replacing(
      "scrollView?.contentInset.bottom = 0",
      with: "(scrollView as? UITableView)?.scrollToRow("
        + "at: IndexPath(row: 99, section: 0), at: .top, animated: false)")
    let ending = try run(
      workplace(source), ["focus second", "dismiss", "get table.contentInset.bottom"])
    #expect(
      ending.diagnostics
        == "<command>:2: error: the app's code crashed: Fatal error: NSRangeException: "
        + "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (99) "
        + "beyond bounds (2) for section (0)., at Keyboard.swift:22; the session did not "
        + "change\n  dismiss\n  ^\n")
    #expect(ending.output == "253\n")
  }

  private static let chat = """
    import UIKit

    final class Chat: UIViewController {
      let bar = UIView()
      let field = UITextField(frame: CGRect(x: 8, y: 4, width: 200, height: 36))
      var bottom: NSLayoutConstraint!

      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Message"
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        bar.addSubview(field)
        bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 44), bottom,
        ])
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardShows),
          name: UIResponder.keyboardWillShowNotification, object: nil)
      }

      @objc func keyboardShows(_ note: Notification) {
        let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
        bottom.constant = -frame.height
      }
    }

    """

  /// For a bar that code moves by a constraint, `why` names the line that set the constraint.
  @Test("The why command names the line that moved a field", .enabled(if: Self.links))
  func whyTellsOfAFieldThatCodeMoves() throws {
    let workplace = try workplace(Self.chat)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'Chat()' --quiet -d iphone-5s "
        + "-c 'focus message' -c why")
    #expect(ending.diagnostics == "")
    #expect(
      ending.output.contains(
        "The app's code changed message's y from 528 to 275 (Keyboard.swift:27).\n"))
  }

  /// A table whose constraints don't determine its height is reported once.
  @Test("An ambiguous layout is reported once", .enabled(if: Self.links))
  func anAmbiguousLayoutIsNamed() throws {
    let workplace = try workplace(
      """
      import UIKit

      final class Rows: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let table = UITableView()
          table.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(table)
          NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
          ])
        }
      }

      """)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Keyboard.swift --as 'Rows()' --quiet -d iphone-5s "
        + "-c 'get table.frame.height' -c 'get table.frame.height'")
    #expect(
      ending.diagnostics
        == "formlift: note: UITableView has an ambiguous layout: no constraint says its height, "
        + "which is 0 here\nformlift: note: Rows() shows no text field on its screen\n")
    #expect(ending.output == "0\n0\n")
  }
}
