import Simulation

/// The changes of a session that can be taken back, and those that were.
///
/// Of the newest the states are kept. Of older ones a state for some hundreds is enough, since the
/// same changes give the same states: 10,000 edits of a form of 1,000 rows, each of which may add a
/// row, take some tens of megabytes.
struct History: Sendable {
  /// A change, and what the state before it came from.
  struct Step: Sendable {
    let change: Change
    let cause: Change?
    /// About the bytes of the state before it that the one before that does not share.
    let size: Int

    init(change: Change, cause: Change?) {
      self.change = change
      self.cause = cause
      let form = change.before.form
      let isEdited = cause.map { !$0.before.form.isCopy(of: form) } ?? false
      size = change.writtenText + (isEdited ? form.rows.count * Self.rowSize : 0)
    }

    /// What a row takes in a form and in the phone's table.
    private static let rowSize = 200
  }

  /// Changes that followed each other, of which the first alone has its state.
  private struct Batch: Sendable {
    let first: Change
    /// They come by the part, so that adding one copies no other.
    private(set) var parts: [[Change.Action]]
    private(set) var count: Int

    init(first: Change, _ actions: [Change.Action]) {
      self.first = first
      parts = [actions]
      count = actions.count
    }

    mutating func add(_ actions: [Change.Action]) {
      parts.append(actions)
      count += actions.count
    }
  }

  /// The number of changes that can be taken back at least; a batch more is kept.
  static let limit = 10_000
  private static let batchSize = 512
  /// Twice as many of the newest changes have their states.
  private static let window = 8
  /// The most that those states take, in bytes; the newest are kept however much they hold.
  private static let greatestSize = 8_000_000
  private static let newestCount = 4

  private var batches: [Batch] = []
  private var recent: [Step] = []
  /// What was undone, the last to be made again first.
  private var undone: [Change.Action] = []
  /// The numbers of recent steps before which the state was changed beside the history.
  private var breaks: Set<Int> = []
  private var batchedCount = 0
  private var droppedCount = 0
  /// The bytes that the states of recent steps do not share.
  private var sizeOfRecent = 0

  /// The number of changes that can be taken back.
  var count: Int { batchedCount + recent.count }

  /// The number of changes that were made so far, with those that are kept no more.
  var place: Int { droppedCount + count }

  /// Returns what was done since so many changes were made; nil where some of it is kept no more.
  func actions(since place: Int) -> [Change.Action]? {
    guard place >= droppedCount, place <= self.place else { return nil }
    let all = batches.flatMap { $0.parts.joined() } + recent.map(\.change.action)
    return Array(all.dropFirst(place - droppedCount))
  }

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
    sizeOfRecent -= step.size
    undone.append(step.change.action)
    return step
  }

  /// Makes the change again that was undone last.
  ///
  /// - Parameters:
  ///   - state: the state as it is now.
  ///   - cause: what that came from.
  /// - Returns: the change; nil where nothing was undone.
  mutating func redo(from state: State, cause: Change?) -> Change? {
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

  /// Leaves the oldest steps to batches.
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

  /// Finds the states of the last batch again by doing the same from its beginning: all of its last
  /// part, and where the parts before it begin, as far as these states are not too large.
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

  /// Joins each second batch to the one before it, whose state is enough for both.
  private static func joinedInPairs(_ batches: [Batch]) -> [Batch] {
    stride(from: 0, to: batches.count, by: 2).map { index in
      var batch = batches[index]
      if index + 1 < batches.count { batch.add(Array(batches[index + 1].parts.joined())) }
      return batch
    }
  }

  /// Makes a batch of its own of all recent steps, whose states come back when they are asked for.
  private mutating func putOff() {
    guard let first = recent.first else { return }
    batches.append(Batch(first: first.change, recent.map(\.change.action)))
    recent = []
    sizeOfRecent = 0
  }
}
