import Foundation
import Testing

/// The JSON state record of `forms/twenty.yaml` before anything happened.
private let resting =
  #"{"clock":0,"form":{"title":"Twenty","rows":20,"fields":20},"#
  + #""device":{"name":"iphone-5s","width":320,"height":568,"orientation":"portrait"},"#
  + #""strategy":{"name":"none","when":"never","room":"none","reveal":"none","#
  + #""motion":"none"},"keyboard":{"visible":false,"kind":"default","#
  + #""frame":{"x":0,"y":568,"width":320,"height":253}},"#
  + #""table":{"frame":{"x":0,"y":64,"width":320,"height":504},"#
  + #""bounds":{"x":0,"y":0,"width":320,"height":504},"#
  + #""contentSize":{"width":320,"height":880},"contentOffset":{"x":0,"y":0},"#
  + #""contentInset":{"top":0,"left":0,"bottom":0,"right":0},"#
  + #""adjustedContentInset":{"top":0,"left":0,"bottom":0,"right":0},"#
  + #""scrollIndicatorInsets":{"top":0,"left":0,"bottom":0,"right":0},"#
  + #""minimumOffset":0,"maximumOffset":376,"#
  + #""visible":{"x":0,"y":64,"width":320,"height":504}},"#
  + #""active":null,"changed":{},"events":[]}"#

struct ProgramJSONTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test(
    "Each command is answered by one JSON line",
    arguments: [
      ProgramCase(
        "a command that answers", input: "\n# a comment\necho \"a  b\"\r\n",
        output:
          #"{"file":"<stdin>","line":3,"column":1,"command":"echo \"a  b\"","ok":true,"answer":["a  b"],"state":\#(resting)}"#
          + "\n"),
      ProgramCase(
        "one that says nothing", input: "expect form.rows == 20",
        output:
          #"{"file":"<stdin>","line":1,"column":1,"command":"expect form.rows == 20","ok":true,"state":\#(resting)}"#
          + "\n"
      ),
      ProgramCase(
        "a picture is none of it", input: "show\n",
        output:
          #"{"file":"<stdin>","line":1,"column":1,"command":"show","ok":true,"state":\#(resting)}"#
          + "\n"),
      ProgramCase(
        "a failure", input: "focus f2x\n",
        output:
          #"{"file":"<stdin>","line":1,"column":7,"command":"focus f2x","ok":false,"error":{"message":"#
          + #""no field \"f2x\"; did you mean \"f2\"?","suggestions":["f2"]},"#
          + #""state":\#(resting)}"# + "\n",
        diagnostics: "<stdin>:1: error: no field \"f2x\"; did you mean \"f2\"?\n",
        status: 1),
      ProgramCase(
        "a script that is not there", input: "source missing\n",
        output:
          #"{"file":"<stdin>","line":1,"column":8,"command":"source missing","ok":false,"error":{"message":"#
          + #""missing: No such file or directory","suggestions":[]},"#
          + #""state":\#(resting)}"# + "\n",
        diagnostics:
          "<stdin>:1: error: missing: No such file or directory\n",
        status: 1),
      ProgramCase(
        "what needs a terminal", input: "edit f1\n",
        output:
          #"{"file":"<stdin>","line":1,"column":1,"command":"edit f1","ok":false,"error":{"message":"#
          + #""`edit` needs a terminal; `set FIELD TEXT` gives a field a value","suggestions":[]},"#
          + #""state":\#(resting)}"# + "\n",
        diagnostics:
          "<stdin>:1: error: `edit` needs a terminal; `set FIELD TEXT` gives a field a value\n",
        status: 1),
      ProgramCase(
        "quit", input: "quit\necho a\n",
        output:
          #"{"file":"<stdin>","line":1,"column":1,"command":"quit","ok":true,"state":\#(resting)}"#
          + "\n"),
    ])
  func aCommandIsALine(run: ProgramCase) throws {
    var run = run
    run.arguments = ["--json", "-s", "none", "forms/twenty.yaml"]
    try run.check(in: workplace)
  }

  private func lines(
    _ arguments: [String], form: String = "forms/twenty.yaml", input: String = ""
  ) throws -> [[String: Any]] {
    let ending = try workplace.formlift(
      ["--json", "-k", form] + arguments, input: Data(input.utf8))
    return try ending.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  private func state(_ line: [String: Any]) -> [String: Any] {
    line["state"] as? [String: Any] ?? [:]
  }

  @Test("Every command's answer is a JSON object") func everyCommandIsAnObject() throws {
    let script = """
      fields
      set f1 a
      focus f12
      show state
      show events
      why
      values
      get active
      devices
      strategies
      setting
      help
      tap outside
      undo 2
      redo
      device iphone-16
      rotate landscape
      load forms/checkout.yaml
      """
    let lines = try lines([], input: script)
    #expect(lines.map { $0["line"] as? Int } == Array(1...18))
    #expect(
      lines.map { $0["command"] as? String } == script.split(separator: "\n").map(String.init))
    let answering = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    let typed = [1, 7, 8, 9, 10, 11]
    for (index, line) in lines.enumerated() {
      let answer =
        (answering.contains(index + 1) ? ["answer"] : [])
        + (typed.contains(index + 1) ? ["value"] : [])
      #expect(
        line.keys.sorted()
          == (["column", "command", "file", "line", "ok", "state"] + answer).sorted())
      #expect(line["ok"] as? Bool == true)
    }
  }

  /// A program reads the answer's `value` and needn't parse its text.
  @Test(
    "Each answer has a value of its JSON type",
    arguments: [
      ("get active.clearance", #"8"#),
      ("get table.contentInset", #"{"top":0,"left":0,"bottom":261,"right":0}"#),
      ("get values.f1", #""a \"b\"""#),
      ("setting view", #""auto""#),
      ("setting fieldScroll", "true"),
      ("settings estimatedRowHeight", "0"),
      ("setting additionalSafeAreaInsets", #"{"top":0,"left":0,"bottom":0,"right":0}"#),
    ])
  func typedAnswers(command: String, value: String) throws {
    let lines = try workplace.formlift(
      ["--json", "forms/twenty.yaml", "-c", #"set f1 'a "b"'"#, "-c", "focus f12", "-c", command])
    #expect(lines.output.contains(#","ok":true,"value":\#(value),"answer":["#))
  }

  /// Values are numbers, true or false, or texts; a window smaller than an iPad's screen is an
  /// object.
  @Test("Settings have JSON types") func settingsAreTyped() throws {
    let commands = ["device ipad-9.7", "settings", "setting window 0 0 507 768", "settings"]
    let lines = try lines(commands.flatMap { ["-c", $0] })
    let settings = try #require(lines[1]["value"] as? [String: Any])
    #expect(settings["ios"] as? Int == 17)
    #expect(settings["tapOutside"] as? Bool == true)
    #expect(settings["speed"] as? Double == 1)
    #expect(settings["dismissMode"] as? String == "none")
    #expect(settings["window"] as? String == "full")
    let windowed = try #require(lines[3]["value"] as? [String: Any])
    #expect(
      windowed["window"] as? [String: Int] == ["x": 0, "y": 0, "width": 507, "height": 768])
  }

  @Test("Lists have JSON types") func listsAreTyped() throws {
    let lines = try lines(["-c", "fields", "-c", "devices", "-c", "strategies", "-c", "values"])
    let fields = try #require(lines[0]["value"] as? [[String: Any]])
    #expect(fields.count == 20)
    #expect(fields[11]["id"] as? String == "f12")
    #expect(fields[11]["row"] as? Int == 12)
    let devices = try #require(lines[1]["value"] as? [[String: Any]])
    let small = devices.first { $0["name"] as? String == "iphone-5s" }
    #expect(small?["width"] as? Int == 320)
    let strategies = try #require(lines[2]["value"] as? [[String: Any]])
    #expect(strategies.last?["name"] as? String == "least-motion")
    #expect((lines[3]["value"] as? [String: Any])?["f20"] as? String == "")
  }

  /// With commands as JSON in a pipe, words need no quotes, and each answer has its command's id.
  @Test("A command may be a JSON object") func aCommandMayBeJSON() throws {
    let input = #"""
      {"command": "set", "arguments": ["f1", "O'Brien # \"x\"\nline"], "id": 7}
        {"command": "scroll to", "arguments": [40.5], "id": "b"}
      {"command": "focus", "arguments": ["f99"]}
      {"command": 1}
      """#
    let lines = try lines([], input: input)
    #expect(lines.map { $0["ok"] as? Bool } == [true, true, false, false])
    #expect(state(lines[0])["changed"] as? [String: String] == ["f1": "O'Brien # \"x\"\nline"])
    #expect(lines[0]["id"] as? Int == 7)
    #expect(lines[1]["id"] as? String == "b")
    #expect(lines[1]["column"] as? Int == 3)
    #expect(lines[2]["id"] == nil)
    let message = (lines[3]["error"] as? [String: Any])?["message"] as? String
    #expect(message == "command must be the name of a command")
  }

  @Test(
    "An ID comes back exactly as it was sent",
    arguments: ["9007199254740993", "12345678901234567890", "-1.5", #""a\"b""#])
  func anIDComesBackAsItIs(id: String) throws {
    let line = #"{"command": "focus", "arguments": ["name"], "id": \#(id)}"#
    let ending = try workplace.formlift(["--json"], input: Data(line.utf8))
    #expect(ending.output.hasPrefix(#"{"id":\#(id),"#))
  }

  @Test("A line with invalid text is answered too") func aLineThatIsNoTextIsAnsweredToo() throws {
    let bytes = Array("echo a\necho \"".utf8) + [0xff] + Array("\necho c\n".utf8)
    let ending = try workplace.formlift(["--json", "-k"], input: Data(bytes))
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1].hasPrefix(
        #"{"file":"<stdin>","line":2,"column":7,"command":"","ok":false,"error":{"message":"#
          + #""<stdin>: byte 0xff is no UTF-8 here; save the script as UTF-8","suggestions":[]},"#))
    #expect(ending.status == 1)
  }

  @Test("A secret in a JSON command is hidden") func aSecretInJSONIsHidden() throws {
    let ending = try workplace.formlift(
      ["--json"], input: Data(#"{"command":"set","arguments":["pin","8063"],"id":7}"#.utf8))
    #expect(ending.output.contains(#""id":7,"#))
    #expect(ending.output.contains(#""command":"set pin •••""#))
    #expect(!ending.output.contains("8063"))
  }

  @Test("A failed command leaves the state unchanged") func aFailureLeavesTheState() throws {
    let lines = try lines([
      "-c", "focus f12", "-c", "get clock", "-c", "focus nowhere", "-c", "scroll to far",
    ])
    #expect(lines.map { $0["ok"] as? Bool } == [true, true, false, false])
    let states = lines.map { state($0) as NSDictionary }
    #expect(states.allSatisfy { $0 == states[0] })
    #expect((states[0]["active"] as? [String: Any])?["clearance"] as? Int == 8)
  }

  @Test("Each answer lists the changes of its command") func changesAreTheCommands() throws {
    let lines = try lines(["-c", "set f1 a", "-c", "set f2 b", "-c", "focus f1"])
    let changed = lines.map { state($0)["changed"] as? [String: String] }
    #expect(changed == [["f1": "a"], ["f2": "b"], [:]])
  }

  @Test("Each answer lists the events of its command") func eventsAreTheCommands() throws {
    let lines = try lines([
      "-s", "none", "-c", "setting fieldScroll off", "-c", "focus f1", "-c", "tap outside",
    ])
    let names = lines.map { line in
      (state(line)["events"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }
    #expect(
      names == [
        [],
        [
          "touch", "textFieldShouldBeginEditing", "becomeFirstResponder",
          "textFieldDidBeginEditing",
          "addGestureRecognizer", "keyboardWillChangeFrame", "keyboardWillShow",
          "keyboardDidChangeFrame", "keyboardDidShow",
        ],
        [
          "touch", "tapRecognized", "textFieldShouldEndEditing", "resignFirstResponder",
          "textFieldDidEndEditing", "removeGestureRecognizer", "keyboardWillChangeFrame",
          "keyboardWillHide", "keyboardDidChangeFrame", "keyboardDidHide",
        ],
      ])
  }

  @Test("An answer does not grow with the form") func aRecordDoesNotGrowWithTheForm() throws {
    let rows = (1...5_000).map { "  - field: f\($0)\n" }.joined()
    try workplace.write(
      "form: Twenty\ndevice: iphone-5s\nsections:\n- rows:\n\(rows)", to: "more.yaml")
    let commands = ["-c", "set f1 a", "-c", "focus f7"]
    let few = try workplace.formlift(["--json", "forms/twenty.yaml"] + commands).output
    let many = try workplace.formlift(["--json", "more.yaml"] + commands).output
    // What differs are longer numbers: rows and fields, the content's height, the greatest offset.
    #expect(abs(many.utf8.count - few.utf8.count) < 100)
  }

  @Test("A secure value appears nowhere in JSON") func aSecureValueIsNowhere() throws {
    let secret = "7351"
    let script = """
      set pin \(secret)
      set pi \(secret)
      set pni \(secret)
      set 'pin' '\(secret)
      get values.pin
      expect values.pin == \(secret)
      expect values.pin = \(secret)
      expect values.pin \(secret)
      focus pin
      clear
      type \(secret)
      typ \(secret)
      tpe \(secret)
      type x\(secret)
      \(secret)
      next \(secret)
      delete \(secret)x
      show
      show state
      show events
      why
      values
      fields
      validate
      undo
      redo
      save answers.json
      """
    for arguments in [["--json", "-k"], ["-k"]] {
      let ending = try workplace.formlift(arguments, input: Data(script.utf8))
      #expect(!ending.output.contains(secret))
      #expect(!ending.diagnostics.contains(secret))
      #expect(ending.output.contains("•••"))
      #expect(try workplace.text("answers.json").contains(secret))
    }
  }

  @Test("A sourced script's answers have its own line numbers") func aSourcedScriptsLinesAreItsOwn()
    throws
  {
    try workplace.write("echo a\nbad\nsource deeper\n", to: "script")
    try workplace.write("\necho b\nquit\n", to: "deeper")
    let lines = try lines([], input: "\nsource script\necho c\n")
    let shown = lines.map { "\($0["line"] as? Int ?? 0) \($0["command"] as? String ?? "")" }
    #expect(
      shown == ["2 source script", "1 echo a", "2 bad", "3 source deeper", "2 echo b", "3 quit"])
    #expect(lines.map { $0["ok"] as? Bool } == [true, true, false, true, true, true])
  }

  /// A program that sources a script gets an answer with its id when the script has ended, with the
  /// result.
  @Test(
    "A JSON source command is answered when its script ends",
    arguments: [
      ("echo a\necho b\n", true, nil),
      ("echo a\nbad\necho b\n", false, "script: 1 line failed"),
      ("bad\nbad\n", false, "script: 2 lines failed"),
    ])
  func aSourceAsJSONIsAnsweredAtItsEnd(script: String, isDone: Bool, message: String?) throws {
    try workplace.write(script, to: "script")
    let input = #"{"command":"source","arguments":["script"],"id":1}"# + "\necho c\n"
    let lines = try lines([], input: input)
    let count = script.split(separator: "\n").count
    #expect(lines.count == count + 2)
    #expect(lines.map { $0["id"] as? Int } == Array(repeating: nil, count: count) + [1, nil])
    #expect(lines[count]["ok"] as? Bool == isDone)
    #expect(lines[count]["line"] as? Int == 1)
    #expect((lines[count]["error"] as? [String: Any])?["message"] as? String == message)
  }

  /// A number in a JSON command becomes text with the same digits.
  @Test(
    "A number in a JSON command keeps its digits",
    arguments: ["12345678901234567890", "1.10", "-0", "1e3"])
  func aNumberKeepsItsDigits(number: String) throws {
    let input = #"{"command":"set","arguments":["f1",\#(number)]}"# + "\n"
    let line = try #require(try lines([], input: input).first)
    #expect(state(line)["changed"] as? [String: String] == ["f1": number])
  }

  @Test("The problems that validate finds are its answer") func whatValidateFindsIsItsAnswer()
    throws
  {
    let line = try #require(try lines(["-c", "validate"], form: "forms/player.yaml").first)
    #expect(
      line.keys.sorted() == ["answer", "column", "command", "error", "file", "line", "ok", "state"])
    #expect((line["answer"] as? [String])?.first == "name: must not be empty")
    let error = line["error"] as? [String: Any]
    #expect(
      error?["message"] as? String
        == "6 fields break a rule: name, born, shirt, email, zip and pin")
  }

  @Test("Restored answers are reported with the option --answers")
  func answersToBeginWithAreToldWithTheirOption() throws {
    try workplace.write(
      "form: A\nsections: [{rows: [{field: a, minLength: 2}, {field: b}]}]\n", to: "a.yaml")
    try workplace.write(#"{"a": "x", "b": "y", "gone": "z"}"#, to: "old.json")
    let line = try #require(
      try lines(["--answers", "old.json", "-c", "get values.b"], form: "a.yaml").first)
    #expect(line["command"] as? String == "restore old.json")
    #expect(line["file"] as? String == "--answers")
    #expect(line["line"] as? Int == 1)
    let value = try #require(line["value"] as? [String: Any])
    #expect(value["restored"] as? Int == 1)
    #expect(
      value["aside"] as? [[String: String]] == [
        ["field": "a", "reason": "it must have at least 2 characters, not 1"],
        ["field": "gone", "reason": "the form no longer has this field"],
      ])
  }

  @Test("The answer of save lists what is still to do") func whatSaveLeavesOpenIsItsAnswer() throws
  {
    try workplace.write(
      "form: A\nsections: [{rows: [{field: a, required: true}, {field: b}]}]\n", to: "a.yaml")
    let line = try #require(try lines(["-c", "save"], form: "a.yaml").first)
    #expect((line["answer"] as? [String]) == ["still to do:", "  a  must not be empty"])
    let value = try #require(line["value"] as? [String: Any])
    #expect(value["file"] as? String == "a.answers.json")
    #expect(value["answers"] as? Int == 2)
    #expect(
      value["problems"] as? [[String: String]]
        == [["field": "a", "message": "must not be empty"]])
    let quiet = try workplace.formlift(["a.yaml", "-q", "-c", "save"])
    #expect(quiet.output == "still to do:\n  a  must not be empty\n")
  }

  /// In JSON, a `#` after a space begins no comment, so the command is shown whole.
  @Test("A JSON command with # is shown in full") func aCommandAsJSONIsShownWhole() throws {
    let command = #"{"command":"set","arguments":["club","q # 8063"]}"#
    let script = "focus pin\n\(command)\n"
    let line = try #require(try lines([], form: "forms/player.yaml", input: script).last)
    #expect(line["command"] as? String == command)
  }

  /// After a `fill` sent as JSON, the next JSON command is run; after a typed `fill`, it is an
  /// answer.
  @Test(
    "A JSON command after a JSON fill is not its answer",
    arguments: [(#"{"command":"fill"}"#, "Ada"), ("fill", nil)])
  func aCommandAsJSONEndsTheAnswersOfAnother(fill: String, value: String?) throws {
    let script = "\(fill)\nAda\n{\"command\":\"get\",\"arguments\":[\"values.name\"]}\n"
    let line = try #require(try lines([], form: "forms/player.yaml", input: script).last)
    #expect(line["value"] as? String == value)
  }

  @Test("Echo hides only what is typed into a secure field")
  func echoShowsCommandsBesideASecureField() throws {
    let script = "focus pin\nget clock\ntype 80\nfocus name\n"
    let ending = try workplace.formlift(
      ["-q", "--echo", "-s", "none"], input: Data(script.utf8))
    let shown = ending.output.split(separator: "\n").filter { Double($0) == nil }
    #expect(shown == ["focus pin", "get clock", "type •••", "focus name"])
    let failed = try workplace.formlift(["-q", "-k", "-c", "focus pin", "-c", "validate"])
    #expect(failed.diagnostics.contains("\n  validate\n  ^"))
  }

  @Test("Echo shows each command and hides secrets") func echoShowsTheCommands() throws {
    let ending = try workplace.formlift(
      ["-q", "--echo"], input: Data("focus zip\n# none\nget active.clearance\nset pin 8063\n".utf8))
    #expect(ending.output == "focus zip\nget active.clearance\n8\nset pin •••\n")
  }

  /// A program that waits for an answer gets one with its id, even to a malformed command.
  @Test(
    "A malformed JSON command is answered with its ID",
    arguments: [
      (#"{"command":"","id":1}"#, "command must be the name of a command", 1),
      (##"{"command":"# x","id":2}"##, "command must be the name of a command", 2),
      (
        #"{"command":"focus","arguments":"zip","id":3}"#,
        "arguments must be a list of texts, numbers, true and false", 3
      ),
      (
        #"{"arguments":["zip"],"id":8}"#,
        #"command is missing: {"command": "focus", "arguments": ["zip"], "id": 7}"#, 8
      ),
      (#"{"command":"focus","id":[1]}"#, "id must be a text or a number", nil),
      (#"{"command":null,"id":6}"#, "command must be the name of a command", 6),
      (
        #"{"command":"focus","arguments":[null],"id":7}"#,
        "arguments must be a list of texts, numbers, true and false", 7
      ),
      (
        #"{"command":"get","command":"set","id":9}"#,
        #"key "command" is given twice; a command as JSON is like "#
          + #"{"command": "focus", "arguments": ["zip"], "id": 7}"#, 9
      ),
      (
        #"{"command":"set","arguments":["f1",1e400],"id":10}"#,
        #"the number 1e400 is too large; a command as JSON is like "#
          + #"{"command": "focus", "arguments": ["zip"], "id": 7}"#, 10
      ),
      (
        #"{"command":"focus""#,
        #"the JSON ends before it is complete; a command as JSON is like "#
          + #"{"command": "focus", "arguments": ["zip"], "id": 7}"#, nil
      ),
      (
        #"{"command":"quit","argument":["5"],"id":4}"#,
        #"no key "argument"; did you mean "arguments"?"#, 4
      ),
      (
        #"{"command":"validate","args":1,"id":5}"#,
        #"no key "args"; the keys are command, arguments and id"#, 5
      ),
    ] as [(String, String, Int?)])
  func aMalformedCommandIsAnswered(line: String, message: String, id: Int?) throws {
    let answer = try #require(try lines([], input: "\(line)\n").first)
    #expect(answer["ok"] as? Bool == false)
    #expect((answer["error"] as? [String: Any])?["message"] as? String == message)
    #expect(answer["id"] as? Int == id)
  }
}
