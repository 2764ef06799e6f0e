// Importing Session also imports the layers and features below it, and the errors and texts that
// their results contain.

@_exported import AnswerKeeping
@_exported import Auditing
@_exported import BasicCommands
@_exported import Exporting
@_exported import FileErrors
@_exported import Replaying
@_exported import SessionCore
@_exported import SessionState
@_exported import Sharing
@_exported import TerminalText
