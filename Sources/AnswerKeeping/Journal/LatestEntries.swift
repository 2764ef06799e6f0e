/// The latest element for each field of a form, ordered by the fields' first elements.
///
/// Use it for recorded answers, where a later answer to a field replaces earlier ones.
package struct LatestEntries<Element: Equatable & Sendable>: Equatable, Sendable {
  private(set) var all: [Element] = []
  private var places: [String: Int] = [:]

  /// Stores an element as the latest one of a field; an older element of the field is replaced.
  package mutating func take(_ element: Element, of field: String) {
    if let place = places[field] {
      all[place] = element
    } else {
      places[field] = all.count
      all.append(element)
    }
  }
}
