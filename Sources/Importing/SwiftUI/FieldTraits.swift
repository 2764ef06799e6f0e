import Simulation
import SwiftDeclarations
import SwiftSyntax

/// The keyboard and layout traits that SwiftUI modifiers give to the fields inside a view.
///
/// If two modifiers set the same trait, the one closer to the field applies.
struct FieldTraits {
  var keyboard: KeyboardKind?
  var contentType: String?
  var returnKey: String?
  var capitalization: String?
  var lines: ClosedRange<Int>?
  var height: Double?
  /// The name of the case that `focused(_:equals:)` gives to the field, or nil.
  var focus: String?
  /// The name of the focus state that `focused` binds the field to, or nil.
  var focusState: String?
  var listStyle: String?
  /// The height in points of the accessory bar above the keyboard, or nil without a bar.
  var accessory: Double?
  var pickerStyle: String?
  var font = TextFont.body
  /// Whether text fields have a rounded border, which makes them higher.
  var hasRoundedBorder = false
  /// The minimum height of a button in points, with or without a border.
  var heightOfButton = HeightEstimate.line
  var hasLargeControls = false
  var hidesLabels = false
  /// The app's own styles of text fields and buttons, or nil.
  var (fieldStyle, buttonStyle): (OwnStyle?, OwnStyle?)
  /// How many of the app's styles contain the view; limits the recursion.
  var levelOfStyle = 0
  /// Whether a TabView has the page style, so that it shows no tab bar.
  var isPaged = false

  /// The height in points of a row with a wheel picker, 216; nil for other pickers.
  ///
  /// That is the height of a picker that replaces the keyboard.
  var heightOfPicker: Double? {
    let style = pickerStyle?.lowercased() ?? ""
    return style.hasPrefix("wheel") ? 216 : nil
  }

  /// The height in points of a field's text.
  var heightOfText: Double {
    let lines = font.line * Double(lines?.lowerBound ?? 1)
    return hasRoundedBorder ? max(HeightEstimate.roundedField, lines + 12) : lines
  }

  /// Returns a text in the font and with the line limit of the traits.
  func node(of text: String) -> ViewNode {
    .text(text, height: font.height(of: text, limit: lines?.upperBound))
  }

  /// The table style for a SwiftUI list or form: from a style modifier, or SwiftUI's default.
  var tableStyle: TableStyle {
    let name = (listStyle ?? "").lowercased()
    if name.contains("insetgrouped") { return .insetGrouped }
    if name.contains("grouped") { return .grouped }
    return name.contains("plain") || name == "inset" || name.contains("insetlist")
      ? .plain : .insetGrouped
  }

  /// Stores the trait that a modifier sets, and replaces the trait of a modifier farther from the
  /// field.
  ///
  /// - Returns: whether the modifier is fully understood; false if its value is unknown.
  mutating func take(
    _ name: String, _ call: FunctionCallExprSyntax, in scope: ViewScope
  ) -> Bool {
    let argument = call.argument(nil) ?? call.arguments.first?.expression
    let value = argument?.bare.path?.last
    let choice = argument?.choice(in: scope)
    switch name {
    case "keyboardType":
      keyboard = choice.flatMap { KeyboardKind.uikitNames[$0.lowercased()] }
      return keyboard != nil
    case "textContentType":
      contentType = choice
      return choice != nil || argument?.isNone == true
    case "submitLabel":
      returnKey = choice == "return" ? nil : choice
      return choice != nil
    case "autocapitalization", "textInputAutocapitalization":
      capitalization = choice.flatMap { Self.capitalizations[$0] }
      return capitalization != nil || argument?.isNone == true
    case "lineLimit":
      lines = argument.flatMap { Self.lines($0, scope) } ?? lines
      if call.argument("reservesSpace")?.trimmedDescription == "true", let most = lines?.upperBound
      {
        lines = most...most
      }
    case "frame": height = Self.height(call, scope) ?? height
    case "font":
      let found = argument.flatMap { TextFont($0, in: scope) }
      font = found ?? font
      return found != nil || argument?.isNone != false
    case "labelsHidden": hidesLabels = true
    case "controlSize": hasLargeControls = value?.lowercased().hasSuffix("large") ?? false
    case "focused":
      let equal = call.argument("equals")?.bare
      focus = equal?.choice(in: scope) ?? equal?.path?.last ?? focus
      focusState = value.map { String($0.drop { $0 == "$" }) } ?? focusState
    case "pickerStyle", "datePickerStyle":
      pickerStyle = value ?? argument?.as(FunctionCallExprSyntax.self)?.name
    case "tabViewStyle":
      isPaged = argument?.trimmedDescription.lowercased().contains("page") ?? false
    case "listStyle": listStyle = value ?? argument?.as(FunctionCallExprSyntax.self)?.name
    default: break
    }
    return true
  }

  private static let capitalizations = [
    "never": "none", "none": "none", "words": "words", "sentences": "sentences",
    "characters": "all", "allCharacters": "all",
  ]

  private static func lines(_ expression: ExprSyntax, _ scope: ViewScope) -> ClosedRange<Int>? {
    if let name = expression.path?.last,
      case .expression(let value, let other)? = scope.constant(name)
    {
      return lines(value, other)
    }
    let numbers = expression.trimmedDescription.split { !$0.isNumber }.compactMap { Int($0) }
    guard let first = numbers.first, first > 0 else { return nil }
    let text = expression.trimmedDescription
    guard text.contains("..."), !text.hasPrefix("...") else { return 1...first }
    return first...max(first, numbers.count > 1 ? numbers[1] : 20)
  }

  /// Returns the points that a padding modifier inserts above and below a view.
  ///
  /// Without an amount, each edge gets 16 points. Nil if an amount is known only to the app.
  static func padding(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope
  ) -> (above: Double, below: Double)? {
    guard call.arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let arguments = call.arguments.map(\.expression)
    if let made = arguments.first?.bare.as(FunctionCallExprSyntax.self), made.name == "EdgeInsets" {
      return edges(of: made, scope)
    }
    let names =
      arguments.first.map { $0.trimmedDescription.matches(of: /(?:^|[\[ ,])\.(\w+)/) }
      .map { $0.map { String($0.1) } } ?? []
    let hasEdges = !names.isEmpty && names.allSatisfy(edgesOfSets.keys.contains)
    let sides =
      hasEdges
      ? names.reduce(into: Set<String>()) { $0.formUnion(edgesOfSets[$1] ?? []) }
      : ["top", "bottom"]
    guard !sides.isEmpty else { return (0, 0) }
    let amount = arguments.dropFirst(hasEdges ? 1 : 0).first
    guard let points = amount.map({ $0.number(in: scope) }) ?? HeightEstimate.padding else {
      return nil
    }
    return (sides.contains("top") ? points : 0, sides.contains("bottom") ? points : 0)
  }

  /// Returns how many points `listRowInsets(EdgeInsets(top:leading:bottom:trailing:))` adds to a row.
  ///
  /// Without the modifier, a list insets a line of text by 11 points above and below. Nil if an
  /// inset is known only to the app.
  static func insets(_ call: FunctionCallExprSyntax, _ scope: ViewScope) -> Double? {
    let made = call.argument(nil)?.bare.as(FunctionCallExprSyntax.self)
    return made.flatMap { edges(of: $0, scope) }.map { $0.above + $0.below - 22 }
  }

  private static func edges(
    of made: FunctionCallExprSyntax, _ scope: ViewScope
  ) -> (above: Double, below: Double)? {
    if made.arguments.isEmpty { return (0, 0) }
    guard let above = made.argument("top")?.number(in: scope),
      let below = made.argument("bottom")?.number(in: scope)
    else { return nil }
    return (above, below)
  }

  /// The edges at a view's top and bottom that the names of edge sets stand for.
  private static let edgesOfSets: [String: Set<String>] = [
    "all": ["top", "bottom"], "vertical": ["top", "bottom"], "top": ["top"],
    "bottom": ["bottom"], "horizontal": [], "leading": [], "trailing": [],
  ]

  /// Returns the height in points that a `frame` modifier gives, or nil if it gives none.
  ///
  /// Without a fixed height, it is the minimum or ideal height.
  static func height(_ call: FunctionCallExprSyntax, _ scope: ViewScope) -> Double? {
    for label in ["height", "minHeight", "idealHeight"] {
      if let height = call.argument(label)?.number(in: scope), height > 0 { return height }
    }
    return nil
  }
}

/// A style of the app, such as a ButtonStyle: its function that makes the view, with its scope.
struct OwnStyle {
  let function: FunctionDeclSyntax
  let scope: ViewScope
}
