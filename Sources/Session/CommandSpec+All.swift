extension CommandSpec {
  /// Every command, in the order in which help lists them.
  package static let all: [CommandSpec] =
    formCommands + focusCommands + editingCommands + avoidanceCommands + lookingCommands
    + sessionCommands
}
