import Formlift
import Foundation
import Testing

struct FormTests {
  @Test("A form is read from text")
  func written() throws {
    let form = try Form(
      """
      form: Sign in
      sections:
        - rows:
            - field: name
              label: Name
            - text: A row that only tells something.
      """)
    #expect(form.title == "Sign in")
    #expect(form.fields.map(\.id) == ["name"])
    #expect(form.fields.map(\.label) == ["Name"])
  }

  @Test(
    "A form error prints its place, the fault and a suggestion",
    arguments: [
      (
        "device: iphone-5x",
        #"form:1:9: error: form device must be one of 86 known names, not "iphone-5x"; "#
          + #"did you mean "iphone-5"?"#
      ),
      (
        "styl: plain",
        #"form:1:1: error: unknown key "styl" in a form; did you mean "style"?"#
      ),
    ])
  func errors(line: String, sentence: String) throws {
    let text = line + "\nform: F\nsections: [{rows: [{field: a}]}]"
    let error = #expect(throws: FormError.self) { try Form(text) }
    #expect(error.map { "\($0)" } == sentence)
    #expect(error?.localizedDescription == sentence)
  }

  @Test("An unknown strategy name suggests the nearest one")
  func unknownStrategy() throws {
    let text = "form: F\nstrategy: inset-tpo\nsections: [{rows: [{field: a}]}]"
    let error = #expect(throws: FormError.self) { try Form(text) }
    #expect(error?.localizedDescription.hasSuffix(#"did you mean "inset-top"?"#) == true)
  }

  @Test("Command errors print a sentence with a suggestion")
  func commandErrors() throws {
    var session = Session(try Stage.twenty())
    let field = #expect(throws: CommandError.self) { try session.focus("f21") }
    #expect(field.map { "\($0)" } == #"no field "f21"; did you mean "f12"?"#)
    let path = #expect(throws: CommandError.self) { try session["table.ofset"] }
    #expect(path != nil)
    let decision = #expect(throws: CommandError.self) {
      try session.run("strategy inset-top reveal=centre")
    }
    #expect(decision?.localizedDescription.contains("it must be none, row,") == true)
  }
}
