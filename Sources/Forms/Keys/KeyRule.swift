import Documents
import FormModel
import Patterns
import Simulation

/// The meaning of a key in a form's definition, and the values that it accepts.
struct KeyRule {
  /// The meaning of the key in a few words, for help.
  let meaning: String
  let domain: Domain

  /// The words that describe a list as a key's value.
  static let list = "a list"

  /// The type of the value of a key in a form's definition.
  enum Domain {
    case text
    /// A text that usually is one of the given words, but may be any other.
    case usually([String])
    case flag
    /// True, false, or a mapping like the given one.
    case flagOr(String)
    /// A number, with its accepted range in words.
    case number(String)
    case names([String])
    /// A list or a mapping as a key's value, described in words.
    case structure(String)

    /// The values that the key accepts, in words.
    var words: String {
      switch self {
      case .text, .usually: "text"
      case .flag: "true or false"
      case .flagOr(let mapping): "true, false or \(mapping)"
      case .number(let words), .structure(let words): words
      case .names(let names) where names.count > 15: "one of \(names.count) names"
      case .names(let names): names.alternatives
      }
    }
  }

  init(_ meaning: String, _ domain: Domain) {
    self.meaning = meaning
    self.domain = domain
  }
}

/// A key of a form's definition with its meaning and its accepted values.
protocol KeyWithRule: DocumentKey {
  /// The key's meaning and its accepted values.
  var rule: KeyRule { get }
}

extension FormKey: KeyWithRule {
  var rule: KeyRule {
    switch self {
    case .form: KeyRule("the title", .text)
    case .style: KeyRule("the table's style; plain by default", .names(TableStyle.names))
    case .columns:
      KeyRule("how many cells a collection has side by side", .number("1 to 20; 2 by default"))
    case .navigationBar:
      KeyRule(
        "whether there is a navigation bar at the top; true by default", .flag)
    case .largeTitle: KeyRule("whether the title is large while the table is at its top", .flag)
    case .searchBar:
      KeyRule(
        "whether it has a search bar, or that bar's field",
        .flagOr("{field: id}"))
    case .tabBar: KeyRule("whether there is a tab bar at the bottom", .flag)
    case .device:
      KeyRule("the phone that it opens on (devices lists them)", .names(Device.all.map(\.name)))
    case .orientation: KeyRule("how the phone is held", .names(Orientation.names))
    case .strategy: KeyRule("the strategy that avoids the keyboard (strategies lists them)", .text)
    case .settings:
      KeyRule(
        "settings that the form changes (setting lists them)",
        .structure(
          "a mapping, name: value"))
    case .sections: KeyRule("the table's sections, from the top", .structure(KeyRule.list))
    case .containers:
      KeyRule(
        "views between the root view and the table, outermost first", .structure(KeyRule.list))
    case .table: KeyRule("the table's place in the innermost container", .structure("a mapping"))
    case .presentation:
      KeyRule("how the form's screen is presented over another", .names(Presentation.names))
    case .detents:
      KeyRule("the heights at which a page sheet rests", .structure("[medium, large]"))
    case .window:
      KeyRule("the app's window on an iPad's screen", .structure("[x, y, width, height]"))
    case .opensAt:
      KeyRule(
        "whether the table opens scrolled to its top or bottom", .names(OpeningEdge.names))
    case .bar:
      KeyRule(
        "a field in a docked bar (input accessory view), with the keys of a row",
        .structure("a mapping, field: id"))
    case .bottomBar:
      KeyRule(
        "a button in a bar pinned at the bottom, which submits the form",
        .structure("{text: Pay now, follows: keyboard}"))
    }
  }
}

extension ContainerKey: KeyWithRule {
  var rule: KeyRule {
    switch self {
    case .frame: KeyRule("its frame in the view around it", .structure("[x, y, width, height]"))
    case .insets:
      KeyRule("its distances from that view's edges", .structure("[top, left, bottom, right]"))
    case .sheet: KeyRule("whether it is a page sheet, or on an iPad a form sheet", .flag)
    case .contentSize:
      KeyRule(
        "its content's size, as a scroll view; 0 means its own size",
        .structure("[width, height]"))
    case .contentInsetAdjustmentBehavior:
      KeyRule("safe area parts that its insets include", .names(InsetAdjustment.names))
    case .navigationBar: KeyRule("whether it has a navigation bar of its own", .flag)
    case .tabBar: KeyRule("whether it has a tab bar of its own", .flag)
    case .scale: KeyRule("its scale about its center", .number("a number above 0"))
    case .turns: KeyRule("its rotation, clockwise", .number("quarters of a circle, 0 to 3"))
    }
  }
}

extension TableKey: KeyWithRule {
  var rule: KeyRule {
    switch self {
    case .frame: KeyRule("its frame in the view around it", .structure("[x, y, width, height]"))
    case .insets:
      KeyRule("its distances from that view's edges", .structure("[top, left, bottom, right]"))
    case .contentInsetAdjustmentBehavior:
      KeyRule("safe area parts that its insets include", .names(InsetAdjustment.names))
    case .additionalSafeAreaInsets:
      KeyRule("insets that its controller adds", .structure("[top, left, bottom, right]"))
    }
  }
}

extension BottomBarKey: KeyWithRule {
  var rule: KeyRule {
    switch self {
    case .text: KeyRule("what its button says", .text)
    case .height: KeyRule("in points, 50 by default", .number("a number above 0"))
    case .follows:
      KeyRule(
        "keyboard: stays above it (default); screen: stays below it",
        .names(BottomBar.Attachment.names))
    }
  }
}

extension ConditionKey: KeyWithRule {
  var rule: KeyRule {
    switch self {
    case .field: KeyRule("the field whose answer decides", .text)
    case .equals: KeyRule("the answer that shows the row", .text)
    case .notEquals: KeyRule("the answer that hides the row", .text)
    case .in: KeyRule("the answers that show the row", .structure(KeyRule.list))
    case .filled: KeyRule("true: any answer shows the row; false: no answer shows it", .flag)
    }
  }
}

extension SectionKey: KeyWithRule {
  var rule: KeyRule {
    switch self {
    case .header: KeyRule("the text above its rows", .text)
    case .footer: KeyRule("the text below its rows", .text)
    case .rows: KeyRule("its rows, from the top", .structure(KeyRule.list))
    }
  }
}
