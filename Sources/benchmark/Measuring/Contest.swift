/// Entries that are measured in turn with one peer.
struct Contest {
  let entries: [Entry]
  let peer: Peer?

  init(_ entries: Entry..., peer: Peer? = nil) {
    self.entries = entries
    self.peer = peer
  }

  /// Returns the entries' figures, each beside the peer's.
  func figures(turns: Turns) throws -> [Figure] {
    let measurements = try turns.measure([peer?.steps] + entries.map(\.steps))
    return zip(entries, measurements.dropFirst()).flatMap { entry, own in
      entry.lines.compactMap { line in
        own.map { Figure(line, own: $0, peer: peer, measured: measurements[0]) }
      }
    }
  }
}

/// What is measured beside a peer, with the lines of the report that it fills.
struct Entry {
  let steps: Steps
  let lines: [Line]

  init(_ steps: Steps, _ lines: Line...) {
    self.steps = steps
    self.lines = lines
  }

  /// A line of the report before there is anything to report.
  struct Line {
    let name: String
    let reading: Reading
    let target: Target?

    init(_ name: String, _ reading: Reading = .time, target: Target? = nil) {
      self.name = name
      self.reading = reading
      self.target = target
    }
  }
}

/// What others take for a like thing.
struct Peer {
  let name: String
  /// How the peer's figure is told, where that differs from the entry's.
  var reading: Reading?
  /// Nil where the peer is not installed.
  let steps: Steps?
}
