import Geometry

/// A name of a device model such as `iphone-16-pro`, as words and numbers.
///
/// It compares a user's spelling of a model, such as `iPhone 16 Pro`, with the known models.
package struct ModelName {
  // A number with a letter, as in `iphone-5s` or `ipad-a16`, is one number with a variant.
  private var words: [String] = []
  private var numbers: [Double] = []
  private var variants: [String] = []
  private let letters: String

  /// Splits a name into words and numbers, at separators and between letters and digits.
  package init(_ name: String) {
    let name = name.lowercased()
    letters = name.filter { $0.isLetter || $0.isNumber }
    for token in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
      let word = String(token.filter(\.isLetter))
      if let number = Double(token.filter { !$0.isLetter }) {
        numbers.append(number)
        if word.count == 1 { variants.append(word) }
        if word.count > 1 { words.append(word) }
      } else if !word.isEmpty {
        words.append(word)
      }
    }
  }

  /// Returns the names of the models that a user probably meant, best first.
  ///
  /// A model is similar if it has at least one word of the name, apart from small mistakes. Models
  /// with the same words come first, then those with the nearest numbers, then the newest.
  ///
  /// - Parameters:
  ///   - name: the name as the user wrote it.
  ///   - models: the names of all models, the newest first.
  ///   - limit: the largest number of names to return.
  /// - Returns: the names, at most `limit`; none if no model is similar.
  package static func nearest(
    to name: String, among models: [String], limit: Int = 3
  ) -> [String] {
    let given = ModelName(name)
    let found = models.compactMap { model in
      given.difference(from: ModelName(model)).map { (difference: $0, model: model) }
    }
    // Swift's sort is stable, so the newest of equally similar models stays first.
    return found.sorted { $0.difference < $1.difference }.prefix(limit).map(\.model)
  }

  /// Returns how different a model is from this name, and the gap between the numbers.
  ///
  /// A missing word weighs more than another number, and another number more than an additional
  /// word. Nil if no word is the same, apart from small mistakes.
  private func difference(from model: ModelName) -> (weight: Int, gap: Double)? {
    if letters == model.letters { return (0, 0) }
    let missing = words.filter { !model.words.contains($0) }
    let misspelled = missing.filter { Spelling.nearest(to: $0, among: model.words) != [] }
    guard missing.count - misspelled.count < words.count else { return nil }
    var weight = 3 * (missing.count - misspelled.count) + misspelled.count
    weight += max(0, model.words.count - words.count + missing.count - misspelled.count)
    guard !numbers.isEmpty else { return (weight, 0) }
    weight += Set(variants).symmetricDifference(model.variants).count
    let others = numbers.filter { !model.numbers.contains($0) }
    guard let other = others.first else { return (weight, 0) }
    let gaps = model.numbers.map { abs($0 - other) }
    return (weight + 2 * others.count, min(gaps.min() ?? Self.farGap, Self.farGap))
  }

  // A number that is far from all models says nothing about the model that the user meant.
  private static let farGap = 4.0
}
