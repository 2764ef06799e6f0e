import UIKitValues
import Simulation

/// The simulated phone's state when the app's code last ran, to find what has changed since.
///
/// Differences trigger delegate calls and layout.
struct PhoneSnapshot: Equatable {
  var rootSize: CGSize
  var windowSize: CGSize
  var offset: CGPoint
  var adjustedInset: EdgeInsets
  var barSize: CGSize?
  var responder: Responder?
  var keyboardWidth: CGFloat
  var inputMode: InputMode
  /// The content offsets in points of the scroll views around the table, outermost first.
  var outerOffsets: [CGPoint]

  /// Takes a snapshot of the simulated phone.
  ///
  /// `isInside` says that the app's root view is inside the phone's root view, as in a sheet.
  init(_ phone: Phone, isInside: Bool = false) {
    rootSize = isInside ? phone.outermostSize : phone.rootFrame.size
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    windowSize = phone.scene.windowRect(fromScreen: screen).size
    offset = phone.contentOffset
    adjustedInset = phone.adjustedContentInset
    barSize =
      phone.scene.navigationField == nil
      ? phone.barFrame?.size : phone.navigationFieldFrame?.size ?? .zero
    responder = phone.responder
    keyboardWidth = phone.keyboard.frame.model.width
    inputMode = InputMode(phone)
    outerOffsets =
      phone.isNested ? phone.outerScrolls.map { phone.containers[$0].boundsOrigin } : []
  }
}

extension SimulatedApp {
  /// Calls delegates and lays out views for what differs between two states of the simulated phone.
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
