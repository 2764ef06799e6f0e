import Foundation
import Testing

@testable import Session

/// Tests the state record as JSON, and `get` with each of its paths.
@Suite struct StateRecordTests {
  @Test("The state record has every part of the state as JSON") func wholeRecord() throws {
    var stage = try Stage()
    try stage.run(["setting fieldScroll off", "strategy inset-top", "focus f12", "type x"])
    #expect(
      StateRecord(stage.session).value.json
        == """
        {"clock":0.55,"form":{"title":"Twenty","rows":20,"fields":20},\
        "device":{"name":"iphone-5s","width":320,"height":568,"orientation":"portrait"},\
        "strategy":{"name":"inset-top","when":"didShow","room":"insetBeginHeight","reveal":"top",\
        "motion":"uikit"},\
        "keyboard":{"visible":true,"kind":"default",\
        "frame":{"x":0,"y":315,"width":320,"height":253}},\
        "table":{"frame":{"x":0,"y":64,"width":320,"height":504},\
        "bounds":{"x":0,"y":484,"width":320,"height":504},\
        "contentSize":{"width":320,"height":880},"contentOffset":{"x":0,"y":484},\
        "contentInset":{"top":0,"left":0,"bottom":253,"right":0},\
        "adjustedContentInset":{"top":0,"left":0,"bottom":253,"right":0},\
        "scrollIndicatorInsets":{"top":0,"left":0,"bottom":253,"right":0},\
        "minimumOffset":0,"maximumOffset":629,\
        "visible":{"x":0,"y":64,"width":320,"height":251}},\
        "active":{"field":"f12","row":12,"section":1,\
        "frame":{"x":0,"y":64,"width":320,"height":44},"visible":1,"clearance":207,"caret":null},\
        "changed":{"f12":"x"},"events":[]}
        """)
  }

  /// `get` accepts each path that the JSON has, and no other.
  @Test("The state record has exactly the paths that get accepts")
  func recordHasExactlyThePaths() throws {
    let stage = try Stage("notes.yaml", after: ["focus note", "clear"])
    var found: [String] = []
    func walk(_ value: StateValue, _ path: String) {
      if !path.isEmpty { found.append(path) }
      guard case .object(let members) = value else { return }
      for member in members {
        walk(member.value, path.isEmpty ? member.key : "\(path).\(member.key)")
      }
    }
    walk(StateRecord(stage.session).value, "")
    #expect(found == StateRecord.paths)
  }

  @Test("Every path of the state record has a value", arguments: StateRecord.paths)
  func everyPathResolves(path: String) throws {
    var stage = try Stage("notes.yaml")
    if path.hasPrefix("active") { #expect(try stage.get(path) == "null") }
    try stage.run("focus note")
    #expect(try stage.get(path) != "null")
    let json = try stage.run("get \(path)").answer
    #expect(json.count == 1)
  }

  @Test("The state record is valid JSON with all its parts") func recordIsJSON() throws {
    let stage = try Stage(after: ["focus f12"])
    let json = Data(StateRecord(stage.session).value.json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "clock", "form", "device", "strategy", "keyboard", "table", "active", "changed", "events",
      ])
    #expect((object["events"] as? [Any])?.count == 13)
  }

  @Test("The state record doesn't grow with the form") func recordDoesNotGrowWithTheForm() throws {
    let small = try Stage("twenty.yaml")
    let large = try Stage(yaml: Stage.rows(2000))
    let sizes = [small, large].map { StateRecord($0.session).value.json.count }
    #expect(abs(sizes[0] - sizes[1]) < 20)
  }

  @Test("Active is null while no field is active") func activeIsNullWhenNothingIs() throws {
    let stage = try Stage()
    #expect(StateRecord(stage.session).value.json.contains("\"active\":null,"))
    #expect(try stage.get("active.frame.x") == "null")
  }

  @Test(
    "An unknown path is an error with suggestions",
    arguments: [
      ("activ.field", "no figure \"activ.field\"; did you mean \"active.field\"?"),
      ("active.feild", "no figure \"active.feild\"; did you mean \"active.field\"?"),
      ("keyboard.hight", "no figure \"keyboard.hight\"; did you mean \"keyboard.frame.height\"?"),
      (
        "visible",
        "no figure \"visible\"; did you mean \"keyboard.visible\", \"table.visible\" or "
          + "\"active.visible\"?"
      ),
      (
        "active.frame.z",
        "no figure \"active.frame.z\"; did you mean \"active.frame.x\", \"active.frame.y\" or "
          + "\"active.frame\"?"
      ),
      ("table.q", "no figure \"table.q\"; did you mean \"table\"?"),
      ("clock.x", "no figure \"clock.x\"; did you mean \"clock\"?"),
      ("", "no figure \"\"; `show state` lists them"),
      (".", "no figure \".\"; `show state` lists them"),
      ("events.99", "no figure \"events.99\"; did you mean \"events\"?"),
      ("events.x", "no figure \"events.x\"; did you mean \"events\"?"),
      ("values", "no figure \"values\"; values.ID is an answer, and `fields` lists the ids"),
      (
        "values.zip", "no figure \"values.zip\"; values.ID is an answer, and `fields` lists the ids"
      ),
      ("values.f21", "no figure \"values.f21\"; did you mean \"values.f12\"?"),
      ("values.Field 12", "no figure \"values.Field 12\"; did you mean \"values.f12\"?"),
      ("values.F20", "no figure \"values.F20\"; did you mean \"values.f20\"?"),
      (
        "values.f",
        "no figure \"values.f\"; did you mean \"values.f1\", \"values.f10\" or \"values.f11\"?"
      ),
    ])
  func unknownPath(path: String, message: String) throws {
    var stage = try Stage()
    for line in ["get '\(path)'", "expect '\(path)' == 1"] {
      #expect(stage.output(of: line) == ["error: \(message)"])
    }
  }

  @Test(
    "Values are written as JSON",
    arguments: [
      (StateValue.null, "null"), (.bool(true), "true"), (.number(285), "285"), (.number(-0.0), "0"),
      (.number(0.25), "0.25"), (.number(1e21), "1e+21"), (.number(.nan), "null"),
      (.number(.infinity), "null"), (.text("a\"\n"), "\"a\\\"\\n\""), (.list([]), "[]"),
      (.list([.number(1), .null]), "[1,null]"), (.object([]), "{}"),
      (.object([("b", .number(1)), ("a", .text(""))]), "{\"b\":1,\"a\":\"\"}"),
    ])
  func json(value: StateValue, json: String) {
    #expect(value.json == json)
  }

  @Test("A bare value has no quotes") func bareTextHasNoQuotes() {
    #expect(StateValue.text("a \"b\"").bare == "a \"b\"")
    #expect(StateValue.number(1.5).bare == "1.5")
  }
}
