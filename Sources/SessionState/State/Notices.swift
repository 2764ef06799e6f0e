/// The messages that a command prints, computed only when they are shown.
package struct Notices {
  private let make: ((State) -> [String])?

  /// The messages of a command that prints none.
  package static var none: Notices { Notices(make: nil) }

  private init(make: ((State) -> [String])?) { self.make = make }

  /// Creates a command's messages from a function that gets the state after the command.
  package init(_ make: @escaping (State) -> [String]) { self.make = make }

  /// Creates a command's messages from texts that are computed only when shown.
  package init(_ texts: @autoclosure @escaping () -> [String]) { make = { _ in texts() } }

  /// Returns the texts of a command's messages; `state` is the session's state after the command.
  package func texts(_ state: State) -> [String] { make?(state) ?? [] }
}
