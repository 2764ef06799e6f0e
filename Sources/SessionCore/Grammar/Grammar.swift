import SessionState

/// A grammar that parses a command's arguments into a value.
///
/// The parser, the usage text, hints and completion all use the same grammar.
///
/// Grammars are built only from single words and the combinators in this file. So the parser
/// accepts exactly the words that the shape describes.
package struct Grammar<Value>: Sendable {
  package let shape: Shape
  private let read: @Sendable (inout Arguments) throws(CommandError) -> Value

  // Private, because a shape and a parser written separately could disagree.
  private init(
    _ shape: Shape, read: @escaping @Sendable (inout Arguments) throws(CommandError) -> Value
  ) {
    self.shape = shape
    self.read = read
  }

  /// Parses this grammar's value from a command's words, which are consumed.
  ///
  /// - Throws: ``CommandError`` if a word is wrong or missing.
  package func parse(_ arguments: inout Arguments) throws(CommandError) -> Value {
    try read(&arguments)
  }
}

// MARK: - Words

extension Grammar {
  /// Creates a grammar for one word of a command line.
  ///
  /// - Parameters:
  ///   - slot: the description of the word.
  ///   - missing: the word's name in the error if it is missing; nil means its name in usage.
  ///   - usage: the usage text in that error; nil means the command's usage.
  ///   - make: converts the word to a value.
  package init(
    _ slot: Slot, missing: String? = nil, usage: String? = nil,
    make: @escaping @Sendable (Word, Arguments) throws(CommandError) -> Value
  ) {
    let name = missing ?? slot.usage
    self.init(.slot(slot)) { arguments throws(CommandError) in
      let word = try arguments.required(name, usage: usage)
      return try make(word, arguments)
    }
  }

  /// Returns a grammar that parses the same words and transforms the parsed value.
  package func map<Other>(
    _ make: @escaping @Sendable (Value) throws(CommandError) -> Other
  ) -> Grammar<Other> {
    Grammar<Other>(shape) { [read] arguments throws(CommandError) in
      try make(try read(&arguments))
    }
  }
}

extension Grammar<Void> {
  /// The grammar of a command without arguments.
  package static let none = Grammar(.sequence([])) { _ throws(CommandError) in }
}

extension Grammar<String> {
  /// Returns a grammar that parses the rest of a command line as one text.
  ///
  /// The words of the text are joined by one space.
  package static func text(_ slot: Slot) -> Grammar {
    Grammar(.rest(slot)) { [name = slot.usage] arguments throws(CommandError) in
      try arguments.text(name)
    }
  }
}

// MARK: - Combinators

extension Grammar {
  /// Returns a grammar that parses this grammar's words and then those of another grammar.
  package func then<Other>(_ other: Grammar<Other>) -> Grammar<(Value, Other)> {
    let first = reader(before: other.shape)
    return Grammar<(Value, Other)>(.sequence([shape, other.shape])) {
      arguments throws(CommandError) in
      let value = try first(&arguments)
      return (value, try other.read(&arguments))
    }
  }

  /// Returns a grammar that parses one of this grammar's alternatives, and then a modifier.
  ///
  /// The usage line shows the modifier once, after a comma.
  package func modified<Other>(by other: Grammar<Other>) -> Grammar<(Value, Other)> {
    let first = reader(before: other.shape)
    return Grammar<(Value, Other)>(.modified(shape, by: other.shape)) {
      arguments throws(CommandError) in
      let value = try first(&arguments)
      return (value, try other.read(&arguments))
    }
  }

  /// Returns this grammar's parser, changed so that it stops before words of the next grammar.
  ///
  /// `next` is the shape (the description of words) of the next grammar.
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

  /// Returns a grammar that parses the same words, or has the value nil if they are missing.
  ///
  /// The usage line shows brackets, unless `hasBrackets` is false.
  ///
  /// A word that fits neither this grammar nor the next is an error of this grammar.
  package func optional(hasBrackets: Bool = true) -> Grammar<Value?> {
    Grammar<Value?>(.optional(shape, hasBrackets: hasBrackets)) {
      [shape, read] arguments throws(CommandError) in
      arguments.isAtEnd(of: shape) ? nil : try read(&arguments)
    }
  }

  /// Returns a grammar that parses the same words if the next word can be their first word.
  ///
  /// Otherwise the value is nil, and no word is consumed.
  package func ifBegun() -> Grammar<Value?> {
    Grammar<Value?>(.optional(shape, hasBrackets: true)) {
      [shape, read] arguments throws(CommandError) in
      guard let word = arguments.next, shape.mayBegin(with: word.text) else { return nil }
      return try read(&arguments)
    }
  }

  /// Returns a grammar that parses this grammar's words one or more times.
  package func repeated() -> Grammar<[Value]> {
    let one = reader(before: .optional(shape, hasBrackets: true))
    return Grammar<[Value]>(.repeated(shape)) { [shape] arguments throws(CommandError) in
      var values = [try one(&arguments)]
      while !arguments.isAtEnd(of: shape) { values.append(try one(&arguments)) }
      return values
    }
  }

  /// Returns a grammar that parses any number of the given grammars, in any order.
  package static func anyOrder(_ grammars: [Grammar]) -> Grammar<[Value]> {
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

  /// Returns a grammar that also accepts an option such as `--as swiftui` anywhere among its words.
  ///
  /// If the option is repeated, the last value is used.
  package func with<Other>(_ option: Grammar<Other>) -> Grammar<(Value, Other?)> {
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

  /// Returns a grammar that parses one of several alternatives, selected by the first word.
  ///
  /// If several alternatives accept the first word, the parser uses the last one that can have the
  /// given number of words. So list specific alternatives after general ones.
  ///
  /// - Parameters:
  ///   - grammars: the alternatives.
  ///   - missing: the name of the first word in the error if there is no word.
  ///   - refusal: creates the error for a first word that no alternative accepts.
  /// - Returns: the grammar.
  package static func alternatives(
    _ grammars: [Grammar], missing: String,
    refusal: @escaping @Sendable (Word, Arguments) -> CommandError
  ) -> Grammar {
    let shapes = AlternativeShapes(grammars.map(\.shape))
    return Grammar(.alternatives(shapes.all)) { arguments throws(CommandError) in
      guard let word = arguments.next else { throw arguments.missing(missing) }
      guard let meant = shapes.index(for: word.text, of: arguments.count) else {
        throw refusal(word, arguments)
      }
      arguments.begin(shapes.all[meant])
      return try grammars[meant].read(&arguments)
    }
  }
}

// MARK: - Usage

extension Grammar {
  /// Returns a grammar that parses the same words, but is left out of the usage line.
  package func unlisted() -> Grammar { Grammar(.unlisted(shape), read: read) }

  /// Returns a grammar that parses the same words, with another name in usage and hints.
  package func named(_ usage: String) -> Grammar { Grammar(.named(usage, shape), read: read) }

  /// Returns a grammar that parses the same words, but throws an error if there is no word.
  ///
  /// The error calls the missing word `missing`.
  package func notEmpty(_ missing: String) -> Grammar {
    Grammar(shape) { [read] arguments throws(CommandError) in
      guard arguments.next != nil else { throw arguments.missing(missing) }
      return try read(&arguments)
    }
  }
}
