/// Measurements of the program and of something to compare with, whose runs alternate.
struct PeerMeasurement {
  let entries: [Entry]
  let peer: Peer?

  init(_ entries: Entry..., peer: Peer? = nil) {
    self.entries = entries
    self.peer = peer
  }

  /// Measures in turns, and returns the lines of the report, each with the value to compare with.
  func figures(turns: AlternatingRuns) throws -> [Figure] {
    let measurements = try turns.measure([peer?.steps] + entries.map(\.steps))
    return zip(entries, measurements.dropFirst()).flatMap { entry, own in
      entry.lines.compactMap { line in
        own.map { Figure(line, own: $0, peer: peer, measured: measurements[0]) }
      }
    }
  }
}

/// A measurement of the program, with the report's lines that show it.
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

/// An operation to compare with, usually of another program.
struct Peer {
  let name: String
  /// The quantity to show for the comparison, if it differs from the program's.
  var reading: MeasuredQuantity?
  /// The measured run of the comparison, or nil if the other program isn't installed.
  let steps: Steps?
}
