import AppSource
import Forms
import Foundation
import Importing
import Porting
import Session

extension Target {
  /// Feeds Swift sources to `formlift port`, and checks the lines of its findings.
  static let port = Target(name: "port") { bytes in
    let sources = sources(bytes, named: "swift")
    for isOneModule in [false, true] {
      let ported = SourcePorter(sources, isOneModule: isOneModule).run()
      precondition(ported.count == sources.count)
      for (source, result) in zip(sources, ported) { check(result, of: source) }
    }
  }

  private static func check(_ ported: PortedSource, of source: Source) {
    let count = source.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).count
    for finding in ported.findings {
      precondition((1...count + 1).contains(finding.line), "a finding in line \(finding.line)")
      precondition(!finding.reason.isEmpty)
    }
  }

  /// Feeds SwiftUI views to `formlift import`, and checks that its results are valid forms.
  static let swiftUI = Target(name: "import") { bytes in
    check(SourceImporter(sources(bytes, named: "swift")))
  }

  /// Feeds storyboards to `formlift import`, and checks that its results are valid forms.
  static let storyboard = Target(name: "storyboard") { bytes in
    check(SourceImporter(sources(bytes, named: "storyboard")))
  }

  private static func check(_ importer: SourceImporter) {
    let result = importer.run()
    precondition(result.forms.count == result.findings.count)
    for form in result.forms {
      let name = "\(form.name).json"
      do throws(FormError) {
        var stage = Stage(
          Session(form: try Form(contentsOf: form.document, fileName: name), fileName: name))
        for line in ["focus 1", "next", "fields", "why"] { stage.run(line) }
      } catch {
        preconditionFailure("the imported form cannot be read: \(error.line)")
      }
      _ = importer.run(view: form.name)
    }
  }

  /// Splits the input into up to three files, at lines of five `=`.
  private static func sources(_ bytes: [UInt8], named ending: String) -> [Source] {
    String(decoding: bytes, as: UTF8.self).split(
      separator: "\n=====\n", maxSplits: 2, omittingEmptySubsequences: false
    ).enumerated().map { Source(name: "File\($0.offset).\(ending)", text: String($0.element)) }
  }
}

extension Target {
  /// Feeds saved parts of an audit to `formlift audit merge`.
  static let merge = Target(name: "merge") { bytes in
    guard let form = try? Session.builtInForm() else { return }
    let session = Session(form: form, fileName: Form.builtInName, files: Files())
    var parts = AuditParts()
    do throws(CommandError) {
      for part in sources(bytes, named: "part") {
        try parts.add(Data(part.text.utf8), name: part.name)
      }
      let findings = try parts.findings(in: session)
      _ = parts.gaps(in: findings)
      for format in AuditFormat.allCases { _ = format.lines(findings) }
    } catch {
      precondition(!error.message.isEmpty)
    }
  }
}
