import Foundation

/// The texts of an app's strings files and string catalogs, in English or else in the first language
/// that the app has.
package enum LocalizedTexts {
  /// The texts by their key, by the table's name, such as "Localizable".
  nonisolated(unsafe) private static var tables: [String: [String: String]] = [:]

  /// Reads strings files (`en.lproj/Localizable.strings`) and string catalogs (`.xcstrings`).
  ///
  /// Files that can't be read are left out.
  package static func read(_ files: [URL]) {
    for file in files.sorted(by: { rank(of: $0) < rank(of: $1) }) {
      let table = file.deletingPathExtension().lastPathComponent
      guard let data = try? Data(contentsOf: file) else { continue }
      let texts = file.pathExtension == "xcstrings" ? catalog(data) : strings(data)
      tables[table, default: [:]].merge(texts) { first, _ in first }
    }
  }

  /// Returns the text for a key, or nil if the app has none.
  static func text(_ key: String, in table: String?) -> String? {
    tables[table ?? "Localizable"]?[key]
  }

  /// English comes first, then the language of the app's own texts.
  private static func rank(of file: URL) -> Int {
    switch file.deletingLastPathComponent().lastPathComponent {
    case "en.lproj": 0
    case "Base.lproj": 1
    case let folder where folder.hasPrefix("en"): 2
    default: 3
    }
  }

  private static func strings(_ data: Data) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: String] ?? [:]
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      let stringUnit: Unit?
    }

    struct Unit: Decodable {
      let value: String
    }

    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private static func catalog(_ data: Data) -> [String: String] {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
    return catalog.strings.compactMapValues { entry in
      (entry.localizations?["en"] ?? entry.localizations?[catalog.sourceLanguage])?.stringUnit?
        .value
    }
  }
}

/// Returns the app's text for a key; without one, `value`, or else the key itself.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { LocalizedTexts.text(key, in: tableName) ?? (value.isEmpty ? key : value) }
