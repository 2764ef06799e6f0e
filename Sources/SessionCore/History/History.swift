import SessionState
import Simulation

/// The undo and redo history of a session.
///
/// Recent changes keep the state before them. Older changes are stored in batches of some hundreds
/// with one state each, and the other states are recomputed. So 10,000 edits of a form with 1,000
/// rows, each adding a row, take some tens of megabytes.
package struct History: Sendable {
  /// A change in the undo history, with the change that led to the state before it.
  package struct Step: Sendable {
    package let change: Change
    package let cause: Change?
    /// The approximate number of bytes that this step adds to the history's memory.
    ///
    /// These are the bytes that the state before the change doesn't share with the state before the
    /// previous change.
    package let size: Int

    package init(change: Change, cause: Change?) {
      self.change = change
      self.cause = cause
      let form = change.before.form
      let isEdited = cause.map { !$0.before.form.isCopy(of: form) } ?? false
      size = change.writtenText + (isEdited ? form.rows.count * Self.rowSize : 0)
    }

    /// The approximate size of a row in a form and in the phone's table, in bytes.
    private static let rowSize = 200
  }

  /// Consecutive old changes in the undo history that share one stored state: the one before the
  /// first change.
  private struct Batch: Sendable {
    let first: Change
    /// The actions of the batch's changes in separate arrays, so that adding one array copies no
    /// other.
    package private(set) var parts: [[ChangeAction]]
    package private(set) var count: Int

    init(first: Change, _ actions: [ChangeAction]) {
      self.first = first
      parts = [actions]
      count = actions.count
    }

    mutating func add(_ actions: [ChangeAction]) {
      parts.append(actions)
      count += actions.count
    }
  }

  /// The minimum number of changes that the undo history keeps.
  ///
  /// Up to one batch (some hundreds) of older changes is kept, too.
  package static let limit = 10_000
  private static let batchSize = 512
  /// Half the maximum number of recent changes that keep the state before them.
  private static let window = 8
  /// The maximum size in bytes of the states that the undo history keeps in memory.
  ///
  /// The newest states are always kept.
  private static let greatestSize = 8_000_000
  private static let newestCount = 4

  private var batches: [Batch] = []
  private var recent: [Step] = []
  /// The undone changes in the history, with the next one to redo at the end.
  private var undone: [ChangeAction] = []
  /// The indices of recent steps that follow a change of the state without a step.
  private var breaks: Set<Int> = []
  private var batchedCount = 0
  private var droppedCount = 0
  /// The approximate size of the recent steps' states in bytes, without the parts that they share.
  private var sizeOfRecent = 0

  /// The number of changes in the history that can be undone.
  package var count: Int { batchedCount + recent.count }

  /// The number of all changes in the undo history so far, including dropped ones, without undone
  /// ones.
  package var place: Int { droppedCount + count }

  /// Returns the actions of all changes after the first `place` ones.
  ///
  /// Nil if some of these actions were dropped from the undo history.
  package func actions(since place: Int) -> [ChangeAction]? {
    guard place >= droppedCount, place <= self.place else { return nil }
    let all = batches.flatMap { $0.parts.joined() } + recent.map(\.change.action)
    return Array(all.dropFirst(place - droppedCount))
  }

  /// Whether there is an undone change that can be redone.
  package var hasUndone: Bool { !undone.isEmpty }

  /// Adds a change to the undo history, and clears the changes that could be redone.
  package mutating func add(_ step: Step) {
    if !undone.isEmpty { undone = [] }
    push(step)
  }

  /// Records that the session's state was changed without a step in the undo history.
  ///
  /// So the states on the two sides are stored separately.
  package mutating func breakOff() { breaks.insert(recent.count) }

  /// Removes and returns the newest change of the undo history, or nil if there isn't one.
  package mutating func undo() -> Step? {
    if recent.isEmpty { unfold() }
    guard let step = recent.popLast() else { return nil }
    sizeOfRecent -= step.size
    undone.append(step.change.action)
    return step
  }

  /// Repeats the change that was undone last.
  ///
  /// - Parameters:
  ///   - state: the current state.
  ///   - cause: the change that led to the current state.
  /// - Returns: the change, or nil if there is nothing to redo.
  package mutating func redo(from state: State, cause: Change?) -> Change? {
    guard let action = undone.popLast() else { return nil }
    let change = Change(before: state, action)
    push(Step(change: change, cause: cause))
    return change
  }

  private mutating func push(_ step: Step) {
    keep(step)
    while recent.count >= 2 * Self.window || isTooLarge { fold(recent.count / 2) }
  }

  private mutating func keep(_ step: Step) {
    recent.append(step)
    sizeOfRecent += step.size
  }

  private var isTooLarge: Bool {
    sizeOfRecent > Self.greatestSize && recent.count > Self.newestCount
  }

  /// Moves the oldest `count` recent steps into batches, so that only one state per batch is
  /// stored.
  private mutating func fold(_ count: Int) {
    var start = 0
    for end in 1...count where end == count || breaks.contains(end) {
      batch(recent[start..<end], isBehindLast: !breaks.contains(start))
      start = end
    }
    sizeOfRecent -= recent[..<count].reduce(0) { $0 + $1.size }
    recent.removeFirst(count)
    if !breaks.isEmpty { breaks = Set(breaks.filter { $0 >= count }.map { $0 - count }) }
    while let first = batches.first, batchedCount - first.count >= Self.limit {
      batchedCount -= first.count
      droppedCount += first.count
      batches.removeFirst()
    }
  }

  private mutating func batch(_ steps: ArraySlice<Step>, isBehindLast: Bool) {
    guard let first = steps.first else { return }
    let actions = steps.map(\.change.action)
    batchedCount += actions.count
    if isBehindLast, let count = batches.last?.count, count + actions.count <= Self.batchSize {
      batches[batches.count - 1].add(actions)
    } else {
      batches.append(Batch(first: first.change, actions))
    }
  }

  /// Recomputes the states of the newest batch in the undo history, so that its changes can be
  /// undone.
  ///
  /// Keeps all states of the last part, and the states before earlier parts if they are not too
  /// large.
  private mutating func unfold() {
    guard let batch = batches.popLast() else { return }
    breaks = []
    let partSize = 2 * Self.window
    let actions = Array(batch.parts.joined())
    let lastPart = (actions.count - 1) / partSize * partSize
    var state = batch.first.before
    var cause: Change?
    var parts: [Batch] = []
    var (size, spacing) = (0, partSize)
    for (index, action) in actions.enumerated() {
      let change = Change(before: state, action)
      let step = Step(change: change, cause: cause)
      if index < lastPart, index % partSize == 0 {
        let part = Array(actions[index..<index + partSize])
        if index % spacing == 0 {
          parts.append(Batch(first: change, part))
          size += step.size
        } else {
          parts[parts.count - 1].add(part)
        }
        if size > Self.greatestSize, parts.count > Self.newestCount {
          parts = Self.joinedInPairs(parts)
          (size, spacing) = (size / 2, spacing * 2)
        }
      }
      if index == lastPart { batches += parts }
      if index >= lastPart {
        if isTooLarge { putOff() }
        keep(step)
      }
      state = change.after(isRecording: false)
      cause = change
    }
    batchedCount -= recent.count
  }

  /// Merges each two neighboring batches of changes, so that only one state per pair is stored.
  private static func joinedInPairs(_ batches: [Batch]) -> [Batch] {
    stride(from: 0, to: batches.count, by: 2).map { index in
      var batch = batches[index]
      if index + 1 < batches.count { batch.add(Array(batches[index + 1].parts.joined())) }
      return batch
    }
  }

  /// Moves all recent steps into one batch of changes, which stores only its first state.
  ///
  /// The other states are recomputed when they are needed.
  private mutating func putOff() {
    guard let first = recent.first else { return }
    batches.append(Batch(first: first.change, recent.map(\.change.action)))
    recent = []
    sizeOfRecent = 0
  }
}
