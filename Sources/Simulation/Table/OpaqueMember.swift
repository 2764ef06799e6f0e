/// An empty member that makes Swift pass the struct containing it by address.
///
/// If Swift knows a struct's layout, it copies the struct before it calls a method from another
/// module. That would copy a kilobyte for each access to a phone, fifty times per command. A struct
/// with a member of unknown type is used in place.
struct OpaqueMember: Hashable, Sendable {
  private let anything: (any Sendable)? = nil

  static func == (left: OpaqueMember, right: OpaqueMember) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
