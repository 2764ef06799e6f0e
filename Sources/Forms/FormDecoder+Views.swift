import Foundation
import Simulation

/// The views around the table, and the bar below it.
extension FormDecoder {
  /// Reads the views between the root view and the table.
  func containers(_ mapping: Mapping<FormKey>) throws(Flaw) -> [Container] {
    guard mapping[.containers] != nil else { return [] }
    var containers: [Container] = []
    for node in try mapping.list(.containers) {
      containers.append(try container(node, isOutermost: containers.isEmpty))
    }
    return containers
  }

  private func container(_ node: Node, isOutermost: Bool) throws(Flaw) -> Container {
    let mapping = try Mapping<ContainerKey>(node)
    try checkAlone([.frame, .insets, .sheet], mapping)
    let place = try place(mapping, frame: .frame, insets: .insets)
    let isSheet = try mapping.bool(.sheet) ?? false
    if isSheet, !isOutermost { throw Flaw(.sheetInside, at: mapping.place(of: .sheet)) }
    var chrome = Chrome(hasNavigationBar: false)
    chrome.hasNavigationBar = try mapping.bool(.navigationBar) ?? chrome.hasNavigationBar
    chrome.hasTabBar = try mapping.bool(.tabBar) ?? chrome.hasTabBar
    return Container(
      place: place, isSheet: isSheet, chrome: chrome,
      scale: CGFloat(try mapping.length(.scale, atMost: 100) ?? 1),
      quarterTurns: try mapping.count(.turns, atLeast: 0, atMost: 3) ?? 0)
  }

  /// Reads the place of the table in the innermost view.
  func tablePlace(_ mapping: Mapping<FormKey>) throws(Flaw) -> ViewPlace {
    guard let node = mapping[.table] else { return .insets(.zero) }
    let table = try Mapping<TableKey>(node)
    try checkAlone([.frame, .insets], table)
    return try place(table, frame: .frame, insets: .insets)
  }

  private func place<Key>(
    _ mapping: Mapping<Key>, frame: Key, insets: Key
  ) throws(Flaw) -> ViewPlace {
    let limit = Self.greatestLength
    if let parts = try mapping.numbers(
      frame, ["x", "y", "width", "height"], atMost: limit, above: [nil, nil, 0, 0])
    {
      return .frame(
        CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    }
    let edges = ["top", "left", "bottom", "right"]
    guard let parts = try mapping.numbers(insets, edges, atMost: limit) else {
      return .insets(.zero)
    }
    return .insets(
      EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3]))
  }

  private func checkAlone<Key>(_ keys: [Key], _ mapping: Mapping<Key>) throws(Flaw) {
    let given = keys.filter { mapping[$0] != nil }
    guard given.count > 1 else { return }
    let fault = FormError.Fault.keysExclude(
      given[0].rawValue, given[1].rawValue, owner: mapping.owner)
    throw Flaw(fault, at: mapping.place(of: given[1]))
  }

  /// Reads the bar that is docked below the table.
  mutating func bar(_ mapping: Mapping<FormKey>) throws(Flaw) -> FormBar? {
    guard let node = mapping[.bar] else { return nil }
    let bar = try Mapping<RowKey>(node, owner: "bar", without: [.text, .accessory])
    guard let id = try bar.text(.field) else {
      throw Flaw(.missingKey(RowKey.field.rawValue, owner: bar.owner), at: bar.place)
    }
    try addID(id, at: bar.place(of: .field))
    let field = try field(id, bar)
    let height = try bar.length(.height, atMost: Self.greatestLength)
    return FormBar(field: field, height: height ?? FormBar.defaultHeight)
  }
}
