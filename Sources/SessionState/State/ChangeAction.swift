/// The action of a command that can be undone, as a function that can also run in other states.
package struct ChangeAction: Sendable {
  /// Whether the action does nothing except let virtual time pass.
  package let letsTimePass: Bool
  package let body: @Sendable (inout State) throws(CommandError) -> Notices

  package init(
    letsTimePass: Bool, body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.letsTimePass = letsTimePass
    self.body = body
  }
}
