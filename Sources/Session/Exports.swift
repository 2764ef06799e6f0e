// Importing Session also imports the errors and texts that its results contain.

@_exported import FileErrors
@_exported import TerminalText
