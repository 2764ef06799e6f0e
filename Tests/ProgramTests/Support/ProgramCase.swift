import Foundation
import Testing

/// A run of the program in a test, with the output, diagnostics and exit status that it must have.
struct ProgramCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var arguments: [String]
  var input: Data
  var output: String
  var diagnostics: String
  var status: Int32

  init(
    _ description: String, _ arguments: [String] = [], input: String = "", output: String = "",
    diagnostics: String = "", status: Int32 = 0
  ) {
    self.init(
      description, arguments, bytes: Array(input.utf8), output: output, diagnostics: diagnostics,
      status: status)
  }

  init(
    _ description: String, _ arguments: [String] = [], bytes: [UInt8], output: String = "",
    diagnostics: String = "", status: Int32 = 0
  ) {
    testDescription = description
    self.arguments = arguments
    input = Data(bytes)
    self.output = output
    self.diagnostics = diagnostics
    self.status = status
  }

  /// Runs the program and expects the output, diagnostics and status.
  func check(
    in workplace: Workplace, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ending = try workplace.formlift(arguments, input: input)
    #expect(ending.output == output, sourceLocation: sourceLocation)
    #expect(ending.diagnostics == diagnostics, sourceLocation: sourceLocation)
    #expect(ending.status == status, sourceLocation: sourceLocation)
  }
}
