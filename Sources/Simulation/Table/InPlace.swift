/// A part of no meaning that has Swift pass the struct around it by its address.
///
/// Swift takes a struct whose layout it knows out of its place before a method of it is called from
/// another module, and puts it down again for the call: a copy of a kilobyte for each look at a
/// phone, fifty in a command. What may hold a value of any type is used where it lies.
struct InPlace: Hashable, Sendable {
  private let anything: (any Sendable)? = nil

  static func == (left: InPlace, right: InPlace) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
