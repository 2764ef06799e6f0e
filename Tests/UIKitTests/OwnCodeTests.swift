@testable import Articles
import Avoidance
import Simulation
import Testing
import UIKit

/// Tests an app's own code as a strategy.
///
/// The strategy's value can be copied, although the app's objects can't.
@MainActor @Suite struct OwnCodeTests {
  private func ownCode() -> OwnCode {
    OwnCode { phone in
      let app = SimulatedApp.start(on: phone) { views in
        let controller = KeepBottomViewController()
        controller.tableView = views.table
        return controller
      }
      phone = app.phone
      return AppObserver(app)
    }
  }

  private func simulator() throws -> Simulator<Engine> {
    let one = try #require(PhoneCases.all.first { $0.phone.scene.device.name == "iphone-5s" })
    var simulator = Simulator(one.phone, app: Engine(Strategy(ownCode())))
    simulator.app.start(on: &simulator.phone)
    return simulator
  }

  /// A rotation without a keyboard once created all objects again, so that their state was lost.
  @Test("A rotation doesn't create the app's objects again") func rotation() throws {
    nonisolated(unsafe) var count = 0
    let code = OwnCode { phone in
      count += 1
      let app = SimulatedApp.start(on: phone) { _ in KeepBottomViewController() }
      phone = app.phone
      return AppObserver(app)
    }
    let one = try #require(PhoneCases.all.first { $0.phone.scene.device.name == "iphone-5s" })
    var simulator = Simulator(one.phone, app: Engine(Strategy(code)))
    simulator.start()
    simulator.rotate(to: .landscapeRight)
    simulator.layOutAfterTurn()
    simulator.settle()
    #expect(count == 1)
  }

  @Test("An object created without the form's views gets notifications of its fields")
  func objectWithoutViews() throws {
    nonisolated(unsafe) var heard: [Int] = []
    let one = try #require(PhoneCases.all.first { $0.phone.scene.device.name == "iphone-5s" })
    let app = SimulatedApp.start(on: one.phone) { _ in
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
      ) { heard.append(($0.object as? UITextField)?.tag ?? -1) }
    }
    app.perform { $0.beginEditing(row: 2) }
    #expect(heard == [2])
  }

  @Test("scrollRectToVisible with an empty rectangle doesn't scroll") func emptyRectangle() throws {
    let one = try #require(PhoneCases.all.first { $0.phone.scene.device.name == "iphone-5s" })
    let app = SimulatedApp.start(on: one.phone) { $0.scrollView }
    let scrollView = try #require(app.owners.first as? UIScrollView)
    scrollView.contentOffset.y = 90
    scrollView.scrollRectToVisible(.zero, animated: false)
    #expect(scrollView.contentOffset.y == 90)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
  }

  /// The controller stores the table's frame when the keyboard shows.
  ///
  /// A copy from before must not have it, and one from afterward must.
  @Test("A copied simulator continues from the state of its copy") func copies() throws {
    var first = try simulator()
    let before = first
    first.beginEditing(row: 2)
    first.settle()
    let shown = first
    first.endEditing()
    first.settle()
    let hidden = Agreement.Views(first.phone)
    #expect(hidden.table == before.phone.tableFrame)

    var again = shown
    again.endEditing()
    again.settle()
    #expect(Agreement.Views(again.phone) == hidden)

    var other = before
    other.beginEditing(row: 5)
    other.settle()
    var control = try simulator()
    control.beginEditing(row: 5)
    control.settle()
    #expect(Agreement.Views(other.phone) == Agreement.Views(control.phone))
    other.endEditing()
    other.settle()
    #expect(other.phone.tableFrame == before.phone.tableFrame)
  }

  @Test("Code run as a strategy does the same as the code alone") func agreement() throws {
    let cases = PhoneCases.all.enumerated().filter { $0.offset % 100 == 0 }.map(\.element)
    let agreement = Agreement(
      of: { views in
        let controller = KeepBottomViewController()
        controller.tableView = views.table
        return controller
      }, with: Strategy(ownCode()), in: cases)
    #expect(agreement.count == cases.count)
    #expect(agreement.differences.isEmpty, "\(agreement.summary)")
  }
}
