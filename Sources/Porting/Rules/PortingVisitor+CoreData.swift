import SwiftSyntax

/// The part of the port to Linux that replaces `@NSManaged`, whose accessors Core Data makes at run
/// time.
extension PortingVisitor {
  /// Gives the property or method with `@NSManaged` a body that reads or changes stored values.
  func port(managed attribute: AttributeSyntax) {
    draft.remove(attribute)
    let owner = attribute.parent?.parent
    if let property = owner?.as(VariableDeclSyntax.self) {
      for binding in property.bindings where binding.accessorBlock == nil {
        let key = binding.pattern.trimmedDescription.filter { $0 != "`" }
        draft.insert(
          " { get { managedValue(forKey: \"\(key)\") } "
            + "set { setManagedValue(newValue, forKey: \"\(key)\") } }", after: binding)
      }
    } else if let function = owner?.as(FunctionDeclSyntax.self), function.body == nil {
      draft.insert(" { \(Self.body(of: function)) }", after: function)
    }
  }

  /// Returns the body of an accessor of a to-many relationship, such as `addToItems(_:)`.
  private static func body(of function: FunctionDeclSyntax) -> String {
    let parameters = function.signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let labels = parameters.map(\.firstName.text)
    let isOfIndexes = parameters.contains { $0.type.trimmedDescription.hasSuffix("IndexSet") }
    let name = function.name.text
    let prefixes = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let prefix = prefixes.first(where: name.hasPrefix), !isOfIndexes else {
      return "fatalError(\"\(name) is not available on Linux\")"
    }
    let rest = name.dropFirst(prefix.count)
    let key = "\"\(rest.prefix(1).lowercased())\(rest.dropFirst())\""
    switch (prefix, labels) {
    case ("addTo", ["_"]): return "addManaged(\(names[0]), to: \(key))"
    case ("removeFrom", ["_"]): return "removeManaged(\(names[0]), from: \(key))"
    case ("removeFrom", ["at"]): return "removeManaged(at: \(names[0]), from: \(key))"
    case ("insertInto", ["_", "at"]):
      return "addManaged(\(names[0]), to: \(key), at: \(names[1]))"
    case ("replace", ["at", "with"]):
      return "replaceManaged(\(names[1]), at: \(names[0]), in: \(key))"
    default: return "fatalError(\"\(name) is not available on Linux\")"
    }
  }
}
