import Foundation
import Session
import Simulation

/// The lines of the panel beside the drawn phone: names and values such as insets and offsets.
struct Figures {
  private let scenery: ScreenScene

  init(_ scenery: ScreenScene) { self.scenery = scenery }

  private var record: StateRecord { scenery.record }

  private func words(_ points: CGFloat) -> String {
    FigureUnit.points.words(for: points, isMoving: scenery.isOnTheWay)
  }

  /// Returns the panel's line for a point, such as a content offset.
  ///
  /// It shows only the vertical coordinate.
  private func line(_ figure: Figure<CGPoint>) -> PanelLine {
    PanelLine(figure.name, words(record(figure).y))
  }

  private func line(_ figure: Figure<CGRect>) -> PanelLine {
    PanelLine(figure.name, words(record(figure)))
  }

  /// Returns a frame as text in the format of NSStringFromCGRect, with the decimals that pictures
  /// show.
  private func words(_ frame: CGRect) -> String {
    let origin = "{\(words(frame.minX)), \(words(frame.minY))}"
    let size = "{\(words(frame.width)), \(words(frame.height))}"
    return "{\(origin), \(size)}"
  }

  /// Returns the panel's line for insets, such as a content inset.
  ///
  /// It shows only the edges whose inset isn't zero.
  private func line(_ figure: Figure<EdgeInsets>) -> PanelLine {
    let insets = record(figure)
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    let parts = edges.map { ($0.0, words($0.1)) }.filter { $0.1 != "0" }.map { "\($0.0) \($0.1)" }
    return PanelLine(figure.name, parts.isEmpty ? "0" : parts.joined(separator: ", "))
  }

  /// Returns the panel's colored line for a value about the active field's row.
  ///
  /// Nil without an active field.
  private func activeLine(_ figure: Figure<CGFloat?>) -> PanelLine? {
    guard let number = record(figure) else { return nil }
    return PanelLine(
      figure.name, figure.unit.words(for: number, isMoving: scenery.isOnTheWay),
      ink: record(StateRecord.figures.visibleShare) ?? 1 < 1 ? .bad : .good)
  }

  /// A line of text to show instead of the phone's picture, on a terminal that is too small.
  var summary: String {
    let name = record(StateRecord.figures.activeField) ?? "no active row"
    var parts = [
      scenery.strategyName, name, "offset \(words(record(StateRecord.figures.contentOffset).y))",
    ]
    if let place = scenery.active?.place, let span {
      parts.append("\(place.row == nil ? "bar" : "row") \(span)")
      parts += [StateRecord.figures.visibleShare, StateRecord.figures.clearance]
        .compactMap(activeLine)
        .compactMap { line in line.value.map { "\(line.name) \($0)" } }
    }
    return parts.joined(separator: " · ")
  }

  /// The vertical range of the active field's row in screen coordinates, as text; nil without one.
  private var span: String? {
    record(StateRecord.figures.activeFrame).map { "\(words($0.minY)) to \(words($0.maxY))" }
  }
}

/// The lines of the panel beside the drawn phone, and their order.
extension Figures {
  /// A place in the panel beside the phone, in a fixed order, for one line.
  ///
  /// The place may be empty.
  private enum Slot: Sendable {
    case blank
    case line(@Sendable (Figures) -> PanelLine?)
    /// A line about the active field's row; without an active field, there is no line.
    case active(@Sendable (Figures) -> PanelLine?)
  }

  /// The places for the title and the values of the active field, which also fit small terminals.
  private static let firstSlots: [Slot] = [
    .line { PanelLine(title: $0.scenery.strategyName) },
    .line { PanelLine(title: $0.device) },
    .blank,
    .line { $0.activeFieldLine },
    .active { figures in figures.span.map { PanelLine(StateRecord.figures.activeFrame.name, $0) } },
    .active { $0.activeLine(StateRecord.figures.clearance) },
    .active { $0.activeLine(StateRecord.figures.visibleShare) },
  ]

  /// The places for all lines of the panel beside the phone, the most important line first.
  private static let slots: [Slot] =
    firstSlots + [
      .blank,
      .line { $0.line(StateRecord.figures.contentOffset) },
      .line { $0.rangeLine },
      .line { $0.line(StateRecord.figures.contentInset) },
      .line { $0.line(StateRecord.figures.adjustedContentInset) },
      .line { $0.line(StateRecord.figures.tableFrame) },
      .line { $0.outerScrollLine },
      .line { $0.keyboardLine },
      .line { $0.keyboardKindLine },
      .line { $0.screenLine },
    ]

  /// The maximum number of lines in the panel beside the phone, including a blank line and the
  /// map's legend.
  ///
  /// Blank lines are dropped if there is little space.
  static let greatestLineCount = slots.count + 1 + MapLegend.lineCount

  /// The number of lines that the panel needs at least, for title and active field.
  static let leastLineCount = firstSlots.count

  /// The lines to show in the panel beside the phone; nil is a blank line.
  var lines: [PanelLine?] {
    var lines: [PanelLine?] = []
    lines.reserveCapacity(Self.slots.count)
    let activeID = activeID
    for slot in Self.slots {
      switch slot {
      case .blank: lines.append(nil)
      case .line(let line): if let line = line(self) { lines.append(line) }
      case .active(let line): if activeID != nil, let line = line(self) { lines.append(line) }
      }
    }
    return lines
  }

  /// The id of the active field, or nil if no field is active.
  private var activeID: String? {
    record(StateRecord.figures.activeFrame) == nil ? nil : record(StateRecord.figures.activeField)
  }

  private var device: String {
    "\(record(StateRecord.figures.deviceName)) \(record(StateRecord.figures.orientation))"
  }

  private var activeFieldLine: PanelLine {
    let figure = StateRecord.figures.activeField
    guard let id = activeID else { return PanelLine(figure.name, "none") }
    let rowCount = record(StateRecord.figures.rowCount)
    let row = record(StateRecord.figures.activeRow)
    let holder = row.map { "row \($0) of \(rowCount)" } ?? "in the bar"
    return PanelLine(figure.name, "\(id), \(holder)")
  }

  private var rangeLine: PanelLine {
    let (least, greatest) = (StateRecord.figures.minimumOffset, StateRecord.figures.maximumOffset)
    return PanelLine(
      least.name, "\(words(record(least))) to \(words(record(greatest)))")
  }

  /// The panel's line for the offset of the outermost scroll view around the table.
  ///
  /// Nil without such a view.
  private var outerScrollLine: PanelLine? {
    guard let scroll = record(StateRecord.figures.scrolls).scrolls.first else { return nil }
    let offsets = [scroll.contentOffset, scroll.minimumOffset, scroll.maximumOffset]
      .map { words(scroll.isVertical ? $0.y : $0.x) }
    return PanelLine(
      StateRecord.figures.scrolls.name, "\(offsets[0]) of \(offsets[1]) to \(offsets[2])")
  }

  private var keyboardLine: PanelLine {
    guard scenery.phone.keyboardTop != nil else {
      return PanelLine(StateRecord.figures.keyboardFrame.name, "none")
    }
    return line(StateRecord.figures.keyboardFrame)
  }

  private var keyboardKindLine: PanelLine? {
    guard scenery.phone.keyboardTop != nil else { return nil }
    let isUp = record(StateRecord.figures.keyboardVisible)
    return PanelLine("", isUp ? record(StateRecord.figures.keyboardKind) : "its bar alone")
  }

  /// The panel's line with the screen's size, or with the frame of a smaller window on the screen.
  private var screenLine: PanelLine {
    let width = record(StateRecord.figures.deviceWidth)
    let height = record(StateRecord.figures.deviceHeight)
    let size = "\(width.inWords) × \(height.inWords)"
    let scene = scenery.phone.scene
    return scene.fillsScreen
      ? PanelLine("screen", size) : PanelLine("window", "\(words(scene.windowFrame)) of \(size)")
  }
}
