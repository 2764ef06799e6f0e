import CEditline
import Foundation

extension LineEditor {
  /// Reads a line that is not shown; Backspace and `^U` are what edits it.
  func readSecret(_ handle: OpaquePointer) -> Line {
    activity = .secret
    put(prompt.printed)
    defer {
      activity = .nothing
      put("\r\n")
    }
    var secret: [UInt8] = []
    while outcome == nil {
      let key = ceditline_read_byte(handle)
      if outcome != nil { break }
      if let line = take(key, into: &secret, handle) { return line }
    }
    return outcome ?? .endOfInput
  }

  /// Does what a key does; returns what the reading came to with it, if it ends it.
  private func take(_ key: Int32, into secret: inout [UInt8], _ handle: OpaquePointer) -> Line? {
    switch UInt8(exactly: key) {
    case nil: return .endOfInput
    case Key.controlD where secret.isEmpty: return .endOfInput
    case Key.newLine, Key.carriageReturn: return .text(Self.text(of: secret))
    case Key.controlP where secret.isEmpty && canGoBack: return .back
    case Key.escape where isUp(handle) && secret.isEmpty && canGoBack: return .back
    case Key.controlU: secret = []
    case Key.backspace, Key.controlH: secret = Array(Self.text(of: secret).dropLast().utf8)
    case let byte? where byte >= 0x20 || byte == Key.tab: secret.append(byte)
    default: ceditline_beep(handle)
    }
    return nil
  }

  private enum Key {
    static let controlD: UInt8 = 0x04
    static let controlH: UInt8 = 0x08
    static let tab: UInt8 = 0x09
    static let newLine: UInt8 = 0x0a
    static let carriageReturn: UInt8 = 0x0d
    static let controlP: UInt8 = 0x10
    static let controlU: UInt8 = 0x15
    static let escape: UInt8 = 0x1b
    static let backspace: UInt8 = 0x7f
  }

  private var canGoBack: Bool {
    if case .value(_, canGoBack: true) = purpose { true } else { false }
  }

  /// Reads the rest of a key that sends several bytes, `ESC [ … A` or `ESC O A` for Up.
  private func isUp(_ handle: OpaquePointer) -> Bool {
    let introducer = ceditline_read_byte(handle)
    guard [UInt8(ascii: "["), UInt8(ascii: "O")].map(Int32.init).contains(introducer) else {
      if introducer >= 0 { ceditline_unread_byte(handle, introducer) }
      return false
    }
    var byte = ceditline_read_byte(handle)
    while (0x20...0x3f).contains(byte) { byte = ceditline_read_byte(handle) }
    return byte == Int32(UInt8(ascii: "A"))
  }

  private static func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).precomposedStringWithCanonicalMapping
  }
}
