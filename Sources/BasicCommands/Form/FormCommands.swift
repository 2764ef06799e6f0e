import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState

extension Command {
  package static let new = Command(
    "new", .form,
    Words(
      summary: "Begin a form without rows",
      details: [
        "row add ID adds a row, and write saves the form. Without FILE, write names the file "
          + "after the title."
      ],
      examples: [
        Example("new Checkout", "begins a form; continue with row add name label=Name"),
        Example("new Sign up", "a title may have several words"),
      ]),
    kind: .opens, .text(Slot("TITLE"))
  ) { session, title throws(CommandError) in
    try session.open(emptyForm(title), from: fileName(of: title))
  }

  private static func emptyForm(_ title: String) throws(CommandError) -> Form {
    do throws(FormEditError) {
      return try Form(title: title)
    } catch {
      throw CommandError(.edit(error))
    }
  }

  /// Returns a file name for a new form, made from the letters and digits of its title.
  private static func fileName(of title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-").prefix(60)
    return "\(name.isEmpty ? "form" : name).yaml"
  }

  package static let form = Command(
    "form", .form,
    Words(
      summary: "Change the form's keys, except its rows",
      details: [
        "Lists and mappings are in brackets, as in YAML; a mapping's braces may be left out. "
          + "key= with nothing after it removes the key. If the screen changes, the form is "
          + "laid out again; answers stay. The keys: help form."
      ],
      examples: [
        Example("form set form=New player style=grouped", "changes title and style"),
        Example("form set device=iphone-8 tabBar=true", "opens it on another phone"),
        Example("form set containers=[sheet: true]", "puts the table on a sheet"),
      ]),
    .rewrites,
    .keywords(
      "the word after `form`", missing: "set", [("set", Grammar<[GivenKey]>.keys(of: .form))])
  ) { state, keys throws(CommandError) in
    try state.edit { form throws(FormEditError) in
      try form.setting(keys, vocabulary: .session)
    }
    if keys.contains(where: { $0.name == "settings" || $0.name == "device" }) {
      try state.checkVersion()
    }
    return Notices(["changed \(keys.map(\.name).joined(separator: ", "))"])
  }
}

extension State {
  /// Throws an error if the device of the phone never ran the iOS version in the form's settings,
  /// unless the form names the device.
  fileprivate func checkVersion() throws(CommandError) {
    guard form.device == nil else { return }
    for setting in form.settings {
      guard let error = setting.error(on: place.device, in: fileName) else { continue }
      throw CommandError(.brokenRule(error.message))
    }
  }
}

extension Command {
  package static let write = Command(
    "write", .form,
    Words(
      summary: "Write the form's definition to a file",
      details: [
        "The format is YAML, or JSON if the name ends in .json. Without FILE, it writes to the "
          + "form's own file. In a loaded YAML file, unchanged parts keep their comments, order "
          + "and spelling. save writes the answers, not this command.",
        "--force is needed to replace another file, or one that has changed since it was "
          + "loaded. A file with the value of a secure field is readable only by you.",
      ],
      examples: [
        Example("write forms/checkout.yaml", "writes the form to this file"),
        Example("write --force", "replaces a file that has changed since it was loaded"),
      ]),
    kind: .program,
    Grammar<Bool>.option("--force").then(Grammar<String>.file.optional())
  ) { session, writing throws(CommandError) in
    try session.writeForm(to: writing.1, isForced: writing.0)
  }
}

extension Session {
  fileprivate mutating func writeForm(
    to file: String?, isForced: Bool
  ) throws(CommandError) -> Outcome {
    let path = file ?? fileName
    if file == nil, path == Form.builtInName, !files.isKept(path) {
      throw CommandError(FileError(.write, path, .form(.isBuiltIn)))
    }
    try checkIsWhole(for: path)
    let definition: Form.Definition
    do throws(FormError) {
      definition = try form.definition(
        in: Form.Notation(ofFile: path), fileName: path, vocabulary: .session)
    } catch {
      throw CommandError(.form(error))
    }
    if !isForced { try checkThatFormMayReplace(path) }
    var options = WriteOptions(protecting: "")
    options.isForced = isForced
    options.isPrivate = form.hasSecureValue
    let data = Data(definition.text.utf8)
    let force = "write --force \(LineSyntax.quoted(path))"
    let isFile = try replaceFile(path, with: data, options, force: force)
    if isFile { keepWritten(data, to: path) }
    let reader = isFile && options.isPrivate
    return Outcome(
      notices: [
        "wrote \(path)" + (reader ? "; only you can read it, because a secure value is in it" : "")
      ] + Self.words(forLosing: definition.lostCommentCount(of: form)))
  }

  private static func words(forLosing count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["1 comment of the file was not kept"]
    default: ["\(count) comments of the file were not kept"]
    }
  }

  /// Throws an error if a section of the form has no rows, or if the form has no field.
  ///
  /// The file of a form like this could not be read again.
  private func checkIsWhole(for path: String) throws(CommandError) {
    if let index = form.sections.firstIndex(where: \.rows.isEmpty) {
      let name = form.sections[index].header ?? "\(index + 1)"
      throw CommandError(FileError(.write, path, .form(.hasSectionWithoutRows(name))))
    }
    if form.fieldRows.isEmpty { throw CommandError(FileError(.write, path, .form(.hasNoField))) }
  }

  private mutating func keepWritten(_ data: Data, to path: String) {
    knownFiles.note(path, holding: data)
    let isNamed = form.hasFile
    amend { state in
      state.hasUnwrittenForm = false
      if !isNamed { state.fileName = path }
    }
  }

  /// Throws an error if a file exists whose contents this session has neither read nor written.
  private func checkThatFormMayReplace(_ path: String) throws(CommandError) {
    guard files.isKept(path) else { return }
    let data = try? files.read(path)
    if let data, knownFiles.isSame(path, holding: data) { return }
    if let data, path == fileName, form.wasRead(from: data) { return }
    throw CommandError(
      FileError(
        .write, path,
        .overwriting(path == fileName && form.hasFile ? .formHasChanged : .isThere),
        force: "write --force \(LineSyntax.quoted(path))"))
  }
}
