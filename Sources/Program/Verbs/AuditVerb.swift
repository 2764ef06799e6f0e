import Audit
import Avoidance
import Drawing
import Forms
import Foundation
import Session
import TerminalText
import Terminal
import AppCode
import AppSource
import SessionRunning

extension Verb {
  /// The subcommand `audit`: audits forms, or merges the results of an audit's parts.
  static let audit = Verb(.audit) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.audit.usage)
      return .success
    }
    if arguments.contains("--own") { return goOn(auditing: arguments, output) }
    do throws(CommandError) {
      if arguments.contains(where: { $0 == "--as" || $0.hasPrefix("--as=") }) {
        throw CommandError(.refused("--as needs --own PATH, the app's code"))
      }
      if arguments.first == "merge" {
        return try merge(Array(arguments.dropFirst()), output)
      }
      var request = try AuditRequest(arguments)
      if request.strategies.isEmpty, OwnSources.areThere {
        request.strategies = Strategy.all.filter { $0.ownCode != nil }
      }
      if request.minimumOS == nil, let source = OwnSources.names.first {
        request.minimumOS = PackageManifest(around: source)?.minimumOS
      }
      request.codeOS = NewestAPI(inFiles: OwnSources.names)?.version
      // An app's own screen is audited by each of its scroll views that contain fields.
      if request.forms.isEmpty, OwnSources.formNames.count > 1 {
        request.forms = OwnSources.formNames
      }
      return try play(request, output)
    } catch {
      output.complain(error.diagnostic(of: "formlift audit"))
      return .usage
    }
  }

  /// Compiles the app's own code into a program that audits it, and replaces this process by that
  /// program.
  private static func goOn(auditing arguments: [String], _ output: Output) -> ExitStatus {
    do throws(UsageError) {
      let options = try TryOptions(arguments.filter { $0 != "--own" }, verb: "audit --own")
      output.flush()
      return goOn(options, leading: ["audit"], output)
    } catch {
      output.complain("formlift audit: error: \(error.message)")
      return .usage
    }
  }

  /// Returns a session that can read the files of forms, with the app's form or the built-in one
  /// open.
  ///
  /// - Throws: ``CommandError`` if the built-in form can't be read.
  private static func session() throws(CommandError) -> Session {
    let files = DiskFiles(takesLarge: true)
    if let own = OwnSources.form {
      return Session(form: own, fileName: OwnSources.formName, files: files)
    }
    return Session(form: try Session.builtInForm(), fileName: Form.builtInName, files: files)
  }

  private static func play(_ request: AuditRequest, _ output: Output) throws(CommandError)
    -> ExitStatus
  {
    let session = try session()
    Signals.install()
    let progress = AuditProgress()
    if let shard = request.shard {
      let plan = try request.plan(in: session)
      let parts = PartOutput(output: output)
      parts.write(AuditParts.head(of: plan, shard))
      let report = progress.play(plan, shard) { parts.write(AuditParts.line($0)) }
      if plan.hasOwnCode { parts.write(AuditParts.line(scriptsOf: report)) }
      progress.end()
      return progress.isStopped ? .failure : .success
    }
    let (outcome, findings) = try session.audit(request) { progress.play($0) }
    progress.end()
    write(findings, request, outcome.answer, in: session, output)
    let status = status(of: findings, request)
    return progress.isStopped ? .failure : status
  }

  private static func write(
    _ findings: AuditFindings, _ request: AuditRequest, _ lines: [String], in session: Session,
    _ output: Output
  ) {
    if request.format == .html {
      output.write(AuditPage(findings, in: session).text)
    } else {
      output.write(lines: request.format.pictureLines(of: findings, in: session) ?? lines)
    }
  }

  /// The output for the results of a part of an audit, one line per form and phone.
  ///
  /// Each line is written immediately, so that a killed process keeps its results. The threads of
  /// an audit use it one at a time.
  private struct PartOutput: @unchecked Sendable {
    let output: Output

    func write(_ line: String) {
      output.write(line + "\n")
      output.flush()
    }
  }

  private static func merge(_ arguments: [String], _ output: Output) throws(CommandError)
    -> ExitStatus
  {
    let request = try AuditRequest(arguments)
    try checkMerging(arguments)
    let session = try session()
    var parts = AuditParts()
    let files = DiskFiles(takesLarge: true)
    for path in request.forms { try parts.add(try files.contents(of: path), name: path) }
    let findings = try parts.findings(
      in: session, besides: try request.knownFailures(in: session),
      listingRemarks: request.listsRemarks)
    write(findings, request, request.format.lines(findings), in: session, output)
    let gaps = parts.gaps(in: findings)
    for gap in gaps { output.complain("formlift audit merge: error: \(gap)") }
    return gaps.isEmpty ? status(of: findings, request) : .usage
  }

  /// Throws an error if `audit merge` was given options that only matter for running an audit.
  private static func checkMerging(_ arguments: [String]) throws(CommandError) {
    let names = arguments.map { String($0.prefix { $0 != "=" }) }
    let other = names.first { $0.hasPrefix("--") && !AuditOption.ofReports.contains($0) }
    guard let other else { return }
    let usage =
      "what was played is merged; it takes \(AuditOption.ofReports.joined(separator: ", "))"
    throw CommandError(.extra(other, usage: usage))
  }

  private static func status(of findings: AuditFindings, _ request: AuditRequest) -> ExitStatus {
    findings.report.stepCount == 0
      || findings.hasNewBreaks(of: request.failingLaws ?? Law.failures) ? .failure : .success
  }
}
