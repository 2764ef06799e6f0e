import Forms

extension Notices {
  /// The messages of a command that list the values that it changed, such as `zip = "90210"`.
  package static var changes: Notices {
    Notices { state in
      state.rowsChangedOnce.map { row in
        "\(state.name(ofRow: row)) = \(state.shownValue(ofRow: row).jsonQuoted)"
      }
    }
  }

  /// The messages of a command that types a text: the values that changed.
  ///
  /// If an app's own code let nothing change, one message says so. `text` is the typed text.
  package static func changes(orRefused text: String) -> Notices {
    Notices { state in
      guard state.hasOwnCode, state.changedRows.isEmpty, let field = state.activeField,
        !text.isEmpty || !state.value(ofRow: state.activeRow ?? 0).isEmpty
      else { return changes.texts(state) }
      return ["the app's own code keeps \(field.id) as it is"]
    }
  }
}
