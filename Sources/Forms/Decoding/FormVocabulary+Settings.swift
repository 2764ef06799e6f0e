extension FormVocabulary {
  /// Reads the settings that a form turns; `pass` is given what is wrong with one.
  func settings(
    _ mapping: Mapping<FormKey>, pass: (Flaw) throws(Flaw) -> Void
  ) throws(Flaw) -> [FormSetting] {
    guard let value = mapping.value(.settings) else { return [] }
    guard case .mapping(let entries) = value.value.content else {
      throw value.wrongKind("a mapping")
    }
    var found: [FormSetting] = []
    for entry in entries {
      if found.contains(where: { $0.name == entry.key }) {
        try pass(Flaw(.repeatedKey(entry.key), at: entry.mark))
        continue
      }
      do throws(Flaw) { found.append(try setting(entry)) } catch { try pass(error) }
    }
    return found
  }

  private func setting(_ entry: Node.Entry) throws(Flaw) -> FormSetting {
    guard let rule = settings.first(where: { $0.name == entry.key }) else {
      throw Flaw(
        .unknownKey(entry.key, owner: "form's settings", known: settings.map(\.name)),
        at: entry.mark)
    }
    let value = entry.value
    guard let word = value.word, rule.admits(word) else {
      let near = Spelling.nearest(to: value.word ?? "", among: rule.choices)
      throw Flaw(
        .wrongSetting(name: rule.name, expected: rule.domain, given: value.shown, near: near),
        at: value.mark)
    }
    return FormSetting(name: rule.name, value: word)
  }
}
