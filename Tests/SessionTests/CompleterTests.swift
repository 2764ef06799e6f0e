import Avoidance
import Simulation
import Testing

@testable import Session

/// Tests which completions Tab offers at each place of a command line.
@Suite struct CompleterTests {
  private static let largeIPads = ["ipad-pro-12.9-1", "ipad-pro-12.9-2", "ipad-pro-12.9"]

  private func complete(_ line: String, form: String = "player.yaml") throws -> Completer.Result {
    Completer(try Stage(form).session).complete(line)
  }

  @Test(
    "Completion offers the candidates that fit the word at the cursor",
    arguments: [
      ("foc", 0, "foc", ["focus"]),
      (
        "  re", 2, "re",
        ["reload", "return", "restore", "recover", "replay", "redo", "revert", "record"]
      ),
      ("xyz", 0, "xyz", []),
      ("focus n", 6, "n", ["name", "nickname"]),
      ("focus N", 6, "N", ["name", "nickname"]),
      ("foc zi", 4, "zi", ["zip"]),
      ("focus 'Shi", 6, "Shi", ["shirt"]),
      ("recover -", 8, "-", ["--discard"]),
      ("recover ", 8, "", []),
      ("save --f", 5, "--f", ["--force"]),
      ("tap o", 4, "o", ["outside"]),
      ("tap z", 4, "z", ["zip"]),
      ("set po", 4, "po", ["position"]),
      ("set name A", 9, "A", []),
      ("set position F", 13, "F", ["Forward"]),
      ("set position ", 13, "", ["Goalkeeper", "Defender", "Midfielder", "Forward"]),
      ("set position Forward ", 21, "", []),
      ("strategy inset-t", 9, "inset-t", ["inset-top"]),
      ("strategy inset-top rev", 19, "rev", ["reveal="]),
      ("strategy inset-top reveal=b", 19, "reveal=b", ["reveal=bottom"]),
      ("strategy none margin=8 hide=z", 23, "hide=z", ["hide=zero", "hide=zeroWithinContent"]),
      ("strategy margin=", 9, "margin=", []),
      ("strategy bogus=", 9, "bogus=", []),
      (
        "device ipad-pro-1", 7, "ipad-pro-1",
        ["ipad-pro-10.5", "ipad-pro-11", "ipad-pro-11-m4", "ipad-pro-11-m5"] + Self.largeIPads
          + ["ipad-pro-13-m4", "ipad-pro-13-m5"]
      ),
      ("device 320x568 k", 15, "k", ["keyboard="]),
      ("rotate l", 7, "l", ["landscape-left", "landscape-right", "landscape"]),
      ("keyboard h", 9, "h", ["height", "hardware"]),
      ("keyboard hardware ", 18, "", ["on", "off"]),
      ("keyboard height d", 16, "d", ["default"]),
      ("keyboard kind e", 14, "e", ["email", "emoji"]),
      ("setting f", 8, "f", ["fieldScroll", "fieldTarget"]),
      ("setting fieldScroll ", 20, "", ["on", "off"]),
      ("setting nothing ", 16, "", []),
      ("show s", 5, "s", ["screen", "state"]),
      ("audit --st", 6, "--st", ["--strategy"]),
      ("audit --strategy inset-t", 17, "inset-t", ["inset-top"]),
      ("audit --strategy none,inset-t", 17, "none,inset-t", ["none,inset-top"]),
      ("audit --strategy=inset-t", 6, "--strategy=inset-t", ["--strategy=inset-top"]),
      (
        "audit --format ", 15, "",
        ["text", "verdict", "json", "junit", "tap", "markdown", "html", "table", "advice"]
      ),
      ("audit a.yaml --depth f", 21, "f", ["fields", "focus"]),
      ("audit --law roo", 12, "roo", ["room-restored"]),
      ("audit --fail-on visible,a", 16, "visible,a", ["visible,all"]),
      ("audit --transition no", 19, "no", ["none"]),
      ("audit --orientation ", 20, "", ["portrait", "landscape"]),
      ("audit --shard ", 14, "", []),
      ("compare none", 8, "none", ["none"]),
      ("compare none ea", 13, "ea", []),
      ("compare zip inset-t", 12, "inset-t", ["inset-top"]),
      ("export -", 7, "-", ["--as"]),
      ("export --as s", 12, "s", ["swiftui"]),
      ("export --as uikit inset-t", 18, "inset-t", ["inset-top"]),
      ("import -", 7, "-", ["--view"]),
      ("notifications zi", 14, "zi", ["zip"]),
      ("notifications --format json zi", 28, "zi", ["zip"]),
      ("notifications zip --format j", 27, "j", ["json"]),
      ("save --complete --f", 16, "--f", ["--force"]),
      ("present formSheet f", 18, "f", ["field"]),
      ("present f", 8, "f", ["fullScreen", "formSheet"]),
      ("setting window f", 15, "f", ["full"]),
      ("setting window full f", 20, "f", []),
      ("row set zip label=Postal code req", 30, "req", ["required="]),
      (
        "row set zip contentType=address", 12, "contentType=address",
        ["addressCity", "addressState", "addressCityAndState"].map { "contentType=\($0)" }
      ),
      ("hold o", 5, "o", ["on", "off"]),
      ("scroll r", 7, "r", ["row", "rect"]),
      ("scroll row zi", 11, "zi", ["zip"]),
      ("scroll row zip b", 15, "b", ["bottom"]),
      ("help val", 5, "val", ["values", "validate"]),
      ("get cl", 4, "cl", ["clock"]),
      ("get t", 4, "t", ["table."]),
      ("get table.m", 4, "table.m", ["table.minimumOffset", "table.maximumOffset"]),
      ("get table.frame", 4, "table.frame", ["table.frame."]),
      ("get active.frame.w", 4, "active.frame.w", ["active.frame.width"]),
      ("get values.z", 4, "values.z", ["values.zip"]),
      ("get va", 4, "va", ["values."]),
      ("expect active.f", 7, "active.f", ["active.field", "active.frame."]),
      ("expect clock ", 13, "", ["==", "!=", "<", "<=", ">", ">=", "~=", "contains"]),
      ("expect clock >= ", 16, "", []),
      ("type ", 5, "", []),
      ("dismiss ", 8, "", []),
      ("bogus z", 6, "z", []),
      ("# foc", 5, "", []),
      ("focus # z", 9, "", []),
      ("echo e\u{301} z", 7, "z", []),
      ("focus 'e\u{301}' z", 10, "z", ["zip"]),
    ])
  func candidates(line: String, start: Int, word: String, texts: [String]) throws {
    let result = try complete(line)
    #expect(result.wordStart == start)
    #expect(result.word == word)
    #expect(result.candidates.map(\.text) == texts)
  }

  @Test("An empty line offers every command, a comment none")
  func emptyLineOffersEveryCommand() throws {
    #expect(try complete("").candidates.map(\.text) == Command.all.map(\.name))
    #expect(try complete("# ").candidates == [])
  }

  @Test(
    "Completion offers files only where an argument is a file",
    arguments: [
      ("load ", true), ("source a", true), ("save ", true), ("focus ", false), ("", false),
      ("audit ", true), ("audit --strategy ", false), ("audit --format ", false),
      ("audit --baseline ", true), ("audit --law visible ", true),
      ("import --view X ", true), ("import a.swift --view ", false),
      ("share a.svg ", false),
    ])
  func fileArguments(line: String, takesFile: Bool) throws {
    #expect(try complete(line).takesFile == takesFile)
  }

  @Test("Completion offers every strategy, decision and device")
  func everyStrategyAndDevice() throws {
    #expect(
      try complete("strategy ").candidates.map(\.text)
        == Strategy.all.map(\.name) + Decision.all.map { "\($0.name)=" })
    #expect(try complete("device ").candidates.map(\.text) == Device.all.map(\.name))
  }

  @Test("Candidates come with a short description") func candidatesHaveDescriptions() throws {
    #expect(try complete("focus zip").candidates == [Candidate("zip", "ZIP \"\"")])
    #expect(
      try complete("dism").candidates == [
        Candidate("dismiss", "Resign the active field, which hides the keyboard")
      ])
    #expect(
      try complete("get table.minimumOffset").candidates == [
        Candidate("table.minimumOffset", "-64")
      ])
    #expect(try complete("get ta").candidates == [Candidate("table.", isFinal: false)])
    #expect(
      try complete("device iphone-4s").candidates == [Candidate("iphone-4s", "320 × 480, iOS 9")])
    #expect(
      try complete("strategy roo").candidates == [
        Candidate("room=", "how it makes room for the keyboard", isFinal: false)
      ])
    #expect(
      try complete("strategy reveal=top").candidates == [
        Candidate("reveal=top", "scrollToRow(at: .top)")
      ])
    #expect(
      try complete("strategy flutter resize").candidates == [
        Candidate("resizeToAvoidBottomInset=", "the system's name for room", isFinal: false)
      ])
    #expect(
      try complete("strategy flutter version=").candidates == [
        Candidate("version=3.13", "an undocked keyboard does not count"),
        Candidate("version=3.3", "every keyboard takes its height from the body"),
      ])
    #expect(try complete("device 1x1 k").candidates == [Candidate("keyboard=", isFinal: false)])
  }

  @Test("A candidate's description hides a secure value") func secureValueIsNotShown() throws {
    let stage = try Stage("player.yaml", after: ["set pin 1234"])
    let candidates = Completer(stage.session).complete("focus pin").candidates
    #expect(candidates == [Candidate("pin", "PIN \"•••\"")])
  }
}
