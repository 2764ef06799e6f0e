import Documents
import FormModel
import Patterns
import FoundationEssentials

/// A key of a form's definition with its value, as typed in a command.
package struct GivenKey: Equatable, Sendable {
  package var name: String
  /// The key's value as the user typed it.
  ///
  /// An empty value removes the key.
  package var text: String
  /// The column of the key in the command line, in Unicode scalars from 1.
  package var column: Int

  /// Creates a key with a value, as typed in a command.
  package init(_ name: String, _ text: String, column: Int = 0) {
    self.name = name
    self.text = text
    self.column = column
  }
}

extension [GivenKey] {
  /// Returns a mapping's entries with the given keys replaced or added, or removed without a text.
  ///
  /// The values are checked later, by the decoder.
  func replacing<Key: KeyWithRule>(
    _ entries: [DocumentTree.Entry], of keys: Key.Type
  ) throws(FormEditError) -> DocumentTree {
    try checkForParts(of: keys)
    let names = Set(map(\.name))
    var result = entries.filter { !names.contains($0.key) }
    for given in self where !given.text.isEmpty || Key(rawValue: given.name) == nil {
      let domain = Key(rawValue: given.name)?.rule.domain
      result.append(
        DocumentTree.Entry(
          key: given.name, value: try given.tree(domain), column: given.column))
    }
    return .mapping(result)
  }
}

extension [GivenKey] {
  /// Throws an error for an unknown key that resembles a known one, or that is probably part of the
  /// value before it.
  ///
  /// An example of a part of a value is `x` in `label=Sum x=y`.
  private func checkForParts<Key: KeyWithRule>(of keys: Key.Type) throws(FormEditError) {
    let known = keys.allCases.map(\.rawValue)
    for given in self where !known.contains(given.name) {
      let fault = FormError.Fault.unknownKey(given.name, owner: Key.owner.rawValue, known: known)
      if !fault.suggestions.isEmpty { throw FormEditError(fault, column: given.column) }
    }
    for (before, given) in zip(self, dropFirst()) where !known.contains(given.name) {
      // An id can't contain it, even with quotes.
      guard known.contains(before.name), !before.text.isEmpty,
        before.name != RowKey.field.rawValue
      else { continue }
      throw FormEditError(
        .keyInValue(given.name, owner: Key.owner.rawValue, value: before.name), column: given.column
      )
    }
  }
}

extension GivenKey {
  /// Returns the key's typed value as a document tree for the decoder.
  ///
  /// The brackets around a list or a mapping are optional, because spoken output omits them too.
  fileprivate func tree(_ domain: KeyRule.Domain?) throws(FormEditError) -> DocumentTree {
    switch domain {
    case .structure where text.hasPrefix("[") || text.hasPrefix("{"),
      .flagOr where text.hasPrefix("{"):
      return try structure(text)
    case .structure(let words) where words == KeyRule.list:
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      return .list(parts.map { .text(String($0.drop { $0 == " " })) })
    case .structure(let words) where words.hasPrefix("[") && text.contains(","):
      return try structure("[\(text)]")
    case .structure where text.contains(": "), .flagOr where text.contains(": "):
      return try structure("{\(text)}")
    case .text, .usually: return .text(text)
    case .flag, .flagOr, .number, .names, .structure, nil:
      return DocumentEvent.isNull(text) ? .text(text) : .plain(text)
    }
  }

  private func structure(_ text: String) throws(FormEditError) -> DocumentTree {
    do throws(LocatedFault) {
      let reader = try YAMLReader(try DocumentText(Data(text.utf8)))
      let tree = try DocumentTree(try reader.next(), reader)
      try reader.finish()
      return tree
    } catch {
      throw FormEditError(.malformedValue(name, why: error.fault.message), column: column)
    }
  }
}
