import Forms
import Testing

@testable import Session

/// Tests loading of forms: what stays from before, what the form sets, and what an error leaves.
@Suite struct LoadTests {
  private static let plain = """
    form: Plain
    sections:
      - rows: [{field: a}, {field: b, value: given}]
    """
  private static let own = """
    form: Own
    device: iphone-8
    orientation: landscape
    strategy: inset-overlap
    sections:
      - rows: [{field: a}]
    """

  @Test("A loaded form without a device keeps the session's place and settings")
  func deviceStrategyAndSettingsStay() throws {
    let files = MemoryFiles(["plain.yaml": Self.plain])
    var stage = try Stage(files: files)
    try stage.run([
      "device iphone-4s", "rotate landscape", "strategy inset-top margin=8",
      "setting fieldScroll off", "keyboard height 180", "hold on", "focus f12", "type x",
    ])
    #expect(
      stage.output(of: "load plain.yaml") == [
        "Plain: 2 fields on iphone-4s", "unsaved answers are gone; undo brings them back",
      ])
    #expect(try stage.get("device.name") == "iphone-4s")
    #expect(try stage.get("device.orientation") == "landscape-left")
    #expect(try stage.get("strategy.name") == "inset-top margin=8")
    #expect(stage.output(of: "setting fieldScroll") == ["off"])
    #expect(stage.session.isHolding)
    #expect(try stage.get("active") == "null")
    // Below a navigation bar of 32 points, the status bar being hidden in landscape.
    #expect(try stage.get("table.contentOffset.y") == "-32")
    #expect(try stage.get("keyboard.visible") == "false")
    #expect(try stage.get("values.b") == "given")
    try stage.run(["hold off", "focus a"])
    #expect(try stage.get("keyboard.frame.height") == "180")
  }

  @Test("A loaded form's own device, orientation and strategy win") func formsPlace() throws {
    var stage = try Stage(files: MemoryFiles(["own.yaml": Self.own]))
    #expect(stage.output(of: "load own.yaml") == ["Own: 1 field on iphone-8"])
    #expect(try stage.get("device.orientation") == "landscape-left")
    #expect(try stage.get("strategy.name") == "inset-overlap")
  }

  /// A form's settings end when another form is loaded, and a command's setting overrides them.
  @Test("A form's settings end with it and never override commands") func formsSettings() throws {
    let turned = "settings: {fieldScroll: off, ios: 10, speed: 2}\n" + Self.plain
    var stage = try Stage(files: MemoryFiles(["turned.yaml": turned, "plain.yaml": Self.plain]))
    try stage.run(["setting ios 11", "load turned.yaml"])
    #expect(stage.output(of: "setting fieldScroll") == ["off"])
    #expect(stage.output(of: "setting speed") == ["2"])
    #expect(stage.output(of: "setting ios") == ["11"])
    try stage.run("setting fieldScroll on")
    #expect(stage.output(of: "setting fieldScroll") == ["on"])
    try stage.run(["device iphone-7", "reload"])
    #expect(stage.output(of: "setting fieldScroll") == ["on"])
    try stage.run("load plain.yaml")
    #expect(stage.output(of: "setting speed") == ["1"])
  }

  /// Only an iPad's interface turns upside down.
  @Test("Upside-down in a form applies only to an iPad") func anIPhoneStaysUpright() throws {
    let rows = "orientation: upside-down\nsections: [{rows: [{field: a}]}]"
    let files = MemoryFiles(["pad.yaml": "device: ipad-9.7\n" + rows, "phone.yaml": rows])
    var stage = try Stage(files: files)
    #expect(stage.output(of: "load phone.yaml") == ["phone.yaml: 1 field on iphone-5s"])
    #expect(try stage.get("device.orientation") == "portrait")
    #expect(try stage.get("device.orientation", after: "load pad.yaml") == "upside-down")
    var session = try Stage(yaml: rows).session
    #expect(session.place.orientation == .portrait)
    try session.move(device: "ipad-9.7", orientation: nil, strategy: nil)
    #expect(session.place.orientation == .upsideDown)
  }

  @Test("Reload reads the form again and discards answers until undo")
  func reloadReadsTheFileAgain() throws {
    let files = MemoryFiles(["plain.yaml": Self.plain])
    var stage = try Stage(files: files, after: ["load plain.yaml", "set a x"])
    #expect(
      stage.output(of: "reload") == [
        "Plain: 2 fields on iphone-5s", "unsaved answers are gone; undo brings them back",
      ])
    #expect(try stage.get("values.a") == "")
    #expect(try stage.get("values.a", after: "undo") == "x")
    #expect(stage.session.hasUnsavedAnswers)
  }

  /// `reload` also restores answers from the file that they came from; `save` writes to it.
  @Test("Reload restores the answers from their file") func reloadKeepsTheFileOfAnswers() throws {
    let files = MemoryFiles([
      "plain.yaml": Self.plain, "a.json": #"{"a": "1", "b": "2", "c": "3"}"#,
    ])
    var stage = try Stage(files: files, after: ["load plain.yaml", "restore a.json", "set b 3"])
    #expect(
      stage.output(of: "reload") == [
        "c = \"3\" is kept aside: the form no longer has this field",
        "Plain: 2 fields on iphone-5s", "unsaved answers are gone; undo brings them back",
        "2 answers came back from a.json",
      ])
    #expect(try stage.get("values.b") == "2")
    #expect(!stage.session.hasUnsavedAnswers)
    #expect(try stage.get("values.b", after: "undo") == "3")
    try stage.run(["redo", "set a x", "save"])
    #expect(files.text("plain.answers.json") == nil)
    #expect(
      files.text("a.json")
        == "{\n  \"a\": \"x\",\n  \"b\": \"2\",\n  \"aside\": {\n    \"c\": \"3\"\n  }\n}\n")
  }

  @Test("Reload keeps the name of an answer file not yet written")
  func reloadKeepsTheNewFile() throws {
    var stage = try Stage(files: MemoryFiles(["plain.yaml": Self.plain]))
    try stage.run("load plain.yaml")
    _ = try stage.session.resume(from: "new.json")
    try stage.run(["reload", "save"])
    #expect(stage.files.text("new.json") != nil)
  }

  /// The built-in form needs no file, but a file with its name is loaded instead.
  @Test("The built-in form loads without a file unless one exists")
  func builtInFormNeedsNoFile() throws {
    var stage = try Stage(files: MemoryFiles())
    #expect(stage.output(of: "load forms/player.yaml") == ["New player: 12 fields on iphone-5s"])
    #expect(stage.output(of: "reload") == ["New player: 12 fields on iphone-5s"])
    var other = try Stage(files: MemoryFiles([Form.builtInName: Self.plain]))
    #expect(other.output(of: "load forms/player.yaml") == ["Plain: 2 fields on iphone-5s"])
  }

  @Test(
    "A form that can't be loaded leaves the session unchanged",
    arguments: [
      ("none.yaml", "none.yaml: No such file or directory"),
      (
        "height.yaml",
        "height.yaml:3:31: row height must be a number above 0, not \"tall\""
      ),
      ("device.yaml", "device.yaml:2:9: form device must be one of 86 known names, not \"nokia\""),
      ("empty.yaml", "empty.yaml:1:1: the file has no form"),
      ("key.json", "key.json:1:39: unknown key \"feild\" in a row"),
    ])
  func faultLeavesTheSession(file: String, message: String) throws {
    let files = MemoryFiles([
      "height.yaml": "form: A\nsections:\n  - rows: [{field: a, height: tall}]",
      "device.yaml": "form: A\ndevice: nokia\nsections:\n  - rows: [{field: a}]",
      "empty.yaml": "",
      "key.json": #"{"form": "A", "sections": [{"rows": [{"feild": "a"}]}]}"#,
    ])
    var stage = try Stage(files: files, after: ["focus f12", "type x"])
    let before = stage.session
    let error = try #require(stage.output(of: "load \(file)").first)
    #expect(error.hasPrefix("error: " + message), "\(error)")
    #expect(stage.session == before)
    #expect(stage.session.steps.count == 2)
  }

  /// The options of the program's command line choose the device, orientation and strategy.
  @Test("Options choose device, orientation and strategy, with suggestions")
  func placeByOptions() throws {
    var session = try Stage().session
    try session.move(device: "iphone-8", orientation: "landscape-right", strategy: "none")
    #expect(session.place.device.name == "iphone-8")
    #expect(session.place.orientation == .landscapeRight)
    #expect(session.place.strategy == .none)
    let before = session
    for (device, orientation, strategy, message) in [
      ("iphone-9x", nil, nil, "no device \"iphone-9x\"; did you mean \"iphone-8\""),
      (nil, "landscap", nil, "no orientation \"landscap\"; did you mean \"landscape\""),
      (nil, nil, "inset-tpo", "no strategy \"inset-tpo\"; did you mean \"inset-top\""),
    ] as [(String?, String?, String?, String)] {
      let error = #expect(throws: CommandError.self) {
        try session.move(device: device, orientation: orientation, strategy: strategy)
      }
      #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
      #expect(session == before)
    }
  }

  @Test("A session begins on an iPhone 16 with least-motion") func defaults() throws {
    let stage = try Stage(yaml: Self.plain)
    #expect(try stage.get("device.name") == "iphone-16")
    #expect(try stage.get("strategy.name") == "least-motion")
    #expect(try Session.builtInForm().title == "New player")
  }
}
