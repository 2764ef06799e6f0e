/// The letters that the keyboard capitalises of itself.
package enum Capitalization: String, CaseIterable, Sendable, DocumentName {
  case none, words, sentences, all

  static let aliases: [String: Capitalization] = ["allcharacters": .all]
}
