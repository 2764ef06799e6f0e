import Testing

/// Tests that nothing in the program needs ICU's locale data, which its release leaves out.
struct LocaleDataTests {
  /// The targets that the program `formlift` consists of.
  private static let targets = [
    "AnswerKeeping", "AppCode", "AppSource", "Audit", "Auditing", "Avoidance",
    "AvoidanceEngine", "BasicCommands",
    "Devices", "Documents", "Drawing", "Evidence", "Exporting", "FileErrors", "FormModel", "Forms",
    "Geometry", "Launch", "Patterns", "Program", "Replaying", "Session", "SessionCore",
    "SessionRunning", "SessionState", "Sharing", "Simulation", "Terminal", "TerminalCells",
    "TerminalText", "Verdicts",
  ]

  @Test("The program uses nothing of Foundation that reads locale data") func usesNoLocaleData()
    throws
  {
    let asking =
      #/
      \b(?:DateFormatter|NumberFormatter|ListFormatter|MeasurementFormatter|ByteCountFormatter
      |RelativeDateTimeFormatter|DateComponentsFormatter|NSRegularExpression|NSLinguisticTagger
      |Locale|Calendar|DateComponents|localizedCompare|localizedStandardCompare
      |localizedCaseInsensitiveCompare|localizedStandardContains|localizedCapitalized
      |localizedDescription|applyingTransform|enumerateSubstrings)\b
      |\.formatted\(
      /#.wordBoundaryKind(.simple)
    var users: [String] = []
    for target in Self.targets {
      let files = Repository.files(below: "Sources/\(target)", suffix: ".swift")
      #expect(!files.isEmpty, "no Swift file in Sources/\(target)")
      for file in files {
        let code = try Repository.text(file).split(separator: "\n")
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        users += code.filter { $0.contains(asking) }.map { "\(file): \($0)" }
      }
    }
    #expect(users == [])
  }
}
