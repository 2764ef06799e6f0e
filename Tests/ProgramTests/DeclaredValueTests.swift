import Testing

/// Tests that each declared command, strategy or similar value has the name of its property.
///
/// The compiler finds a missing value, but not one with another's name.
struct DeclaredValueTests {
  /// A type to check, the folder of its sources, and the least number of declared values.
  struct Declared: CustomTestStringConvertible {
    let type: String
    let folder: String
    let count: Int

    var testDescription: String { type }
  }

  @Test("Each command is declared with its name, and is in the list of all commands")
  func commands() throws {
    let pattern = /static let (\w+) = Command\(\s*"(\w+)",/
    let otherNames = ["importForm": "import", "pressReturn": "return"]
    let list = try Repository.text("Sources/Session/Lines/Command+All.swift")
      .matches(of: /\.(\w+)\b/).map { String($0.1) }
    var names: [String] = []
    for folder in ["AnswerKeeping", "Auditing", "BasicCommands", "Exporting", "Replaying"]
      + ["Session", "Sharing"]
    {
      for file in Repository.files(below: "Sources/\(folder)", suffix: ".swift") {
        for match in try Repository.text(file).matches(of: pattern) {
          let (property, name) = (String(match.1), String(match.2))
          #expect(otherNames[property] ?? property == name)
          #expect(list.contains(property), "\(property) is in no list")
          names.append(name)
        }
      }
    }
    #expect(names.count >= 69)
    #expect(Set(names).count == names.count)
  }

  @Test(
    "Each declared value has the name of its property",
    arguments: [
      Declared(type: "TypedSetting", folder: "Sources/SessionState", count: 7),
      Declared(type: "Strategy", folder: "Sources/Avoidance", count: 20),
      Declared(type: "Decision", folder: "Sources/AvoidanceEngine", count: 10),
      Declared(type: "DecisionValues", folder: "Sources/Avoidance", count: 4),
      Declared(type: "AnswersFormat", folder: "Sources/Forms", count: 4),
      Declared(type: "Verb", folder: "Sources/Program", count: 8),
      Declared(type: "ScreenFormat", folder: "Sources/Importing", count: 3),
      Declared(type: "Transition", folder: "Sources/Audit", count: 16),
      Declared(type: "Law", folder: "Sources/Audit", count: 9),
      Declared(type: "DeviceClass", folder: "Sources/Devices", count: 25),
    ])
  func eachIsMadeWithItsName(declared: Declared) throws {
    let pattern = try Regex(
      #"static let (\w+) = "# + declared.type + #"(?:<[^\n]*>)?\(\s*(?:\w+: )?\.(\w+)\b"#)
    let names = try Repository.files(below: declared.folder, suffix: ".swift").flatMap {
      try Repository.text($0).matches(of: pattern).map { match in
        [match.output[1], match.output[2]].map { $0.substring.map(String.init) ?? "" }
      }
    }
    #expect(names.count >= declared.count)
    // What stands for an app's own code in another process has no name of ours.
    #expect(names.filter { $0[0] != $0[1] && $0[0] != "ownElsewhere" } == [])
  }
}
