import Testing

@testable import AppCode

struct AssetSymbolTests {
  /// The symbols that Xcode makes of the names of assets.
  @Test(
    "An asset's symbol is its name in camel case",
    arguments: [
      ("Brand", "Color", "brand"), ("brand color", "Color", "brand"),
      ("AccentColor", "Color", "accent"), ("Color", "Color", "color"),
      ("main_tint-dark", "Color", "mainTintDark"), ("LogoImage", "Image", "logo"),
      ("logoColor", "Image", "logoColor"), ("2FA", "Image", "_2FA"),
    ])
  func symbol(name: String, kind: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: name, kind: kind) == symbol)
  }
}
