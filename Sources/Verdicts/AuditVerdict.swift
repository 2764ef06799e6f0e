import Audit
import Session
import Simulation
import TerminalText

/// The result of an audit of keyboard-avoidance code, in words for a developer.
///
/// If no law (a rule for such code) is broken, it is a sentence. Otherwise it shows the smallest
/// failing case with a picture of the phone, and names the other broken laws.
package struct AuditVerdict {
  private let findings: AuditFindings
  /// Returns a session that shows a failing case's form on its phone, or nil if there is none.
  private let open: (AuditReport.Failure) -> Session?
  /// The shell command that runs the app's own code, or nil if built-in strategies were audited.
  private let code: CaseCommand?
  /// The height of the phone's picture, as a count of text lines.
  private let pictureLines: Int

  /// Creates the words about the result of an audit.
  ///
  /// - Parameters:
  ///   - findings: the audit's findings.
  ///   - code: the shell command that runs the app's own code, or nil for built-in strategies.
  ///   - pictureLines: the height of the phone's picture, as a count of text lines.
  ///   - open: returns a session that shows a failing case's form on its phone, or nil.
  package init(
    _ findings: AuditFindings, of code: CaseCommand?, pictureLines: Int = 24,
    opening open: @escaping (AuditReport.Failure) -> Session?
  ) {
    self.findings = findings
    self.code = code
    self.pictureLines = pictureLines
    self.open = open
  }

  /// Creates the words about an audit; failing cases are run again in copies of a session.
  ///
  /// `code` is the shell command that runs the app's own code, or nil for built-in strategies.
  package init(_ findings: AuditFindings, of code: CaseCommand?, in session: Session) {
    self.init(findings, of: code) { failure in
      let commands = findings.report.place(of: failure)?.commands ?? []
      var session = session
      for line in findings.report.script(of: failure).dropLast(commands.count) {
        do throws(CommandError) { try session.run(line) } catch { return nil }
      }
      return session
    }
  }

  /// A law (a rule for keyboard-avoidance code) that was broken in an audit, with its failing
  /// cases.
  private struct Break {
    let law: Law
    let strategy: String
    let count: Int
    /// The names of the steps, such as `focus`, after which the law was broken.
    let moments: [String]
    let smallest: AuditReport.Failure

    /// The sort key of this broken law in the list of all broken laws; the smallest key comes
    /// first.
    var weight: (Int, Int, Int) {
      (smallest.situation.rawValue, smallest.isOnPad ? 1 : 0, law.importance)
    }

    /// The names of at most four steps that broke the law, joined in a text.
    var momentWords: String {
      let rest = moments.count > 4 ? "; …" : ""
      let names = moments.map { $0 == "again" ? "focus again" : $0 }
      return names.prefix(4).joined(separator: "; ") + rest
    }
  }

  /// The broken laws (rules for such code) that the verdict lists, the most important first.
  ///
  /// Breaks in everyday use come before others, and breaks on iPhones before those on iPads. After
  /// that, ``Law/importance`` decides.
  private var breaks: [Break] {
    var groups: [[AuditReport.Failure]] = []
    for failure in findings.report.failures {
      let law = Law.all[failure.law]
      guard law.kind == .failure || findings.plan.listsRemarks else { continue }
      let index = groups.firstIndex {
        ($0[0].strategy, $0[0].law) == (failure.strategy, failure.law)
      }
      if let index { groups[index].append(failure) } else { groups.append([failure]) }
    }
    return groups.compactMap { kinds in
      kinds.min(by: Self.isSmaller).map { smallest in
        Break(
          law: Law.all[smallest.law], strategy: findings.plan.strategies[smallest.strategy].name,
          count: kinds.reduce(0) { $0 + $1.count }, moments: kinds.map(\.moment.name),
          smallest: smallest)
      }
    }.enumerated().sorted { left, right in
      let (mine, others) = (left.element.weight, right.element.weight)
      return mine == others ? left.offset < right.offset : mine < others
    }.map(\.element)
  }

  private static func isSmaller(_ one: AuditReport.Failure, _ other: AuditReport.Failure) -> Bool {
    one.situation == other.situation ? one.key < other.key : one.situation < other.situation
  }
}

// MARK: - The lines

extension AuditVerdict {
  /// The result of the audit as lines of text to print.
  package var lines: [String] {
    let breaks = breaks
    let gap = [findings.gap, findings.excluded].compactMap(\.self)
    guard let first = breaks.first else {
      guard findings.report.stepCount > 0 else {
        return gap + ["✗ nothing was played: no field becomes active when it is touched"] + news
      }
      return gap + Self.wrapped("✓ \(passed) \(tried)\(remarks)") + news
    }
    let broken = breaks.map { "\($0.law.name) \(AuditFindings.times($0.count))" }
    let crashes = breaks.reduce(0) { $0 + ($1.law.isAboutOwnCode ? $1.count : 0) }
    return gap
      + Self.wrapped("✗ broken: \(broken.joined(separator: ", ")), \(tried(crashes))\(remarks)")
      + news + [""] + Self.wrapped(heading(first)) + smallestCase(first)
      + breaks.dropFirst().flatMap { [""] + Self.wrapped(heading($0)) + inShort($0) }
  }

  /// Returns a sentence as lines of at most 80 columns; all but the first line are indented.
  private static func wrapped(_ sentence: String) -> [String] {
    WrappedLine.parts(of: sentence, columns: 80, hanging: 2)
  }

  private var news: [String] { findings.news.filter { !$0.isEmpty } }

  /// A phrase for a passed audit: the names of its laws (rules), or only the two main ones.
  private var passed: String {
    let names = findings.plan.laws.map { Law.all[$0] }.filter { $0.kind == .failure }.map(\.name)
    if names.contains("visible"), names.contains("reachable") { return "visible and reachable" }
    return names.isEmpty ? "nothing to remark" : names.joined(separator: ", ")
  }

  /// A phrase with the number of situations that the audit tried, and with the devices.
  private var tried: String { tried(0) }

  /// Returns a phrase with the number of situations that the audit tried, and with the devices.
  ///
  /// `crashes` is the number of situations where the app's code crashed or hung. These situations
  /// are counted in addition to the judged ones.
  private func tried(_ crashes: Int) -> String {
    let devices = findings.plan.devices
    let versions = devices.map(\.defaultVersion)
    let range =
      versions.min() == versions.max()
      ? "iOS \(versions.max() ?? 0)" : "iOS \(versions.min() ?? 0) to \(versions.max() ?? 0)"
    let names = devices.count == 1 ? devices[0].name : "\(devices.count) devices"
    let count = findings.report.stepCount + crashes
    return "in \(count.grouped) \(count == 1 ? "situation" : "situations") on \(names), \(range)"
  }

  private var remarks: String {
    guard !findings.plan.listsRemarks else { return "" }
    let cells = findings.rows(isComplete: false).flatMap(\.cells)
    let count = AuditFindings.remarks(cells)
    return count == 0 ? "" : "; \(count.grouped) \(count == 1 ? "remark" : "remarks")"
  }

  private func heading(_ one: Break) -> String {
    let strategy = findings.plan.strategies.count > 1 ? "\(one.strategy): " : ""
    return "\(strategy)\(one.law.name): \(one.law.flaw), \(AuditFindings.times(one.count)) "
      + "(\(one.momentWords))"
  }

  /// Returns the lines about a broken law's smallest failing case.
  ///
  /// The lines are the case's commands, a picture of the phone, and a shell command that shows the
  /// case.
  private func smallestCase(_ one: Break) -> [String] {
    guard let place = findings.report.place(of: one.smallest) else {
      return findings.report.script(of: one.smallest).map { "  \($0)" }
    }
    let head =
      ["on \(place.device), \(place.orientation.isLandscape ? "landscape" : "portrait"):", ""]
      + Self.withoutComments(place.commands).map { "  \($0)" }
    // The code would end this process.
    guard !one.law.isAboutOwnCode else {
      return head + [""] + place.commands.filter(Self.isComment).map(Self.sentence) + seeing(one)
    }
    guard let session = open(one.smallest) else { return head + [""] + seeing(one) }
    let picture = CasePicture(running: place.commands, in: session, lines: pictureLines)
    let figure = figure(of: picture, one.law, in: place.commands)
    return head + [""] + (figure.map { [$0] } ?? []) + picture.lines + picture.changes
      + seeing(one)
  }

  /// Returns whether a line of a script of session commands is only a comment.
  private static func isComment(_ line: String) -> Bool { line.hasPrefix("# ") }

  /// Returns a comment of a script as a sentence.
  private static func sentence(of comment: String) -> String {
    let words = comment.dropFirst(2)
    return "\(words.prefix(1).uppercased())\(words.dropFirst())."
  }

  private static func withoutComments(_ script: [String]) -> [String] {
    script.filter { !isComment($0) }
  }

  /// Returns a sentence that says by how many points a failing case breaks the law.
  ///
  /// Without such numbers, it is the failed command's error message, or nil.
  private func figure(of picture: CasePicture, _ law: Law, in script: [String]) -> String? {
    if let comment = script.last(where: Self.isComment) { return Self.sentence(of: comment) }
    let command = script.last
    guard law.name != "visible" else { return picture.sentence ?? picture.error }
    if law.name == "no-blank-strip", let end = picture.end,
      command?.hasPrefix("expect table.frame.height") == true
    {
      return end
    }
    let expectation = command.flatMap { CaseFigure($0, error: picture.error) }
    return expectation?.sentence(about: law.name, noun: picture.noun) ?? picture.error
  }

  /// Returns one line about a broken law's smallest failing case, in an array; empty without one.
  ///
  /// The line has the phone and the commands.
  private func inShort(_ one: Break) -> [String] {
    guard let place = findings.report.place(of: one.smallest) else { return [] }
    let orientation = place.orientation.isLandscape ? "landscape" : "portrait"
    let commands = Self.withoutComments(place.commands).joined(separator: "; ")
    return ["on \(place.device), \(orientation): \(commands)"]
  }

  /// The beginning of a line with a shell command to copy, which a terminal must not wrap.
  package static let commandLabel = "See it: "

  /// Returns a line with the shell command that shows a broken law's smallest failing case.
  ///
  /// The array is empty if the simulation no longer has the case's phone.
  private func seeing(_ one: Break) -> [String] {
    guard let place = findings.report.place(of: one.smallest) else { return [] }
    let form = findings.plan.forms[one.smallest.form]
    let settings = form.opening.filter { !$0.hasPrefix("load ") && !$0.hasPrefix("#") }
    let commands = Self.withoutComments(place.commands)
    let command = code ?? CaseCommand(strategy: one.strategy)
    return [
      Self.commandLabel
        + command.line(
          running: loading(form.name) + settings + commands, on: place.device,
          place.orientation, form: isBuilt(form.name) ? nil : form.name)
    ]
  }

  /// Returns whether the app's own code builds the form with this name; false for a form in a file.
  private func isBuilt(_ name: String) -> Bool {
    code != nil && (name.isEmpty || name.hasPrefix("own") && name.hasSuffix(".json"))
  }

  /// Returns the command that opens a form which the app's own code builds, unless it is the first.
  ///
  /// Empty for the first form, which is already open, and for forms in files.
  private func loading(_ name: String) -> [String] {
    isBuilt(name) && name != "own.json" && !name.isEmpty ? ["load \(name)"] : []
  }
}
