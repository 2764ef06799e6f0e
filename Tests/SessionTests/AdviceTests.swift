import Avoidance
import Simulation
import Testing

@testable import Session

/// Tests the command `advise`, which names the least code for a form.
@Suite struct AdviceTests {
  private func advice(_ form: String, _ line: String) throws -> [String] {
    var stage = try Stage(form)
    let outcome = try stage.run(line)
    guard case .feature(let asked)? = outcome.effect, var request = asked.value as? AuditRequest
    else {
      Issue.record("\(line) asks for no audit")
      return []
    }
    #expect(request.devices.map(\.name).contains("ipad-pro-11-m5"))
    request.devices = ["iphone-16", "iphone-se-3"].compactMap(Device.named)
    return try stage.session.audit(request) { $0.run() }.outcome.answer
  }

  @Test("A framework's own answer without a failure is the advice")
  func ownAnswer() throws {
    let lines = try advice("player.yaml", "advise")
    #expect(
      lines[0] == "On UIKit: make the screen a UITableViewController. That takes no code "
        + "(strategy table-controller).")
    #expect(lines[1].hasPrefix("Nothing fails on "))
    #expect(lines[2].hasPrefix("A matter of taste: it leaves the form scrolled"))
    #expect(
      lines[3].hasPrefix(
        "least-motion would also leave 8 points between a row and the keyboard instead of 0. It "
          + "would not break position-restored"))
    #expect(
      lines[4].hasPrefix(
        "least-motion costs 211 lines of Swift in your app (export least-motion); "))
    #expect(
      lines.suffix(3) == [
        "See table-controller: formlift forms/player.yaml -s table-controller -c 'focus pin' "
          + "-c show",
        "See least-motion: formlift forms/player.yaml -s least-motion -c 'focus pin' -c show",
        "Not UIKit? advise --for swiftui, react-native, flutter, maui, ionic or android",
      ])
    #expect(lines.count == 8)
  }

  /// A table view controller's table can't be inside other views, so the layout guide is advised.
  @Test("A table inside other views is constrained to the layout guide")
  func tableInsideViews() throws {
    let lines = try advice("nested.yaml", "advise")
    #expect(
      lines[0] == "On UIKit: constrain the table's bottom to view.keyboardLayoutGuide.topAnchor. "
        + "That takes one constraint (strategy layout-guide).")
  }

  /// A bar covers the rows above the keyboard, which a table view controller doesn't consider.
  @Test("Where the answer with the least code fails, the next one is the advice")
  func secondAnswer() throws {
    let lines = try advice("pay.yaml", "advise --for uikit")
    #expect(lines[0].hasSuffix("(strategy table-controller), but is not enough here."))
    #expect(lines[1].contains("does not keep the field in view"))
    #expect(lines[2].hasSuffix("That takes one constraint (strategy layout-guide)."))
  }

  /// When a text view grows, none of UIKit's own ways scrolls it above the keyboard.
  @Test("Where UIKit's own answers fail, least-motion is the advice, with the failing case")
  func failingAnswers() throws {
    let lines = try advice("notes.yaml", "advise")
    #expect(lines[0].hasSuffix("(strategy table-controller), but is not enough here."), "\(lines)")
    #expect(
      lines[2] == "So take least-motion instead: least movement that shows the row with its "
        + "margin; undone on hide.")
    let seeing = lines.filter { $0.hasPrefix("See ") }
    #expect(
      seeing.first?.hasPrefix(
        "See table-controller: formlift forms/notes.yaml -s table-controller -d iphone-16 -c 'focus"
      ) == true)
    #expect(seeing.first?.contains(" -c 'expect ") == true)
  }

  @Test("Each framework gets its own answer", arguments: Support.Stack.allCases)
  func frameworks(stack: Support.Stack) throws {
    let lines = try advice("player.yaml", "advise --for \(stack.rawValue)")
    #expect(lines[0].hasPrefix("On \(stack.title): "))
    #expect((5...8).contains(lines.count), "\(lines)")
    #expect(PlatformAnswer.all(on: stack).allSatisfy { $0.strategy.support.stack == stack })
  }

  /// React Native apps keep their content below the bars, so the advice is for such a form.
  @Test("React Native's answer is judged below the bars")
  func belowBars() throws {
    let lines = try advice("player.yaml", "advise --for react-native")
    #expect(lines[0].hasSuffix("That takes one element (strategy rn-padding)."))
    #expect(lines.contains { $0.contains("-s rn-padding -c 'setting underBars off' -c 'focus") })
  }

  @Test("The strategy that is in use says which framework is meant")
  func frameworkOfStrategy() throws {
    var stage = try Stage("player.yaml", after: ["strategy flutter"])
    let outcome = try stage.run("advise")
    guard case .feature(let asked)? = outcome.effect else {
      Issue.record("advise asks for no audit")
      return
    }
    let request = try #require(asked.value as? AuditRequest)
    #expect(request.strategies.map(\.name) == ["flutter", "least-motion"])
  }
}
