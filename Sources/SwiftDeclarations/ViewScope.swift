import SwiftSyntax

/// A scope: the values of the names that a SwiftUI view's source code can use.
///
/// The names are the members of the view's type, and parameters.
package final class ViewScope {
  /// The value of a name in a view: an expression with its scope, a closure, a text or a case.
  package enum Value {
    case expression(ExprSyntax, ViewScope)
    case closure(ClosureExprSyntax, ViewScope)
    case text(String)
    case enumCase(name: String, raw: String)
  }

  /// The moment of a scope: properties that can change have the values of that moment.
  package enum Moment {
    /// The whole life of the view: such values are unknown.
    case always
    /// The moment when the screen appears, with the initial values in the source code.
    case start
    /// The same moment, with guesses for values that the source code doesn't tell.
    case guessedStart
  }

  package let typeName: String
  package let members: ViewDeclarations.Members
  private let declarations: ViewDeclarations
  private let given: [String: Value]
  /// Whether source code creates the view, so that its arguments and their defaults are known.
  private let isMade: Bool
  private let moment: Moment

  /// Creates the scope inside a SwiftUI view, given its type's members.
  ///
  /// `given` has the arguments with which the view is created, by name. It is nil if no source code
  /// creates the view.
  package init(
    _ typeName: String, in declarations: ViewDeclarations, given: [String: Value]? = nil,
    at moment: Moment = .always
  ) {
    self.typeName = typeName
    self.declarations = declarations
    members = declarations.types[typeName] ?? ViewDeclarations.Members()
    self.given = given ?? [:]
    isMade = given != nil
    self.moment = moment
  }

  private init(_ other: ViewScope, given: [String: Value], moment: Moment) {
    typeName = other.typeName
    declarations = other.declarations
    members = other.members
    isMade = other.isMade
    self.given = given
    self.moment = moment
  }

  /// A copy of this scope with the initial values of properties, or guesses for unknown ones.
  package var atFirst: ViewScope { at(.guessedStart) }

  /// A copy of this scope with the initial values of properties that the source code tells.
  package var atStart: ViewScope { at(.start) }

  /// Whether values that the source code doesn't tell are guessed.
  package var isGuessing: Bool { moment == .guessedStart }

  private func at(_ moment: Moment) -> ViewScope {
    moment == self.moment ? self : ViewScope(self, given: given, moment: moment)
  }

  /// Returns a copy of this scope with the values of more names, such as a closure's parameters.
  package func adding(_ values: [String: Value]) -> ViewScope {
    ViewScope(self, given: given.merging(values) { $1 }, moment: moment)
  }

  /// Returns the value of a name that is an argument or a parameter, or nil for other names.
  package func value(_ name: String) -> Value? { given[name] }

  /// Returns the value of a name if it can't change while the app runs, or else nil.
  ///
  /// That is an argument's value, or the initial value of a property without a wrapper. The latter
  /// is known only if source code creates the view and the view declares no initializer. In a scope
  /// for the moment when the screen appears, it is also the initial value of the view's state; in a
  /// scope with guesses, it is any property's.
  package func constant(_ name: String) -> Value? {
    if case .expression(let made, let other)? = given[name] {
      return .expression(made, moment == .always ? other : other.at(moment))
    }
    if let value = given[name] { return value }
    let isKnown =
      switch moment {
      case .always: isMade && members.plain.contains(name) && members.parameters.isEmpty
      case .start: !members.isView || members.states.contains(name)
      case .guessedStart: true
      }
    guard isKnown, moment != .start || !declarations.changedAtStart.contains(name) else {
      return nil
    }
    let initial = members.initialValues[name]
    // In an initializer, the name is that of a parameter.
    let isParameter = initial?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    let value =
      (isParameter ? nil : initial ?? members.values[name])
      // The app may create the view with the default value of the initializer's parameter.
      ?? (moment == .always
        ? nil : members.parameters.joined().first { $0.name == name }?.standard)
    let computed = members.isView ? nil : expression(ofProperty: [name])
    return (value ?? computed).map { .expression($0, self) }
  }

  /// Returns the value of a chain of names, such as `session.mode`, as ``constant(_:)`` does.
  ///
  /// The value of a model's property is what the model is created with, or else the property's
  /// initial value.
  package func constant(at path: [String], depth: Int = 0) -> Value? {
    // $name is the binding of a property, and $0 is a closure's parameter.
    let names = path.map { $0.contains(/^\$\D/) ? String($0.dropFirst()) : $0 }
      .filter { $0 != "self" && $0 != "Self" }
    guard let first = names.first, depth < 8 else { return nil }
    let rest = Array(names.dropFirst())
    guard let value = constant(first) else {
      guard !rest.isEmpty else { return nil }
      let isModel = isGuessing && given[first] == nil
      let type = isModel ? members.models[first] : nil
      return (type ?? (declarations.types[first] == nil ? nil : first)).flatMap {
        scope(of: $0).constant(at: rest, depth: depth + 1)
      }
    }
    guard !rest.isEmpty, case .expression(let made, let other) = value else { return value }
    if let path = made.path { return other.constant(at: path + rest, depth: depth + 1) }
    guard let call = made.bare.as(FunctionCallExprSyntax.self), let type = call.name else {
      return nil
    }
    guard let argument = call.argument(rest[0]) else {
      return scope(of: type).constant(at: rest, depth: depth + 1)
    }
    if rest.count == 1 { return .expression(argument, other) }
    return argument.path.flatMap {
      other.constant(at: $0 + rest.dropFirst(), depth: depth + 1)
    }
  }

  private func scope(of type: String) -> ViewScope {
    ViewScope(type, in: declarations, at: moment)
  }

  /// Returns the only expression of a computed property, given as `name` or `self.name`; or nil.
  package func expression(ofProperty path: [String]) -> ExprSyntax? {
    let names = path.first == "self" ? path.dropFirst() : path[...]
    guard names.count == 1, given[names[names.startIndex]] == nil,
      let body = members.bodies[names[names.startIndex]], body.count == 1
    else { return nil }
    let item = body.first?.item
    return item?.as(ReturnStmtSyntax.self)?.expression ?? item?.as(ExprSyntax.self)
  }

  /// Returns whether a name's value isn't `nil`; the result is nil if only the running app knows.
  package func isGiven(_ name: String) -> Bool? {
    guard let value = constant(name) else {
      return isMade && members.plain.contains(name) && members.parameters.isEmpty ? false : nil
    }
    guard case .expression(let expression, let other) = value else { return true }
    let bare = expression.bare
    if bare.isNone { return false }
    if let own = bare.as(DeclReferenceExprSyntax.self)?.baseName.text { return other.isGiven(own) }
    return bare.is(MemberAccessExprSyntax.self) && bare.choice(in: other) == nil ? nil : true
  }
}
