/// Measurements of our program and of one peer, whose runs alternate.
struct PeerMeasurement {
  let entries: [Entry]
  let peer: Peer?

  init(_ entries: Entry..., peer: Peer? = nil) {
    self.entries = entries
    self.peer = peer
  }

  /// Returns the entries' figures, each with the peer's.
  func figures(turns: AlternatingRuns) throws -> [Figure] {
    let measurements = try turns.measure([peer?.steps] + entries.map(\.steps))
    return zip(entries, measurements.dropFirst()).flatMap { entry, own in
      entry.lines.compactMap { line in
        own.map { Figure(line, own: $0, peer: peer, measured: measurements[0]) }
      }
    }
  }
}

/// A measurement of our program, with the report lines it fills.
struct Entry {
  let steps: Steps
  let lines: [Line]

  init(_ steps: Steps, _ lines: Line...) {
    self.steps = steps
    self.lines = lines
  }

  /// The name and targets of a report line, before its figures are known.
  struct Line {
    let name: String
    let reading: MeasuredQuantity
    let target: Target?

    init(_ name: String, _ reading: MeasuredQuantity = .time, target: Target? = nil) {
      self.name = name
      self.reading = reading
      self.target = target
    }
  }
}

/// An operation of another program, as a yardstick.
struct Peer {
  let name: String
  /// The reading of the peer's figure, if it differs from the entry's.
  var reading: MeasuredQuantity?
  /// The steps, or nil if the peer isn't installed.
  let steps: Steps?
}
