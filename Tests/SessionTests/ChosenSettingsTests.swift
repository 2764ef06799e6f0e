import Foundation
import Simulation
import Testing

@testable import Session

@Suite struct ChosenSettingsTests {
  /// Code and commands give a setting the same value.
  ///
  /// A script doesn't repeat view settings.
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

  /// Code reads a value as what it is, however a form or a command spells it.
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

  /// A command's value stands above the form's.
  @Test("A command's setting overrides the form's") func commandsOverrideTheForm() throws {
    var (form, commands) = (ChosenSettings(), ChosenSettings())
    (form[Setting.ios], form[Setting.animation]) = (9, false)
    commands[Setting.ios] = 17
    let all = form.below(commands)
    #expect(all[Setting.ios] == 17)
    #expect(all[Setting.animation] == false)
  }

  /// Each switch of the phone has a setting of its name that turns it.
  @Test("Each switch of the phone has a setting with its name") func everySwitchHasASetting() {
    let switches = Mirror(reflecting: Settings(ios: 18)).children.compactMap(\.label)
    let settings = Setting.all.filter { $0.subject == .phone }.map(\.name)
    #expect(switches.count == 19)
    #expect(switches.sorted() == settings.sorted())
  }
}
