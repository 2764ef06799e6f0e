import Session
import TerminalCells

/// The light and dark colors of vector pictures, as CSS rules.
///
/// Most are system colors (Apple's Human Interface Guidelines, Color). Text colors are darker or
/// lighter where the system's have a contrast of less than 4.5 : 1. A renderer without
/// `prefers-color-scheme` shows the light colors.
enum SVGStyle {
  /// Returns the CSS rules with the colors of vector pictures.
  ///
  /// With the theme `auto`, the viewer's setting decides between light and dark.
  static func css(_ theme: Theme) -> String {
    let light = Paint.allCases.map { ".\($0.rawValue){\($0.light)}" } + inks(\.light)
    let dark =
      Paint.allCases.filter { !$0.dark.isEmpty }.map { ".\($0.rawValue){\($0.dark)}" }
      + inks(\.dark)
    let darkRules =
      switch theme {
      case .auto: "@media(prefers-color-scheme:dark){\(dark.joined())}"
      case .light: ""
      case .dark: dark.joined()
      }
    return "text{font-family:\(font)}.semibold{font-weight:600}.bold{font-weight:700}"
      + ".mono{font-family:ui-monospace,'SF Mono',Menlo,'DejaVu Sans Mono',monospace}"
      + light.joined() + darkRules
  }

  /// The CSS font family of vector pictures: the system's font, or similar ones.
  static let font =
    "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Helvetica Neue',Roboto,Arial,'Liberation Sans',sans-serif"

  private static func inks(_ color: (TextStyle.Ink) -> String) -> [String] {
    TextStyle.Ink.allCases.map { "text.\($0.rawValue){fill:\(color($0))}" }
  }
}

extension Paint {
  fileprivate var light: String {
    switch self {
    case .window: "fill:#000"
    case .root: "fill:#dcdce2"
    case .grouped: "fill:#f2f2f7"
    case .plain, .cell, .key: "fill:#fff"
    case .clear: "fill:none"
    case .header: "fill:#f2f2f7"
    case .bar: "fill:#f9f9fb"
    case .hairline: "fill:#b9b9be"
    case .separator: "fill:#c6c6c8"
    case .keyboard: "fill:#d1d4db"
    case .function: "fill:#abb0bc"
    case .tint: "fill:#0070e0"
    case .active: "fill:#eaf3ff"
    case .lost: "fill:#ff3b30;fill-opacity:.26;stroke:#ff3b30;stroke-width:2"
    case .bezel: "fill:#1c1c1e"
    case .camera: "fill:#000"
    case .home: "fill:none;stroke:#48484a;stroke-width:2"
    case .touch: "fill:#8e8e93;fill-opacity:.55;stroke:#fff;stroke-width:2"
    case .ink: "fill:#000"
    case .search: "fill:#e9e9ee"
    case .cover: "fill:#fff;stroke:#c6c6c8"
    case .good: "fill:#34c759"
    case .bad: "fill:#ff3b30"
    case .fine: "fill:#f5f5f7"
    case .track: "fill:#d1d1d6"
    case .dim: "fill:#000;fill-opacity:.2"
    }
  }

  /// The CSS for dark backgrounds, or empty if it is the same as for light ones.
  fileprivate var dark: String {
    switch self {
    case .window, .clear, .camera, .touch: ""
    case .root: "fill:#2f2f33"
    case .grouped, .plain: "fill:#000"
    case .cell: "fill:#1c1c1e"
    case .key: "fill:#6b6b6e"
    case .header: "fill:#1c1c1e"
    case .bar: "fill:#161618"
    case .hairline, .separator: "fill:#3d3d41"
    case .keyboard: "fill:#2b2b2e"
    case .function: "fill:#47474a"
    case .tint: "fill:#0a6fd8"
    case .active: "fill:#0b2545"
    case .lost: "fill:#ff453a;fill-opacity:.34;stroke:#ff453a"
    case .bezel: "fill:#3a3a3c"
    case .home: "stroke:#8e8e93"
    case .ink: "fill:#fff"
    case .search: "fill:#2c2c2e"
    case .cover: "fill:#1c1c1e;stroke:#3d3d41"
    case .good: "fill:#30d158"
    case .bad: "fill:#ff453a"
    case .fine: "fill:#161617"
    case .track: "fill:#48484a"
    case .dim: "fill-opacity:.5"
    }
  }
}

extension TextStyle.Ink {
  fileprivate var light: String {
    switch self {
    case .label, .key: "#000"
    case .secondary: "#66666b"
    case .placeholder: "#68686d"
    case .tint: "#0062cc"
    case .bad: "#c80013"
    case .good: "#1b7431"
    case .onTint: "#fff"
    }
  }

  fileprivate var dark: String {
    switch self {
    case .label, .key, .onTint: "#fff"
    case .secondary: "#98989f"
    case .placeholder: "#929299"
    case .tint: "#409cff"
    case .bad: "#ff6961"
    case .good: "#30d158"
    }
  }
}
