/// The messages of a command, computed only when they are shown.
package struct Notices {
  private let make: ((State) -> [String])?

  /// No messages.
  package static var none: Notices { Notices(make: nil) }

  private init(make: ((State) -> [String])?) { self.make = make }

  /// Creates messages that depend on the state after the command.
  package init(_ make: @escaping (State) -> [String]) { self.make = make }

  /// Creates messages.
  package init(_ texts: @autoclosure @escaping () -> [String]) { make = { _ in texts() } }

  /// Returns the messages for the state after the command.
  package func texts(_ state: State) -> [String] { make?(state) ?? [] }
}
