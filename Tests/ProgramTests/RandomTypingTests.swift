import Foundation
import Testing

/// Tests that random typing ends the program only if it asks the program to quit.
///
/// `FORMLIFT_TYPING_SECONDS` sets the duration, and `FORMLIFT_TYPING_SEED` the seed.
@Suite(.serialized) struct RandomTypingTests {
  @Test("Random typing never crashes the program") func itGoesOn() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["FORMLIFT_TYPING_SECONDS"].flatMap(Double.init)
    let first = environment["FORMLIFT_TYPING_SEED"].flatMap { Int($0) } ?? 1
    let end = Date(timeIntervalSinceNow: seconds ?? 0)
    for seed in first... {
      var typing = try RandomTyping(seed: seed)
      let outcome = try typing.run(steps: seconds == nil ? 60 : 300)
      #expect([.alive, .left].contains(outcome), "seed \(seed): \(outcome)")
      if seconds == nil ? seed - first == 4 : Date() > end { return }
    }
  }
}
