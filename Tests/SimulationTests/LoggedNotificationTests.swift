import Foundation
import Simulation
import Testing

/// Tests that the simulation posts the notifications that people logged on devices.
///
/// Two begin frames are not simulated, since no log shows their cause. One is 352 points too low
/// (the simulator of iOS 7.0), and one lower than the end frame (288 for 346: the first show under
/// an app framework on iOS 12). Events without a command are missing. One is a hide and two shows
/// within 0.1 seconds, when AutoFill fills a field and goes to the next. Others are a hide of
/// duration 0 at a password manager's prompt, and a dropped shortcut bar, whose show has a zero
/// frame. A begin frame whose y is the view's width in a rotation on iOS 8
/// (SlackTextViewController) is missing, too, because its hide is unknown.
@Suite struct LoggedNotificationTests {
  /// A logged notification: the device and iOS version, what the user did, and the frames.
  struct Log: Sendable, CustomTestStringConvertible {
    let name: String
    let device: String
    let ios: Int
    var orientation = Orientation.portrait
    var accessory: CGFloat = 0
    var prediction = Settings.Prediction.on
    let change: Change
    let begin: CGRect
    let end: CGRect
    var duration = 0.25
    var curve = 7

    var testDescription: String { "\(name) \(change)" }
  }

  enum Change { case show, hide, addPrediction, addAccessory, undock }

  static let logs = [
    Log(
      name: "SO 19482573", device: "iphone-4s", ios: 7, change: .show,
      begin: CGRect(x: 0, y: 480, width: 320, height: 216),
      end: CGRect(x: 0, y: 264, width: 320, height: 216)),
    Log(
      name: "2635830068", device: "iphone-4s", ios: 7, change: .hide,
      begin: CGRect(x: 0, y: 264, width: 320, height: 216),
      end: CGRect(x: 0, y: 480, width: 320, height: 216)),
    Log(
      name: "derpturkey", device: "iphone-5s", ios: 8, change: .show,
      begin: CGRect(x: 0, y: 568, width: 320, height: 253),
      end: CGRect(x: 0, y: 315, width: 320, height: 253)),
    Log(
      name: "derpturkey", device: "iphone-5s", ios: 8, change: .hide,
      begin: CGRect(x: 0, y: 315, width: 320, height: 253),
      end: CGRect(x: 0, y: 568, width: 320, height: 253)),
    Log(
      name: "40312505678", device: "iphone-6", ios: 9, prediction: .off, change: .show,
      begin: CGRect(x: 0, y: 667, width: 375, height: 216),
      end: CGRect(x: 0, y: 451, width: 375, height: 216)),
    Log(
      name: "25995508179", device: "iphone-6", ios: 9, change: .show,
      begin: CGRect(x: 0, y: 667, width: 375, height: 258),
      end: CGRect(x: 0, y: 409, width: 375, height: 258)),
    Log(
      name: "30039759613", device: "iphone-6", ios: 9, change: .hide,
      begin: CGRect(x: 0, y: 409, width: 375, height: 258),
      end: CGRect(x: 0, y: 667, width: 375, height: 258)),
    Log(
      name: "39092940248", device: "iphone-6", ios: 9, accessory: 40, prediction: .off,
      change: .addPrediction, begin: CGRect(x: 0, y: 411, width: 375, height: 256),
      end: CGRect(x: 0, y: 369, width: 375, height: 298)),
    Log(
      name: "28573664832", device: "iphone-6-plus", ios: 9, prediction: .off, change: .show,
      begin: CGRect(x: 0, y: 736, width: 414, height: 226),
      end: CGRect(x: 0, y: 510, width: 414, height: 226)),
    Log(
      name: "28573664832", device: "iphone-6-plus", ios: 9, prediction: .off,
      change: .addPrediction, begin: CGRect(x: 0, y: 510, width: 414, height: 226),
      end: CGRect(x: 0, y: 465, width: 414, height: 271)),
    Log(
      name: "4666283851", device: "iphone-6-plus", ios: 10, change: .show,
      begin: CGRect(x: 0, y: 736, width: 414, height: 271),
      end: CGRect(x: 0, y: 465, width: 414, height: 271)),
    Log(
      name: "48113096249", device: "iphone-6-plus", ios: 10, change: .hide,
      begin: CGRect(x: 0, y: 465, width: 414, height: 271),
      end: CGRect(x: 0, y: 736, width: 414, height: 271)),
    Log(
      name: "1419419912", device: "iphone-x", ios: 11, change: .show,
      begin: CGRect(x: 0, y: 812, width: 375, height: 333),
      end: CGRect(x: 0, y: 479, width: 375, height: 333)),
    Log(
      name: "15022438169", device: "iphone-x", ios: 12, prediction: .off,
      change: .addPrediction, begin: CGRect(x: 0, y: 521, width: 375, height: 291),
      end: CGRect(x: 0, y: 477, width: 375, height: 335)),
    Log(
      name: "21045256616", device: "iphone-x", ios: 12, change: .addAccessory,
      begin: CGRect(x: 0, y: 477, width: 375, height: 335),
      end: CGRect(x: 0, y: 445.33333333333326, width: 375, height: 366.66666666666674),
      duration: 0),
    Log(
      name: "35112477334", device: "iphone-xr", ios: 12, change: .show,
      begin: CGRect(x: 0, y: 896, width: 414, height: 346),
      end: CGRect(x: 0, y: 550, width: 414, height: 346)),
    Log(
      name: "17189250007", device: "ipad-air", ios: 8, orientation: .landscapeLeft, change: .show,
      begin: CGRect(x: 0, y: 768, width: 1024, height: 391),
      end: CGRect(x: 0, y: 377, width: 1024, height: 391)),
    // On an iPad held upside down: its frames, in window coordinates, are {{0, 0}, {768, 304}} and
    // {{0, -264}, {768, 304}}; its CenterBegin and CenterEnd, which count the turn, {384, 872} and
    // {384, 1136}.
    Log(
      name: "SO 10749311", device: "ipad-2", ios: 6, orientation: .upsideDown, accessory: 40,
      change: .undock, begin: CGRect(x: 0, y: 0, width: 768, height: 304),
      end: CGRect(x: 0, y: -264, width: 768, height: 304), curve: 0),
  ]

  @Test("Keyboard notifications match those logged on devices", arguments: logs)
  func matchesLog(_ log: Log) throws {
    var phone = try Phone.twenty(
      log.device, ios: log.ios, orientation: log.orientation,
      field: FieldTraits(accessoryHeight: log.accessory))
    phone.settings.prediction = log.prediction
    if log.change != .show {
      phone.beginAndClearEvents(row: 0)
    }
    switch log.change {
    case .show: phone.begin(0)
    case .hide: phone.end()
    case .addPrediction:
      phone.settings.prediction = .on
      phone.happen { $0.refreshKeyboard() }
    case .addAccessory: phone.happen { $0.setAccessoryHeight(31.66666666666674) }
    case .undock: phone.happen { $0.setKeyboardPlacement(.undocked) }
    }
    phone.settle()
    let posted = phone.events.compactMap { event -> KeyboardNotification? in
      if case .notification(let it) = event.kind { it } else { nil }
    }
    let isHide = log.change == .hide || log.change == .undock
    #expect(
      posted.map(\.name) == [
        .willChangeFrame, isHide ? .willHide : .willShow, .didChangeFrame,
        isHide ? .didHide : .didShow,
      ])
    for it in posted {
      #expect(it.begin == log.begin)
      #expect(it.end == log.end)
      #expect(it.animation.duration == log.duration)
      #expect(it.animation.curve.rawValue == log.curve)
      #expect(it.isLocal == (log.ios >= 9 ? true : nil))
    }
  }
}
