import Foundation
import Session
import Simulation

/// Draws the phone's keyboard as layers of vector pictures, in screen coordinates.
struct KeyboardLayers {
  private let scenery: ScreenScene
  private let keyboard: KeyboardScene
  private let frame: CGRect
  /// The origin of the app's window in screen coordinates, in points.
  private let shift: CGPoint

  init(_ scenery: ScreenScene, _ keyboard: KeyboardScene, shift: CGPoint) {
    self.scenery = scenery
    self.keyboard = keyboard
    self.shift = shift
    frame = keyboard.frame
  }

  var layers: [Layer] {
    let place = frame.offsetBy(dx: shift.x, dy: shift.y)
    let edge = CGRect(x: 0, y: 0, width: frame.width, height: 0.5)
    let hasEdge = !keyboard.isFloating && !(keyboard.isRounded && keyboard.hasKeys)
    var parts: [Layer] = hasEdge ? [.shape(.hairline, edge)] : []
    parts += accessory(keyboard.accessory.relative(to: frame))
    if keyboard.hasKeys { parts.append(keys) }
    let paint: Paint = keyboard.hasKeys ? .keyboard : .bar
    var layers = [Layer.shape(paint, place, radius: radius, part: "keyboard", parts)]
    if let left = keyboard.accessoryLeftBehind {
      let bounds = CGRect(origin: .zero, size: left.size)
      layers.append(
        .shape(
          .bar, left.offsetBy(dx: shift.x, dy: shift.y), part: "accessory", accessory(bounds)))
    }
    return layers
  }

  /// The radius of the keyboard's corners, in points.
  ///
  /// The radius for iOS 26 is inferred from pictures. At the screen's bottom, the screen's own
  /// corners hide those of the keyboard.
  private var radius: CGFloat {
    if keyboard.isFloating { return 14 }
    return keyboard.isRounded && keyboard.hasKeys ? 26 : 0
  }

  private func accessory(_ place: CGRect) -> [Layer] {
    guard place.height > 0 else { return [] }
    let bar = Layer.shape(.bar, place)
    if keyboard.hasBarField { return [bar] + barField(in: place) }
    let inner = place.without(dx: Phone.layoutMargin, dy: 0)
    return [
      bar, .text("⌃   ⌄", inner, .body.with(.tint)),
      .text("Done", inner, .headline.with(.tint, .trailing)),
    ]
  }

  /// Returns the layers of the text field in a bar at the keyboard, such as a chat's input bar.
  private func barField(in place: CGRect) -> [Layer] {
    guard let field = scenery.form.bar?.field, let bar = scenery.phone.barFrame,
      let box = scenery.phone.barFieldFrame?.relative(to: bar)
        .offsetBy(dx: place.minX, dy: place.minY)
    else { return [] }
    let isActive = scenery.phone.responder == .bar
    return [.shape(.search, box, radius: min(box.height / 2, 15), part: "bar-field")]
      + FieldLayers(
        field: field, value: scenery.barValue, isActive: isActive, place: box.without(dx: 10, dy: 0)
      ).layers
  }

  private var predictions: [Layer] {
    let place = keyboard.predictions.relative(to: frame)
    guard place.height > 0 else { return [] }
    if keyboard.offersPasswords { return passwords(in: place) }
    let (words, width) = (["I", "The", "I’m"], place.width / 3)
    return words.enumerated().flatMap { index, word in
      let part = CGRect(
        x: place.minX + CGFloat(index) * width, y: place.minY, width: width, height: place.height)
      let rule = CGRect(x: part.minX, y: part.midY - 12, width: 1, height: 24)
      return [Layer.text(word, part, .body.with(.key, .center))]
        + (index > 0 ? [.shape(.separator, rule)] : [])
    }
  }

  /// Returns the layers of AutoFill's bar above the keys: a key symbol and a word, in the middle.
  private func passwords(in place: CGRect) -> [Layer] {
    let style = TextStyle.body.with(.key, .center)
    let width = PointText(style).width(of: Self.passwords)
    let text = place.offsetBy(dx: 13, dy: 0)
    let (x, y) = (text.midX - width / 2 - 26, place.midY)
    return [
      .shape(.ink, CGRect(x: x, y: y - 5, width: 10, height: 10), radius: 5),
      .shape(.keyboard, CGRect(x: x + 2.5, y: y - 1.5, width: 3, height: 3), radius: 1.5),
      .shape(.ink, CGRect(x: x + 9, y: y - 1, width: 11, height: 2)),
      .shape(.ink, CGRect(x: x + 14, y: y, width: 2, height: 4)),
      .shape(.ink, CGRect(x: x + 18, y: y, width: 2, height: 4)),
      .text(Self.passwords, text, style),
    ]
  }

  private static let passwords = "Passwords"

  /// The layer with all keys of the keyboard; in animations, they appear and disappear together.
  private var keys: Layer {
    .group(
      "keys-\(name)-\(Int(frame.width))x\(Int(frame.height))",
      at: CGRect(origin: .zero, size: frame.size), predictions + caps)
  }

  /// A name for the drawn set of keys, so that an animation finds the same set in another frame.
  ///
  /// For a picker's wheels, it includes their labels.
  private var name: String {
    let kind = scenery.phone.keyboard.kind
    guard kind.isWheels else {
      return kind.rawValue + (keyboard.offersPasswords ? "-passwords" : "")
    }
    let labels = keyboard.plan.rows.joined().map(\.label).joined(separator: "\n")
    return "\(kind.rawValue)-\(Checksum.digits(of: labels.utf8))"
  }

  private var caps: [Layer] {
    let phone = scenery.phone
    return keyboard.caps.flatMap { cap in
      let place = cap.place.relative(to: frame)
      let gap: CGFloat = phone.keyboard.kind.isPad && !phone.scene.device.screen.isPad ? 3.5 : 6
      let box = place.without(dx: 3, dy: max(2, min(gap, place.height * 0.12)))
      let isWord = cap.key.label.count > 1
      let isFunction = cap.key.isFunction
      let size = min(isWord ? 16 : 22, box.height * 0.6)
      let style = TextStyle(size: size, ink: .key, alignment: .center)
      let label = PointText(style).start(of: cap.key.label, width: box.width)
      return [
        Layer.shape(
          isFunction ? .function : .key, box,
          radius: min(keyboard.isRounded ? 8.5 : 5, box.height / 4)),
        .text(label, box, style),
      ]
    }
  }
}

extension Key {
  /// Whether the drawn key types no character, such as Shift, and so has another color.
  fileprivate var isFunction: Bool {
    ["⇧", "⌫", "123", "ABC", "#+=", "+*#"].contains(label) || (label.count > 1 && units == 2.5)
  }
}
