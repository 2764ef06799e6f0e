import Avoidance
import Session
import Simulation
import Testing

@testable import Audit

/// Tests of situations: groups of cases by how often users meet them.
@Suite struct SituationTests {
  @Test(
    "Each transition belongs to a situation",
    arguments: [
      (Situation.everyday, ["drag-away", "drag-back", "grow"]),
      (
        .turns,
        [
          "rotate", "emoji", "prediction-off", "language", "to-secure", "hardware", "cross-fade",
        ]
      ),
      (.windows, ["undock", "float"]),
      (.lifecycle, ["present-close", "push-pop", "pop-cancel", "background"]),
    ])
  func transitions(situation: Situation, names: [String]) {
    let found = Transition.all.indices.filter {
      CaseStep.transition($0).situation == situation
    }
    #expect(found.map { Transition.all[$0].name } == names)
    for index in found {
      #expect(CaseStep.transition(index).dismissed.situation == situation)
    }
  }

  @Test("The rarer of a case's setup and its step is its situation")
  func rarerOfBoth() {
    #expect(CaseStep.focus.situation(in: .everyday) == .everyday)
    #expect(CaseStep.focus.situation(in: .turns) == .turns)
    #expect(CaseStep.again.situation(in: .windows) == .windows)
    let background = CaseStep.transition(Transition.all.count - 1)
    #expect(background.situation(in: .windows) == .lifecycle)
  }

  @Test("A window beside another app is not everyday use")
  func splitView() throws {
    var plan = try AuditStage.plan(["forms/split.yaml"], [.insetTop], on: ["ipad-pro-11-m4"])
    plan.transitions = Transition.usual
    let report = plan.run()
    for law in Law.all.indices {
      for situation in [Situation.everyday, .turns] {
        #expect(report.count(strategy: 0, law: law, in: situation) == AuditReport.Count())
      }
    }
    let visible = try #require(Law.all.firstIndex { $0.name == "visible" })
    #expect(report.count(strategy: 0, law: visible, in: .windows).kept > 0)
    #expect(!report.failures.isEmpty)
    #expect(report.failures.allSatisfy { $0.situation >= .windows })
  }

  private func key(
    commands: Int, device: String, isLandscape: Bool = false, keyboard: Int = 0
  ) throws -> CaseKey {
    let rank = try #require(Device.byRank.firstIndex { $0.name == device })
    return CaseKey(
      CaseKey.Parts(
        commandCount: commands, device: rank, isLandscape: isLandscape, form: 3,
        keyboard: keyboard, field: 2, start: 1))
  }

  @Test("An upright phone with a new system gives the smallest case, whatever it takes")
  func smallestCase() throws {
    let upright = try key(commands: 9, device: "iphone-16")
    #expect(upright.isPlain)
    for isLandscape in [true, false] {
      let other = try key(
        commands: 3, device: "iphone-16", isLandscape: isLandscape, keyboard: isLandscape ? 0 : 1)
      #expect(!other.isPlain)
      #expect(upright < other)
    }
    #expect(try upright < key(commands: 3, device: "iphone-5s"))
    #expect(try key(commands: 3, device: "iphone-se-2") < upright)
  }

  @Test("A report has a line for each situation")
  func lines() throws {
    let report = try AuditStage.plan(["forms/twenty.yaml"], [.insetTop]).run()
    let findings = AuditFindings(report)
    #expect(
      findings.text[2...7] == [
        "inset-top",
        "everyday                             no-double-avoidance 17, no-gap 174",
        "turns and other keyboards            no-double-avoidance 21, no-gap 1,219",
        "iPad windows and floating keyboards  –",
        "lifecycle                            no-gap 352",
        "total                                no-double-avoidance 38, no-gap 1,745",
      ])
    for law in Law.all.indices {
      let whole = report.count(strategy: 0, law: law)
      let parts = Situation.allCases.map { report.count(strategy: 0, law: law, in: $0) }
      #expect(parts.reduce(0) { $0 + $1.broken } == whole.broken)
      #expect(parts.reduce(0) { $0 + $1.kept } == whole.kept)
    }
    let several = AuditFindings(
      try AuditStage.plan(["forms/twenty.yaml"], [.insetTop, .leastMotion]).run())
    #expect(
      several.text[2...4] == [
        "strategy      everyday  turns  windows  lifecycle  total  remarks",
        "least-motion         ✓      ✓        –          ✓      ✓        ✓",
        "inset-top          191  1,240        –        352  1,783    1,786",
      ])
  }
}
