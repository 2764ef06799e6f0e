/// The arguments that a command may have: one value from which the words are parsed, and from
/// which usage, hints and completion come.
///
/// It is made of single words and of what joins them, here alone, so that the parser takes what the
/// shape says and nothing else.
struct Grammar<Value>: Sendable {
  let shape: Shape
  private let read: @Sendable (inout Arguments) throws(CommandError) -> Value

  // A shape and a parser that are put together by hand could disagree.
  private init(
    _ shape: Shape, read: @escaping @Sendable (inout Arguments) throws(CommandError) -> Value
  ) {
    self.shape = shape
    self.read = read
  }

  /// Takes the words from a command's.
  ///
  /// - Throws: ``CommandError`` that says what is wrong with a word, or that one is missing.
  func parse(_ arguments: inout Arguments) throws(CommandError) -> Value { try read(&arguments) }
}

// MARK: - Words

extension Grammar {
  /// Creates a grammar of one word.
  ///
  /// - Parameters:
  ///   - slot: the word's place.
  ///   - missing: what errors call it where it is not there; as usage does unless it is given.
  ///   - usage: the usage that such an error shows; the command's unless it is given.
  ///   - make: makes the value of the word.
  init(
    _ slot: Slot, missing: String? = nil, usage: String? = nil,
    make: @escaping @Sendable (Word, Arguments) throws(CommandError) -> Value
  ) {
    let name = missing ?? slot.usage
    self.init(.slot(slot)) { arguments throws(CommandError) in
      let word = try arguments.required(name, usage: usage)
      return try make(word, arguments)
    }
  }

  /// Returns the same words with what is made of their value.
  func map<Other>(
    _ make: @escaping @Sendable (Value) throws(CommandError) -> Other
  ) -> Grammar<Other> {
    Grammar<Other>(shape) { [read] arguments throws(CommandError) in
      try make(try read(&arguments))
    }
  }
}

extension Grammar<Void> {
  /// No words at all.
  static let none = Grammar(.sequence([])) { _ throws(CommandError) in }
}

extension Grammar<String> {
  /// The rest of the line as one text, with one blank between its words.
  static func text(_ slot: Slot) -> Grammar {
    Grammar(.rest(slot)) { [name = slot.usage] arguments throws(CommandError) in
      try arguments.text(name)
    }
  }
}

// MARK: - What joins words

extension Grammar {
  /// Returns the words followed by others.
  func then<Other>(_ other: Grammar<Other>) -> Grammar<(Value, Other)> {
    let first = reader(before: other.shape)
    return Grammar<(Value, Other)>(.sequence([shape, other.shape])) {
      arguments throws(CommandError) in
      let value = try first(&arguments)
      return (value, try other.read(&arguments))
    }
  }

  /// Returns the words, which are alternatives, with what may stand behind any of them.
  func modified<Other>(by other: Grammar<Other>) -> Grammar<(Value, Other)> {
    let first = reader(before: other.shape)
    return Grammar<(Value, Other)>(.modified(shape, by: other.shape)) {
      arguments throws(CommandError) in
      let value = try first(&arguments)
      return (value, try other.read(&arguments))
    }
  }

  /// Returns how the words are taken where others follow, which may be meant by the next word
  /// already.
  private func reader(
    before next: Shape
  ) -> @Sendable (inout Arguments) throws(CommandError) -> Value {
    guard shape.isOpen else { return read }
    return { [read] arguments throws(CommandError) in
      arguments.following.append(next)
      defer { arguments.following.removeLast() }
      return try read(&arguments)
    }
  }

  /// Returns words that may be left out; usage shows brackets unless that is an exception.
  ///
  /// A word that fits neither them nor what follows is taken for theirs, so that they say what is
  /// wrong with it.
  func optional(hasBrackets: Bool = true) -> Grammar<Value?> {
    Grammar<Value?>(.optional(shape, hasBrackets: hasBrackets)) {
      [shape, read] arguments throws(CommandError) in
      arguments.isAtEnd(of: shape) ? nil : try read(&arguments)
    }
  }

  /// Returns words that may be left out, and are wherever the next word is not their first.
  func ifBegun() -> Grammar<Value?> {
    Grammar<Value?>(.optional(shape, hasBrackets: true)) {
      [shape, read] arguments throws(CommandError) in
      guard let word = arguments.next, shape.mayBegin(with: word.text) else { return nil }
      return try read(&arguments)
    }
  }

  /// Returns the words once or more often.
  func repeated() -> Grammar<[Value]> {
    let one = reader(before: .optional(shape, hasBrackets: true))
    return Grammar<[Value]>(.repeated(shape)) { [shape] arguments throws(CommandError) in
      var values = [try one(&arguments)]
      while !arguments.isAtEnd(of: shape) { values.append(try one(&arguments)) }
      return values
    }
  }

  /// Words each of which may be left out, in any order.
  static func anyOrder(_ grammars: [Grammar]) -> Grammar<[Value]> {
    Grammar<[Value]>(.anyOrder(grammars.map(\.shape))) { arguments throws(CommandError) in
      var values: [Value] = []
      while let word = arguments.next,
        let meant = grammars.first(where: { $0.shape.mayBegin(with: word.text) })
      {
        values.append(try meant.read(&arguments))
      }
      return values
    }
  }

  /// Returns the words with an option anywhere among them, such as `--as swiftui`; given more than
  /// once the last one counts.
  func with<Other>(_ option: Grammar<Other>) -> Grammar<(Value, Other?)> {
    Grammar<(Value, Other?)>(.with(shape, option: option.shape)) {
      [read] arguments throws(CommandError) in
      var given: Other?
      while let place = arguments.place(of: option.shape) {
        given = try arguments.take(at: place) { tail throws(CommandError) in
          try option.read(&tail)
        }
      }
      return (try read(&arguments), given)
    }
  }

  /// One of several grammars: the one whose first word is there.
  ///
  /// Where a word may begin several it is the last of those that can have as many words as there
  /// are: the more special stand behind the more general.
  ///
  /// - Parameters:
  ///   - grammars: the grammars.
  ///   - missing: what errors call the first word where there is none.
  ///   - refusal: makes the error for a first word that is none of theirs.
  /// - Returns: the grammar.
  static func alternatives(
    _ grammars: [Grammar], missing: String,
    refusal: @escaping @Sendable (Word, Arguments) -> CommandError
  ) -> Grammar {
    // Not ranges: for an array of those the runtime looks up how numbers compare, at every start.
    let least = grammars.map(\.shape.count.lowerBound)
    let most = grammars.map(\.shape.count.upperBound)
    return Grammar(.alternatives(grammars.map(\.shape))) { arguments throws(CommandError) in
      guard let word = arguments.next else { throw arguments.missing(missing) }
      var meant: Int?
      for index in grammars.indices
      where meant == nil || (least[index]...most[index]).contains(arguments.count) {
        if grammars[index].shape.mayBegin(with: word.text) { meant = index }
      }
      guard let meant else { throw refusal(word, arguments) }
      return try grammars[meant].read(&arguments)
    }
  }
}

// MARK: - How they are shown

extension Grammar {
  /// Returns the words, which usage leaves to the details.
  func unlisted() -> Grammar { Grammar(.unlisted(shape), read: read) }

  /// Returns the words, which usage and the hint in their place call so.
  func named(_ usage: String) -> Grammar { Grammar(.named(usage, shape), read: read) }

  /// Returns the words, at least one of which has to be there; errors call that so.
  func notEmpty(_ missing: String) -> Grammar {
    Grammar(shape) { [read] arguments throws(CommandError) in
      guard arguments.next != nil else { throw arguments.missing(missing) }
      return try read(&arguments)
    }
  }
}
