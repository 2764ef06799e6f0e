import AppSource
import Foundation

/// The Swift declarations for the colors and images in an app's asset catalogs.
///
/// Xcode 15 and later make the same from each catalog, so that code can say `.brand` for a color
/// named "Brand".
struct AssetSymbols {
  /// The declarations to compile with the app, or nil if none are needed.
  let declarations: String?

  init(around sources: [Source]) {
    let texts = sources.map(\.text)
    let catalogs = ProjectFolder(of: sources.map(\.name)).files(withExtensions: ["xcassets"])
    let parts = [
      Self.extensions("Color", of: "UIColor", named: "colorset", in: catalogs, besides: texts),
      Self.extensions("Image", of: "UIImage", named: "imageset", in: catalogs, besides: texts),
    ].compactMap(\.self)
    declarations = parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Returns the extensions for one kind of asset, or nil if no catalog has such an asset.
  ///
  /// A name that the app's sources declare themselves is left out.
  private static func extensions(
    _ kind: String, of type: String, named suffix: String, in catalogs: [URL],
    besides texts: [String]
  ) -> String? {
    let assets = catalogs.flatMap { ProjectFolder(at: $0).files(withExtensions: [suffix]) }
      .map { $0.deletingPathExtension().lastPathComponent }
    let named = Dictionary(assets.map { (symbol(for: $0, kind: kind), $0) }) { first, _ in first }
      .filter { name, _ in
        !name.isEmpty
          && !texts.contains {
            $0.contains("static let \(name)") || $0.contains("static var \(name)")
          }
      }
      .sorted { $0.key < $1.key }
    if named.isEmpty { return nil }
    func members(_ member: (_ name: String, _ asset: String) -> String) -> String {
      named.map { "  static var `\($0.key)`: \(member($0.key, $0.value))\n" }.joined()
    }
    return """
      extension \(kind)Resource {
      \(members { "\(kind)Resource { \(kind)Resource(name: \($1.debugDescription), bundle: .main) }" })}
      extension \(type) {
      \(members { name, _ in "\(type) { \(type)(resource: .\(name)) }" })}
      """
  }

  /// Returns the symbol that Xcode makes of an asset's name.
  ///
  /// It is the name in camel case, without the kind at its end. Before a digit at the start, it has an
  /// underscore.
  static func symbol(for name: String, kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var symbol = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
