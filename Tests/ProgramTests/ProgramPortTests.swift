import Testing

/// Tests the command `formlift port` by running the program.
struct ProgramPortTests {
  @Test("Porting a folder ports its Swift files") func portsAFolder() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App/Views")
    try workplace.write("import Foundation\n@objc class A {}\n", to: "App/A.swift")
    try workplace.write("let s = #selector(A.show)\n", to: "App/Views/B.swift")
    try workplace.write("", to: "App/README.md")
    let ending = try workplace.formlift(["port", "App/", "--output", "Linux/App"])
    #expect(ending.output == "2 files ported to Linux/App\n")
    #expect(ending.diagnostics.isEmpty)
    #expect(ending.status == 0)
    #expect(
      try workplace.text("Linux/App/A.swift")
        == "#sourceLocation(file: \"App/A.swift\", line: 1)\nimport UIKit\nclass A {}\n")
    #expect(
      try workplace.text("Linux/App/Views/B.swift")
        == "#sourceLocation(file: \"App/Views/B.swift\", line: 1)\n"
        + "let s = Selector(\"show\", A.show)\n")
  }

  @Test("Porting lists what it could not port") func listsWhatIsLeft() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App")
    try workplace.write("import UIKit\nimport WebKit\n", to: "App/A.swift")
    try workplace.write("", to: "App/B.m")
    let ending = try workplace.formlift(["port", "App", "-o", "Linux", "-q"])
    #expect(ending.output.isEmpty)
    #expect(
      ending.diagnostics == """
        App/A.swift:2:1: warning: not ported: Linux has no WebKit; code that uses it does not compile
        App/B.m:1:1: warning: not ported: Objective-C; only Swift is ported

        """)
    #expect(ending.status == 1)
  }

  @Test("Porting reports where a source does not parse") func saysWhereASourceDoesNotParse() throws
  {
    let workplace = try Workplace()
    try workplace.write("class A {\n  func f( {\n}\n", to: "A.swift")
    let ending = try workplace.formlift(["port", "A.swift", "-o", "Linux", "-q"])
    #expect(
      ending.diagnostics == "A.swift:2:11: error: not ported: this is not valid Swift\n")
    #expect(ending.status == 1)
  }

  @Test("Porting skips its own output") func portsNothingThatWasPorted() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App")
    try workplace.write("@objc class A {}", to: "App/A.swift")
    for _ in 1...2 {
      let ending = try workplace.formlift(["port", "App", "-o", "App/Linux"])
      #expect(ending.output == "1 file ported to App/Linux\n")
    }
  }

  @Test("The option --prefix names the ported files") func namesFilesByAPrefix() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App/Views")
    try workplace.write("@objc class A {}", to: "App/Views/A.swift")
    let ending = try workplace.formlift(["port", "App", "-o", "Linux", "--prefix", "Ported"])
    #expect(ending.output == "1 file ported to Linux\n")
    #expect(
      try workplace.text("Linux/Views/PortedA.swift")
        == "#sourceLocation(file: \"App/Views/A.swift\", line: 1)\nclass A {}")
  }

  /// In a module no two files may have the same name, but files of two libraries may.
  @Test("Ported files of the same name are numbered") func numbersFilesOfOneName() throws {
    let workplace = try Workplace()
    for folder in ["Library", "App"] { try workplace.make(folder: folder) }
    try workplace.write("@objc class A {}", to: "Library/A.swift")
    try workplace.write("import Library\n@objc class B {}", to: "App/A.swift")
    let ending = try workplace.formlift([
      "port", "Library/A.swift", "App/A.swift", "Library/A.swift", "-o", "Linux", "--one-module",
      "-k",
    ])
    #expect(ending.output == "2 files ported to Linux\n")
    #expect(ending.diagnostics.isEmpty)
    #expect(
      try workplace.text("Linux/A.swift")
        == "import UIKit\n#sourceLocation(file: \"Library/A.swift\", line: 1)\nclass A {}")
    #expect(
      try workplace.text("Linux/2/A-2.swift")
        == "#sourceLocation(file: \"App/A.swift\", line: 1)\nimport UIKit\nclass B {}")
  }

  @Test("Single files are ported") func portsFiles() throws {
    let workplace = try Workplace()
    try workplace.write("@objc class A {}", to: "A.swift")
    let ending = try workplace.formlift(["port", "A.swift", "--output=Linux"])
    #expect(ending.output == "1 file ported to Linux\n")
    #expect(
      try workplace.text("Linux/A.swift")
        == "#sourceLocation(file: \"A.swift\", line: 1)\nclass A {}")
  }

  @Test(
    "Wrong arguments of port report what would work",
    arguments: [
      ProgramCase(
        "nothing to port", ["port"],
        diagnostics:
          "formlift port: error: PATH is missing: formlift port PATH… --output DIR\n",
        status: 2),
      ProgramCase(
        "no output", ["port", "App"],
        diagnostics: "formlift port: error: --output needs DIR, the folder for the ported files\n",
        status: 2),
      ProgramCase(
        "an unknown option", ["port", "-x"],
        diagnostics: "formlift port: error: unknown option -x; `formlift port --help` lists them\n",
        status: 2),
      ProgramCase(
        "nothing there", ["port", "Ap", "-o", "Linux"],
        diagnostics: "formlift port: error: Ap: No such file or directory\n", status: 2),
      ProgramCase(
        "no Swift", ["port", "forms/scripts", "-o", "Linux"],
        diagnostics: "formlift port: error: forms/scripts: no Swift file in this folder\n",
        status: 2),
      ProgramCase(
        "over itself", ["port", "Package.swift", "-o", "."],
        diagnostics: "formlift port: error: Package.swift would be overwritten; choose "
          + "another DIR\n",
        status: 2),
      ProgramCase(
        "one name twice", ["port", "Package.swift", "Tests/Stranger/Package.swift", "-o", "Linux"],
        diagnostics: "formlift port: error: Package.swift and Tests/Stranger/Package.swift would "
          + "be written to the same file; port their folder instead\n",
        status: 2),
    ])
  func usage(_ example: ProgramCase) throws { try example.check(in: Workplace()) }

  /// With a path, a form whose name is a verb's can be opened.
  @Test("A form may be named like a verb") func aFormOfThatName() throws {
    let workplace = try Workplace()
    try workplace.write(Repository.text("forms/twenty.yaml"), to: "port")
    let ending = try workplace.formlift(["./port", "-q", "-c", "get form.rows"])
    #expect(ending.output == "20\n")
  }
}
