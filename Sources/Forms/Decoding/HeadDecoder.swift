import Documents
import FormModel
import Patterns
import Simulation

/// A decoder of the form's own keys, such as its title: everything except its sections.
struct HeadDecoder {
  private let vocabulary: FormVocabulary
  private let place: (DocumentMark) -> FormError.Place
  /// The errors found so far that did not prevent further reading.
  private(set) var flaws = FaultList()

  /// Creates a decoder of the form's own keys, such as its title.
  ///
  /// `place` returns the place in the file of a position in the document.
  init(_ vocabulary: FormVocabulary, place: @escaping (DocumentMark) -> FormError.Place) {
    self.vocabulary = vocabulary
    self.place = place
  }

  /// Decodes all of the form's own keys, such as its title, from a mapping in a document.
  ///
  /// Errors that don't stop the reading are stored in ``flaws``, by their positions.
  mutating func head(_ mapping: Mapping<FormKey>) throws(LocatedFault) -> Form.Head {
    var head = Form.Head()
    head.title = try text(.form, mapping) ?? head.title
    head.style = try name(.style, mapping) ?? head.style
    let style = head.style
    head.columns =
      try flaws.passing { () throws(LocatedFault) in try Self.columns(mapping, of: style) }
      ?? head.columns
    try readChrome(mapping, into: &head.chrome)
    try readPhone(mapping, into: &head)
    try readViews(mapping, into: &head)
    head.opensAt = try name(.opensAt, mapping) ?? head.opensAt
    return head
  }

  private mutating func readChrome(
    _ mapping: Mapping<FormKey>, into chrome: inout Chrome
  ) throws(LocatedFault) {
    chrome.hasNavigationBar = try bool(.navigationBar, mapping) ?? chrome.hasNavigationBar
    chrome.hasTabBar = try bool(.tabBar, mapping) ?? chrome.hasTabBar
    chrome.hasLargeTitle = try hasBarPart(.largeTitle, mapping, on: chrome)
    chrome.hasSearchBar = try hasBarPart(.searchBar, mapping, on: chrome)
    chrome.bottomBar = try flaws.passing { () throws(LocatedFault) in
      try ViewDecoder.bottomBar(mapping)
    }
  }

  /// Reads the phone, the orientation, the strategy and the settings that a form asks for.
  private mutating func readPhone(
    _ mapping: Mapping<FormKey>, into head: inout Form.Head
  ) throws(LocatedFault) {
    head.device = try known(.device, mapping, Device.named, among: Device.namesNewestFirst)
    head.orientation = try known(
      .orientation, mapping, Orientation.named, among: Orientation.names)
    let strategies = vocabulary.strategies
    head.strategy = try known(
      .strategy, mapping, { strategies.contains($0) ? $0 : nil }, among: strategies)
    do throws(LocatedFault) {
      head.settings = try vocabulary.settings(
        mapping, device: head.device, place: place,
        pass: { flaw throws(LocatedFault) in try flaws.pass(flaw) })
    } catch { try flaws.pass(error) }
  }

  /// Reads the table's position, the views around it, their presentation and the app's window.
  private mutating func readViews(
    _ mapping: Mapping<FormKey>, into head: inout Form.Head
  ) throws(LocatedFault) {
    do throws(LocatedFault) {
      head.containers = try ViewDecoder.containers(mapping) { flaw throws(LocatedFault) in
        try flaws.pass(flaw)
      }
    } catch { try flaws.pass(error) }
    do throws(LocatedFault) {
      try ViewDecoder.presentation(mapping, into: &head)
    } catch { try flaws.pass(error) }
    do throws(LocatedFault) { try ViewDecoder.table(mapping, into: &head) } catch {
      try flaws.pass(error)
    }
    let device = head.device
    head.window = try flaws.passing { () throws(LocatedFault) in
      try ViewDecoder.window(mapping, device: device)
    }
  }
}

extension HeadDecoder {
  private mutating func text(
    _ key: FormKey, _ mapping: Mapping<FormKey>
  ) throws(LocatedFault) -> String? {
    try flaws.passing { () throws(LocatedFault) in try mapping.text(key) }
  }

  private mutating func bool(_ key: FormKey, _ mapping: Mapping<FormKey>) throws(LocatedFault)
    -> Bool?
  {
    try flaws.passing { () throws(LocatedFault) in try mapping.bool(key) }
  }

  private mutating func name<Name: DocumentName>(
    _ key: FormKey, _ mapping: Mapping<FormKey>
  ) throws(LocatedFault) -> Name? {
    try flaws.passing { () throws(LocatedFault) in try mapping.name(key, of: Name.self) }
  }

  private mutating func known<Value>(
    _ key: FormKey, _ mapping: Mapping<FormKey>, _ named: (String) -> Value?,
    among names: @autoclosure () -> [String]
  ) throws(LocatedFault) -> Value? {
    guard let name = try text(key, mapping) else { return nil }
    if let value = named(name) { return value }
    try flaws.pass(
      LocatedFault(
        .unknownName(name: key.name, known: names(), given: name, kind: key.kindOfNames),
        at: mapping.mark(of: key)))
    return nil
  }

  /// Returns whether the form's navigation bar has a part, such as a large title.
  ///
  /// An error is stored if there is no navigation bar.
  private mutating func hasBarPart(
    _ key: FormKey, _ mapping: Mapping<FormKey>, on chrome: Chrome
  ) throws(LocatedFault) -> Bool {
    guard try bool(key, mapping) == true else { return false }
    if !chrome.hasNavigationBar {
      try flaws.pass(
        LocatedFault(.keyNeeds(key.rawValue, "a navigation bar"), at: mapping.mark(of: key)))
    }
    return chrome.hasNavigationBar
  }

  /// Returns the number of columns of a form's table.
  ///
  /// A collection has two by default, and other styles have one.
  private static func columns(
    _ mapping: Mapping<FormKey>, of style: TableStyle
  ) throws(LocatedFault) -> Int {
    guard let value = mapping.value(.columns) else {
      return style == .collection ? Form.Head.columnsOfCollection : 1
    }
    guard style == .collection else {
      throw LocatedFault(
        .keyNeeds(FormKey.columns.rawValue, "style: collection"), at: value.value.mark)
    }
    return try value.count(atLeast: 1, atMost: greatestColumnCount)
  }

  private static let greatestColumnCount = 20
}

extension FormKey {
  /// The kind of the names that the key accepts.
  fileprivate var kindOfNames: FormError.NameKind {
    self == .device ? .device : self == .strategy ? .strategy : .value
  }
}
