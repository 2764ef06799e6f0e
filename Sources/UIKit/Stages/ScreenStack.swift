import Foundation
import Simulation

/// A screen of the app's own that another one lies over.
private struct CoveredScreen {
  let stage: ControllerStage
  /// What of its life is not as usual, such as what was first responder there.
  let lifecycle: Lifecycle
}

/// The screens of an app's own controllers: the phone has the rows of the one that is shown.
final class ScreenStack {
  private unowned let app: SimulatedApp
  /// The views that stand for parts of the phone.
  private(set) var stage: Stage?
  /// The app's own screens that others of its own lie over, the outermost first.
  private var covered: [CoveredScreen] = []
  /// Which of its screens is shown: another number after another one has come.
  private(set) var number: Int

  init(of app: SimulatedApp) {
    self.app = app
    // Another scroll view is another form.
    number = (app.phone.scene.options.scrollView - 1) << 16
  }

  /// The controller in front of all that fills the window: the last that was presented.
  private var frontController: UIViewController? {
    var front = app.window?.rootViewController
    while let next = front?.presentedInside { front = next }
    return front
  }

  /// The controller whose view is the phone's root view.
  var shownController: UIViewController? { frontController?.shown }

  /// Shows the views of a form that was there.
  func show(_ form: FormStage) { stage = form }

  /// Shows a controller from its own start: loaded, laid out, told that it appears.
  func show(_ controller: UIViewController?) {
    guard let controller, stage == nil else { return }
    controller.loadShown()
    stage = ControllerStage(controller.shown)
    putOnPhone()
    controller.appear(entering: enterWindow) {
      app.window?.layoutIfNeeded()
      app.setNeedsSceneUpdate()
      app.updateSceneIfNeeded()
    }
    app.endTurn()
  }

  /// Shows the controller that lies in front now over the screen before.
  ///
  /// - Parameters:
  ///   - isPresented: whether it was presented, so that it can be dismissed.
  ///   - seconds: those in which it comes.
  func cover(isPresented: Bool, after seconds: TimeInterval) {
    frontController?.loadShown()
    guard let old = stage as? ControllerStage, let controller = shownController,
      old.controller !== controller
    else { return }
    covered.append(CoveredScreen(stage: old, lifecycle: app.phone.lifecycle))
    let containers = isPresented ? containersOfPresented : old.containers
    let new = ControllerStage(controller, in: containers)
    let isOver =
      new.sheetView != nil
      || frontController?.customPresentation?.isOver
        ?? frontController?.modalPresentationStyle.isOver == true
    replace(
      old, by: new, lifecycle: Lifecycle(isPresented: isPresented), after: seconds,
      staysBelow: isPresented && isOver)
  }

  /// What a screen that is presented now lies in: a sheet, or what was around the first screen.
  private var containersOfPresented: [Container]? {
    guard let front = frontController, let sheet = sheet(of: front) else {
      return covered.first?.stage.containers
    }
    return [sheet]
  }

  /// The sheet in which UIKit shows a controller; nil for one that fills the screen.
  private func sheet(of controller: UIViewController) -> Container? {
    let style = controller.presentation(on: app.phone.scene)
    let screen = CGRect(origin: .zero, size: app.phone.scene.screenSize)
    guard app.phone.frame(of: style) != screen else { return nil }
    var sheet = Container(
      place: .insets(.zero), presentation: style, detents: controller.detents,
      chrome: ControllerChrome(controller).chrome)
    if let alert = controller as? UIAlertController { sheet.contentHeight = alert.heightOfFields }
    return sheet
  }

  /// Counts what is shown from now on for another screen.
  func countScreen() { number += 1 }

  /// Whether the screen that is shown lies over another one of the app's own.
  var isCovering: Bool { !covered.isEmpty }

  /// Shows the screen again that what was dismissed lay over, or what has come in its place since.
  ///
  /// - Parameter staysAbove: whether the app's own animator takes what was dismissed out of the window.
  func uncover(staysAbove: Bool = false) {
    guard let old = stage as? ControllerStage, let controller = shownController,
      let index = covered.lastIndex(where: {
        $0.stage.controller.outermost === controller.outermost
      })
    else { return }
    let screen = covered[index]
    covered.removeSubrange(index...)
    let isSame = screen.stage.controller === controller
    replace(
      old, by: isSame ? screen.stage : ControllerStage(controller, in: screen.stage.containers),
      lifecycle: isSame ? screen.lifecycle : screen.lifecycle.withoutInterrupted,
      after: ScreenTransitions.duration, staysBelow: staysAbove)
    guard staysAbove, let container = old.controller.outermost.customPresentation?.container else {
      return
    }
    app.window?.bringSubviewToFront(container)
  }

  /// Shows the controller that is on top of a stack now, which the popped one lay over; one that
  /// was given to the stack together with others was not shown before.
  ///
  /// - Returns: whether it was.
  private func uncoverBelow(_ old: ControllerStage) -> Bool {
    guard let controller = shownController else { return false }
    if covered.last?.stage.controller === controller, let screen = covered.popLast() {
      replace(old, by: screen.stage, lifecycle: screen.lifecycle, after: ScreenTransitions.duration)
      return true
    }
    frontController?.loadShown()
    replace(
      old, by: ControllerStage(controller, in: old.containers),
      lifecycle: Lifecycle(isPresented: app.phone.isPresented), after: ScreenTransitions.duration)
    return false
  }

  /// Shows the controller that has come in the place of another one, as a tab does.
  ///
  /// - Parameters:
  ///   - seconds: those of the movement.
  ///   - hearsFirst: whether it hears that it comes before the other one hears that it goes, as between tabs
  ///     (jianshu.com 28c6a69787a7).
  func exchange(after seconds: TimeInterval = 0, hearsFirst: Bool = false) {
    covered.removeAll { $0.stage.controller.root !== app.window?.rootViewController }
    frontController?.loadShown()
    guard let old = stage as? ControllerStage, let controller = shownController,
      old.controller !== controller
    else { return }
    app.firstResponder.resign(isForced: true)
    let (going, isAnimated) = (old.controller.outermostToDisappear(for: controller), seconds > 0)
    let leave = { going.disappear(after: seconds, isAnimated: isAnimated) }
    if !hearsFirst { leave() }
    app.transitions.run(isAnimated: isAnimated) { _ in
      replace(
        old, by: ControllerStage(controller, in: old.containers),
        lifecycle: Lifecycle(isPresented: app.phone.isPresented), after: seconds,
        meanwhile: hearsFirst ? leave : {})
    }
  }

  /// Shows the screen below one of the app's own that was popped.
  func returnAfterPop() {
    guard app.phone.obstacle == .departure(.popped), let old = stage as? ControllerStage,
      let stack = old.controller.parent as? UINavigationController, stack.children.count > 1
    else { return }
    let popped = old.controller
    if popped.passage != .outOfParent { popped.willMove(toParent: nil) }
    popped.leaveParent()
    let wasCovered = uncoverBelow(old)
    app.transitions.atEnd(ofMovement: ScreenTransitions.duration) { popped.didMove(toParent: nil) }
    if wasCovered { app.perform { $0.pop() } }
  }

  /// Shows another screen, whose outermost controller that comes with it is told so; the old one's
  /// views leave the window before the new ones enter it, unless they stay below.
  private func replace(
    _ old: ControllerStage, by new: ControllerStage, lifecycle: Lifecycle,
    after seconds: TimeInterval, staysBelow: Bool = false, meanwhile: () -> Void = {}
  ) {
    change {
      old.leave(app)
      stage = new
      putOnPhone(lifecycle: lifecycle)
    }
    new.controller.outermostToAppear.appear(
      after: seconds, isAnimated: app.transitions.areAnimated,
      entering: {
        meanwhile()
        if !staysBelow { withoutEvents { old.leaveWindow(for: new.controller) } }
        enterWindow()
      }
    ) {
      withoutEvents {
        app.window?.layoutIfNeeded()
        new.update(app)
      }
    }
    app.notice()
  }

  /// Has the phone show another screen; how its views come to their places is no event.
  func change(_ body: () -> Void) {
    countScreen()
    withoutEvents(body)
  }

  private func withoutEvents(_ body: () -> Void) {
    let isRecording = app.phone.isRecording
    app.phone.isRecording = false
    body()
    app.phone.isRecording = isRecording
  }

  /// Has the phone show nothing but the root view of the controller that is shown, which is in no
  /// window yet.
  private func putOnPhone(lifecycle: Lifecycle = Lifecycle()) {
    guard let front = frontController, let shown = shownController else { return }
    let stage = stage as? ControllerStage
    let chrome = ControllerChrome(front).chrome
    var scene = app.phone.scene
    if let stage { scene = stage.scene(scene) }
    if stage?.sheetView == nil { scene = scene.with(chrome) }
    var empty = Phone(scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: [])
    empty.takeSettings(of: app.phone)
    app.phone = app.phone.showing(empty, lifecycle: lifecycle)
    let root: UIView = stage?.root ?? shown.view
    root.part = stage?.rootPart ?? RootPart()
    root.sizeDidChange(from: root.geometry.frame.size)
    app.sawRootSize(root.laidOutFrame.size)
  }

  /// Puts the root view of the controller that is shown into the window.
  private func enterWindow() {
    guard let window = app.window, let front = frontController, let shown = shownController
    else { return }
    let stage = stage as? ControllerStage
    let root: UIView = shown.view
    if let custom = front.customPresentation {
      custom.enter()
      if front !== shown { front.view.addSubview(root) }
      return
    }
    let around: UIView = stage?.sheetView ?? window
    if let transition = stage?.transitionView {
      around.part = SheetPart()
      transition.frame = window.bounds
      window.addSubview(transition)
    }
    if front === shown {
      around.addSubview(root)
    } else {
      let outer: UIView = front.view
      outer.part = around === window ? nil : SheetContentPart()
      if around === window { outer.frame = window.bounds }
      around.addSubview(outer)
      outer.addSubview(root)
    }
  }
}

extension UIViewController {
  /// Loads its view, which may decide what it shows, then those of what it shows: no controller
  /// hears that it appears before its view is loaded.
  fileprivate func loadShown() {
    loadViewIfNeeded()
    for child in childrenShown { child.loadShown() }
  }

  /// What holds it, presents it and so on, up to the window.
  var root: UIViewController {
    var root = outermost
    while let presenter = root.ownPresenting { root = presenter.outermost }
    return root
  }

  /// The outermost controller around it that goes where another one is shown, itself where there is
  /// none.
  fileprivate func outermostToDisappear(for shown: UIViewController) -> UIViewController {
    guard let parent, parent.isAppearing, !shown.isInside(parent) else { return self }
    return parent.outermostToDisappear(for: shown)
  }

  /// The outermost controller around it that is not on the screen, itself where there is none.
  fileprivate var outermostToAppear: UIViewController {
    guard let parent, !parent.isAppearing, parent.childrenShown.contains(where: { $0 === self })
    else { return self }
    return parent.outermostToAppear
  }

  /// What it, or what it shows, has presented over itself; an alert without fields leaves the
  /// screen below to a finger.
  fileprivate var presentedInside: UIViewController? {
    if let ownPresented, (ownPresented as? UIAlertController)?.isScreen ?? true {
      return ownPresented
    }
    return childrenShown.lazy.compactMap(\.presentedInside).first
  }
}
