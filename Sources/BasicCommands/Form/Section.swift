import FileErrors
import Forms
import SessionCore
import SessionState

/// The action of the command `section`: to add, remove, rename, move or change a section.
private enum SectionAction: Sendable {
  case add(header: String, PlaceName)
  case remove(String)
  case rename(String, header: String)
  case move(String, PlaceName)
  case set(String, [GivenKey])
}

extension Command {
  package static let section = Command(
    "section", .form,
    Words(
      summary: "Add, remove, rename or move a section of the form",
      details: [
        "SECTION is a section's number or its header, or the beginning of the header. Put a "
          + "header with blanks in quotes; '' means no header. A new section has no rows; row "
          + "add ID in SECTION adds one. remove also removes the section's rows. set changes "
          + "header= and footer=."
      ],
      examples: [
        Example("section add 'How to reach you' after Player", "adds a section"),
        Example("section rename 2 Contact", "changes its header"),
        Example("section set Contact footer=The PIN opens the locker room.", "sets its footer"),
      ]),
    .rewrites, action
  ) { state, action throws(CommandError) in
    switch action {
    case .add(let header, let place): try state.addSection(header, at: place)
    case .remove(let name): try state.remove(section: state.form.section(named: name))
    case .rename(let name, let header):
      try state.set([GivenKey("header", header)], ofSection: state.form.section(named: name))
    case .move(let name, let place):
      try state.move(section: state.form.section(named: name), to: state.place(ofSection: place))
    case .set(let name, let keys):
      try state.set(keys, ofSection: state.form.section(named: name))
    }
  }

  private static var action: Grammar<SectionAction> {
    let section = Grammar<String>.word(.section)
    let header = Grammar<String>.word(Slot("HEADER"))
    return .keywords(
      "the word after `section`", missing: "add, remove, rename, move or set",
      [
        (
          "add",
          header.then(.optionalPlace(.section, takesSection: false)).map {
            .add(header: $0, $1)
          }
        ),
        ("remove", section.map { .remove($0) }),
        ("rename", section.then(.text(Slot("HEADER"))).map { .rename($0, header: $1) }),
        ("move", section.then(.place(.section, takesSection: false)).map { .move($0, $1) }),
        ("set", section.then(.keys(of: .section)).map { .set($0, $1) }),
      ])
  }
}

extension State {
  fileprivate mutating func addSection(
    _ header: String, at name: PlaceName
  ) throws(CommandError) -> Notices {
    let place = try place(ofSection: name)
    try edit { form throws(FormEditError) in
      try form.addingSection([GivenKey("header", header)], at: place)
    }
    let name = header.isEmpty ? "a section" : header.jsonQuoted
    return Notices { state in ["added \(name); sections: \(state.form.sections.count)"] }
  }

  fileprivate mutating func remove(section: Int) throws(CommandError) -> Notices {
    let count = form.sections[section].rows.count
    try edit { form throws(FormEditError) in try form.removing(section: section) }
    return Notices(["removed section \(section + 1) with \(count == 1 ? "1 row" : "\(count) rows")"]
    )
  }

  fileprivate mutating func move(
    section: Int, to place: EditPlace
  ) throws(CommandError) -> Notices {
    try edit { form throws(FormEditError) in try form.moving(section: section, to: place) }
    return Notices(["moved section \(section + 1)"])
  }

  fileprivate mutating func set(
    _ keys: [GivenKey], ofSection section: Int
  ) throws(CommandError) -> Notices {
    try edit { form throws(FormEditError) in try form.setting(keys, ofSection: section) }
    return Notices { state in
      let header = state.form.sections[section].header
      return ["section \(section + 1)\(header.map { ": \($0.jsonQuoted)" } ?? " has no header")"]
    }
  }
}
