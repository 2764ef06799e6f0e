import Foundation
import Session
import Simulation

/// The panel beside the phone: figures of the state record by their names, in words.
struct Figures {
  private let scenery: Scenery

  init(_ scenery: Scenery) { self.scenery = scenery }

  /// Lines they can take, with the legend; blank ones are left out where all would take one more.
  static let greatestLineCount = 20

  /// Lines that tell of the active row, too.
  static let leastLineCount = 7

  private var record: StateRecord { scenery.record }

  private func words(_ points: CGFloat) -> String {
    FigureUnit.points.words(for: points, isMoving: scenery.isOnTheWay)
  }

  /// A point is told by its distance from the top alone.
  private func line(_ figure: Figure<CGPoint>) -> PanelLine {
    PanelLine(figure.name, words(record(figure).y))
  }

  private func line(_ figure: Figure<CGRect>) -> PanelLine {
    let frame = record(figure)
    let origin = "{\(words(frame.minX)), \(words(frame.minY))}"
    let size = "{\(words(frame.width)), \(words(frame.height))}"
    return PanelLine(figure.name, "{\(origin), \(size)}")
  }

  /// Insets are told by the edges that have one.
  private func line(_ figure: Figure<EdgeInsets>) -> PanelLine {
    let insets = record(figure)
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    let parts = edges.map { ($0.0, words($0.1)) }.filter { $0.1 != "0" }.map { "\($0.0) \($0.1)" }
    return PanelLine(figure.name, parts.isEmpty ? "0" : parts.joined(separator: ", "))
  }

  /// The line of a number of the active row, in colour; nil without one.
  private func activeLine(_ figure: Figure<CGFloat?>) -> PanelLine? {
    guard let number = record(figure) else { return nil }
    return PanelLine(
      figure.name, figure.unit.words(for: number, isMoving: scenery.isOnTheWay),
      ink: record(StateRecord.visibleShare) ?? 1 < 1 ? .bad : .good)
  }

  private var rangeLine: PanelLine {
    let (least, greatest) = (StateRecord.minimumOffset, StateRecord.maximumOffset)
    return PanelLine(
      least.name, "\(words(record(least))) to \(words(record(greatest)))")
  }

  /// The lines, what matters most first; nil is a blank line.
  var lines: [PanelLine?] {
    [PanelLine(title: scenery.strategyName), PanelLine(title: device), nil] + activeLines + [
      nil, line(StateRecord.contentOffset),
      rangeLine,
      line(StateRecord.contentInset),
      line(StateRecord.adjustedContentInset),
      line(StateRecord.tableFrame),
    ] + aroundLines + keyboardLines + [screenLine]
  }

  /// The picture in a line of words.
  var summary: String {
    let name = record(StateRecord.activeField) ?? "no active row"
    var parts = [
      scenery.strategyName, name, "offset \(words(record(StateRecord.contentOffset).y))",
    ]
    if let place = scenery.active?.place, let span {
      parts.append("\(place.row == nil ? "bar" : "row") \(span)")
      parts += [activeLine(StateRecord.visibleShare), activeLine(StateRecord.clearance)]
        .compactMap { line in line.flatMap { line in line.value.map { "\(line.name) \($0)" } } }
    }
    return parts.joined(separator: " · ")
  }

  private var device: String {
    "\(record(StateRecord.deviceName)) \(record(StateRecord.orientation))"
  }

  /// The screen's size, or where on it the app's window lies.
  private var screenLine: PanelLine {
    let (width, height) = (record(StateRecord.deviceWidth), record(StateRecord.deviceHeight))
    let size = "\(width.inWords) × \(height.inWords)"
    let scene = scenery.phone.scene
    return scene.fillsScreen
      ? PanelLine("screen", size) : PanelLine("window", "\(scene.windowFrame.inBraces) of \(size)")
  }

  /// The outermost scroll view around the table.
  private var aroundLines: [PanelLine?] {
    record(StateRecord.scrolls).scrolls.prefix(1).map { scroll in
      let offsets = [scroll.contentOffset, scroll.minimumOffset, scroll.maximumOffset]
        .map { words(scroll.isVertical ? $0.y : $0.x) }
      return PanelLine(
        StateRecord.scrolls.name, "\(offsets[0]) of \(offsets[1]) to \(offsets[2])")
    }
  }

  private var keyboardLines: [PanelLine?] {
    guard scenery.phone.keyboardTop != nil else {
      return [PanelLine(StateRecord.keyboardFrame.name, "none")]
    }
    let isUp = record(StateRecord.keyboardVisible)
    return [
      line(StateRecord.keyboardFrame),
      PanelLine("", isUp ? record(StateRecord.keyboardKind) : "its bar alone"),
    ]
  }

  private var activeLines: [PanelLine?] {
    let figure = StateRecord.activeField
    guard let id = record(figure), let span else { return [PanelLine(figure.name, "none")] }
    let rowCount = record(StateRecord.rowCount)
    let holder = record(StateRecord.activeRow).map { "row \($0) of \(rowCount)" } ?? "in the bar"
    return [
      PanelLine(figure.name, "\(id), \(holder)"),
      PanelLine(StateRecord.activeFrame.name, span),
      activeLine(StateRecord.clearance),
      activeLine(StateRecord.visibleShare),
    ]
  }

  /// Where the active row begins and ends.
  private var span: String? {
    record(StateRecord.activeFrame).map { "\(words($0.minY)) to \(words($0.maxY))" }
  }
}
