import Documents
import FormModel
import Patterns

/// A difference between two forms, such as a changed label.
package struct FormDifference: Equatable, Sendable {
  /// The part of the form that differs, as in `row zip label` or `section 2 header`.
  package var subject: String
  /// The value in the older form, or nil if it is missing.
  package var old: String?
  package var new: String?

  /// Creates a difference between two forms.
  package init(subject: String, old: String?, new: String?) {
    self.subject = subject
    self.old = old
    self.new = new
  }
}

extension Form {
  /// Returns the differences from an older form, without the values of secure fields.
  package func differences(from old: Form) -> [FormDifference] {
    if isCopy(of: old) { return [] }
    return Self.differences(of: "form", from: old.headEntries, to: headEntries)
      + sectionDifferences(from: old) + rowDifferences(from: old)
  }

  private func sectionDifferences(from old: Form) -> [FormDifference] {
    let (before, after) = (old.sectionTrees, sectionTrees)
    let alignment = TreeAlignment(from: before, to: after)
    let removed = alignment.removed.map { index in
      FormDifference(subject: "section \(index + 1)", old: before[index].shortName, new: nil)
    }
    return removed
      + zip(after.indices, alignment.origins).flatMap { index, origin -> [FormDifference] in
        let subject = "section \(index + 1)"
        guard let origin else {
          return [FormDifference(subject: subject, old: nil, new: after[index].shortName)]
        }
        let (old, new) = (before[origin], after[index])
        return Self.differences(
          of: subject, from: (old.entries ?? []).dropLast(), to: (new.entries ?? []).dropLast())
      }
  }

  private var sectionTrees: [DocumentTree] { tree[FormKey.sections.rawValue]?.elements ?? [] }

  private func rowDifferences(from old: Form) -> [FormDifference] {
    let (before, after) = (old.rows.map(\.tree), rows.map(\.tree))
    let alignment = TreeAlignment(from: before, to: after)
    let moved = Self.moved(alignment.origins)
    let removed = alignment.removed.map { row in
      FormDifference(subject: "row \(before[row].shortName)", old: "row \(row + 1)", new: nil)
    }
    return removed
      + zip(after.indices, alignment.origins).flatMap { row, origin -> [FormDifference] in
        let subject = "row \(after[row].shortName)"
        guard let origin else {
          return [FormDifference(subject: subject, old: nil, new: "row \(row + 1)")]
        }
        let place =
          moved.contains(row)
          ? [FormDifference(subject: subject, old: "row \(origin + 1)", new: "row \(row + 1)")] : []
        return place
          + Self.differences(
            of: subject, from: before[origin].entries ?? [], to: after[row].entries ?? [])
      }
  }

  /// Returns the indices of rows or sections that an edit has moved, given their old indices.
  ///
  /// The elements that count as not moved are the longest sequence that is still in the old order.
  private static func moved(_ origins: [Int?]) -> Set<Int> {
    let known = origins.indices.compactMap { index in origins[index].map { (index, $0) } }
    var ends: [Int] = []
    var previous: [Int?] = Array(repeating: nil, count: known.count)
    for (number, element) in known.enumerated() {
      let place = ends.partition { known[$0].1 >= element.1 }
      previous[number] = place > 0 ? ends[place - 1] : nil
      if place < ends.count { ends[place] = number } else { ends.append(number) }
    }
    var kept: Set<Int> = []
    var last = ends.last
    while let number = last {
      kept.insert(known[number].0)
      last = previous[number]
    }
    return Set(known.map(\.0)).subtracting(kept)
  }

  private static func differences(
    of subject: String, from old: some Sequence<DocumentTree.Entry>,
    to new: some Sequence<DocumentTree.Entry>
  ) -> [FormDifference] {
    let before = Dictionary(old.map { ($0.key, $0.value) }) { $1 }
    let after = Dictionary(new.map { ($0.key, $0.value) }) { $1 }
    let isSecret = [before, after].contains { $0[RowKey.secure.rawValue] != nil }
    let keys = old.map(\.key) + new.map(\.key).filter { before[$0] == nil }
    return keys.compactMap { key in
      guard before[key] != after[key] else { return nil }
      let hidden = isSecret && key == RowKey.value.rawValue ? "•••" : nil
      return FormDifference(
        subject: "\(subject) \(key)",
        old: before[key].map { hidden ?? YAMLText.flow($0.withoutSecrets) },
        new: after[key].map { hidden ?? YAMLText.flow($0.withoutSecrets) })
    }
  }
}

extension DocumentTree {
  /// A short name of the row or section: its field or text, or its header.
  fileprivate var shortName: String {
    let keys = [RowKey.field.rawValue, RowKey.text.rawValue, SectionKey.header.rawValue]
    for key in keys {
      if case .text(let text)? = self[key] {
        return text.count > 40 ? "\(text.prefix(40))…" : text
      }
    }
    return "without header"
  }
}
