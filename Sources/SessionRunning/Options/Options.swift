import Forms
import Session
import Terminal

/// The options of the program's command line.
package struct Options: Equatable {
  /// The choice whether the output has colors; `auto` means only on a terminal that supports them.
  enum Color: String { case auto, always, never }
  /// What the program's options ask for: to run the program, or to print its help or version.
  package enum Request: Equatable { case run, help, version }

  package var form: String?
  /// The path of the answers file to start with, or nil.
  package var answers: String?
  package var scripts: [String] = []
  package var commands: [String] = []
  package var isInteractive = false
  /// Whether the session begins in live mode, where keys and the mouse touch the phone.
  package var isLive = false
  package var strategy: String?
  package var device: String?
  package var orientation: String?
  var isJSON = false
  var color = Color.auto
  var keepsGoing = false
  package var isQuiet = false
  /// Whether forms of up to 256 MB are read, instead of up to 64 MB.
  package var takesLarge = false
  /// Whether each command of a script is printed before its output, so that a reader needs no
  /// script.
  var echoes = false
  /// Whether the program only collects answers, as `formlift fill` does.
  package var isFilling = false
  /// Whether the session begins with the introductory tour, as `formlift tour` does.
  package var isTour = false
  /// The format of the answers that `formlift fill` prints, or nil if the user chose no format.
  package var format: AnswersFormat?
  package var request = Request.run

  /// Parses the arguments after the program's name or after `fill`.
  ///
  /// - Throws: ``UsageError`` that says what is wrong and what would work.
  package init(_ arguments: [String], isFilling: Bool = false) throws(UsageError) {
    var rest = arguments[...]
    self.isFilling = isFilling
    isQuiet = isFilling
    while let argument = rest.popFirst() {
      if argument == "--" {
        for form in rest { try take(form: form) }
        break
      }
      if argument.hasPrefix("--") {
        try takeLong(argument, &rest)
      } else if argument.hasPrefix("-") && argument != "-" {
        try takeShort(argument, &rest)
      } else {
        try take(form: argument)
      }
    }
    try checkFilling()
  }

  /// Throws an error if an option can't be used with `formlift fill`, or only with it.
  private func checkFilling() throws(UsageError) {
    if format != nil, !isFilling { throw UsageError(.onlyOfFill("--output")) }
    guard isFilling, request == .run else { return }
    if !scripts.isEmpty { throw UsageError(.notOfFill("--file")) }
    if !commands.isEmpty { throw UsageError(.notOfFill("--command")) }
    if isInteractive { throw UsageError(.notOfFill("--interactive")) }
    if isLive { throw UsageError(.notOfFill("--live")) }
    if isJSON { throw UsageError(.notOfFill("--json")) }
  }

  private mutating func take(form: String) throws(UsageError) {
    guard !form.isEmpty else { throw UsageError(.emptyForm) }
    guard self.form == nil else {
      // In `FORM -c focus zip`, the quotes are missing.
      guard let command = commands.last, !command.contains(" "), !form.contains(".") else {
        throw UsageError(.secondForm(form))
      }
      throw UsageError(.splitCommand("\(command) \(form)"))
    }
    self.form = form
  }

  private mutating func takeLong(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = Self.all.first(where: { $0.long == name }) else {
      throw UsageError(.unknownOption("--\(name)"))
    }
    try take(option, "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func takeShort(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = Self.all.first(where: { $0.short == letter }) else {
        throw UsageError(.unknownOption("-\(letter)"))
      }
      if option.argument != nil {
        return try take(
          option, "-\(letter)", attached: letters.isEmpty ? nil : String(letters), &rest)
      }
      try option.apply(&self, "")
    }
  }

  private mutating func take(
    _ option: Entry, _ name: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let argument = option.argument else {
      if let attached { throw UsageError(.unwantedValue(option: name, given: attached)) }
      return try option.apply(&self, "")
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError(.missingValue(option: name, argument: argument))
    }
    try option.apply(&self, value)
  }
}
