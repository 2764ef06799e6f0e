import Avoidance
import Forms
import Foundation
import Simulation

/// The definitions of all observable values of a session, with their paths and computations.
///
/// Values that other code uses are also stored in properties.
///
/// A new value is appended to the list when it is created, so none can be missing.
package struct RecordFigures: Sendable {
  /// Every observable value, in the order of the output.
  ///
  /// Values whose paths begin with the same name, such as `table`, are adjacent and form a group.
  package let all: [any RecordedFigure]

  package let rowCount: Figure<Int>
  package let deviceName: Figure<String>
  package let deviceWidth: Figure<CGFloat>
  package let deviceHeight: Figure<CGFloat>
  package let orientation: Figure<String>
  package let keyboardVisible: Figure<Bool>
  package let keyboardKind: Figure<String>
  package let keyboardFrame: Figure<CGRect>
  package let tableFrame: Figure<CGRect>
  package let contentOffset: Figure<CGPoint>
  package let contentInset: Figure<EdgeInsets>
  package let adjustedContentInset: Figure<EdgeInsets>
  package let minimumOffset: Figure<CGFloat>
  package let maximumOffset: Figure<CGFloat>
  package let activeField: Figure<String?>
  package let activeRow: Figure<Int?>
  package let activeFrame: Figure<CGRect?>
  /// The visible fraction of the active field's row, from 0 to 1; nil if no field is active.
  package let visibleShare: Figure<CGFloat?>
  package let clearance: Figure<CGFloat?>
  /// The scroll views around the form's table, as an observable value of the session.
  package let scrolls: Figure<OuterScrolls>
  /// The frame of the bar at the screen's bottom, in screen coordinates; nil without such a bar.
  package let bottomBar: Figure<CGRect?>

  fileprivate init() {
    var list = FigureList()
    list.add("clock") { $0.phone.clock }
    list.add("form.title") { $0.state.form.title }
    rowCount = list.add("form.rows") { $0.state.form.rows.count }
    list.add("form.fields") { $0.state.form.fieldRows.count }
    deviceName = list.add("device.name") { $0.phone.scene.device.name }
    deviceWidth = list.add("device.width") { $0.phone.scene.deviceScreen.width }
    deviceHeight = list.add("device.height") { $0.phone.scene.deviceScreen.height }
    orientation = list.add("device.orientation") { $0.phone.scene.orientation.rawValue }
    list.add("strategy.name") { $0.state.engine.strategy.name }
    list.add("strategy.when") { $0.state.engine.strategy.whenInWords }
    list.add("strategy.room") { $0.state.engine.strategy.room.name }
    list.add("strategy.reveal") { $0.state.engine.strategy.reveal.name }
    list.add("strategy.motion") { $0.state.engine.strategy.motion.description }
    keyboardVisible = list.add("keyboard.visible") { $0.phone.isKeyboardUp }
    keyboardKind = list.add("keyboard.kind") { $0.phone.keyboard.kind.rawValue }
    keyboardFrame = list.add("keyboard.frame", name: "keyboard") { $0.phone.keyboard.frame.model }
    tableFrame = list.add("table.frame", name: "table") { $0.phone.tableFrameOnScreen }
    list.add("table.bounds") { $0.phone.table.bounds }
    list.add("table.contentSize") { $0.phone.table.contentSize }
    contentOffset = list.add("table.contentOffset", name: "offset") {
      $0.phone.table.contentOffset.model
    }
    contentInset = list.add("table.contentInset", name: "inset") { $0.phone.table.contentInset }
    adjustedContentInset = list.add("table.adjustedContentInset", name: "adjusted") {
      $0.phone.table.adjustedContentInset
    }
    list.add("table.scrollIndicatorInsets") { $0.phone.table.scrollIndicatorInsets }
    minimumOffset = list.add("table.minimumOffset", name: "range") { $0.phone.table.minimumOffset }
    maximumOffset = list.add("table.maximumOffset") { $0.phone.table.maximumOffset }
    list.add("table.visible") { $0.phone.visibleTableFrame }
    activeField = list.add("active.field", name: "active") { $0.state.activeField?.id }
    activeRow = list.add("active.row") { $0.place?.row.map { $0 + 1 } }
    list.add("active.section") { $0.place?.section.map { $0 + 1 } }
    activeFrame = list.add("active.frame", name: "on screen") { $0.place?.frame }
    visibleShare = list.add("active.visible", name: "in view", in: .share) {
      $0.place?.visibleShare
    }
    clearance = list.add("active.clearance", name: "clearance") { $0.place?.clearance }
    list.add("active.caret") { $0.place?.caret }
    scrolls = list.add("scrolls", name: "around it") { OuterScrolls($0.phone) }
    bottomBar = list.add("bottomBar", name: "bottom bar") { $0.phone.bottomBarFrame }
    list.add("changed") { ChangedAnswers($0.state) }
    list.add("events") { $0.events }
    all = list.figures
  }
}

extension StateRecord {
  /// The definitions of all observable values of a session, each with its path and computation.
  package static let figures = RecordFigures()
}

/// The answers that the last command changed, by field id, as an observable value of the session.
package struct ChangedAnswers: FigureValue {
  private let members: [(id: String, value: String)]

  package init(_ state: State) {
    members = state.rowsChangedOnce.map { (state.name(ofRow: $0), state.shownValue(ofRow: $0)) }
  }

  package var stateValue: StateValue { .object(members.map { ($0.id, .text($0.value)) }) }

  package func write(to json: inout JSONWriter) {
    json.openObject()
    for member in members {
      json.key(member.id)
      json.write(member.value)
    }
    json.closeObject()
  }
}
