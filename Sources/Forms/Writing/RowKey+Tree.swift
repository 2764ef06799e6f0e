extension RowKey {
  /// The keys in the order in which they are written.
  static let inOrder = allCases.filter { $0 != .height } + [.height]

  /// The value under the key in a row's definition; nil where the key may be left out.
  func tree(of row: FormRow) -> DocumentTree? {
    switch (self, row.content) {
    case (.height, .field(let field)) where field.fitsRow: .plain("automatic")
    case (.height, _): row.height == FormRow.defaultHeight ? nil : .number(row.height)
    case (.showIf, _): row.condition?.tree
    case (.text, .text(let text)): .text(text)
    case (_, .text): nil
    case (_, .field(let field)): tree(of: field)
    }
  }

  private func tree(of field: Field) -> DocumentTree? {
    switch self {
    case .text, .height, .showIf: nil
    case .field: .text(field.id)
    case .label: field.label.map { .text($0) }
    case .kind: Self.name(field.kind, unless: .text)
    case .value: field.value == field.usualValue ? nil : .text(field.value)
    case .placeholder: field.placeholder.map { .text($0) }
    case .keyboard: Self.name(field.keyboard, unless: field.usualKeyboard)
    case .returnKey: Self.name(field.returnKey, unless: .default)
    case .secure: field.isSecure ? .flag(true) : nil
    case .lines: lines(of: field)
    case .required: field.isRequired ? .flag(true) : nil
    case .pattern: field.pattern.map { .text($0) }
    case .minLength: field.minLength.map { .number(Double($0)) }
    case .maxLength: field.maxLength.map { .number(Double($0)) }
    case .minimum: field.minimum.map { .number($0) }
    case .maximum: field.maximum.map { .number($0) }
    case .options: field.options.map { .list($0.map { .text($0) }) }
    case .contentType: field.contentType.map { .text($0) }
    case .capitalization: Self.name(field.capitalization, unless: .sentences)
    case .accessory: field.accessory.map { .number($0) }
    case .email: flag(.email, of: field)
    case .url: flag(.url, of: field)
    case .phone: flag(.phone, of: field)
    case .number: flag(.number, of: field)
    case .integer: flag(.integer, of: field)
    case .date: flag(.date, of: field)
    case .postalCode: flag(.postalCode, of: field)
    case .equals: field.equals.map { .text($0) }
    case .message: field.message.map { .text($0) }
    }
  }

  private func flag(_ format: TextFormat, of field: Field) -> DocumentTree? {
    field.formats.contains(format) ? .flag(true) : nil
  }

  private static func name<Name: RawRepresentable<String> & Equatable>(
    _ name: Name, unless plain: Name
  ) -> DocumentTree? {
    name == plain ? nil : .plain(name.rawValue)
  }

  private func lines(of field: Field) -> DocumentTree? {
    if let most = field.mostLines { return .plain("\(field.lines)…\(most)") }
    return field.lines == 1 ? nil : .number(Double(field.lines))
  }
}

extension ShowCondition {
  /// The value of the key by which a row is shown.
  fileprivate var tree: DocumentTree {
    let (key, value): (ConditionKey, DocumentTree) =
      switch test {
      case .equals(let other): (.equals, .text(other))
      case .notEquals(let other): (.notEquals, .text(other))
      case .isIn(let others): (.in, .list(others.map { .text($0) }))
      case .filled(let isFilled): (.filled, .flag(isFilled))
      }
    return .mapping([
      DocumentTree.Entry(key: ConditionKey.field.rawValue, value: .text(field)),
      DocumentTree.Entry(key: key.rawValue, value: value),
    ])
  }
}

extension FormRow {
  /// The row's definition.
  var tree: DocumentTree {
    .mapping(
      RowKey.inOrder.compactMap { key in
        key.tree(of: self).map { DocumentTree.Entry(key: key.rawValue, value: $0) }
      })
  }
}
