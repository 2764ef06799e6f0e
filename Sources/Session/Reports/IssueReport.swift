import Forms
import Foundation
import SessionCore
import SessionState

/// A report about a session in Markdown, to be pasted into an issue: picture, figures, explanation,
/// form and script.
package struct IssueReport: Sendable {
  private let story: Story
  private let record: StateRecord
  /// The lines of the phone's picture at the end, drawn as text.
  private let picture: [String]

  /// Creates a report from a story: a session's commands since the form was opened, run again.
  ///
  /// - Parameters:
  ///   - story: the commands with their effects.
  ///   - picture: the lines of the phone's picture at the end, drawn as text.
  package init(_ story: Story, picture: [String]) {
    self.story = story
    self.picture = picture
    record = StateRecord(story.ending)
  }

  /// The whole report for an issue, in Markdown.
  package var text: String {
    let scene = story.ending.phone.scene
    let place = "\(scene.device.name), \(scene.orientation.rawValue), iOS \(scene.ios)"
    let head = [
      "# \(story.ending.form.title): \(verdict)".inMarkdown, "",
      "\(place), under `\(story.strategy.name)`.", "",
    ]
    let shown = Self.fenced(picture, as: "") + [""]
    return (head + shown + figures + why + reproducer).joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    story.steps.last { $0.hasMoved }?.verdict.line ?? "nothing moved"
  }

  /// The paths of the observable values that the report lists, such as `active.field`.
  private static let paths = [
    "active.field", "active.frame.y", "active.visible", "active.clearance", "keyboard.frame.y",
    "keyboard.frame.height", "table.contentOffset.y", "table.contentInset.bottom",
    "table.adjustedContentInset.bottom", "table.frame.height",
  ]

  private var figures: [String] {
    ["| figure | value |", "|---|---:|"]
      + Self.paths.compactMap { path in
        (try? record.value(at: path)).map { "| `\(path)` | \($0.bare.inMarkdown) |" }
      } + [""]
  }

  private var why: [String] {
    let steps = story.steps.filter(\.hasMoved).suffix(1)
    return steps.flatMap { step in
      ["## Why", "", "After `\(step.line)`:", ""]
        + step.explanation.map { "- \($0)".inMarkdown } + [""]
    }
  }

  /// The report's part with the form, a script that repeats the session, and the command to run it.
  private var reproducer: [String] {
    let form = fileName
    let script = form.prefix { $0 != "." } + ".formlift"
    return ["## Reproduce", "", "`\(form)`:", ""] + Self.fenced(definition, as: "yaml")
      + story.logs.flatMap { log in
        ["", "`\(log.name)`:", ""] + Self.fenced(Self.lines(of: log.source.text), as: "text")
      }
      + ["", "`\(script)`:", ""] + Self.fenced(scriptLines, as: "formlift")
      + ["", "`formlift -f \(script)` ends with status 0 as long as this holds."]
  }

  /// The name of the form's file without folders, used in the report's script.
  private var fileName: String {
    let name = story.opening.fileName.split(separator: "/").last.map(String.init) ?? "form.yaml"
    let letters = name.filter { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    return letters.isEmpty || letters.hasPrefix(".") ? "form.yaml" : letters
  }

  /// The form's definition when it was opened, as lines, without values of secure fields.
  private var definition: [String] {
    var session = story.opening
    for row in session.form.fieldRows {
      guard let field = session.form.field(atRow: row), field.isSecure, !field.value.isEmpty else {
        continue
      }
      _ = try? session.run("row set \(field.id) value=")
    }
    let notation = Form.Notation(ofFile: fileName)
    let text = try? session.form.definition(
      in: notation, fileName: fileName, vocabulary: .session
    ).text
    return Self.lines(of: text ?? "")
  }

  /// Returns the lines of a text without empty lines at the end.
  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      .reversed().drop(while: \.isEmpty).reversed()
  }

  private var scriptLines: [String] {
    let start = story.opening.state
    var recording = Recording(file: "", start: 0)
    return ["load \(LineSyntax.quoted(fileName))"] + start.opening.dropFirst()
      + start.settings.lines + story.opening.answerLines
      + story.steps.map(line(of:)).filter { !$0.isEmpty }
      + recording.expectations(of: story.ending)
  }

  /// Returns the script line that repeats a step of the session.
  ///
  /// A step that replays a real device's log expects the log's file beside the script.
  private func line(of step: Story.Step) -> String {
    guard let replay = step.end.state.replay,
      let command = Statement(step.line, in: step.start).command, command.name == "replay",
      let log = story.logs.first(where: { $0.source == replay.log })
    else { return step.line }
    let field = step.end.form.field(atRow: replay.row)?.id ?? ""
    return "\(command.name) \(LineSyntax.quoted(log.name)) \(LineSyntax.quoted(field))"
  }

  /// Returns lines in a Markdown code fence that is longer than any fence inside.
  private static func fenced(_ lines: [String], as language: String) -> [String] {
    let longest = lines.map { $0.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ["\(fence)\(language)"] + lines + [fence]
  }
}

extension String {
  /// The text with escapes for the characters that would have a meaning in a Markdown table.
  fileprivate var inMarkdown: String {
    replacing("<", with: "&lt;").replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
