import Foundation
import Testing

@testable import AppCode
@testable import Terminal

/// Tests `formlift audit --own`, which checks an app's own code by the rules for strategies.
struct ProgramOwnAuditTests {
  /// Whether this build can link the app's compiled code, which has no sanitizer.
  private static let links = !Sanitizers.areOn

  private static let maker = "--as 'KeyboardAdjustment(scrollView: table)'"

  /// Makes a folder with an app's code and a form of twelve fields on an iPhone 5s.
  ///
  /// `line` replaces the code's line for hiding the keyboard.
  private func workplace(hiding line: String = "scrollView?.contentInset.bottom = 0") throws
    -> Workplace
  {
    let workplace = try Workplace()
    try workplace.write(
      KeyboardAdjustment.source.replacing("scrollView?.contentInset.bottom = 0", with: line),
      to: "Keyboard.swift")
    let rows = (1...12).map { "      - field: f\($0)\n" }.joined()
    try workplace.write("form: Twelve\nsections:\n  - rows:\n\(rows)", to: "form.yaml")
    return workplace
  }

  private static let options = "--device iphone-5s --minimum-os 12 --orientation portrait"

  private func audit(
    _ workplace: Workplace, _ options: String, phones: String = Self.options
  ) throws -> RunResult {
    try sh(
      workplace,
      "formlift audit --own Keyboard.swift \(Self.maker) --depth all --format text "
        + "\(phones) \(options) form.yaml")
  }

  /// Runs a shell's line, with the path on which the tests find the compiler.
  private func sh(_ workplace: Workplace, _ line: String) throws -> RunResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try workplace.sh("export PATH=$PATH:\(path)\n\(line)")
  }

  private struct Report: Decodable {
    struct Failure: Decodable, Equatable {
      let strategy: String
      let law: String
      let moment: String
      let count: Int
      let script: [String]
    }

    struct Count: Decodable {
      let kept: Int
      let broken: Int
      let impossible: Int

      /// How many cases the law was checked in.
      var count: Int { kept + broken + impossible }
    }

    struct Strategy: Decodable {
      let name: String
      let laws: [String: Count]
    }

    let strategies: [Strategy]
    let failures: [Failure]
    let remarks: [Failure]
  }

  private func report(_ ending: RunResult) throws -> Report {
    #expect(ending.diagnostics == "")
    return try JSONDecoder().decode(Report.self, from: Data(ending.output.utf8))
  }

  /// Runs a failure's script under `formlift try`, and returns the number of the failing line, if
  /// any.
  private func failingLine(_ failure: Report.Failure, _ workplace: Workplace) throws -> Int? {
    try workplace.write(failure.script.joined(separator: "\n") + "\n", to: "case.formlift")
    let ending = try sh(
      workplace, "formlift try Keyboard.swift \(Self.maker) -q -f case.formlift form.yaml")
    #expect(ending.status == 1)
    let place = ending.diagnostics.firstMatch(of: #/case\.formlift:([0-9]+): error: /#)
    return place.flatMap { Int($0.1) }
  }

  /// The fields scroll themselves into view, and on dismissal nothing scrolls the table back.
  ///
  /// That holds from the sixth of twelve on, as with `inset-overlap`, which does the same.
  @Test("The app's code is audited like a strategy", .enabled(if: Self.links))
  func ownCodeIsJudgedLikeAStrategy() throws {
    let workplace = try workplace()
    let own = try report(audit(workplace, "--format json"))
    let named = try report(
      sh(
        workplace,
        "formlift audit --strategy inset-overlap --device iphone-5s --orientation portrait "
          + "--format json form.yaml"))
    #expect(own.strategies.map(\.name) == ["own"])
    let (ours, theirs) = (own.strategies[0].laws, named.strategies[0].laws)
    for law in ["visible", "no-blank-strip", "reachable", "no-double-avoidance"] {
      #expect(ours[law]?.broken == theirs[law]?.broken, "\(law)")
    }
    #expect(ours["no-double-avoidance"]?.broken == 44)
    #expect(ours["position-restored"]?.broken ?? 0 > 0)
    #expect(ours["no-crash"]?.broken == 0)
    #expect(ours["no-crash"]?.kept ?? 0 > 500)
    let failure = try #require(
      own.remarks.first { $0.law == "position-restored" && $0.moment == "dismiss" })
    #expect(
      failure.script == [
        "load form.yaml", "device iphone-5s", "strategy own", "focus f6", "dismiss",
        "expect table.contentOffset.y ~= -64",
      ])
    for failure in own.failures + own.remarks {
      #expect(try failingLine(failure, workplace) == failure.script.count)
    }
  }

  /// A controller has two scroll views with fields, and both are audited; the second is further
  /// down.
  @Test("Each scroll view with fields is audited", .enabled(if: Self.links))
  func eachScrollViewIsJudged() throws {
    let workplace = try Workplace()
    try workplace.write(
      #"""
      import UIKit

      class Halves: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          for top in [0, 284] as [CGFloat] {
            let half = UIScrollView(frame: CGRect(x: 0, y: top, width: 320, height: 284))
            half.contentInsetAdjustmentBehavior = .never
            half.contentSize = CGSize(width: 320, height: 284)
            view.addSubview(half)
            for row in 0..<4 {
              let field = UITextField(frame: CGRect(x: 16, y: 64 * row + 20, width: 200, height: 40))
              field.placeholder = "\(top == 0 ? "upper" : "lower") \(row)"
              half.addSubview(field)
            }
          }
        }
      }

      """#, to: "Halves.swift")
    let ending = try sh(
      workplace,
      "formlift audit --own Halves.swift --as 'Halves()' \(Self.options) --depth focus "
        + "--format text --law visible 2>/dev/null")
    #expect(ending.output.hasPrefix("own.json, own-2.json · 1 phone · 1 orientation"))
    // Of the lower four the first ends at 344 of 568, where the keyboard begins at 315.
    #expect(
      ending.output.hasSuffix(
        """
        # own breaks visible (focus), 4 times
        # The law: the active row, or its caret's line, is fully visible at rest.
        load own-2.json
        device iphone-5s
        strategy own
        focus lower-0
        expect active.visible == 1

        """))
  }

  /// A folder stands for all of its sources, as with `formlift try`.
  @Test("A folder of sources is audited", .enabled(if: Self.links)) func aFolderIsAudited() throws {
    let workplace = try workplace()
    let ending = try sh(
      workplace,
      """
      mkdir App && mv Keyboard.swift App && echo 'let unused = 1' > App/More.swift
      formlift audit --own App \(Self.maker) \(Self.options) --depth focus --format advice form.yaml
      """)
    #expect(ending.diagnostics == "")
    #expect(ending.output.hasPrefix("Your own code was audited (strategy own).\n"))
    #expect(ending.output.contains("\nSee own: formlift "))
  }

  @Test("A crash fails only its own case", .enabled(if: Self.links)) func aCrashFailsItsCaseAlone()
    throws
  {
    let workplace = try workplace(hiding: "let none: Int? = nil; print(none!)")
    let ending = try audit(
      workplace, "--transition emoji,hardware --format json --fail-on no-crash")
    #expect(ending.status == 1)
    let report = try report(ending)
    let laws = report.strategies[0].laws
    // Twelve fields under three keyboards; a touch whose dismissal has failed is dismissed no more.
    #expect(laws["visible"]?.kept ?? 0 > 12 * 3)
    #expect(laws["no-crash"]?.kept ?? 0 > 12 * 3)
    let failures = report.failures.filter { $0.law == "no-crash" }
    #expect(failures.map(\.moment) == ["dismiss", "hardware"])
    let failure = try #require(failures.first)
    #expect(
      failure.script == [
        "load form.yaml", "device iphone-5s", "strategy own", "focus f1",
        "# the app's code crashed: Fatal error: Unexpectedly found nil while unwrapping an Optional "
          + "value, at Keyboard.swift:22",
        "dismiss",
      ])
    #expect(try failingLine(failure, workplace) == 6)
  }

  @Test(
    "An endless loop fails only its own case", .enabled(if: Self.links),
    arguments: [
      ("while scrollView != nil {}", "does not come back within 2 seconds"),
      // One instruction, the first of its line.
      ("while true {}", "does not come back within 2 seconds"),
      (
        "DispatchSemaphore(value: 0).wait()",
        "crashed: Fatal error: deadlock: nothing is left to be done that could end "
          + "DispatchSemaphore.wait()"
      ),
    ])
  func whatDoesNotEndFailsItsCaseAlone(_ line: String, words: String) throws {
    let workplace = try workplace(hiding: line)
    let ending = try audit(workplace, "--transition none")
    #expect(ending.diagnostics == "")
    #expect(
      ending.output.contains(
        "# the app's code \(words), at Keyboard.swift:22\ndismiss\n"))
    // Twelve fields from two places under three keyboards.
    #expect(ending.output.contains("# own breaks no-crash (dismiss), 72 times\n"))
    #expect(ending.output.contains("# own breaks no-crash (next, dismiss), once\n") == false)
  }

  /// Code that hangs only if the table is scrolled to the bottom is reported for each field.
  ///
  /// No other case is lost.
  @Test(
    "An endless loop at one moment loses no other case", .enabled(if: Self.links),
    arguments: [
      "while frame.height == 216, wasAtEnd {}", "if frame.height == 216, wasAtEnd { sleep(60) }",
    ])
  func whatDoesNotEndAtOneMomentLosesNothing(_ line: String) throws {
    func laws(_ loop: String) throws -> [String: Report.Count] {
      let workplace = try workplace()
      try workplace.write(
        KeyboardAdjustment.source
          .replacing("weak var", with: "var wasAtEnd = false; weak var")
          .replacing(
            "scrollView?.contentInset.bottom = frame.height",
            with: """
              \(loop)
              wasAtEnd = (scrollView?.contentOffset.y ?? 0) > -64
              scrollView?.contentInset.bottom = frame.height
              """), to: "Keyboard.swift")
      let options = "--transition emoji,prediction-off --format json"
      return try report(audit(workplace, options)).strategies[0].laws
    }
    let plain = try laws("")
    let looping = try laws(line)
    #expect(looping["no-crash"]?.broken == 12)
    for (law, lost) in [
      "visible": 12, "no-blank-strip": 24, "reachable": 12, "no-double-avoidance": 0,
    ] {
      #expect(looping[law]?.count == plain[law].map { $0.count - lost }, "\(law)")
    }
  }

  /// The report says that the start failed, for a crash and for an endless wait.
  ///
  /// It does so for each phone with each keyboard.
  @Test(
    "Code that fails to start is reported for its phone", .enabled(if: Self.links),
    arguments: [
      ("fatalError(\"too wide\")", "crashed: Fatal error: too wide"),
      ("let lock = NSLock(); lock.lock(); lock.lock()", "does not come back within 2 seconds"),
    ])
  func whatDoesNotStartIsToldForItsPhone(_ line: String, _ words: String) throws {
    let workplace = try workplace()
    try workplace.write(
      KeyboardAdjustment.source.replacing(
        "super.init()",
        with: "super.init(); if scrollView.bounds.width > 700 { \(line) }"),
      to: "Keyboard.swift")
    let ending = try audit(
      workplace, "--transition none --law no-crash",
      phones: "--device iphone-5s,ipad-9.7 --minimum-os 12 --orientation portrait")
    #expect(ending.diagnostics == "")
    #expect(
      ending.output.hasSuffix(
        """
        # own breaks no-crash (start), 3 times
        # The law: the app's code does not crash or loop forever.
        load form.yaml
        device ipad-9.7
        # the app's code \(words), at Keyboard.swift:8, in \(Self.maker)
        strategy own

        """))
  }

  @Test("Parts and baselines work for the app's code", .enabled(if: Self.links))
  func partsAndBaselinesAreAsOfAnyStrategy() throws {
    let workplace = try workplace()
    let audit = "formlift audit --own Keyboard.swift \(Self.maker)"
    let phones =
      "--depth all --device iphone-5s,iphone-16 --minimum-os 12 --transition rotate form.yaml"
    let ending = try sh(
      workplace,
      """
      \(audit) --format json \(phones) > whole.json
      for part in 1 2 3; do \(audit) --shard $part/3 \(phones) > part-$part; done
      formlift audit merge --own Keyboard.swift \(Self.maker) --format json part-* | cmp - whole.json
      echo merged $?
      formlift audit merge --format json part-* | cmp - whole.json
      formlift audit merge part-* > merged.txt
      \(audit) --format text \(phones) | cmp - merged.txt
      echo without the code $?
      formlift audit merge --fail-on all --format html part-* | grep -o 'is not at hand' | wc -l
      formlift audit merge --own Keyboard.swift \(Self.maker) --fail-on all --format html part-* > page.html
      grep -o 'class="player"' page.html | wc -l
      \(audit) --fail-on position-restored --format tap \(phones) > remarks.tap; echo $?
      grep '^not ok' remarks.tap
      \(audit) --baseline whole.json --fail-on all --format junit \(phones) > /dev/null; echo $?
      formlift try Keyboard.swift \(Self.maker) -q -c 'audit --strategy own --format json \(phones)' \
        form.yaml | cmp - whole.json
      echo typed $?
      """)
    #expect(ending.diagnostics == "")
    #expect(
      ending.output == """
        merged 0
        without the code 0
        4
        4
        1
        not ok 6 - own no-double-avoidance
        not ok 7 - own no-gap
        not ok 9 - own position-restored
        not ok 10 - own no-needless-scroll
        0
        typed 0

        """)
  }

  /// A whole screen can't be used beside a table view controller, as code for a given table can.
  @Test("The audit says why a law is not judged", .enabled(if: Self.links))
  func whatIsNotJudgedIsSaidWhy() throws {
    let workplace = try Workplace()
    try workplace.write(
      """
      import UIKit

      class LoginViewController: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 280, height: 44))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
        }
      }
      """, to: "Login.swift")
    let audit =
      "formlift audit --own Login.swift --as 'LoginViewController()' --depth all "
      + "\(Self.options) --format"
    let ending = try sh(
      workplace,
      """
      \(audit) text | sed -n '/^own/p; /^not judged/p'
      \(audit) tap | grep '^ok 6'
      \(audit) junit | grep '<skipped'
      \(audit) markdown | grep '^not judged'
      \(audit) html | grep -c 'not judged: '
      \(audit) json | grep -o '"gap":"[^"]*"'
      \(audit) text --law visible | grep -c 'not judged'
      \(audit) text --depth focus | grep '^not judged'
      """)
    #expect(ending.diagnostics == "")
    let reason = "a whole screen is judged as it is"
    #expect(
      ending.output.contains(
        """

        not judged: no-double-avoidance, since \(reason)
        ok 6 - own no-double-avoidance # SKIP \(reason)
              <skipped message="\(reason)"/>
        not judged: no-double-avoidance, since \(reason)
        1
        "gap":"\(reason)"
        0
        not judged: no-double-avoidance, since only --depth all plays it

        """))
  }

  /// The screen is right if it ends at the keyboard layout guide, and wrong if at the view's
  /// bottom.
  @Test("Without options, the verdict is one line or the smallest case", .enabled(if: Self.links))
  func verdict() throws {
    func audit(bottom: String) throws -> RunResult {
      let workplace = try Workplace()
      try workplace.write(
        """
        import UIKit

        class Login: UIViewController {
          let scrollView = UIScrollView()

          override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentSize = CGSize(width: 300, height: 700)
            for row in 0..<3 {
              let field = UITextField(frame: CGRect(x: 20, y: 300 * row, width: 260, height: 44))
              field.placeholder = "Field \\(row + 1)"
              scrollView.addSubview(field)
            }
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scrollView)
            NSLayoutConstraint.activate([
              scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
              scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              scrollView.bottomAnchor.constraint(equalTo: \(bottom)),
            ])
          }
        }
        """, to: "Login.swift")
      return try sh(
        workplace, "formlift audit --own Login.swift --device iphone-16")
    }
    let right = try audit(bottom: "view.keyboardLayoutGuide.topAnchor")
    #expect(right.diagnostics == "")
    #expect(right.output.hasPrefix("✓ visible and reachable in "))
    #expect(right.output.contains(" situations on iphone-16, iOS 18"))
    #expect(right.output.split(separator: "\n").count == 1)
    #expect(right.status == 0)
    let wrong = try audit(bottom: "view.bottomAnchor")
    #expect(wrong.output.hasPrefix("✗ broken: visible "))
    #expect(
      wrong.output.contains(
        """
        on iphone-16, portrait:

          focus field-3
          expect active.visible == 1

        The scroll view ends at y 852, 336 under the keyboard.
        ╭──
        """))
    #expect(
      wrong.output.contains(
        """

        See it: formlift try Login.swift --as 'Login()' -d iphone-16 -c 'focus field-3' \
        -c 'expect active.visible == 1'

        """))
    #expect(wrong.status == 1)
  }

  @Test("Sources with several view controllers need --as") func severalControllers() throws {
    let workplace = try Workplace()
    try workplace.write(
      "class Login: UIViewController {}\nclass SignUp: UITableViewController {}\n",
      to: "Screens.swift")
    let ending = try workplace.formlift(["try", "Screens.swift"])
    #expect(
      ending.diagnostics == """
        formlift try: error: the sources have several view controllers; --as chooses one: \
        --as 'Login()' or --as 'SignUp()'

        """)
    #expect(ending.status == 2)
  }

  @Test("The option --own requires sources and an expression") func sourcesAndAnExpressionAreAsked()
    throws
  {
    let workplace = try workplace()
    let ending = try workplace.sh(
      "formlift audit --own form.yaml; formlift audit --own Keyboard.swift form.yaml")
    #expect(
      ending.diagnostics == """
        formlift audit: error: form.yaml is neither a Swift file nor a folder with Swift files
        formlift audit: error: the sources have no view controller; --as says what to create, \
        such as --as 'KeyboardAdjustment(scrollView: table)'

        """)
    #expect(ending.status == 2)
  }
}
