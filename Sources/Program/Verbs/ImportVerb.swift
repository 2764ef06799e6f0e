import Foundation
import Session
import SessionRunning

extension Verb {
  /// The subcommand `import`: creates a form's file from an app's source files.
  static let importForm = Verb(.importForm) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.importForm.usage)
      return .success
    }
    do throws(CommandError) {
      return try ImportOptions(arguments).run(output)
    } catch {
      output.complain(error.diagnostic(of: "formlift import"))
      return .usage
    }
  }

}

/// The options of `formlift import`.
private struct ImportOptions {
  private var request = ImportRequest()
  private var output: String?
  private var isForced = false

  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output": output = try Self.value(of: argument, &rest)
      case "--view": request.view = try Self.value(of: argument, &rest)
      case "--force": isForced = true
      case _ where argument.hasPrefix("-"):
        throw CommandError.unknown(.option, argument, among: ["--output", "--view", "--force"])
      default: request.files.append(argument)
      }
    }
    guard !request.files.isEmpty else {
      throw CommandError(.missing(argument: "FILE", usage: "formlift import FILE… [-o FORM.yaml]"))
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw CommandError(.missing(argument: "NAME", usage: "\(option) NAME"))
    }
    return value
  }

  func run(_ screen: Output) throws(CommandError) -> ExitStatus {
    let (document, remarks) = try FormImport(request).run { screen.complain($0) }
    for remark in remarks { screen.complain(remark) }
    let form = try Session.form(imported: document)
    let data = try Session.definition(of: form, as: output ?? "form.yaml")
    if let output {
      try write(data, to: output)
    } else {
      screen.write(String(decoding: data, as: UTF8.self))
    }
    return remarks.contains { $0.contains(": warning: ") } ? .failure : .success
  }

  private func write(_ data: Data, to path: String) throws(CommandError) {
    let files = DiskFiles(takesLarge: true)
    guard isForced || !files.isKept(path) else {
      throw CommandError(FileError(.write, path, .overwriting(.isThere), force: "--force"))
    }
    do throws(FileError) {
      _ = try files.write(data, to: path, WriteOptions(protecting: ""))
    } catch {
      throw CommandError(error)
    }
  }
}
