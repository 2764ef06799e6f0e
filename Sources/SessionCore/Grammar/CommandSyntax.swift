/// The name of a command and the shape of its arguments, as the parser and usage lines need them.
package struct CommandSyntax: Sendable {
  package let name: String
  package let shape: Shape

  /// The command's name with its arguments, as help shows it.
  package var usage: String {
    let arguments = shape.usage
    return arguments.isEmpty ? name : "\(name) \(arguments)"
  }
}
