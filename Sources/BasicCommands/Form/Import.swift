import AppSource
import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState

extension Command {
  package static let importForm = Command(
    "import", .form,
    Words(
      summary: "Open the form that an app's sources describe",
      details: [
        "FILE is \(ImportRequest.sources), or a folder of them. "
          + "Views that a view shows are looked up in all files. The screen with the most fields is "
          + "imported, or the one that --view names. write saves it as a form file. Parts of the "
          + "sources that a form can't express are listed with their place."
      ],
      examples: [
        Example("import CheckoutView.swift AddressView.swift", "a view, and another that it shows"),
        Example("import Main.storyboard --view SignUpController", "one of a storyboard's screens"),
      ]),
    kind: .program, Grammar<ImportRequest>.wanted
  ) { _, request throws(CommandError) in Outcome(effect: .importForm(request)) }
}

extension Grammar<ImportRequest> {
  fileprivate static var wanted: Grammar {
    let view = Grammar<String>.option("--view", taking: .word(Slot("NAME")))
    return Grammar<String>.file.repeated().with(view).map { files, view in
      var request = ImportRequest()
      (request.files, request.view) = (files, view)
      return request
    }
  }
}

extension Session {
  /// Opens a form that was imported from an app's source files.
  ///
  /// `fileName` is the path that the command `write` will use by default.
  package mutating func open(
    imported document: Data, as fileName: String
  ) throws(CommandError) -> Outcome {
    let form = try Self.form(imported: document)
    try Self.check(form, named: fileName, on: place.device)
    let outcome = try open(form, from: fileName)
    amend { $0.hasUnwrittenForm = true }
    return outcome
  }

  /// Parses a form that the importer generated.
  ///
  /// - Throws: ``CommandError`` if the form is invalid, which would be a bug of the importer.
  package static func form(imported document: Data) throws(CommandError) -> Form {
    do throws(FormError) {
      return try Form(contentsOf: document, fileName: "import.json")
    } catch {
      throw CommandError(.form(error))
    }
  }

  /// Returns the definition of an imported form in JSON or YAML, depending on the file's name.
  package static func definition(
    of form: Form, as fileName: String
  ) throws(CommandError) -> Data {
    do throws(FormError) {
      let notation = Form.Notation(ofFile: fileName)
      let definition = try form.definition(
        in: notation, fileName: fileName, vocabulary: .session)
      return Data(definition.text.utf8)
    } catch {
      throw CommandError(.form(error))
    }
  }
}
