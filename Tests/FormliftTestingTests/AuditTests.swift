import Testing
import UIKit

@testable import FormliftTesting

struct AuditTests {
  /// The files beside this one that are no tests: their classes are in no module that is imported.
  private static let helpers =
    "Tests/FormliftTestingTests/OneField.swift Tests/FormliftTestingTests/TableInset.swift"

  @Test func whatKeepsAllLawsPasses() throws {
    try Audit(on: .named("iphone-5s", "iphone-16", "ipad-air-2")).run { GivingBack() }
  }

  /// One field is touched from where the form opens, since it scrolls nowhere: the touch, its dismissal
  /// and the touch again are three cases.
  @Test func aFailureIsALine() throws {
    let failure = try #require(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), held: [.portrait]).run { TakingForGood() }
    }
    #expect(
      failure.description == """
        given-back broken in 1 of 3 cases (dismiss), on iphone-5s portrait: \
        expect table.contentInset.bottom ~= 0 fails: \
        formlift try \(Self.helpers) --as 'TakingForGood()' -d iphone-5s \
        -c 'focus 1' -c dismiss -c 'expect table.contentInset.bottom ~= 0'
        """)
    #expect(failure.failures.map(\.law) == ["given-back"])
    #expect(failure.failures.first?.commands.count == 3)
  }

  /// Once, or with all that happens while the keyboard is up.
  @Test func howMuchIsPlayedIsChosen() throws {
    func failures(_ depth: Audit.Depth) throws -> [AuditFailure.Failure] {
      let audit = Audit(on: .named("iphone-5s"), held: [.portrait], depth: depth)
      return try #require(throws: AuditFailure.self) {
        try audit.run { TakingForGood() }
      }.failures
    }
    let once = try failures(.focus)
    #expect(once.map(\.moment) == ["dismiss"])
    #expect(once.map(\.caseCount) == [2])
    let all = try failures(.all)
    #expect(all.allSatisfy { $0.law == "given-back" })
    #expect(
      Set(all.map(\.moment)).isSuperset(of: ["dismiss", "emoji, dismiss", "push-pop, dismiss"]))
    #expect(
      all.first { $0.moment == "emoji, dismiss" }?.commands == [
        "focus 1", "keyboard kind emoji", "dismiss", "expect table.contentInset.bottom ~= 0",
      ])
  }

  @Test func lawsAreChosen() throws {
    let audit = Audit(on: .named("iphone-5s"), laws: .all(except: "given-back"))
    try audit.run { TakingForGood() }
    #expect(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), laws: .named("given-back")).run { TakingForGood() }
    }
  }

  @Test func aFormLendsItsPhones() throws {
    try Audit(.form("forms/player.yaml"), on: .named("iphone-5s")).run { GivingBack() }
  }

  /// The form's own table, whose inset the code sets and gives back, or keeps.
  @Test func aFormLendsItsTable() throws {
    let audit = Audit(.form("forms/player.yaml"), on: .named("iphone-5s"), held: [.portrait])
    let seen = Audit(
      .form("forms/player.yaml"), on: .named("iphone-5s"), held: [.portrait],
      laws: .named("in-view"))
    try seen.run(as: "TableInset(table)") { TableInset($0.table) }
    let failure = try #require(throws: AuditFailure.self) {
      try audit.run(as: "TableInset(table, isKept: true)") { TableInset($0.table, isKept: true) }
    }
    let line = failure.failures.first { $0.law == "given-back" && $0.moment == "dismiss" }
    #expect(
      line?.command.hasPrefix(
        "formlift try \(Self.helpers) --as 'TableInset(table, isKept: true)' forms/player.yaml "
          + "-d iphone-5s -c 'focus 1' -c dismiss") == true)
    #expect((line?.caseCount ?? 0) > 10)
  }

  /// Beside a table view controller the keyboard's height is there twice.
  @Test func besideATableViewController() throws {
    let audit = Audit(
      .form("forms/player.yaml"), on: .named("iphone-5s"), held: [.portrait],
      laws: .named("not-twice"), depth: .all)
    let failure = try #require(throws: AuditFailure.self) {
      try audit.run(as: "TableInset(table)") { TableInset($0.table) }
    }
    #expect(failure.failures.map(\.law) == ["not-twice"])
    #expect(failure.failures.first?.commands.first == "setting tableController on")
  }

  @Test func whatCannotBeTested() {
    #expect(throws: AuditError.noForm("no.yaml")) {
      try Audit(.form("no.yaml")).run { GivingBack() }
    }
    #expect(throws: AuditError.noFields("TableInset")) {
      try Audit(on: .named("iphone-5s")).run(as: "TableInset(table)") { TableInset($0.table) }
    }
    #expect(throws: AuditError.noFields("UIViewController")) {
      try Audit(on: .named("iphone-5s")).run { UIViewController() }
    }
  }

  @Test func allStandsForAll() throws {
    #expect(throws: AuditFailure.self) { try Audit(on: .pads).run { TakingForGood() } }
    #expect(throws: AuditFailure.self) { try Audit(on: .phones).run { TakingForGood() } }
    #expect(throws: AuditFailure.self) {
      try Audit(on: .running(iOS: 18), held: [.portrait]).run { TakingForGood() }
    }
    #expect(throws: AuditError.nothingToTest) {
      try Audit(on: .running(iOS: 99)).run { GivingBack() }
    }
    #expect(throws: AuditError.nothingToTest) {
      try Audit(on: .phones, held: []).run { GivingBack() }
    }
  }

  /// A name that nothing has would ask for nothing, which everything passes.
  @Test func namesThatNothingHas() {
    #expect(throws: AuditError.noDevice("iphone-15s", nearest: ["iphone-5s", "iphone-15"])) {
      try Audit(on: .named("iphone-16", "iphone-15s")).run { TakingForGood() }
    }
    let laws: [LawChoice] = [.named("givenback"), .all(except: "givenback")]
    for choice in laws {
      #expect(throws: AuditError.noLaw("givenback", nearest: ["given-back"])) {
        try Audit(on: .named("iphone-5s"), laws: choice).run { TakingForGood() }
      }
    }
    #expect(
      "\(AuditError.noLaw("givenback", nearest: ["given-back"]))"
        == "no law \"givenback\"; did you mean \"given-back\"?")
  }

  /// A test that is the main actor's is on the main queue already, which on Linux is not the main thread.
  @MainActor @Test func onTheMainActor() async throws {
    try Audit(on: .named("iphone-5s")).run { GivingBack() }
    await Task.yield()
    #expect(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s")).run { TakingForGood() }
    }
  }

  /// What the closure says is what the commands make, in a shell's quotes.
  @Test func theClosureIsTheExpression() throws {
    let audit = Audit(on: .named("iphone-5s"), held: [.portrait], depth: .focus)
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

  /// The process ends, but not before it was told what was played.
  @Test func whatCrashes() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try Audit(on: .named("iphone-5s"), held: [.portrait]).run { CrashingWhenShown() }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        formlift: no-crash broken (focus), on iphone-5s portrait: focus 1 crashes: \
        formlift try \(Self.helpers) --as 'CrashingWhenShown()' -d iphone-5s -c 'focus 1'

        """), "\(words)")
  }

  /// So would all tests, as though they had passed.
  @Test func whatEndsTheProgram() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) {
        try Audit(on: .named("iphone-5s"), held: [.portrait]).run { EndingAll() }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        formlift: no-crash broken (focus), on iphone-5s portrait: focus 1 ends the program: \
        formlift try \(Self.helpers) --as 'EndingAll()' -d iphone-5s -c 'focus 1'

        """), "\(words)")
  }

  /// So it is where the keyboard is up already; what the code does in a closed loop of calls takes all of its
  /// stack.
  @Test func whatCrashesLater() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let audit = Audit(on: .named("iphone-5s"), held: [.landscapeLeft], depth: .all)
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

  /// It is ended where it runs for ever, with the command that tells where that is.
  @Test func whatDoesNotComeBack() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
      ) {
        var audit = Audit(on: .named("iphone-5s"), held: [.landscapeLeft])
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
