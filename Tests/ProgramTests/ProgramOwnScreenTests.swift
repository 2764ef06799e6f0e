@testable import SessionRunning

import Foundation
import Testing

/// Tests `formlift try` with an app's code that pushes and presents screens.
@Suite(.enabled(if: !Sanitizers.areOn)) struct ProgramOwnScreenTests {
  private static let source = """
    import UIKit

    class Screen: UIViewController {
      var names: [String] { [] }
      var buttons: [(String, Selector)] { [] }

      override func viewDidLoad() {
        super.viewDidLoad()
        for (number, name) in names.enumerated() {
          let field = UITextField(frame: CGRect(x: 20, y: 120 + 80 * number, width: 200, height: 40))
          field.placeholder = name
          view.addSubview(field)
        }
        for (number, (name, action)) in buttons.enumerated() {
          let button = UIButton(frame: CGRect(x: 240, y: 120 + 80 * number, width: 60, height: 40))
          button.setTitle(name, for: .normal)
          button.addTarget(self, action: action, for: .touchUpInside)
          view.addSubview(button)
        }
      }
    }

    class List: Screen {
      override var names: [String] { ["Search"] }
      override var buttons: [(String, Selector)] {
        [("Next", #selector(goOn)), ("Sign in", #selector(signIn)), ("More", #selector(more))]
      }
      @objc func goOn() { navigationController?.pushViewController(Detail(), animated: true) }
      @objc func signIn() { present(UINavigationController(rootViewController: Login()), animated: true) }
    }

    class Detail: Screen {
      override var names: [String] { ["Street", "City"] }
      var base: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
          self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification,
          object: nil)
      }
      @objc func show(_ note: Notification) { view.frame.origin.y = -30 }
    }

    class Login: Screen {
      override var names: [String] { ["User", "Code", "Hint"] }
      override var buttons: [(String, Selector)] {
        [("Help", #selector(Login.help)), ("Leave", #selector(Login.leave))]
      }
      @objc func help() { navigationController?.pushViewController(Detail(), animated: true) }
      @objc func leave() { dismiss(animated: true) }
    }

    final class Blank: Screen {}

    class Locked: Screen {
      override var names: [String] { ["Fixed", "Lost"] }
      override func viewDidLoad() {
        super.viewDidLoad()
        (view.subviews[0] as? UITextField)?.isEnabled = false
        view.subviews[1].frame.size = .zero
      }
    }

    extension List {
      @objc func more() { navigationController?.pushViewController(Blank(), animated: true) }
    }

    """

  /// Runs commands under `formlift try`, and returns each command with its output below it.
  private func told(_ commands: [String]) throws -> String {
    let workplace = try Workplace()
    try workplace.write(Self.source, to: "Screens.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let words = commands.map { "-c 'echo > \($0)' -c '\($0)'" }.joined(separator: " ")
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Screens.swift "
        + "--as 'UINavigationController(rootViewController: List())' "
        + "--quiet -k -d iphone-5s \(words) 2>&1")
    return ending.output
  }

  @Test("A pushed screen's fields can be used") func fieldsOfAPushedScreen() throws {
    #expect(
      try told([
        "tap Next", "fields", "focus city", "why", "type ab", "values", "undo", "values",
        "tap street", "get active.field", "dismiss", "pop", "fields",
      ]) == """
        > tap Next
        > fields
         1  street  Street  ""
         2  city    City    ""
        > focus city
        > why
        The keyboard came up to y 315, 253 points high.
        Even without scrolling, city would end at y 210, above the keyboard.
        The app's code changed the root view's y from 0 to -30 (Screens.swift:41).
        city is in view, 105 above the keyboard.
        > type ab
        > values
        street  ""
        city    "ab"
        > undo
        > values
        street  ""
        city    ""
        > tap street
        > get active.field
        street
        > dismiss
        > pop
        > fields
         1  search  Search  ""

        """)
  }

  /// A screen without fields can be shown too, as a form without fields.
  @Test("A screen without fields is an empty form") func aScreenWithoutFields() throws {
    #expect(
      try told(["tap More", "fields", "tap 100 300", "pop", "fields"]) == """
        > tap More
        > fields
        > tap 100 300
        > pop
        > fields
         1  search  Search  ""

        """)
  }

  @Test("A field that stays inactive after a touch, or has no size, is reported")
  func fieldsThatStayInactive() throws {
    let workplace = try Workplace()
    try workplace.write(Self.source, to: "Screens.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Screens.swift --as 'Locked()' -k "
        + "-c 'focus fixed' -c 'focus lost'")
    #expect(
      ending.output == """
        fixed is not active: the app's code disables the field, does not let it begin editing, or has a view in front of it
        no active field · nothing scrolled

        """)
    #expect(
      ending.diagnostics == """
        <command>:2: error: lost has no size, so no finger can touch it
          focus lost
                ^

        """)
  }

  @Test("Strategies can be compared on a pushed screen") func strategiesOnAPushedScreen() throws {
    #expect(
      try told([
        "tap Next", "focus city", "compare city own none", "strategy none", "get active.field",
        "strategy own", "get active.field", "device iphone-16", "fields", "compare 1 own none",
      ]) == """
        > tap Next
        > focus city
        > compare city own none
        city on iphone-5s, portrait
        strategy  view  clear  travel  cover  jump  blank  last  left
                     %     pt      pt     ms    pt     pt   row  pt
        none       100     75       0      0     0      0   yes  nothing
        own        100    105      30      0    30      0   yes  top -30
        clear(ance), travel(ed), cover(ed); last row: whether it is in reach.
        Best first by view, last row, blank, left; then least cover, travel and jump.
        > strategy none
        > get active.field
        city
        > strategy own
        > get active.field
        city
        > device iphone-16
        > fields
         1  street  Street  ""
        >2  city    City    ""
        > compare 1 own none
        street on iphone-16, portrait
        strategy  view  clear  travel  cover  jump  blank  last  left
                     %     pt      pt     ms    pt     pt   row  pt
        none       100    356       0      0     0      0   yes  nothing
        own        100    386      30      0    30      0   yes  top -30
        clear(ance), travel(ed), cover(ed); last row: whether it is in reach.
        Best first by view, last row, blank, left; then least cover, travel and jump.

        """)
  }

  /// On another phone the code starts again, and the commands so far are repeated there.
  @Test("Another device shows the same screen") func anotherPhoneStandsAtTheScreen() throws {
    #expect(
      try told([
        "focus search", "type ab", "tap Next", "focus city", "type cd", "device iphone-16",
        "get device.name", "get active.field", "values", "device iphone-4", "get active.field",
        "undo 2", "get device.name", "values", "pop", "values",
      ]) == """
        > focus search
        > type ab
        > tap Next
        > focus city
        > type cd
        > device iphone-16
        > get device.name
        iphone-16
        > get active.field
        city
        > values
        street  ""
        city    "cd"
        > device iphone-4
        > get active.field
        city
        > undo 2
        > get device.name
        iphone-5s
        > values
        street  ""
        city    "cd"
        > pop
        > values
        search  "ab"

        """)
  }

  @Test("A presented screen's fields can be used until it closes") func aPresentedScreen() throws {
    #expect(
      try told([
        "focus search", "tap Sign in", "fields", "focus code", "type 12", "tap Help", "close",
        "pop",
        "values", "close", "get active.field", "tap Sign in", "tap Help", "pop", "tap Leave",
        "fields",
      ]) == """
        > focus search
        > tap Sign in
        > fields
         1  user  User  ""
         2  code  Code  ""
         3  hint  Hint  ""
        > focus code
        > type 12
        > tap Help
        > close
        <command>:14: error: nothing is presented, and the form was pushed; try `pop`
          close
          ^
        > pop
        > values
        user  ""
        code  "12"
        hint  ""
        > close
        > get active.field
        search
        > tap Sign in
        > tap Help
        > pop
        > tap Leave
        > fields
        >1  search  Search  ""

        """)
  }

  @Test("Pictures and checkpoints show the pushed screen") func picturesOfAPushedScreen() throws {
    #expect(
      try told([
        "checkpoint list", "tap Next", "diff list", "checkpoint detail", "focus city",
        "diff detail", "show",
      ]) == """
        > checkpoint list
        > tap Next
        > diff list
        section 1                 without header → –
        section 1                 – → without header
        row search                row 1 → –
        row street                – → row 1
        row city                  – → row 2
        table.contentSize.height  160 → 240
        > checkpoint detail
        > focus city
        > diff detail
        keyboard.visible      false → true
        keyboard.frame.y      568 → 315
        table.frame.y         0 → -30
        table.visible.y       64 → 34
        table.visible.height  504 → 281
        active.field          null → city
        active.row            null → 2
        active.section        null → 1
        active.frame.x        null → 20
        active.frame.y        null → 170
        active.frame.width    null → 200
        active.frame.height   null → 40
        active.visible        null → 1
        active.clearance      null → 105
        > show
        ╭──────────────────────────────╮                                     ┬
        ├──────────────────────────────┤  own                                │
        │                              │  iphone-5s portrait                 │ ██
        │  Street                      │                                     │ ██
        │                              │  active    city, row 2 of 2         │ ██
        │▌ City ▏                      │  on screen 170 to 210               │ ██
        │                              │  clearance 105                      │ ██
        │                              │  in view   100 %                    ┴ ██ ◀ city
        ├──────────────────────────────┤                                       ██
        │    I     │  The    │  I’m    │  offset    0                          ██
        │ q  w  e  r  t  y  u  i  o  p │  range     0 to 0                     ██
        │   a  s  d  f  g  h  j  k  l  │  inset     0                          ██
        │  ⇧   z  x  c  v  b  n  m  ⌫  │  adjusted  0                          ▒▒
        │  123        space     return │  table     {{0, -30}, {320, 568}}     ▒▒
        ╰──────────────────────────────╯  keyboard  {{0, 315}, {320, 253}}     ▒▒
                                                    default                    ▒▒
                                          screen    320 × 568                  ▒▒
                                                                               ▒▒
                                          ██ in view   ◀ active row            ▒▒
                                          ▒▒ under the keyboard                ▒▒

        """)
  }

  @Test("A search bar without a navigation bar has advice") func searchWithoutNavigationBar() throws
  {
    let workplace = try Workplace()
    try workplace.write(
      """
      import UIKit
      final class Finder: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
      }
      """, to: "Finder.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let stack = "UINavigationController(rootViewController: Finder())"
    let tried = try workplace.sh("PATH=$PATH:\(path) formlift try Finder.swift -q -c fields")
    #expect(
      tried.diagnostics
        == "formlift: note: Finder() shows no text field on its screen; its search bar needs a "
        + "navigation bar: --as '\(stack)'\n")
    let inStack = try workplace.sh(
      "PATH=$PATH:\(path) formlift try Finder.swift --as '\(stack)' -q -c fields")
    #expect(inStack.output == " bar  search  Search  \"\"\n")
  }

  /// A first screen without fields can be loaded, but has nothing to audit.
  @Test("A first screen without fields loads and has no audit") func aFirstScreenWithoutFields()
    throws
  {
    let workplace = try Workplace()
    try workplace.write(Self.source, to: "Screens.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let code = "Screens.swift --as 'Blank()'"
    let tried = try workplace.sh(
      "PATH=$PATH:\(path) formlift try \(code) -q -c 'load own.json' -c fields")
    #expect(tried.diagnostics == "formlift: note: Blank() shows no text field on its screen\n")
    #expect(tried.output == "")
    let audited = try workplace.sh(
      "PATH=$PATH:\(path) formlift audit --own \(code) --device iphone-5s --minimum-os 12")
    #expect(
      audited.diagnostics
        == "formlift audit: error: nothing to audit: the screen of the app's code has no text field\n"
    )
    #expect(audited.output == "")
    #expect(audited.status == 2)
  }
}
