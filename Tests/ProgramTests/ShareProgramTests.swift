import Foundation
import Session
import Testing

@testable import AppCode
@testable import Drawing
@testable import TerminalCells

/// Tests the command `share` in a session, and the program `formlift share`.
@Suite struct ShareProgramTests {
  private static let script = "focus zip\nnext\n"

  /// To make the picture again, run `formlift -q -c 'focus zip' -c 'share zip.svg'`.
  @Test("The README's picture is the one that share draws") func readmePicture() throws {
    let picture = "Sources/Formlift/Formlift.docc/Resources/zip.svg"
    #expect(try Repository.text("README.md").contains("(\(picture))"))
    let workplace = try Workplace()
    _ = try workplace.sh("formlift -q -c 'focus zip' -c 'share zip.svg'")
    #expect(try workplace.text("zip.svg") == Repository.text(picture))
  }

  /// Runs `formlift share` with a script and returns the file that it wrote.
  private static func shared(
    as name: String, script: String = script, in workplace: Workplace, _ options: String = ""
  ) throws -> Data {
    try workplace.write(script, to: "story.formlift")
    let ending = try workplace.sh(
      "formlift share story.formlift -o \(name) forms/player.yaml \(options)")
    #expect(ending == RunResult(output: "wrote \(name)\n"))
    return try Data(contentsOf: URL(filePath: "\(workplace.path)/\(name)"))
  }

  @Test("Sharing writes the same bytes each time", arguments: ["svg", "html", "md", "cast"])
  func theSameBytesEachTime(_ kind: String) throws {
    let workplace = try Workplace()
    let first = try Self.shared(as: "one.\(kind)", in: workplace)
    #expect(!first.isEmpty)
    #expect(try Self.shared(as: "two.\(kind)", in: workplace) == first)
  }

  /// In a session, the picture's animation begins when the keyboard was last hidden.
  @Test("A session's picture begins before the keyboard's last appearance") func inASession() throws
  {
    let workplace = try Workplace()
    let ending = try workplace.formlift([
      "-c", "focus name", "-c", "dismiss", "-c", "focus zip", "-c", "share zip.svg",
    ])
    #expect(ending.output.hasSuffix("wrote zip.svg\n"))
    let svg = try workplace.text("zip.svg")
    #expect(svg.contains(">focus zip<"))
    #expect(!svg.contains(">focus name<"))
  }

  @Test("A shared picture has the colors of its theme, or else of the setting")
  func themes() throws {
    let workplace = try Workplace()
    try workplace.write(Self.script, to: "story.formlift")
    let query = "prefers-color-scheme"
    for (arguments, isFixed) in [
      (["-c", "share a.svg"], false), (["-c", "share a.svg --theme dark"], true),
      (["-c", "setting theme light", "-c", "share a.svg"], true),
      (["-c", "setting theme light", "-c", "share a.svg --theme auto"], false),
    ] {
      #expect(try workplace.formlift(arguments).output.hasSuffix("wrote a.svg\n"))
      #expect(try workplace.text("a.svg").contains(query) == !isFixed, "\(arguments)")
    }
    _ = try workplace.sh("formlift share story.formlift -o b.html --theme light")
    #expect(try workplace.text("b.html").contains("color-scheme\" content=\"light\""))
  }

  /// A terminal that plays the cast shows the session's picture at the end.
  @Test("A shared cast ends with the session's picture") func aCastReplays() throws {
    let workplace = try Workplace()
    let cast = String(decoding: try Self.shared(as: "story.cast", in: workplace), as: UTF8.self)
    let lines = try cast.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let header = try #require(lines[0] as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 100)
    #expect(header["height"] as? Int == 30)
    var screen = TerminalScreen(columns: 100, lines: 30)
    var last = 0.0
    for line in lines.dropFirst() {
      let event = try #require(line as? [Any])
      let time = try #require((event[0] as? NSNumber)?.doubleValue)
      #expect(time >= last)
      last = time
      #expect(event[1] as? String == "o")
      screen.feed(Array(try #require(event[2] as? String).utf8))
    }
    // Two focuses of less than a second, the typing of 13 letters, and time to look.
    #expect((4...12).contains(last))
    var session = Session(try Session.builtInForm())
    for command in ["focus zip", "next"] { try session.run(command) }
    let picture = Picture(
      session, columns: 100, lines: 26, style: PictureStyle(isColored: true)
    ).text
    var expected = TerminalScreen(columns: 100, lines: 30)
    expected.feed(Array(picture.replacing("\n", with: "\r\n").utf8))
    #expect(screen.rows.prefix(26) == expected.rows.prefix(26))
    #expect(screen.rows.contains { $0.hasPrefix("✓ city in view") })
  }

  /// The form and script in a report are run from files, and give the figures in the report's
  /// table.
  @Test(
    "A report's form and script reproduce its figures",
    arguments: [
      ("focus zip\nnext\n", "least-motion"), ("setting fieldScroll off\nfocus phone\n", "none"),
      ("rotate landscape\nset name 'a | b'\nfocus street\ntype Main\n", "inset-top"),
      ("load forms/chat.yaml\nfocus message\n", "shrink-table"),
    ])
  func aReportsScriptGivesItsFigures(script: String, strategy: String) throws {
    let workplace = try Workplace()
    let report = String(
      decoding: try Self.shared(as: "story.md", script: script, in: workplace, "-s \(strategy)"),
      as: UTF8.self)
    let blocks = Readme.blocks(of: report, named: "story.md")
    let form = try #require(blocks.first { $0.mark == "yaml" })
    let commands = try #require(blocks.first { $0.mark == "formlift" }).lines
    let name = try #require(commands.first?.split(separator: " ").last.map(String.init))
    try workplace.write(form.lines.joined(separator: "\n") + "\n", to: name)
    let rows = report.matches(of: /\| `([a-zA-Z.]+)` \| (.*) \|/).map {
      (String($0.1), String($0.2))
    }
    #expect(rows.count == 10)
    // The phone is drawn first, as in the terminal.
    let picture = try #require(blocks.first)
    #expect(picture.mark == "" && picture.lines.first?.hasPrefix("╭──") == true)
    let again: [String] = commands + rows.map { "get \($0.0)" }
    try workplace.write(again.joined(separator: "\n") + "\n", to: "again.formlift")
    let ending = try workplace.formlift(["-q", "-f", "again.formlift"])
    #expect(ending.diagnostics == "")
    #expect(ending.output.split(separator: "\n").map(String.init) == rows.map(\.1))
  }

  /// A report of a replay contains the log, whether or not the log chose the phone.
  ///
  /// Two logs with the same file name get different names.
  @Test(
    "A report of a replay contains the log",
    arguments: [
      ("replay logs/rn.log city\n", ["rn.log"]),
      ("device iphone-x\nreplay logs/rn.log city\n", ["rn.log"]),
      ("replay logs/rn.log zip\nset city Bath\nreplay rn.log\n", ["rn.log", "2-rn.log"]),
    ])
  func aReportHasTheLogThatItReplays(script: String, names: [String]) throws {
    let workplace = try Workplace()
    try workplace.make(folder: "logs")
    try workplace.write(Self.log(top: 476), to: "logs/rn.log")
    try workplace.write(Self.log(top: 521), to: "rn.log")
    let report = String(
      decoding: try Self.shared(as: "story.md", script: script, in: workplace),
      as: UTF8.self)
    let blocks = Readme.blocks(of: report, named: "story.md")
    let elsewhere = try Workplace()
    try elsewhere.write(
      Self.text(of: try #require(blocks.first { $0.mark == "yaml" })), to: "player.yaml")
    let logs = blocks.filter { $0.mark == "text" }
    #expect(logs.count == names.count)
    for (name, log) in zip(names, logs) { try elsewhere.write(Self.text(of: log), to: name) }
    let commands = try #require(blocks.first { $0.mark == "formlift" })
    try elsewhere.write(Self.text(of: commands), to: "player.formlift")
    let ending = try elsewhere.formlift(["-q", "-f", "player.formlift"])
    #expect(ending.diagnostics == "")
    #expect(ending.status == 0)
    #expect(commands.lines.count { $0.hasPrefix("replay") } == names.count)
  }

  /// Returns a React Native log of a keyboard that appears, with its top at `top`, on 375 × 812
  /// points.
  private static func log(top: Int) -> String {
    "keyboardDidShow {\"duration\": 250, \"easing\": \"keyboard\", \"endCoordinates\": "
      + "{\"screenX\": 0, \"screenY\": \(top), \"width\": 375, \"height\": \(812 - top)}}\n"
  }

  private static func text(of block: Readme.Block) -> String {
    block.lines.joined(separator: "\n") + "\n"
  }

  @Test("A replay's picture is animated") func aReplaysPictureMoves() throws {
    let workplace = try Workplace()
    try workplace.write(Self.log(top: 476), to: "rn.log")
    let script = "replay rn.log city\n"
    let svg = try Self.shared(as: "story.svg", script: script, in: workplace)
    let picture = String(decoding: svg, as: UTF8.self)
    #expect(!picture.contains("nothing moved"))
    #expect(picture.contains("<animate"))
    let html = try Self.shared(as: "story.html", script: script, in: workplace)
    let page = String(decoding: html, as: UTF8.self)
    #expect(!page.contains(">nothing moved"))
    #expect(page.contains("keyboardWillShow"))
  }

  @Test("A shared report contains no secret") func aReportTellsNoSecret() throws {
    let workplace = try Workplace()
    try workplace.write(
      "form: F\nsections:\n  - rows:\n      - {field: p, secure: true, value: hunter2}\n"
        + "      - {field: q}\n", to: "secret.yaml")
    try workplace.write("focus p\ntype hunter3\n", to: "story.formlift")
    for kind in ["md", "svg", "html", "cast"] {
      let ending = try workplace.sh("formlift share story.formlift -o out.\(kind) secret.yaml")
      #expect(ending.status == 0, "\(ending)")
      #expect(try !workplace.text("out.\(kind)").contains("hunter"))
    }
  }

  @Test("Missing converter programs are named") func whatIsMissingIsNamed() throws {
    let workplace = try Workplace()
    try workplace.write(Self.script, to: "story.formlift")
    let program = PseudoTerminal.formlift
    let ending = try workplace.sh("PATH=/nowhere \(program) share story.formlift -o zip.gif")
    #expect(
      ending.diagnostics
        == "zip.gif: error: this format needs rsvg-convert, ffmpeg and gifsicle; "
        + "apt-get install librsvg2-bin ffmpeg gifsicle, or share an .svg\n")
    #expect(ending.status == 1)
    let still = try workplace.sh("PATH=/nowhere \(program) -c 'focus zip' -c 'share zip.png'")
    #expect(
      still.diagnostics.hasSuffix(
        "zip.png: this format needs rsvg-convert; apt-get install librsvg2-bin, or share an .svg\n"
          + "  share zip.png\n        ^\n"), "\(still.diagnostics)")
  }

  @Test(
    "Errors of share are reported",
    arguments: [
      ("story.formlift -o nowhere/zip.svg", "nowhere/zip.svg: error: ", 1),
      ("story.formlift -o form.svg form.svg", "form.svg: error: it is the open form", 1),
      ("story.svg -o story.svg", "story.svg: error: it is the running script", 1),
      (
        "story.formlift -o zip.bmp",
        "zip.bmp: error: the name of a picture must end in .svg, .html",
        2
      ),
      ("story.formlift -o a.svg --theme dim", "formlift share: error: --theme must be auto", 2),
      (
        "story.formlift",
        "formlift share: error: -o FILE is missing: formlift share SCRIPT -o FILE", 2
      ),
      (
        "-c why -o a.svg",
        "formlift share: error: `formlift share` plays one script and does not take "
          + "-c; commands can come from a pipe: `echo 'focus zip' | formlift share - -o zip.svg`", 2
      ),
      ("-o zip.svg", "formlift share: error: SCRIPT is missing: formlift share SCRIPT -o FILE", 2),
      ("gone.formlift -o zip.svg", "gone.formlift: ", 2),
      ("story.formlift -o zip.html --strategies nope", "formlift: error: no strategy \"nope\"", 1),
      ("bad.formlift -o zip.svg", "bad.formlift:2: error: no field \"zpi\"", 1),
    ])
  func whatGoesWrong(arguments: String, error: String, status: Int32) throws {
    let workplace = try Workplace()
    try workplace.write(Self.script, to: "story.formlift")
    try workplace.write(Self.script, to: "story.svg")
    try workplace.write("focus zip\nfocus zpi\n", to: "bad.formlift")
    let form = "form: F\nsections: [{rows: [{field: zip}, {field: b}]}]\n"
    try workplace.write(form, to: "form.svg")
    let ending = try workplace.sh("formlift share \(arguments)")
    #expect(ending.diagnostics.contains(error), "\(ending.diagnostics)")
    #expect(ending.status == status)
    #expect(try workplace.text("form.svg") == form)
    #expect(try workplace.text("story.svg") == Self.script)
  }

  private static let hasConverters = ["rsvg-convert", "ffmpeg", "gifsicle"].allSatisfy { name in
    access("/usr/bin/\(name)", X_OK) == 0
  }

  /// The last frame has the active row's red, or a key's white, where the state record puts them.
  @Test(
    "Converted images show the final state",
    .enabled(if: hasConverters, "apt-get install librsvg2-bin ffmpeg gifsicle"))
  func converted() throws {
    let workplace = try Workplace()
    for kind in ["png", "gif", "mp4"] {
      let data = try Self.shared(as: "zip.\(kind)", script: "focus zip\n", in: workplace)
      #expect(data.count > 5_000)
      let frame = try workplace.sh(
        "ffmpeg -v error -sseof -0.1 -i zip.\(kind) -update 1 last.png 2>/dev/null || "
          + "ffmpeg -v error -i zip.\(kind) -update 1 last.png; "
          + "ffmpeg -v error -i last.png -vf scale=800:-1 -f rawvideo -pix_fmt rgb24 last.rgb; "
          + "wc -c < last.rgb")
      #expect(frame.status == 0, "\(frame.diagnostics)")
      #expect((Int(frame.output.trimmingPrefix(" ").prefix { $0 != "\n" }) ?? 0) > 1_000_000)
    }
  }
}
