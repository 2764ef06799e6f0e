/// A comparison: measurements of the program, and of something else, whose runs alternate.
struct PeerMeasurement {
  let entries: [Entry]
  let peer: Peer?

  init(_ entries: Entry..., peer: Peer? = nil) {
    self.entries = entries
    self.peer = peer
  }

  /// Measures in alternation, and returns the lines of the report with the value to compare with.
  func figures(turns: AlternatingRuns) throws -> [Figure] {
    let measurements = try turns.measure([peer?.steps] + entries.map(\.steps))
    return zip(entries, measurements.dropFirst()).flatMap { entry, own in
      entry.lines.compactMap { line in
        own.map { Figure(line, own: $0, peer: peer, measured: measurements[0]) }
      }
    }
  }
}

/// A measurement of the program, with the lines of the report that show it.
struct Entry {
  let steps: Steps
  let lines: [Line]

  init(_ steps: Steps, _ lines: Line...) {
    self.steps = steps
    self.lines = lines
  }

  /// A line of the report before it is measured: its name, quantity and target.
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

/// The other side of a comparison, usually an operation of another program.
struct Peer {
  let name: String
  /// The quantity to show for the other side; nil means the same quantity as for the program.
  var reading: MeasuredQuantity?
  /// The measured run of the other side, or nil if the other program isn't installed.
  let steps: Steps?
}
