/// One number with its name, or a title.
struct Figure: Equatable, Sendable {
  let name: String
  let value: String?

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(title: String) {
    name = title
    value = nil
  }
}
