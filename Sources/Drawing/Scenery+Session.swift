import Session

extension Scenery {
  init(_ session: Session) {
    let seen = session.phone.presented
    phone = seen
    form = session.form
    strategyName = session.engine.strategy.name
    barValue = session.form.barRow.map(session.value) ?? ""
    values = Dictionary(
      uniqueKeysWithValues: Self.rowsInBounds(of: seen).map { ($0, session.value(ofRow: $0)) })
  }
}
