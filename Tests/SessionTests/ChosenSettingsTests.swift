import Foundation
import Simulation
import Testing

@testable import Session

@Suite struct ChosenSettingsTests {
  /// A setting set in code has the same value as one set by a command.
  ///
  /// A script omits view settings.
  @Test("Values set in code become the same lines as typed commands")
  func valuesBecomeCommandLines() throws {
    var settings = ChosenSettings()
    settings[Setting.window] = CGRect(x: 512, y: 0, width: 320.5, height: 768)
    settings[Setting.ios] = 12
    settings[Setting.tableController] = true
    settings[Setting.speed] = 0.25
    let lines = ["setting ios 12", "setting tableController on", "setting window 512 0 320.5 768"]
    #expect(settings.lines == lines)
    settings[Setting.window] = .some(nil)
    settings[Setting.ios] = nil
    #expect(settings.lines == ["setting tableController on", "setting window full"])
  }

  /// Code gets a setting's value as a number or frame, however a form or a command spells it.
  @Test("Code reads typed settings as values, however they are spelled")
  func textBecomesValues() throws {
    var settings = ChosenSettings()
    #expect(settings[Setting.speed] == nil)
    for (name, text) in [("speed", "2.50"), ("window", "0,0, 320,480"), ("view", "pinned")] {
      settings.choose(try #require(Setting.named(name)), text)
    }
    #expect(settings[Setting.speed] == 2.5)
    #expect(settings[Setting.window] == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(settings[Setting.view] == .pinned)
    #expect(settings.line(of: "window") == "setting window 0,0, 320,480")
  }

  /// If a command and the form set the same setting, the command's value applies.
  @Test("A command's setting overrides the form's") func commandsOverrideTheForm() throws {
    var (form, commands) = (ChosenSettings(), ChosenSettings())
    (form[Setting.ios], form[Setting.animation]) = (9, false)
    commands[Setting.ios] = 17
    let all = form.below(commands)
    #expect(all[Setting.ios] == 17)
    #expect(all[Setting.animation] == false)
  }

  /// Each property of the phone's `Settings` has a setting with the same name.
  @Test("Each switch of the phone has a setting with its name") func everySwitchHasASetting() {
    let switches = Mirror(reflecting: Settings(ios: 18)).children.compactMap(\.label)
    let settings = Setting.all.filter { $0.subject == .phone }.map(\.name)
    #expect(switches.count == 19)
    #expect(switches.sorted() == settings.sorted())
  }
}
