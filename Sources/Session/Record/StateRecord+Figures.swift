import Avoidance
import Forms
import Foundation
import Simulation

/// The figures, each named where something besides the record asks for it.
extension StateRecord {
  package static let activeRow = Figure("active.row") { $0.place?.row.map { $0 + 1 } }
  package static let keyboardKind = Figure("keyboard.kind") { $0.phone.keyboard.kind.rawValue }
  package static let orientation = Figure("device.orientation") {
    $0.phone.scene.orientation.rawValue
  }
  package static let deviceHeight = Figure("device.height") { $0.phone.scene.deviceScreen.height }
  package static let deviceWidth = Figure("device.width") { $0.phone.scene.deviceScreen.width }
  package static let deviceName = Figure("device.name") { $0.phone.scene.device.name }
  package static let rowCount = Figure("form.rows") { $0.session.form.rows.count }
  package static let keyboardFrame = Figure("keyboard.frame", name: "keyboard") {
    $0.phone.keyboard.frame.model
  }
  package static let tableFrame = Figure("table.frame", name: "table") {
    $0.phone.tableFrameOnScreen
  }
  package static let contentOffset = Figure("table.contentOffset", name: "offset") {
    $0.phone.table.contentOffset.model
  }
  package static let contentInset = Figure("table.contentInset", name: "inset") {
    $0.phone.table.contentInset
  }
  package static let adjustedContentInset = Figure("table.adjustedContentInset", name: "adjusted") {
    $0.phone.table.adjustedContentInset
  }
  package static let minimumOffset = Figure("table.minimumOffset", name: "range") {
    $0.phone.table.minimumOffset
  }
  package static let maximumOffset = Figure("table.maximumOffset") { $0.phone.table.maximumOffset }
  package static let keyboardVisible = Figure("keyboard.visible") { $0.phone.isKeyboardUp }
  package static let activeField = Figure("active.field", name: "active") {
    $0.session.activeField?.id
  }
  package static let activeFrame = Figure("active.frame", name: "on screen") { $0.place?.frame }
  /// The share of the active row's height that nothing covers, 0 to 1.
  package static let visibleShare = Figure("active.visible", name: "in view", in: .share) {
    $0.place?.visibleShare
  }
  /// The caret's line, in a text view.
  static let caret = Figure("active.caret") { $0.place?.caret }
  /// The scroll views around the table.
  package static let scrolls = Figure("scrolls", name: "around it") { OuterScrolls($0.phone) }
  package static let clearance = Figure("active.clearance", name: "clearance") {
    $0.place?.clearance
  }

  /// Every figure, in the record's order: those of one group, which have its name before the dot,
  /// stand together.
  static let figures: [any RecordedFigure] = [
    Figure("clock") { $0.phone.clock },
    Figure("form.title") { $0.session.form.title },
    rowCount,
    Figure("form.fields") { $0.session.form.fieldRows.count },
    deviceName,
    deviceWidth,
    deviceHeight,
    orientation,
    Figure("strategy.name") { $0.session.engine.strategy.name },
    Figure("strategy.when") { $0.session.engine.strategy.whenInWords },
    Figure("strategy.room") { $0.session.engine.strategy.room.name },
    Figure("strategy.reveal") { $0.session.engine.strategy.reveal.name },
    Figure("strategy.motion") { $0.session.engine.strategy.motion.description },
    keyboardVisible,
    keyboardKind,
    keyboardFrame,
    tableFrame,
    Figure("table.bounds") { $0.phone.table.bounds },
    Figure("table.contentSize") { $0.phone.table.contentSize },
    contentOffset,
    contentInset,
    adjustedContentInset,
    Figure("table.scrollIndicatorInsets") { $0.phone.table.scrollIndicatorInsets },
    minimumOffset,
    maximumOffset,
    Figure("table.visible") { $0.phone.visibleTableFrame },
    activeField,
    activeRow,
    Figure("active.section") { $0.place?.section.map { $0 + 1 } },
    activeFrame,
    visibleShare,
    clearance,
    caret,
    scrolls,
    Figure("changed") { ChangedAnswers($0.session) },
    Figure("events") { $0.events },
  ]
}

/// The values that the last command changed, by the fields' ids.
struct ChangedAnswers: FigureValue {
  private let members: [(id: String, value: String)]

  init(_ state: State) {
    members = state.changedRows.map { (state.name(ofRow: $0), state.shownValue(ofRow: $0)) }
  }

  var stateValue: StateValue { .object(members.map { ($0.id, .text($0.value)) }) }

  func write(to json: inout JSONWriter) {
    json.openObject()
    for member in members {
      json.key(member.id)
      json.write(member.value)
    }
    json.closeObject()
  }
}
