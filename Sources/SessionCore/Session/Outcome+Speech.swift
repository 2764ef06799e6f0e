import SessionState

extension Outcome {
  /// The answer as lines to be spoken, if it is a JSON object or list; otherwise nil.
  private var spokenValue: [String]? {
    guard isRaw, let value = typed?.value else { return nil }
    switch value {
    case .object, .list: return [value.spoken]
    case .null, .bool, .number, .text: return nil
    }
  }

  /// The outcome of a command with its lines reworded for a screen reader.
  package var spoken: Outcome {
    var outcome = self
    outcome.answer =
      isRaw || isCode ? spokenValue ?? answer : (list ?? answer).map { SpokenLine($0).text }
    outcome.told = notices.map { .text(SpokenLine($0).text) }
    return outcome
  }
}
