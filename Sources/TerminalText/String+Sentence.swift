extension String {
  /// The text with a capital first letter, to begin a sentence.
  ///
  /// A text is unchanged if its first word has a capital letter inside, such as `didShow` or `iOS`.
  package var capitalizedStart: String {
    let word = prefix { $0.isLetter || $0.isNumber }
    guard let first, !word.dropFirst().contains(where: \.isUppercase) else { return self }
    return first.uppercased() + dropFirst()
  }

  /// The text as a sentence, with a capital first letter and a full stop.
  package var sentence: String {
    isEmpty || hasSuffix(".") ? capitalizedStart : capitalizedStart + "."
  }
}
