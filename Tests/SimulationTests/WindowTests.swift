import Foundation
import Simulation
import Testing

/// Tests an app's window that doesn't fill an iPad's screen.
@Suite struct WindowTests {
  private func phone(
    _ window: CGRect?, _ name: String = "ipad-9.7", ios: Int = 16,
    _ orientation: Orientation = .landscapeLeft, containers: [Container] = []
  ) throws -> Phone {
    var options = Scene.Options()
    options.window = window
    options.isUnderBars = false
    var phone = Phone(
      scene: Scene(
        device: try #require(Device.named(name)), ios: ios, orientation: orientation,
        chrome: Chrome(), containers: containers, options: options),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
    phone.isRecording = true
    return phone
  }

  static let split = CGRect(x: 512, y: 0, width: 512, height: 768)
  static let slideOver = CGRect(x: 639, y: 10, width: 375, height: 748)
  static let stage = CGRect(x: 100, y: 100, width: 600, height: 600)

  /// The keyboard is as wide as the screen, so in the app's coordinates it begins left of the
  /// window.
  ///
  /// Notifications have the screen's coordinates from iOS 13 on, and before that the window's
  /// (KeyboardGuide). In Slide Over, the 10 points below the app are missing
  /// (FlutterViewController).
  @Test(
    "Keyboard notifications carry the screen's frame from iOS 13 on, before the window's",
    arguments: [
      (split, 16, CGRect(x: -512, y: 360, width: 1024, height: 408), CGPoint(x: 0, y: 360)),
      (split, 12, CGRect(x: -512, y: 370, width: 1024, height: 398), CGPoint(x: -512, y: 370)),
      (slideOver, 16, CGRect(x: -639, y: 350, width: 1024, height: 408), CGPoint(x: 0, y: 350)),
      (stage, 16, CGRect(x: -100, y: 260, width: 1024, height: 408), CGPoint(x: 0, y: 360)),
    ] as [(CGRect, Int, CGRect, CGPoint)])
  func keyboardFrames(
    window: CGRect, ios: Int, frame: CGRect, announced: CGPoint
  ) throws {
    var phone = try phone(window, ios: ios)
    #expect(phone.scene.screenSize == window.size)
    #expect(phone.scene.windowFrame == window)
    #expect(phone.keyboardTop == nil)
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.keyboard.frame.model == frame)
    #expect(phone.visibleTableFrame.maxY == min(frame.minY, window.height))
    let end = phone.events.compactMap { event -> CGRect? in
      if case .notification(let it) = event.kind { it.end } else { nil }
    }.last
    #expect(end == CGRect(origin: announced, size: frame.size))
    #expect(end.map(phone.scene.windowRect(fromAnnounced:))?.minX == frame.minX)
    phone.settle { $0.endEditing() }
    #expect(phone.keyboardTop == nil)
  }

  /// A window's safe area has insets only at the screen's edges that the window touches.
  @Test(
    "A window's safe area counts only the screen edges that the window touches",
    arguments: [
      (nil, EdgeInsets(top: 24, bottom: 20)),
      (CGRect(x: 0, y: 0, width: 500, height: 834), EdgeInsets(top: 24, bottom: 20)),
      (CGRect(x: 0, y: 10, width: 375, height: 814), EdgeInsets(top: 14, bottom: 10)),
      (CGRect(x: 100, y: 100, width: 600, height: 600), .zero),
    ] as [(CGRect?, EdgeInsets)])
  func safeAreas(window: CGRect?, insets: EdgeInsets) throws {
    #expect(try phone(window, "ipad-pro-11").scene.safeArea == insets)
  }

  /// A phone has no such windows, and neither has an iPad before iOS 9.
  ///
  /// A rotation keeps a window's share of the screen.
  @Test("Only an iPad with iOS 9 or later has windows, and a rotation keeps their share")
  func windowSupport() throws {
    #expect(try phone(Self.split, "iphone-16", ios: 18).scene.fillsScreen)
    #expect(try phone(Self.split, "ipad-2", ios: 8).scene.fillsScreen)
    var turned = try phone(Self.split)
    turned.begin(0)
    turned.settle()
    turned.rotate(to: .portrait)
    turned.settle()
    #expect(turned.scene.windowFrame == CGRect(x: 384, y: 0, width: 384, height: 1024))
    #expect(turned.keyboard.frame.model == CGRect(x: -384, y: 704, width: 768, height: 320))
  }

  /// In a window of half the screen, a form sheet is shown as a page sheet, as on a phone.
  @Test("A form sheet in half of the screen becomes a page sheet")
  func narrowWindow() throws {
    var phone = try phone(Self.split)
    phone.happen { $0.present(.formSheet, hasField: false) }
    #expect(phone.obstacle == .cover(.presented(.pageSheet)))
  }

  /// A floating keyboard over another app's window covers nothing.
  ///
  /// One that touches the screen's bottom covers only its own width.
  @Test("A floating keyboard over another app's window covers nothing")
  func floatingKeyboards() throws {
    var phone = try phone(Self.split)
    phone.begin(0)
    phone.settle { $0.setKeyboardPlacement(.floating(CGPoint(x: 100, y: 400))) }
    #expect(phone.keyboard.frame.model == CGRect(x: -412, y: 400, width: 320, height: 254))
    #expect(phone.visibleShare(ofRow: 9) == 1)
    var whole = try self.phone(nil)
    whole.begin(0)
    whole.happen { $0.setKeyboardPlacement(.floating(CGPoint(x: 5000, y: 5000))) }
    whole.settle()
    #expect(whole.liftedKeyboardFrame == CGRect(x: 704, y: 514, width: 320, height: 254))
    #expect(whole.visibleTableFrame.maxY == 768)
    whole.rotate(to: .portrait)
    whole.settle()
    #expect(whole.liftedKeyboardFrame == CGRect(x: 448, y: 770, width: 320, height: 254))
  }
}
