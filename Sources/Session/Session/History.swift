import Simulation

/// The changes of a session that can be taken back, and those that were.
///
/// Of the newest the states are kept. Of older ones a state for some hundreds is enough, since the same
/// changes give the same states: 10,000 edits of a form of 1,000 rows take some tens of megabytes.
struct History: Sendable {
  /// A change, and what the state before it came from.
  struct Step: Sendable {
    let change: Change
    let cause: Change?
  }

  /// Changes that followed each other, with the state before the first.
  private final class Batch: Sendable {
    let start: State
    let deeds: [Change.Deed]

    init(start: State, deeds: [Change.Deed]) {
      self.start = start
      self.deeds = deeds
    }
  }

  /// The number of changes that can be taken back at least; a batch more is kept.
  static let limit = 10_000
  private static let batchSize = 512
  /// Twice as many of the newest changes have their states.
  private static let window = 32

  private var batches: [Batch] = []
  private var recent: [Step] = []
  /// What was undone, the last to be made again first.
  private var undone: [Change.Deed] = []
  /// The numbers of recent steps before which the state was changed beside the history.
  private var breaks: Set<Int> = []
  private var batchedCount = 0

  /// The number of changes that can be taken back.
  var count: Int { batchedCount + recent.count }

  /// Whether something was undone.
  var hasUndone: Bool { !undone.isEmpty }

  /// Adds a change, after which nothing can be made again.
  mutating func add(_ step: Step) {
    if !undone.isEmpty { undone = [] }
    push(step)
  }

  /// Takes note that the state is changed otherwise than by a step.
  mutating func breakOff() { breaks.insert(recent.count) }

  /// Takes the last change out.
  mutating func undo() -> Step? {
    if recent.isEmpty { unfold() }
    guard let step = recent.popLast() else { return nil }
    undone.append(step.change.deed)
    return step
  }

  /// Makes the change again that was undone last.
  ///
  /// - Parameters:
  ///   - state: the state as it is now.
  ///   - cause: what that came from.
  /// - Returns: the change; nil where nothing was undone.
  mutating func redo(from state: State, cause: Change?) -> Change? {
    guard let deed = undone.popLast() else { return nil }
    let change = Change(before: state, deed)
    push(Step(change: change, cause: cause))
    return change
  }

  private mutating func push(_ step: Step) {
    recent.append(step)
    if recent.count >= 2 * Self.window { fold() }
  }

  /// Leaves the older half of the steps to batches.
  private mutating func fold() {
    var start = 0
    for end in 1...Self.window where end == Self.window || breaks.contains(end) {
      batch(recent[start..<end], isBehindLast: !breaks.contains(start))
      start = end
    }
    recent.removeFirst(Self.window)
    breaks = Set(breaks.filter { $0 >= Self.window }.map { $0 - Self.window })
    while let first = batches.first, batchedCount - first.deeds.count >= Self.limit {
      batchedCount -= first.deeds.count
      batches.removeFirst()
    }
  }

  private mutating func batch(_ steps: ArraySlice<Step>, isBehindLast: Bool) {
    guard let first = steps.first else { return }
    let deeds = steps.map(\.change.deed)
    batchedCount += deeds.count
    if isBehindLast, let last = batches.last, last.deeds.count + deeds.count <= Self.batchSize {
      batches[batches.count - 1] = Batch(start: last.start, deeds: last.deeds + deeds)
    } else {
      batches.append(Batch(start: first.change.before, deeds: deeds))
    }
  }

  /// Finds the states of the last batch again by doing the same from its beginning: all of its last
  /// part, and where the parts before it begin.
  private mutating func unfold() {
    guard let batch = batches.popLast() else { return }
    breaks = []
    let partSize = 2 * Self.window
    let lastPart = (batch.deeds.count - 1) / partSize * partSize
    var state = batch.start
    var cause: Change?
    for (index, deed) in batch.deeds.enumerated() {
      if index < lastPart, index % partSize == 0 {
        let part = Array(batch.deeds[index..<index + partSize])
        batches.append(Batch(start: state, deeds: part))
      }
      let change = Change(before: state, deed)
      if index >= lastPart { recent.append(Step(change: change, cause: cause)) }
      state = change.after(isRecording: false)
      cause = change
    }
    batchedCount -= recent.count
  }
}
