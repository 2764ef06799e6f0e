/// The latest element of each field, in the order in which fields were first spoken of.
struct LatestByField<Element: Equatable & Sendable>: Equatable, Sendable {
  private(set) var all: [Element] = []
  private var places: [String: Int] = [:]

  /// Takes what is said of a field now, in place of what was said before.
  mutating func take(_ element: Element, of field: String) {
    if let place = places[field] {
      all[place] = element
    } else {
      places[field] = all.count
      all.append(element)
    }
  }
}
