import Foundation

/// A generator of unique ids for a form's fields, such as `email` and `email2`.
struct FieldIDs {
  private var taken: Set<String> = []

  /// Returns an unused id for a field, made from its property's name, label, placeholder or content
  /// type.
  mutating func id(of field: ImportedField) -> String {
    let words = [field.source, field.label, field.placeholder, field.contentType]
    let name = words.compactMap { $0.map(Self.id) }.first { !$0.isEmpty } ?? "field"
    var id = name
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(name)\(number)"
      number += 1
    }
    return id
  }

  /// Returns a field id made from a name or a few words: `First name` becomes `firstName`.
  private static func id(_ text: String) -> String {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil)
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.prefix(4)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let first = words.first.map { word in
      word.allSatisfy { !$0.isLowercase }
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return String(((first ?? "") + rest.joined()).prefix(60))
  }
}
