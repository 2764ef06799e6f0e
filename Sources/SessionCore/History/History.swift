import SessionState
import Simulation

/// The undo and redo history of a session.
///
/// Each recent change is stored with the state before it. Older changes are stored in batches of
/// some hundreds with one state each, and the other states are computed again when needed. So
/// 10,000 edits of a form with 1,000 rows, each inserting a row, take some tens of megabytes.
package struct History: Sendable {
  /// A change in the undo history, and the change that led to the state before it (`cause`).
  package struct Step: Sendable {
    package let change: Change
    package let cause: Change?
    /// The approximate memory in bytes that storing this step's state costs.
    ///
    /// These are the bytes that the state before the change doesn't share with the previous state.
    package let size: Int

    package init(change: Change, cause: Change?) {
      self.change = change
      self.cause = cause
      let isEdited = cause.map { !$0.before.hasForm(of: change.before) } ?? false
      let rowCount = isEdited ? change.before.form.rows.count : 0
      size = change.writtenText + rowCount * Self.rowSize
    }

    /// The approximate size of a row in a form and in the phone's table, in bytes.
    private static let rowSize = 200
  }

  /// Consecutive old changes of the undo history that share one stored state, the one before the
  /// first of them.
  private struct Batch: Sendable {
    let first: Change
    /// The actions of the batch's changes in order, as several arrays.
    ///
    /// To append an array, none of the other arrays is copied.
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

  /// The minimum number of changes that the undo history stores, once so many were made.
  ///
  /// Up to one batch (some hundreds) of older changes is stored, too.
  package static let limit = 10_000
  private static let batchSize = 512
  /// Half the number of recent changes at which the older half moves into batches.
  private static let window = 8
  /// The maximum memory in bytes of the states that the history stores for recent changes.
  ///
  /// The states of the newest few changes are stored even if they need more.
  private static let greatestSize = 8_000_000
  private static let newestCount = 4

  private var batches: [Batch] = []
  private var recent: [Step] = []
  /// The actions of undone changes; the next one to redo is the last.
  private var undone: [ChangeAction] = []
  /// The indices of recent steps before which the state changed without a step in the history.
  private var breaks: Set<Int> = []
  private var batchedCount = 0
  private var droppedCount = 0
  /// The approximate memory in bytes of the states of recent steps; shared parts count once.
  private var sizeOfRecent = 0

  /// The number of changes in the history that can be undone.
  package var count: Int { batchedCount + recent.count }

  /// The number of changes since the session began, including those dropped from the history.
  ///
  /// Undone changes don't count.
  package var place: Int { droppedCount + count }

  /// Returns the actions of the session's changes in order, without the first `place` changes.
  ///
  /// Nil if some of these actions were dropped from the undo history.
  package func actions(since place: Int) -> [ChangeAction]? {
    guard place >= droppedCount, place <= self.place else { return nil }
    let all = batches.flatMap { $0.parts.joined() } + recent.map(\.change.action)
    return Array(all.dropFirst(place - droppedCount))
  }

  /// Whether there is an undone change that can be redone.
  package var hasUndone: Bool { !undone.isEmpty }

  /// Appends a change to the undo history; changes that were undone can't be redone any more.
  package mutating func add(_ step: Step) {
    if !undone.isEmpty { undone = [] }
    push(step)
  }

  /// Records that the session's state was changed without a step in the undo history.
  ///
  /// The state before the next step can then not be computed from earlier steps, so it is stored.
  package mutating func breakOff() { breaks.insert(recent.count) }

  /// Removes and returns the newest change of the undo history, or nil if the history is empty.
  package mutating func undo() -> Step? {
    if recent.isEmpty { unfold() }
    guard let step = recent.popLast() else { return nil }
    sizeOfRecent -= step.size
    undone.append(step.change.action)
    return step
  }

  /// Moves the change that was undone last back into the history.
  ///
  /// - Parameters:
  ///   - state: the current state.
  ///   - cause: the change before it, which led to the current state.
  /// - Returns: the change to make again, which begins at `state`; nil if there is nothing to redo.
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

  /// Moves the oldest `count` recent steps into batches, which store one state for many changes.
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

  /// Turns the newest batch of the undo history into recent steps again, by computing its states.
  ///
  /// All states of the batch's last changes are stored. The changes before them become smaller
  /// batches, some of them joined if their first states take too much memory.
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

  /// Merges batches of changes in pairs, so that two batches store one state instead of two.
  private static func joinedInPairs(_ batches: [Batch]) -> [Batch] {
    stride(from: 0, to: batches.count, by: 2).map { index in
      var batch = batches[index]
      if index + 1 < batches.count { batch.add(Array(batches[index + 1].parts.joined())) }
      return batch
    }
  }

  /// Moves all recent steps into one batch of changes, which stores only the first state.
  ///
  /// The other states are computed again when they are needed.
  private mutating func putOff() {
    guard let first = recent.first else { return }
    batches.append(Batch(first: first.change, recent.map(\.change.action)))
    recent = []
    sizeOfRecent = 0
  }
}
