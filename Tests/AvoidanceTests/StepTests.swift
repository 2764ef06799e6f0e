import Avoidance
import Testing

@testable import AvoidanceEngine

struct StepTests {
  /// A step holds the phone; Swift gives memory of the stack to what has no more bytes than this.
  @Test("A step is small enough for the stack") func liesOnTheStack() {
    #expect(MemoryLayout<Step>.stride <= 1024)
  }
}
