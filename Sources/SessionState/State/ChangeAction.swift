/// The action of an undoable change, which can be applied to any state.
package struct ChangeAction: Sendable {
  /// Whether the action only lets virtual time pass.
  package let letsTimePass: Bool
  package let body: @Sendable (inout State) throws(CommandError) -> Notices

  package init(
    letsTimePass: Bool, body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.letsTimePass = letsTimePass
    self.body = body
  }
}
