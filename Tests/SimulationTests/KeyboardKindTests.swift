import Simulation
import Testing

@Suite struct KeyboardKindTests {
  @Test(
    "Each keyboard has the keys of its kind",
    arguments: [
      (.numberPad, "0", true), (.numberPad, ".", false), (.numberPad, "a", false),
      (.numberPad, "٣", false), (.asciiNumberPad, "7", true), (.decimal, ".", true),
      (.decimal, ",", true), (.decimal, "-", false), (.phone, "+", true), (.phone, "a", false),
      (.asciiCapable, "a", true), (.asciiCapable, " ", true), (.asciiCapable, "é", false),
      (.email, "@", true), (.email, " ", false), (.url, "/", true), (.url, " ", false),
      (.default, "é", true), (.emoji, "🙂", true),
    ] as [(KeyboardKind, Character, Bool)])
  func keys(kind: KeyboardKind, character: Character, has: Bool) {
    #expect(kind.hasKey(for: character) == has)
  }

  @Test("The pads are the keyboards made of digits", arguments: KeyboardKind.allCases)
  func pads(kind: KeyboardKind) {
    #expect(kind.isPad == [.numberPad, .phone, .decimal, .asciiNumberPad].contains(kind))
  }
}
