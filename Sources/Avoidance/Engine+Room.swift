import Foundation
import Simulation

extension Engine {
  /// Gives the table room above the keyboard that a notification announces.
  mutating func makeRoom(
    for notification: KeyboardNotification, on phone: inout Phone, staysInView: Bool
  ) {
    let animation = roomAnimation(notification)
    let end = notification.end
    switch strategy.room {
    case .none: break
    case .insetHeight: setInset(bottom: end.height, on: &phone, animation: animation)
    case .insetBeginHeight:
      setInset(bottom: notification.begin.height, on: &phone, animation: animation)
    case .insetOverlap: insetByOverlap(end, on: &phone, animation: animation)
    case .insetClearance:
      insetByClearance(end, on: &phone, staysInView: staysInView, animation: animation)
    case .insetCovered, .insetAboveSaved, .insetDistance, .spacer:
      setBottomInset(under: end, on: &phone, animation: animation)
    case .systemInset: setSystemInset(for: end, on: &phone, animation: animation)
    case .frameHeight, .frameToKeyboard, .frameToGuide, .insetBothEnds:
      saved.tableFrame = saved.tableFrame ?? phone.table.frame.model
      fitFrame(to: end, on: &phone, animation: animation)
    case .relativePadding, .relativeHeight, .relativePosition:
      avoidRelatively(end, on: &phone, animation: animation)
    case .viewHeight: fitView(to: end, on: &phone, animation: animation)
    case .moveUp: moveUp(above: end, on: &phone, animation: animation)
    case .pan: pan(above: end, on: &phone, animation: animation)
    }
  }

  /// The articles write the whole inset, so that what was there before is lost.
  private func setInset(bottom: CGFloat, on phone: inout Phone, animation: Animation?) {
    let inset = EdgeInsets(bottom: bottom)
    phone.setContentInset(inset, indicators: inset, by: .strategy, animation: animation)
  }

  private func insetByOverlap(_ end: CGRect, on phone: inout Phone, animation: Animation?) {
    let overlap = phone.convertToTable(fromWindow: end).intersection(phone.table.bounds)
    guard !overlap.isNull else {
      phone.record(.declined(.noOverlap))
      return
    }
    setInset(bottom: overlap.height, on: &phone, animation: animation)
  }

  private func insetByClearance(
    _ end: CGRect, on phone: inout Phone, staysInView: Bool, animation: Animation?
  ) {
    if let lifted = liftedSpan(end, on: phone) {
      insetBeside(lifted, on: &phone, staysInView: staysInView, animation: animation)
      return
    }
    let margin = margin(above: end, staysInView: staysInView, on: phone)
    let keyboard = phone.convertToTable(fromWindow: end)
    let lacking = max(0, phone.table.bounds.maxY - (keyboard.minY - margin))
    let base = saved.inset ?? phone.table.contentInset
    var inset = base
    inset.bottom = max(base.bottom, lacking - phone.table.systemInset.bottom)
    let indicators = EdgeInsets(
      top: inset.top, bottom: max(0, phone.table.bounds.maxY - keyboard.minY))
    phone.setContentInset(inset, indicators: indicators, by: .strategy, animation: animation)
  }

  /// Returns as much of the margin as the active row has below it where it stays, or fits with
  /// where it is to be moved: so doing it again changes nothing.
  private func margin(above end: CGRect, staysInView: Bool, on phone: Phone) -> CGFloat {
    guard let row = phone.firstResponder else { return strategy.margin }
    let span = phone.table.spanWithHeader(ofRow: row)
    let keyboardTop = phone.convertToTable(fromWindow: end).minY
    if staysInView { return min(strategy.margin, max(0, keyboardTop - span.upperBound)) }
    let spare = keyboardTop - spanInView(above: keyboardTop, on: phone).lowerBound - span.length
    return spare < 0 ? strategy.margin : min(strategy.margin, spare)
  }

  /// Fits the table's frame to a keyboard, whose frame is in window coordinates.
  func fitFrame(to end: CGRect, on phone: inout Phone, animation: Animation?) {
    var frame = phone.table.frame.model
    switch strategy.room {
    case .frameHeight:
      // The note converts with toView: nil, the wrong way round, and then takes the height only.
      let height = phone.convertToWindow(fromRoot: end).height
      frame.size.height = max(0, phone.rootView.model.height - height)
    case .frameToKeyboard, .frameToGuide:
      let end = strategy.room == .frameToGuide ? guide(for: end, on: phone) : end
      let top = phone.convertToTable(fromWindow: end).minY - phone.table.bounds.minY
      frame.size.height = max(0, min(saved.tableFrame?.height ?? frame.height, top))
    default:
      frame = frame.insetBy(dx: 0, dy: end.height)
    }
    guard !frame.isNull else {
      phone.record(.declined(.nullFrame))
      return
    }
    phone.setTableFrame(frame, by: .strategy, animation: animation)
  }

  private mutating func fitView(to end: CGRect, on phone: inout Phone, animation: Animation?) {
    var frame = phone.rootView.model
    // The article saves at every didShow, so a second one forgets the height before the first.
    saved.rootFrame = strategy.hide == .saved ? frame : saved.rootFrame ?? frame
    frame.size.height = max(0, phone.convertToRoot(fromWindow: end).minY)
    phone.setRootFrame(frame, by: .strategy, animation: animation)
  }
}
