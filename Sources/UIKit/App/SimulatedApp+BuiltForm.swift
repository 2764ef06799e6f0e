import UIKitValues
import Simulation

extension SimulatedApp {
  /// The JSON definition of the form that an app's controller has built from its own views; nil if
  /// the app shows an existing form.
  package var builtForm: Data? {
    guard let stage = stage as? ControllerStage else { return nil }
    let shown: UIResponder = stage.overlay.map { $0.controller ?? $0 } ?? stage.controller
    let controller = shown as? UIViewController
    let title = controller?.title ?? controller?.itemInBar?.title
    let bars = phone.scene.chrome
    var definition: [String: Any] = [
      "form": title ?? (bars.hasNavigationBar ? "" : "\(type(of: shown))"),
      "style": phone.table.style.rawValue,
      "navigationBar": bars.hasNavigationBar, "tabBar": bars.hasTabBar, "sections": sections,
    ]
    definition[phone.scene.navigationField == nil ? "bar" : "searchBar"] = bar
    let scrollView = phone.scene.options.scrollView
    if scrollView > 1 { definition["settings"] = ["scrollView": scrollView] }
    if let style = shownSheet { definition["presentation"] = style.rawValue }
    return try? JSONSerialization.data(withJSONObject: definition, options: [.sortedKeys])
  }

  /// The kind of sheet that the shown screen is, such as a form sheet; nil if it isn't a sheet.
  private var shownSheet: Presentation? {
    screens.isCovering ? phone.scene.containers.first?.presentation : nil
  }

  /// Returns the JSON definitions of the forms that an app's code builds on a simulated phone.
  ///
  /// `make` creates the app's object. Each scroll view with fields, up to nine, becomes a form. For
  /// code that shows an existing form, the array is empty.
  package static func builtForms(
    on phone: Phone, _ make: @escaping @MainActor (FormViews) -> Any
  ) -> [Data] {
    // The old app's deinitializers run before the shown app starts.
    defer { endCurrent() }
    let first = start(on: phone, make)
    first.perform { $0.settle() }
    guard let form = first.builtForm else { return [] }
    let count = first.scrollViewCount
    guard count > 1 else { return [form] }
    let others = (2...count).compactMap { number in
      let other = start(on: phone.showing(scrollView: number), make)
      other.perform { $0.settle() }
      return other.builtForm
    }
    return [form] + others
  }

  /// How many scroll views on the screen have fields, at most nine; 1 if there is no root view.
  private var scrollViewCount: Int {
    look(at: phone) {
      let overlays = windows.overlays.filter { $0.firstFieldInside != nil }
      return min(9, rootView?.firstFieldsOfScrollViews(under: overlays).count ?? 1)
    }
  }

  /// The docked bar (such as a chat's input bar) or the search bar in the navigation bar, as keys of
  /// a form's definition; nil without a bar.
  private var bar: [String: Any]? {
    let docked = phone.scene.bar
    guard let traits = docked?.field ?? phone.scene.navigationField?.traits else { return nil }
    let (id, name) = docked == nil ? ("search", "Search") : ("bar", "Bar")
    var keys: [String: Any] = [
      "field": id, "label": stage?.textInput(ofRow: nil)?.label ?? name,
      "keyboard": traits.keyboard.rawValue, "secure": traits.isSecure,
    ]
    if let docked { keys["height"] = Double(docked.height) }
    return keys
  }

  private var sections: [[String: Any]] {
    var names = FieldNames(beside: bar?["field"] as? String ?? "bar")
    let rows = phone.table.rows
    // A space beside the fields of a header has no text of its own.
    let places = stage?.scrollView?.rowView?.rowPlaces ?? []
    let texts = places.map { $0.span == nil ? $0.view.firstText : nil }
    return (0..<rows.sectionCount).map { section in
      [
        "rows": rows.rows(inSection: section).map { number in
          row(number: number, texts.indices.contains(number) ? texts[number] : nil, &names)
        }
      ]
    }
  }

  /// Returns the definition of a row; `text` is the first text in a row without a field.
  private func row(number: Int, _ text: String?, _ names: inout FieldNames) -> [String: Any] {
    let table = stage?.scrollView as? UITableView
    guard let field = stage?.textInput(ofRow: number) else {
      let name = table?.name(ofPhonesRow: number)
      return [
        "text": text ?? name ?? "Row \(number + 1)",
        "height": Double(phone.rect(forRow: number).height),
      ]
    }
    let label = field.label ?? table?.titleOfSection(withPhonesRow: number)
    let traits = field.traits
    var row: [String: Any] = [
      "field": names.next(label), "label": label ?? "Field \(number + 1)",
      "keyboard": traits.keyboard.rawValue, "secure": traits.isSecure,
      "height": Double(max(1, phone.rect(forRow: number).height)),
    ]
    if traits.accessoryHeight > 0 { row["accessory"] = Double(traits.accessoryHeight) }
    return row
  }
}

extension UIView {
  /// The first text of a cell, a label or a button in the subtree, or nil.
  fileprivate var firstText: String? {
    if isHidden { return nil }
    let own =
      (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
      ?? (self as? UITableViewCell)?.textLabel?.text
    if let own, !own.isEmpty { return own }
    return children.lazy.compactMap(\.firstText).first
  }
}

/// Creates unique field ids, such as `email` and `email-2`, for a form's definition from labels.
private struct FieldNames {
  private var taken: Set<String>

  /// Creates names that differ from the name of the field outside the rows.
  init(beside bar: String) { taken = [bar] }

  mutating func next(_ label: String?) -> String {
    let words = (label ?? "").lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let base = words.isEmpty ? "field" : words.joined(separator: "-")
    var (name, number) = (base, 1)
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }
}

extension TextInputView {
  /// The text that names the field, or nil.
  ///
  /// It is the first of these texts that isn't empty: the placeholder, the accessibility label, the
  /// identifier, a label inside a text view, and the label before the field in its superview. Apps
  /// put a label inside a text view as its placeholder.
  var label: String? {
    let placeholder = (self as? UITextField)?.placeholder
    let neighbors = view.superview?.subviews.prefix { $0 !== view } ?? []
    let title = neighbors.lazy.compactMap { ($0 as? UILabel)?.text }.last
    let inside = (view as? UITextView)?.children.lazy.compactMap { ($0 as? UILabel)?.text }.first
    return [placeholder, view.accessibilityLabel, view.accessibilityIdentifier, inside, title]
      .compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension Phone {
  /// Returns a phone without rows whose table will be the app's scroll view with this number.
  fileprivate func showing(scrollView number: Int) -> Phone {
    var options = scene.options
    options.scrollView = number
    var phone = Phone(
      scene: scene.with(scene.tablePlace, options), rows: RowGeometry(sections: []),
      style: table.style, fields: [])
    phone.takeSettings(of: self)
    return phone
  }
}
