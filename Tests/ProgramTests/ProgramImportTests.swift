import Testing

@testable import SessionRunning

/// Tests the command `formlift import` by running the program.
struct ProgramImportTests {
  static let view = """
    import SwiftUI

    struct SignUpView: View {
      @State private var name = ""

      var body: some View {
        NavigationStack {
          Form {
            Section("You") {
              TextField("Name", text: $name).textContentType(.name).submitLabel(.next)
              SecureField("Password", text: $password)
            }
          }
          .navigationTitle("Sign up")
        }
      }
    }

    """

  static let form = """
    form: Sign up
    style: insetGrouped
    largeTitle: true
    strategy: swiftui
    sections:
      - header: You
        rows:
          - field: name
            placeholder: Name
            return: next
            contentType: name
          - field: password
            placeholder: Password
            secure: true

    """

  @Test("Importing a SwiftUI view writes a form") func writesAForm() throws {
    let workplace = try Workplace()
    try workplace.write(Self.view, to: "SignUpView.swift")
    let printed = try workplace.formlift(["import", "SignUpView.swift"])
    #expect(printed.output == Self.form)
    #expect(printed.diagnostics.isEmpty)
    #expect(printed.status == 0)
    let written = try workplace.formlift(["import", "SignUpView.swift", "-o", "signup.yaml"])
    #expect(written.output.isEmpty)
    #expect(try workplace.text("signup.yaml") == Self.form)
    let fields = try workplace.formlift(["signup.yaml", "-q", "-c", "fields", "-c", "focus name"])
    #expect(fields.output.hasPrefix(" 1  name"))
    #expect(fields.status == 0)
    let audited = try workplace.formlift([
      "audit", "signup.yaml", "--strategy", "least-motion", "--device", "iphone-16",
    ])
    #expect(audited.status == 0)
    let again = try workplace.formlift(["import", "SignUpView.swift", "-o", "signup.yaml"])
    #expect(
      again.diagnostics == "signup.yaml: error: the file already exists; `--force` replaces it\n"
    )
    #expect(again.status == 2)
  }

  @Test("Importing lists what it could not convert") func listsWhatIsLeft() throws {
    let workplace = try Workplace()
    try workplace.write(
      "struct A: View { var body: some View { Form { Fancy(\"Name\", text: $name) } } }\n",
      to: "A.swift")
    let ending = try workplace.formlift(["import", "A.swift"])
    #expect(ending.output.hasPrefix("form: A\n"))
    #expect(
      ending.diagnostics
        == "A.swift:1:47: warning: not imported: Fancy is not in the given files; a "
        + "text field is used instead\n")
    #expect(ending.status == 1)
  }

  @Test("Import of UIKit code names try") func uikitCode() throws {
    let workplace = try Workplace()
    try workplace.write(
      "import UIKit\nclass Login: UIViewController { let name = UITextField() }\n",
      to: "Login.swift")
    #expect(
      try workplace.formlift(["import", "Login.swift"]).diagnostics
        == "formlift import: error: nothing to import: no SwiftUI view, storyboard or xib with a text "
        + "field; `formlift try Login.swift` runs UIKit code\n")
  }

  @Test("The import command opens the form") func opensAForm() throws {
    let workplace = try Workplace()
    try workplace.write(Self.view, to: "SignUpView.swift")
    let ending = try workplace.formlift([
      "-q", "-c", "import SignUpView.swift", "-c", "get form.title", "-c", "write", "-c",
      "get form.fields",
    ])
    #expect(ending.output == "Sign up\n2\n")
    #expect(try workplace.text("SignUpView.yaml") == Self.form)
    #expect(ending.status == 0)
  }

  @Test(
    "Wrong arguments of import report what would work",
    arguments: [
      ProgramCase(
        "nothing to import", ["import"],
        diagnostics:
          "formlift import: error: FILE is missing: formlift import FILE… [-o FORM.yaml]\n",
        status: 2),
      ProgramCase(
        "no option of its own", ["import", "--law", "App.swift"],
        diagnostics:
          "formlift import: error: no option \"--law\"; the options are --output, --view "
          + "and --force\n",
        status: 2),
      ProgramCase(
        "nothing there", ["import", "no.swift"],
        diagnostics: "no.swift: error: No such file or directory\n", status: 2),
      ProgramCase(
        "no view", ["import", "Package.swift"],
        diagnostics:
          "formlift import: error: nothing to import: no SwiftUI view, storyboard or xib with a text "
          + "field\n",
        status: 2),
    ])
  func usage(_ example: ProgramCase) throws { try example.check(in: Workplace()) }
}
