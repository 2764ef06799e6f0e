import Documents
import FormModel
import Patterns
import Foundation
import Simulation

/// A decoder of the views around the form's table.
enum ViewDecoder {
  // In points, far larger than any screen.
  private static let greatestLength = 1e6
  private static let greatestCount = 50

  /// Returns the views between the root view and the table from a form's mapping.
  ///
  /// `pass` receives the errors.
  static func containers(
    _ mapping: Mapping<FormKey>, pass: (LocatedFault) throws(LocatedFault) -> Void
  ) throws(LocatedFault) -> [Container] {
    guard let value = mapping.value(.containers) else { return [] }
    guard case .list(let nodes) = value.value.content else { throw value.wrongKind("a list") }
    if nodes.isEmpty { throw LocatedFault(.emptyList(name: value.name), at: value.value.mark) }
    if nodes.count > greatestCount {
      throw LocatedFault(
        .tooMany("containers", limit: greatestCount), at: nodes[greatestCount].mark)
    }
    var containers: [Container] = []
    for (index, node) in nodes.enumerated() {
      do throws(LocatedFault) {
        containers.append(try container(node, isOutermost: index == 0))
      } catch {
        try pass(error)
      }
    }
    return containers
  }

  private static func container(_ node: Node, isOutermost: Bool) throws(LocatedFault) -> Container {
    let mapping = try Mapping<ContainerKey>(node)
    try checkAlone([.frame, .insets, .sheet], mapping)
    let place = try place(mapping, frame: .frame, insets: .insets)
    for key in [ContainerKey.navigationBar, .tabBar, .sheet] {
      try checkAlone([.contentSize, key], mapping)
    }
    let isSheet = try mapping.bool(.sheet) ?? false
    if isSheet, !isOutermost { throw LocatedFault(.sheetInside, at: mapping.mark(of: .sheet)) }
    var chrome = Chrome(hasNavigationBar: false)
    chrome.hasNavigationBar = try mapping.bool(.navigationBar) ?? chrome.hasNavigationBar
    chrome.hasTabBar = try mapping.bool(.tabBar) ?? chrome.hasTabBar
    return Container(
      place: place, isSheet: isSheet, chrome: chrome, scroll: try scroll(mapping),
      scale: CGFloat(try mapping.value(.scale)?.length(atMost: 100) ?? 1),
      quarterTurns: try mapping.value(.turns)?.count(atLeast: 0, atMost: 3) ?? 0)
  }

  /// Returns the scroll area of a view around the table from its content size.
  ///
  /// Nil without a content size: the view is not a scroll view.
  private static func scroll(_ mapping: Mapping<ContainerKey>) throws(LocatedFault) -> ScrollArea? {
    let behavior = try mapping.name(
      .contentInsetAdjustmentBehavior, of: InsetAdjustment.self)
    let size = try mapping.numbers(
      .contentSize, ["width", "height"], atMost: greatestLength)
    if let size, let least = size.min(), least < 0, let value = mapping.value(.contentSize) {
      throw value.wrongKind("two numbers of at least 0", given: least.inDigits)
    }
    guard let size else {
      guard behavior == nil else {
        throw LocatedFault(
          .missingKey(ContainerKey.contentSize.rawValue, owner: "container that scrolls"),
          at: mapping.mark)
      }
      return nil
    }
    return ScrollArea(
      contentSize: CGSize(width: size[0], height: size[1]), insetAdjustment: behavior)
  }

  /// Reads how the form's screen is presented, such as in a sheet, into the form's own keys.
  static func presentation(
    _ form: Mapping<FormKey>, into head: inout Form.Head
  ) throws(LocatedFault) {
    head.detents = try detents(form)
    head.presentation = try form.name(.presentation, of: Presentation.self)
    guard head.presentation != nil else {
      if form[.detents] == nil { return }
      throw LocatedFault(
        .missingKey(FormKey.presentation.rawValue, owner: "form with detents"),
        at: form.mark(of: .detents))
    }
    if head.containers.first?.isSheet == true {
      throw LocatedFault(
        .keysExclude(
          FormKey.presentation.rawValue, ContainerKey.sheet.rawValue, owner: form.owner.rawValue),
        at: form.mark(of: .presentation))
    }
  }

  /// Returns the app's bottom bar, a bar with a button, from a form's mapping, or nil without one.
  static func bottomBar(_ form: Mapping<FormKey>) throws(LocatedFault) -> BottomBar? {
    guard let node = form[.bottomBar] else { return nil }
    let mapping = try Mapping<BottomBarKey>(node)
    guard let text = try mapping.text(.text) else {
      throw LocatedFault(
        .missingKey(BottomBarKey.text.rawValue, owner: mapping.owner.rawValue), at: mapping.mark)
    }
    let height = try mapping.value(.height)?.length(atMost: FormRow.greatestHeight)
    return BottomBar(
      text: text, height: height.map { CGFloat($0) } ?? BottomBar.defaultHeight,
      follows: try mapping.name(.follows, of: BottomBar.Attachment.self) ?? .keyboard)
  }

  /// Returns the frame of the app's window on an iPad's screen from a form's mapping, or nil.
  static func window(_ form: Mapping<FormKey>, device: Device?) throws(LocatedFault) -> CGRect? {
    let parts = try form.numbers(
      .window, ["x", "y", "width", "height"], atMost: 5000, above: [nil, nil, 99, 99])
    guard let parts else { return nil }
    if let device, !device.screen.isPad {
      throw LocatedFault(.windowOnPhone(device: device.name), at: form.mark(of: .window))
    }
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  private static func detents(_ form: Mapping<FormKey>) throws(LocatedFault) -> [Detent] {
    guard let value = form.value(.detents) else { return [] }
    guard case .list(let nodes) = value.value.content else { throw value.wrongKind("a list") }
    if nodes.isEmpty { throw LocatedFault(.emptyList(name: value.name), at: value.value.mark) }
    var detents: [Detent] = []
    for node in nodes {
      detents.append(
        try KeyedValue(key: FormKey.detents, owner: form.owner, value: node).name(of: Detent.self))
    }
    return detents
  }

  /// Reads the keys that a form's mapping has for the table.
  ///
  /// These are the table's place in the innermost view, and how its insets include the safe area.
  static func table(_ form: Mapping<FormKey>, into head: inout Form.Head) throws(LocatedFault) {
    guard let node = form[.table] else { return }
    let table = try Mapping<TableKey>(node)
    try checkAlone([.frame, .insets], table)
    head.tablePlace = try place(table, frame: .frame, insets: .insets)
    head.insetAdjustment = try table.name(
      .contentInsetAdjustmentBehavior, of: InsetAdjustment.self)
    head.additionalSafeArea = try insets(table, .additionalSafeAreaInsets) ?? .zero
  }

  private static func place<Key: DocumentKey>(
    _ mapping: Mapping<Key>, frame: Key, insets: Key
  ) throws(LocatedFault) -> ViewPlace {
    let limit = greatestLength
    if let parts = try mapping.numbers(
      frame, ["x", "y", "width", "height"], atMost: limit, above: [nil, nil, 0, 0])
    {
      return .frame(
        CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    }
    return .insets(try Self.insets(mapping, insets) ?? .zero)
  }

  private static func insets<Key: DocumentKey>(
    _ mapping: Mapping<Key>, _ key: Key
  ) throws(LocatedFault) -> EdgeInsets? {
    let edges = ["top", "left", "bottom", "right"]
    return try mapping.numbers(key, edges, atMost: greatestLength).map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  private static func checkAlone<Key: DocumentKey>(
    _ keys: [Key], _ mapping: Mapping<Key>
  ) throws(LocatedFault) {
    let given = keys.filter { mapping[$0] != nil }
    guard given.count > 1 else { return }
    let fault = FormError.Fault.keysExclude(
      given[0].rawValue, given[1].rawValue, owner: mapping.owner.rawValue)
    throw LocatedFault(fault, at: mapping.mark(of: given[1]))
  }
}
