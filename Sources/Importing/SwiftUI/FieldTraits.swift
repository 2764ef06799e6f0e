import Simulation
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
  /// Whether a TabView has the page style, so that it shows no tab bar.
  var isPaged = false

  /// The height in points of a row with a wheel picker, 216; nil for other pickers.
  ///
  /// That is the height of a picker that replaces the keyboard.
  var heightOfPicker: Double? {
    let style = pickerStyle?.lowercased() ?? ""
    return style.hasPrefix("wheel") ? 216 : nil
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
    case "frame": height = Self.height(call) ?? height
    case "focused":
      focus = call.argument("equals")?.bare.path?.last ?? focus
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

  /// Returns the points that a padding modifier inserts above and below a view, in total.
  ///
  /// Without an amount, each edge gets 16 points. Nil if an amount isn't written as a number.
  static func padding(_ call: FunctionCallExprSyntax) -> Double? {
    let arguments = call.arguments.map(\.expression.trimmedDescription)
    let edges = arguments.first { $0.contains(".") && Double($0) == nil }
    let amounts = arguments.filter { $0 != edges }.map { Double($0) }
    guard amounts.count < 2, !amounts.contains(nil), call.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let amount = amounts.first.flatMap { $0 } ?? 16
    guard let edges else { return 2 * amount }
    let names = edges.matches(of: /\.(\w+)/).map { String($0.1) }
    guard !names.isEmpty, names.allSatisfy({ edgeCounts[$0] != nil }) else { return nil }
    return amount * Double(names.reduce(0) { $0 + (edgeCounts[$1] ?? 0) })
  }

  /// Returns how many points `listRowInsets(EdgeInsets(top:leading:bottom:trailing:))` adds to a row.
  ///
  /// Without the modifier, a list insets a line of text by 11 points above and below. Nil if an
  /// inset isn't written as a number.
  static func insets(_ call: FunctionCallExprSyntax) -> Double? {
    let made = call.argument(nil)?.bare.as(FunctionCallExprSyntax.self)
    if made?.arguments.isEmpty == true { return -22 }
    let edges = ["top", "bottom"].compactMap {
      made?.argument($0).flatMap { Double($0.trimmedDescription) }
    }
    return edges.count == 2 ? edges[0] + edges[1] - 22 : nil
  }

  /// How many edges, of a view's top and bottom, the name of an edge set stands for.
  private static let edgeCounts = [
    "all": 2, "vertical": 2, "top": 1, "bottom": 1, "horizontal": 0, "leading": 0, "trailing": 0,
  ]

  /// Returns the height in points that a `frame` modifier gives as a number, or nil.
  ///
  /// Without a fixed height, it is the minimum or ideal height.
  static func height(_ call: FunctionCallExprSyntax) -> Double? {
    for label in ["height", "minHeight", "idealHeight"] {
      if let text = call.argument(label)?.trimmedDescription, let height = Double(text), height > 0
      {
        return height
      }
    }
    return nil
  }
}
