// Importing Forms also imports the model and the documents below it.

@_exported import Documents
@_exported import FormModel
@_exported import Patterns
@_exported import TerminalText
