/// A command's name and the shape of its arguments, for the parser and the usage line.
package struct CommandSyntax: Sendable {
  package let name: String
  package let shape: Shape

  /// The command's usage line: its name with its arguments, as help shows it.
  package var usage: String {
    let arguments = shape.usage
    return arguments.isEmpty ? name : "\(name) \(arguments)"
  }
}
