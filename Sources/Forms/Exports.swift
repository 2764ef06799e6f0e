// Whoever imports Forms gets the model and the documents below it as well.

@_exported import Documents
@_exported import FormModel
@_exported import Patterns
@_exported import TerminalText
