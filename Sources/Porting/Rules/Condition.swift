import SwiftSyntax

/// Evaluates `#if` conditions as for an iOS app, although the compiler is for Linux.
///
/// A value is nil if it is unknown.
enum Condition {
  private static let modules: [String: Bool] = [
    "AppKit": false, "Cocoa": false, "Combine": true, "CoreData": true, "Foundation": true,
    "ObjectiveC": false, "SwiftUI": false, "UIKit": true, "WatchKit": false,
  ]

  static func value(_ node: ExprSyntax) -> Bool? {
    if let literal = node.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let not = node.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let group = node.as(TupleExprSyntax.self), let only = group.elements.first {
      return value(only.expression)
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return value(call: call) }
    return node.as(SequenceExprSyntax.self).flatMap { value(sequence: Array($0.elements)) }
  }

  private static func value(call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return modules[argument]
    case "targetEnvironment": return false
    case "swift", "compiler": return value(version: argument)
    default: return nil
    }
  }

  /// Returns whether a compiler with Swift 5 meets a condition; nil for versions after Swift 5.
  ///
  /// `version` is the condition's argument, such as `>=5.3`.
  private static func value(version: String) -> Bool? {
    let number = version.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let major = Int(number), major <= 5 else { return nil }
    return version.hasPrefix(">=")
  }

  /// Returns the value of an `#if` condition with operators, or nil if it is unknown.
  ///
  /// `&&` has higher precedence than `||`.
  private static func value(sequence: [ExprSyntax]) -> Bool? {
    let terms = sequence.split { $0.trimmedDescription == "||" }
    return any(terms.map { term in all(term.filter { $0.trimmedDescription != "&&" }.map(value)) })
  }

  private static func any(_ values: [Bool?]) -> Bool? {
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private static func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }
}

extension IfConfigDeclSyntax {
  /// The branches of the `#if` that are compiled for the simulated phone, or may be.
  var clausesThatMayHold: [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map(Condition.value) ?? true
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }
}

extension PortingVisitor {
  /// Rewrites an `#if` condition for Linux: `os(iOS)` becomes a check for the module UIKit.
  ///
  /// A check for Linux becomes false.
  func port(condition: some SyntaxProtocol) {
    if let call = condition.as(FunctionCallExprSyntax.self) { return port(question: call) }
    for child in condition.children(viewMode: .sourceAccurate) { port(condition: child) }
  }

  private func port(question call: FunctionCallExprSyntax) {
    guard call.calledExpression.trimmedDescription == "os" else { return }
    let system = call.arguments.trimmedDescription
    if system == "iOS" { draft.replace(call, with: "canImport(UIKit)") }
    if system == "Linux" { draft.replace(call, with: "(!canImport(UIKit))") }
  }
}
