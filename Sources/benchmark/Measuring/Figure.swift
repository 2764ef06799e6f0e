/// A line of the report: a value, its spread, the value of the comparison, their ratio, and the
/// target.
struct Figure {
  let name: String
  let value: String
  let spread: String
  let peer: String
  let ratio: String
  let target: String
  /// Whether the value reaches the target, or nil without a target.
  let isReached: Bool?

  init(_ line: Entry.Line, own: Measurement, peer: Peer?, measured: Measurement?) {
    let samples = line.reading.samples(own)
    let other = measured.map { (peer?.reading ?? line.reading).samples($0).least }
    let ratio = other.map { samples.least / $0 }
    name = line.name
    value = line.reading.words(samples.least)
    spread = Quantity.percent(samples.spread)
    self.peer = peer.map { Self.words(for: $0, other, line.reading) } ?? ""
    self.ratio = ratio.map(Quantity.number) ?? ""
    target = line.target?.words ?? ""
    isReached = line.target?.isReached(samples.least, ratio)
  }

  private static func words(for peer: Peer, _ value: Double?, _ reading: MeasuredQuantity) -> String
  {
    "\(peer.name) " + (value.map((peer.reading ?? reading).words) ?? "missing")
  }
}
