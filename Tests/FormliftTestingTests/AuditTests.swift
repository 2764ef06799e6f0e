import Testing
import UIKit

@testable import FormliftTesting

struct AuditTests {
  /// The helper files beside this test file, as arguments for the command that a failure prints.
  ///
  /// No imported module has their classes.
  private static let helpers =
    "Tests/FormliftTestingTests/OneField.swift Tests/FormliftTestingTests/TableInset.swift"

  @Test("Code that keeps every law passes")
  func correctCodePasses() throws {
    try Audit(on: .named("iphone-5s", "iphone-16", "ipad-air-2"), minimumOS: 12).run {
      GivingBack()
    }
  }

  /// The screen doesn't scroll, so its one field makes three situations: the first touch, the
  /// dismissal, and the second touch.
  @Test("A failure shows the smallest case, its picture, the line of the code and the command")
  func failureText() throws {
    let audit = Audit(on: .named("iphone-5s"), held: [.portrait], depth: .fields, minimumOS: 12)
    let failure = try #require(throws: AuditFailure.self) { try audit.run { TakingForGood() } }
    let text = failure.description
    #expect(
      text.hasPrefix(
        """
        ✗ broken: room-restored once, in 3 situations on iphone-5s, iOS 12

        room-restored: does not restore the frame and the insets, once (dismiss)
        on iphone-5s, portrait:

          focus 1
          dismiss
          expect table.contentInset.bottom ~= 0

        After dismissal, table.contentInset.bottom is 253, and it was 0.
        ╭──
        """), "\(text)")
    #expect(
      text.hasSuffix(
        """
        The app last set an inset, to the value that it already had, at \
        Tests/FormliftTestingTests/OneField.swift:40.
        See it: formlift try \(Self.helpers) --as 'TakingForGood()' -d iphone-5s -c 'focus 1' \
        -c dismiss -c 'expect table.contentInset.bottom ~= 0'
        """), "\(text)")
    #expect(
      failure.failures.first?.description == """
        room-restored broken in 1 of 3 cases (dismiss), on iphone-5s portrait: \
        expect table.contentInset.bottom ~= 0 fails: \
        formlift try \(Self.helpers) --as 'TakingForGood()' -d iphone-5s \
        -c 'focus 1' -c dismiss -c 'expect table.contentInset.bottom ~= 0'
        """)
    #expect(failure.failures.map(\.law) == ["room-restored"])
    #expect(failure.failures.first?.commands.count == 3)
  }

  @Test("The depth decides how much of each case is played")
  func depthIsChosen() throws {
    func failures(_ depth: Audit.Depth) throws -> [AuditFailure.Failure] {
      let audit = Audit(on: .named("iphone-5s"), held: [.portrait], depth: depth, minimumOS: 12)
      return try #require(throws: AuditFailure.self) {
        try audit.run { TakingForGood() }
      }.failures
    }
    let once = try failures(.focus)
    #expect(once.map(\.moment) == ["dismiss"])
    #expect(once.map(\.caseCount) == [2])
    let all = try failures(.all)
    // The room that is kept is too high for the lower keyboard of the turned phone.
    #expect(Set(all.map(\.law)) == ["room-restored", "no-gap"])
    #expect(all.filter { $0.law == "no-gap" }.map(\.moment) == ["rotate"])
    #expect(
      Set(all.map(\.moment)).isSuperset(of: ["dismiss", "emoji, dismiss", "push-pop, dismiss"]))
    #expect(
      all.first { $0.moment == "emoji, dismiss" }?.commands == [
        "focus 1", "keyboard kind emoji", "dismiss", "expect table.contentInset.bottom ~= 0",
      ])
  }

  @Test("A closure alone is tested on current devices in the usual situations")
  func closureAlone() throws {
    try Audit { GivingBack() }
    let failure = try #require(throws: AuditFailure.self) { try Audit { TakingForGood() } }
    #expect(failure.failures.map(\.law).allSatisfy { $0 == "room-restored" })
    #expect(failure.failures.map(\.moment).contains("rotate, dismiss"))
    #expect(failure.description.contains(" on 14 devices, iOS 16 to 26\n"))
    let command = try #require(failure.failures.first?.command)
    #expect(command.contains("--as 'TakingForGood()' -d iphone-16 "))
  }

  @Test("Only the chosen laws are checked")
  func lawsAreChosen() throws {
    let audit = Audit(
      on: .named("iphone-5s"), laws: .failures(except: "room-restored"), minimumOS: 12)
    try audit.run { TakingForGood() }
    #expect(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), laws: .named("room-restored"), minimumOS: 12).run {
        TakingForGood()
      }
    }
  }

  @Test("A form file provides the phones on which own screens are tested")
  func formLendsPhones() throws {
    try Audit(.form("forms/player.yaml"), on: .named("iphone-5s"), minimumOS: 12).run {
      GivingBack()
    }
  }

  /// The tested code sets the table's inset, then either removes it again or keeps it.
  @Test("A form file provides the table whose inset the code sets")
  func formLendsTable() throws {
    let audit = Audit(
      .form("forms/player.yaml"), on: .named("iphone-5s"), held: [.portrait], minimumOS: 12)
    let seen = Audit(
      .form("forms/player.yaml"), on: .named("iphone-5s"), held: [.portrait],
      laws: .named("visible"), minimumOS: 12)
    try seen.run(as: "TableInset(table)") { TableInset($0.table) }
    let failure = try #require(throws: AuditFailure.self) {
      try audit.run(as: "TableInset(table, isKept: true)") { TableInset($0.table, isKept: true) }
    }
    let line = failure.failures.first { $0.law == "room-restored" && $0.moment == "dismiss" }
    #expect(
      line?.command.hasPrefix(
        "formlift try \(Self.helpers) --as 'TableInset(table, isKept: true)' forms/player.yaml "
          + "-d iphone-5s -c 'focus 1' -c dismiss") == true)
    #expect((line?.caseCount ?? 0) > 10)
  }

  @Test("Beside a table view controller, the keyboard's height is avoided twice and fails")
  func besideATableViewController() throws {
    let audit = Audit(
      .form("forms/player.yaml"), on: .named("iphone-5s"), held: [.portrait],
      laws: .named("no-double-avoidance"), depth: .all, minimumOS: 12)
    let failure = try #require(throws: AuditFailure.self) {
      try audit.run(as: "TableInset(table)") { TableInset($0.table) }
    }
    #expect(failure.failures.map(\.law) == ["no-double-avoidance"])
    #expect(failure.failures.first?.commands.first == "setting tableController on")
  }

  /// The controller sets its table's inset itself; it isn't a table view controller.
  @Test("A whole screen is judged as it is, without a table view controller's avoidance")
  func wholeScreen() throws {
    let audit = Audit(
      on: .named("iphone-16", "ipad-pro-11"), held: [.portrait],
      laws: .named("no-double-avoidance", "no-gap", "reachable"), depth: .all)
    try audit.run { PlainTable() }
  }

  /// The keyboard begins at 516 and the content is 880 points high, so the last row ends at the
  /// keyboard if the offset is 364.
  @Test("A whole screen that counts the safe area twice has a gap")
  func safeAreaTwice() throws {
    let audit = Audit(on: .named("iphone-16"), held: [.portrait], depth: .focus)
    let failure = try #require(throws: AuditFailure.self) {
      try audit.run { PlainTable(countsSafeAreaTwice: true) }
    }
    #expect(failure.failures.map(\.law) == ["no-gap"])
    #expect(failure.failures.first?.commands == ["focus 1", "expect table.maximumOffset <= 388"])
  }

  private static let known = Audit(on: .named("iphone-16", "iphone-se-3"), depth: .focus)

  @Test("A known issue is accepted where it is known")
  func knownIssues() throws {
    try Self.known.knownIssue("room-restored").run { TakingForGood() }
    try Self.known
      .knownIssue("room-restored", on: "iphone-se-3", "JIRA-12")
      .knownIssue("room-restored", on: "iphone-16 landscape")
      .knownIssue("room-restored", on: "iphone-16 portrait")
      .run { TakingForGood() }
    let failure = try #require(throws: AuditFailure.self) {
      try Self.known.knownIssue("room-restored", on: "iphone-16 landscape", "JIRA-12")
        .knownIssue("room-restored", on: "iphone-se-3")
        .run { TakingForGood() }
    }
    #expect(failure.failures.map(\.law) == ["room-restored"])
    // What is left is upright on the other phone: its touch and its dismissal.
    #expect(failure.failures.map(\.device) == ["iphone-16"])
    #expect(failure.failures.map(\.orientation) == [.portrait])
  }

  @Test("A known issue that doesn't occur fails the test")
  func goneIssues() throws {
    let gone = AuditError.knownIssueDidNotOccur(
      "\"visible\" on iphone-se-3 landscape (JIRA-12)")
    #expect(throws: gone) {
      try Self.known.knownIssue("visible", on: "iphone-se-3 landscape", "JIRA-12")
        .run { GivingBack() }
    }
    #expect(
      "\(gone)" == "the known issue \"visible\" on iphone-se-3 landscape (JIRA-12) did not occur; "
        + "if it is fixed, remove it")
    #expect(throws: AuditError.noLaw("visble", nearest: ["visible"])) {
      try Self.known.knownIssue("visble").run { GivingBack() }
    }
    #expect(throws: AuditError.noDevice("iphone-15s", nearest: ["iphone-15", "iphone-15-pro"])) {
      try Self.known.knownIssue("visible", on: "iphone-15s").run { GivingBack() }
    }
    #expect(throws: AuditError.renamedLaw("in-view", now: ["visible"])) {
      try Self.known.knownIssue("in-view").run { GivingBack() }
    }
  }

  @Test("A missing form and code without fields are errors of the test")
  func untestable() {
    #expect(throws: AuditError.noForm("no.yaml")) {
      try Audit(.form("no.yaml")).run { GivingBack() }
    }
    #expect(throws: AuditError.noFields("TableInset")) {
      try Audit(on: .named("iphone-5s"), minimumOS: 12).run(as: "TableInset(table)") {
        TableInset($0.table)
      }
    }
    #expect(throws: AuditError.noFields("UIViewController")) {
      try Audit(on: .named("iphone-5s"), minimumOS: 12).run { UIViewController() }
    }
  }

  @Test("Device choices select the phones that they name")
  func deviceChoices() throws {
    #expect(throws: AuditFailure.self) { try Audit(on: .pads).run { TakingForGood() } }
    #expect(throws: AuditFailure.self) { try Audit(on: .phones).run { TakingForGood() } }
    #expect(throws: AuditFailure.self) {
      try Audit(on: .running(iOS: 18), held: [.portrait]).run { TakingForGood() }
    }
    let old = AuditError.tooOld("iphone-5s", runs: 12, needs: 16)
    #expect(throws: old) { try Audit(on: .named("iphone-5s")).run { TakingForGood() } }
    #expect("\(old)" == "iphone-5s runs iOS 12, and the app needs iOS 16 (minimumOS:)")
    #expect(throws: AuditError.nothingToTest) {
      try Audit(on: .running(iOS: 99)).run { GivingBack() }
    }
    #expect(throws: AuditError.nothingToTest) {
      try Audit(on: .phones, held: []).run { GivingBack() }
    }
  }

  /// An iPhone 5s never ran a later version than 12.
  @Test("A phone that doesn't run the app's iOS version is skipped, and the test says why")
  func oldPhonesAreSkipped() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        try Audit(on: .named("iphone-5s", "iphone-16"), held: [.portrait], depth: .focus)
          .run { GivingBack() }
        try Audit(on: .phones, held: [.portrait], depth: .focus, minimumOS: 26)
          .run { GivingBack() }
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "formlift: skipped: iphone-5s runs iOS 12, and the app needs iOS 16 (minimumOS:)\n"))
  }

  /// Without the error, an unknown name would select nothing, and everything would pass.
  @Test("An unknown device or law is an error with suggestions")
  func unknownNames() {
    #expect(throws: AuditError.noDevice("iphone-15s", nearest: ["iphone-15", "iphone-15-pro"])) {
      try Audit(on: .named("iphone-16", "iphone-15s")).run { TakingForGood() }
    }
    let laws: [LawChoice] = [.named("visble"), .all(except: "visble")]
    for choice in laws {
      #expect(throws: AuditError.noLaw("visble", nearest: ["visible"])) {
        try Audit(on: .named("iphone-5s"), laws: choice, minimumOS: 12).run { TakingForGood() }
      }
    }
    #expect(
      "\(AuditError.noLaw("visble", nearest: ["visible"]))"
        == "no law \"visble\"; did you mean \"visible\"?")
    #expect(
      throws: AuditError.renamedLaw("given-back", now: ["room-restored", "position-restored"])
    ) {
      try Audit(on: .named("iphone-5s"), laws: .named("given-back"), minimumOS: 12).run {
        TakingForGood()
      }
    }
    #expect(
      "\(AuditError.renamedLaw("in-view", now: ["visible"]))"
        == "the law \"in-view\" is now called visible")
  }

  /// A test on the main actor runs on the main queue, which isn't the main thread on Linux.
  @MainActor @Test("An audit runs on the main actor")
  func onTheMainActor() async throws {
    try Audit(on: .named("iphone-5s"), minimumOS: 12).run { GivingBack() }
    await Task.yield()
    #expect(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), minimumOS: 12).run { TakingForGood() }
    }
  }

  /// In the printed command, the closure's text is quoted for a shell.
  @Test("The closure's text becomes the expression of the command")
  func closureBecomesExpression() throws {
    let audit = Audit(on: .named("iphone-5s"), held: [.portrait], depth: .focus, minimumOS: 12)
    func expression(_ error: (any Error)?) throws -> String {
      let command = try #require((error as? AuditFailure)?.failures.first?.command)
      let start = try #require(command.firstRange(of: " --as ")?.upperBound)
      let end = try #require(command.firstRange(of: " -d ")?.lowerBound)
      return String(command[start..<end])
    }
    let wrapped = #expect(throws: AuditFailure.self) {
      try audit.run { UINavigationController(rootViewController: TakingForGood()) }
    }
    #expect(
      try expression(wrapped) == "'UINavigationController(rootViewController: TakingForGood())'")
    let titled = #expect(throws: AuditFailure.self) {
      try audit.run {
        let controller = TakingForGood()
        controller.title = "that's it"
        return controller
      }
    }
    #expect(
      try expression(titled)
        == #"""
        '{ let controller = TakingForGood(); controller.title = "that'\''s it"; return controller }()'
        """#)
    let named = #expect(throws: AuditFailure.self) {
      try audit.run(as: "TakingForGood(nibName: nil, bundle: nil)") { TakingForGood() }
    }
    #expect(try expression(named) == "'TakingForGood(nibName: nil, bundle: nil)'")
  }

  @Test("A crash ends the process after the failing case was printed")
  func crash() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try Audit(on: .named("iphone-5s"), held: [.portrait], minimumOS: 12).run {
          CrashingWhenShown()
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        formlift: no-crash broken (focus), on iphone-5s portrait: focus 1 crashes: \
        formlift try \(Self.helpers) --as 'CrashingWhenShown()' -d iphone-5s -c 'focus 1'

        """), "\(words)")
  }

  /// If `exit` could end the process with success, the remaining tests would seem to have passed.
  @Test("Code that calls exit fails the test run")
  func exit() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) {
        try Audit(on: .named("iphone-5s"), held: [.portrait], minimumOS: 12).run { EndingAll() }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        formlift: no-crash broken (focus), on iphone-5s portrait: focus 1 ends the program: \
        formlift try \(Self.helpers) --as 'EndingAll()' -d iphone-5s -c 'focus 1'

        """), "\(words)")
  }

  /// The keyboard is up before the rotation; then the code recurses until the stack overflows.
  @Test("A stack overflow after a rotation is printed with its case")
  func crashAfterTurn() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let audit = Audit(
          on: .named("iphone-5s"), held: [.landscapeLeft], depth: .all, minimumOS: 12)
        try audit.run { RecursingWhenTurned() }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        formlift: no-crash broken (rotate), on iphone-5s landscape-left: rotate portrait crashes: \
        formlift try \(Self.helpers) --as 'RecursingWhenTurned()' -d iphone-5s -o landscape-left \
        -c 'focus 1' -c 'rotate portrait'

        """), "\(words)")
  }

  @Test("An endless loop is ended with the command that shows it")
  func endlessLoop() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
      ) {
        var audit = Audit(on: .named("iphone-5s"), held: [.landscapeLeft], minimumOS: 12)
        audit.patience = .milliseconds(500)
        try audit.run { NeverComingBack() }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        formlift: no-crash broken (focus), on iphone-5s landscape-left: focus 1 does not come back: \
        formlift try \(Self.helpers) --as 'NeverComingBack()' -d iphone-5s -o landscape-left \
        -c 'focus 1'

        """), "\(words)")
  }
}
