import Forms
import SessionCore
import SessionState

extension State {
  /// Returns the position in the form for a row; `place` is the position as the user typed it.
  package func place(ofRow place: PlaceName) throws(CommandError) -> EditPlace {
    switch place {
    case .before(let name): .before(try form.anyRow(named: name, takesBar: false))
    case .after(let name): .after(try form.anyRow(named: name, takesBar: false))
    case .inside(let name): .inside(try form.section(named: name))
    case .end: .end
    }
  }

  /// Returns the position in the form for a section; `place` is the position as the user typed it.
  package func place(ofSection place: PlaceName) throws(CommandError) -> EditPlace {
    switch place {
    case .before(let name): .before(try form.section(named: name))
    case .after(let name): .after(try form.section(named: name))
    case .inside, .end: .end
    }
  }
}
