import Forms

extension Notices {
  /// The messages about the values that the last command changed, such as `zip = "90210"`.
  package static var changes: Notices {
    Notices { state in
      state.rowsChangedOnce.map { row in
        "\(state.name(ofRow: row)) = \(state.shownValue(ofRow: row).jsonQuoted)"
      }
    }
  }

  /// The messages about the values that typing a text changed.
  ///
  /// If nothing changed, a message says that the app's own code refused `text`.
  package static func changes(orRefused text: String) -> Notices {
    Notices { state in
      guard state.hasOwnCode, state.changedRows.isEmpty, let field = state.activeField,
        !text.isEmpty || !state.value(ofRow: state.activeRow ?? 0).isEmpty
      else { return changes.texts(state) }
      return ["the app's own code keeps \(field.id) as it is"]
    }
  }
}
