import Simulation

extension FormDecoder {
  // Far beyond any screen, and small enough that the heights of a whole form add up exactly.
  static let greatestLength = 1e6
  private static let greatestCount = 1_000_000
  // In bytes. Swift's reader of patterns calls itself for each bracket and runs out of stack in
  // some thousands of them.
  private static let longestPattern = 500

  /// Reads a row's field.
  mutating func field(_ id: String, _ mapping: Mapping<RowKey>) throws(Flaw) -> Field {
    var field = Field(id: id, label: try mapping.text(.label))
    field.value = try mapping.text(.value) ?? field.value
    field.placeholder = try mapping.text(.placeholder)
    field.contentType = try mapping.text(.contentType)
    field.isSecure = try mapping.bool(.secure) ?? field.isSecure
    field.isRequired = try mapping.bool(.required) ?? field.isRequired
    try readTyping(mapping, into: &field)
    field.pattern = try pattern(mapping)
    try readLimits(mapping, into: &field)
    field.options = try options(mapping, of: field)
    return field
  }

  private func readTyping(_ mapping: Mapping<RowKey>, into field: inout Field) throws(Flaw) {
    field.keyboard = try mapping.name(.keyboard, of: KeyboardKind.self) ?? field.keyboard
    field.returnKey = try mapping.name(.returnKey, of: ReturnKey.self) ?? field.returnKey
    let capitalization = try mapping.name(.capitalization, of: Capitalization.self)
    field.capitalization = capitalization ?? field.capitalization
    field.lines = try mapping.count(.lines, atLeast: 1, atMost: 1000) ?? field.lines
    field.accessory = try mapping.length(.accessory, atMost: Self.greatestLength)
  }

  private mutating func pattern(_ mapping: Mapping<RowKey>) throws(Flaw) -> String? {
    guard let pattern = try mapping.text(.pattern) else { return nil }
    if soundPatterns.contains(pattern) { return pattern }
    if let fault = Self.fault(ofPattern: pattern) {
      throw Flaw(fault, at: mapping.place(of: .pattern))
    }
    soundPatterns.insert(pattern)
    return pattern
  }

  private static func fault(ofPattern pattern: String) -> FormError.Fault? {
    let length = pattern.utf8.count
    guard length <= longestPattern else {
      return .tooGreat(
        name: "a pattern's length", limit: Double(longestPattern), given: "\(length)")
    }
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return .malformedPattern(pattern, why: String(describing: error))
    }
  }

  private func readLimits(_ mapping: Mapping<RowKey>, into field: inout Field) throws(Flaw) {
    let limit = Self.greatestCount
    field.minLength = try mapping.count(.minLength, atLeast: 0, atMost: limit)
    field.maxLength = try mapping.count(.maxLength, atLeast: 0, atMost: limit)
    field.minimum = try mapping.number(.minimum)
    field.maximum = try mapping.number(.maximum)
    let (least, most) = (field.minLength.map { Double($0) }, field.maxLength.map { Double($0) })
    try checkOrder(.minLength, least, .maxLength, most, mapping)
    try checkOrder(.minimum, field.minimum, .maximum, field.maximum, mapping)
  }

  private func checkOrder(
    _ low: RowKey, _ lowValue: Double?, _ high: RowKey, _ highValue: Double?,
    _ mapping: Mapping<RowKey>
  ) throws(Flaw) {
    guard let lowValue, let highValue, lowValue > highValue else { return }
    let fault = FormError.Fault.reversedLimits(
      low: low.rawValue, lowValue: lowValue, high: high.rawValue, highValue: highValue)
    throw Flaw(fault, at: mapping.place(of: low))
  }

  private func options(
    _ mapping: Mapping<RowKey>, of field: Field
  ) throws(Flaw) -> [String]? {
    guard mapping[.options] != nil else { return nil }
    var options: [String] = []
    var seen: Set<String> = []
    for node in try mapping.list(.options) {
      guard let option = node.text else {
        throw Flaw(
          .wrongKind(name: "an option", expected: "text", given: node.shown), at: node.place)
      }
      guard seen.insert(option).inserted else {
        throw Flaw(.repeatedOption(option), at: node.place)
      }
      options.append(option)
    }
    guard field.value.isEmpty || seen.contains(field.value) else {
      let shown = field.isSecure ? nil : field.value
      throw Flaw(.valueIsNoOption(shown), at: mapping.place(of: .value))
    }
    return options
  }
}
