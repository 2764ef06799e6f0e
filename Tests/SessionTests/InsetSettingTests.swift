import Forms
import Foundation
import Testing

@testable import Session

/// Tests how much of the safe area the table's insets include.
///
/// A key of the form, a setting, or a strategy decides it.
@Suite struct InsetSettingTests {
  private static func form(_ table: String = "{}", settings: String = "{}") -> String {
    "form: F\ndevice: iphone-16\ntable: \(table)\nsettings: \(settings)\n"
      + "sections: [{rows: [{field: a}]}]"
  }

  private static let offset = "table.contentOffset.y"

  /// The bars above the table are 59 + 44 points high.
  @Test("Tables extend under bars unless the form turns that off") func underBars() throws {
    var stage = try Stage(yaml: Self.form())
    #expect(try stage.get(Self.offset) == "-103")
    #expect(try stage.get("table.adjustedContentInset.bottom") == "34")
    #expect(stage.output(of: "setting underBars") == ["on"])
    #expect(try Stage(yaml: Self.form(settings: "{underBars: off}")).get(Self.offset) == "0")
  }

  @Test("A setting overrides the form's key, which overrides the strategy")
  func insetPrecedence() throws {
    var stage = try Stage(
      yaml: Self.form("{contentInsetAdjustmentBehavior: automatic}"))
    let name = "setting contentInsetAdjustmentBehavior"
    try stage.run("strategy rn-position")
    #expect(stage.output(of: name) == ["automatic"])
    #expect(try stage.get(Self.offset, after: "\(name) never") == "0")
    #expect(try stage.get(Self.offset, after: "undo") == "-103")
  }

  @Test("A strategy's default inset behavior lasts while it is chosen")
  func strategyDefault() throws {
    var stage = try Stage(yaml: Self.form())
    let name = "setting contentInsetAdjustmentBehavior"
    try stage.run("strategy rn-padding")
    #expect(stage.output(of: name) == ["never"])
    #expect(try stage.get(Self.offset) == "0")
    try stage.run("strategy none")
    #expect(stage.output(of: name) == ["automatic"])
    #expect(try stage.get(Self.offset) == "-103")
  }

  @Test("Additional safe area insets add to the table's inset")
  func additionalSafeAreaInsets() throws {
    var stage = try Stage(yaml: Self.form("{additionalSafeAreaInsets: [0, 0, 50, 0]}"))
    #expect(try stage.get("table.adjustedContentInset.bottom") == "84")
    #expect(stage.output(of: "setting additionalSafeAreaInsets") == ["0 0 50 0"])
    try stage.run("setting additionalSafeAreaInsets 0 0 20 0")
    #expect(try stage.get("table.adjustedContentInset.bottom") == "54")
    #expect(try stage.get(Self.offset, after: "setting additionalSafeAreaInsets 7,0,0,0") == "-110")
    #expect(
      stage.output(of: "setting additionalSafeAreaInsets 1 2 3") == [
        "error: additionalSafeAreaInsets must be four numbers, top left bottom right, not \"1 2 3\""
      ])
    #expect(
      stage.output(of: "setting underBars on off") == [
        "error: unexpected \"off\": setting [NAME [VALUE]]"
      ])
  }

  /// The third row, at y 103 + 88, moves up by the keyboard's 336.
  @Test("React Native's position strategy pushes the third row off the screen")
  func rnPositionLosesTheThirdRow() throws {
    let stage = try Stage(after: ["device iphone-16", "strategy rn-position", "focus f3"])
    #expect(try stage.get("active.frame.y") == "-145")
  }
}
