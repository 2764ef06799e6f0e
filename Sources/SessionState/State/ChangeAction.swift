/// The action of a command that can be undone, stored so that it can be repeated in any state.
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
