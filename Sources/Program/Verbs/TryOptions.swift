import AppCode
import AppSource
import Foundation
import SessionRunning

/// The options of `formlift try`.
struct TryOptions {
  private(set) var sources: [String] = []
  /// The Swift expression of `--as`; if it is missing, the only view controller of the sources.
  private(set) var expression = ""
  /// The arguments that are not options of `try` itself: the program's own options and the form.
  private(set) var others: [String] = []
  private(set) var wantsHelp = false

  /// Parses the arguments of `formlift try`; `verb` is the subcommand's name in errors.
  ///
  /// - Throws: ``UsageError`` if source files are missing, or an expression that is needed.
  init(_ arguments: [String], verb: String = "try") throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": wantsHelp = true
      case "--as":
        guard let value = rest.popFirst(), !value.isEmpty else { throw Self.noExpression }
        expression = value
      case _ where argument.hasPrefix("--as="): expression = String(argument.dropFirst(5))
      case _ where argument.hasSuffix(".swift"): sources.append(argument)
      default:
        let found = OwnSources.files(in: argument)
        if found.isEmpty { others.append(argument) } else { sources += found }
      }
    }
    guard !wantsHelp else { return }
    guard !sources.isEmpty else {
      if let other = others.first, !other.hasPrefix("-") { throw UsageError(.noSources(other)) }
      throw UsageError(
        .missingValue(option: verb, argument: "FILE.swift, or a folder of Swift files"))
    }
    if let missing = sources.first(where: { access($0, F_OK) != 0 }) {
      throw UsageError(.noSources(missing))
    }
    guard expression.isEmpty else { return }
    let controllers = ViewControllers.names(
      in: sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
    guard controllers.count == 1, let only = controllers.first else {
      throw controllers.isEmpty
        ? UsageError(.noControllers) : UsageError(.severalControllers(controllers))
    }
    expression = "\(only)()"
  }

  private static let noExpression = UsageError(
    .missingValue(
      option: "--as", argument: "EXPRESSION, such as 'KeyboardAdjustment(scrollView: table)'"))
}
