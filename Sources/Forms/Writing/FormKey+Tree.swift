import Documents
import FormModel
import Patterns
import Simulation

extension FormKey {
  /// The keys of a form's definition in the order in which Formlift writes them.
  static let inOrder = allCases.filter { $0 != .sections } + [.sections]

  /// Returns the value of the key in a form's definition, except for sections.
  ///
  /// Nil if the key can be omitted.
  func tree(of form: Form) -> DocumentTree? {
    let head = form.head
    return switch self {
    case .form: head.title.isEmpty ? nil : .text(head.title)
    case .style: head.style == .plain ? nil : .plain(head.style.rawValue)
    case .columns:
      head.style == .collection && head.columns != Form.Head.columnsOfCollection
        ? .number(Double(head.columns)) : nil
    case .largeTitle: head.chrome.hasLargeTitle ? .flag(true) : nil
    case .searchBar:
      head.bar == .navigationBar ? form.bar?.tree : head.chrome.hasSearchBar ? .flag(true) : nil
    case .navigationBar: head.chrome.hasNavigationBar ? nil : .flag(false)
    case .tabBar: head.chrome.hasTabBar ? .flag(true) : nil
    case .device: head.device.map { .plain($0.name) }
    case .orientation: head.orientation.map { .plain($0.rawValue) }
    case .strategy: head.strategy.map { .text($0) }
    case .settings: head.settings.isEmpty ? nil : .mapping(head.settings.map(\.entry))
    case .containers: head.containers.isEmpty ? nil : .list(head.containers.map(\.tree))
    case .table: TableKey.tree(of: head)
    case .opensAt: head.opensAt == .top ? nil : .plain(head.opensAt.rawValue)
    case .presentation: head.presentation.map { .plain($0.rawValue) }
    case .detents: head.detents.isEmpty ? nil : .list(head.detents.map { .plain($0.rawValue) })
    case .window: head.window?.tree
    case .bottomBar: head.chrome.bottomBar?.tree
    case .bar: head.bar == .navigationBar ? nil : form.bar?.tree
    case .sections: nil
    }
  }
}

extension FormBar {
  /// The part of a form's definition for a bar with a field, as a document tree.
  var tree: DocumentTree {
    FormRow(.field(field), height: height ?? Self.defaultHeight).tree
  }
}

extension SectionKey {
  /// Returns the value of the key in a section's definition, except for rows.
  ///
  /// Nil if the key can be omitted.
  func tree(of section: FormSection) -> DocumentTree? {
    switch self {
    case .header: section.header.map { .text($0) }
    case .footer: section.footer.map { .text($0) }
    case .rows: nil
    }
  }
}

extension Form {
  /// The keys at the top level of the form's definition with their values, without sections.
  var headEntries: [DocumentTree.Entry] {
    FormKey.inOrder.compactMap { key in
      key.tree(of: self).map { DocumentTree.Entry(key: key.rawValue, value: $0) }
    }
  }

  /// Returns the section's own keys with their values, without rows.
  func entries(ofSection section: FormSection) -> [DocumentTree.Entry] {
    SectionKey.allCases.compactMap { key in
      key.tree(of: section).map { DocumentTree.Entry(key: key.rawValue, value: $0) }
    }
  }

  /// The form's whole definition as a document tree.
  var tree: DocumentTree {
    let trees = sections.map { section in
      let rows = DocumentTree.list(section.rows.map { self.rows[$0].tree })
      return DocumentTree.mapping(
        entries(ofSection: section) + [.init(key: SectionKey.rows.rawValue, value: rows)])
    }
    return .mapping(headEntries + [.init(key: FormKey.sections.rawValue, value: .list(trees))])
  }
}

extension FormSetting {
  fileprivate var entry: DocumentTree.Entry {
    let number = Double(value).flatMap { $0.inDigits == value ? DocumentTree.number($0) : nil }
    return DocumentTree.Entry(key: name, value: number ?? .plain(value))
  }
}
