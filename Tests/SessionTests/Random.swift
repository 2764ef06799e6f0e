/// A random number generator (a linear congruential one by Knuth): equal seeds give equal numbers.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a number have short periods.
    let high = state >> 32
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return high << 32 | state >> 32
  }
}
