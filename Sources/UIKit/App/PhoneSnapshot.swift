import Foundation
import Simulation

/// The phone as an app last saw it: where it differs now, delegates and layout are told.
struct PhoneSnapshot: Equatable {
  var rootSize: CGSize
  var windowSize: CGSize
  var offset: CGPoint
  var adjustedInset: EdgeInsets
  var barSize: CGSize?
  var responder: Responder?
  var keyboardWidth: CGFloat
  var inputMode: InputMode
  /// How far what is around the table is scrolled.
  var outerOffsets: [CGPoint]

  /// Looks at a phone, whose root view the app's may be or lie in.
  init(_ phone: Phone, isInside: Bool = false) {
    rootSize = isInside ? phone.outermostSize : phone.rootFrame.size
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    windowSize = phone.scene.windowRect(fromScreen: screen).size
    offset = phone.contentOffset
    adjustedInset = phone.adjustedContentInset
    barSize = phone.barFrame?.size
    responder = phone.responder
    keyboardWidth = phone.keyboard.frame.model.width
    inputMode = InputMode(phone)
    outerOffsets =
      phone.isNested ? phone.outerScrolls.map { phone.containers[$0].boundsOrigin } : []
  }
}

extension SimulatedApp {
  /// Tells of what differs on the phone as it is now.
  func tellOfChange(from old: PhoneSnapshot, to new: PhoneSnapshot) {
    if old.responder != new.responder { firstResponder.hostAccessory() }
    if old.keyboardWidth != new.keyboardWidth { firstResponder.accessoryHost?.fit() }
    if old.inputMode != new.inputMode {
      notificationCenter.post(
        name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
    }
    if old.windowSize != new.windowSize {
      for window in windows.windows where window.part != nil {
        window.sizeDidChange(from: old.windowSize)
      }
    }
    if old.rootSize != new.rootSize { rootView?.sizeDidChange(from: old.rootSize) }
    if let size = old.barSize, size != new.barSize { stage?.bar?.sizeDidChange(from: size) }
    let offsets = zip(old.outerOffsets, new.outerOffsets)
    for (view, (before, after)) in zip(stage?.outerScrollViews ?? [], offsets)
    where before != after { view.didScroll() }
    guard let table = stage?.scrollView else { return }
    if old.adjustedInset != new.adjustedInset { table.adjustedInsetDidChange() }
    if old.offset != new.offset {
      table.didScroll()
      table.rowView?.tellOfDisplay()
    }
  }
}
