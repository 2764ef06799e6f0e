import UIKitValues
import Simulation

/// A screen of the app that another screen covers, such as a presenter below its presented screen.
private struct CoveredScreen {
  let stage: ControllerStage
  /// The covered screen's state for its return, for example its first responder.
  let lifecycle: Lifecycle
}

/// The stack of an app's screens, which shows, covers and uncovers them.
///
/// The simulated phone has the rows of the shown screen only.
final class ScreenStack {
  private unowned let app: SimulatedApp
  /// The shown screen's views that represent parts of the simulated phone; nil without a screen.
  private(set) var stage: Stage?
  /// The app's screens below the shown one, from the first to the last covered.
  private var covered: [CoveredScreen] = []
  /// The number that identifies the shown screen; each new screen gets a higher number.
  private(set) var number: Int

  init(of app: SimulatedApp) {
    self.app = app
    // Each scroll view is a form of its own.
    number = (app.phone.scene.options.scrollView - 1) << 16
  }

  /// The frontmost presented controller, or the window's root controller if it presents nothing.
  private var frontController: UIViewController? {
    var front = app.window?.rootViewController
    while let next = front?.presentedInside { front = next }
    return front
  }

  /// The controller whose view is the simulated phone's root view, or nil before the first screen.
  var shownController: UIViewController? { frontController?.shown }

  /// Shows the views of an existing form as the app's screen.
  func show(_ form: FormStage) { stage = form }

  /// Shows a controller as the app's first screen, with loading, layout and appearance callbacks.
  func show(_ controller: UIViewController?) {
    guard let controller, stage == nil else { return }
    controller.loadShown()
    stage = ControllerStage(controller.shown)
    putOnPhone()
    controller.appear(entering: enterWindow) {
      app.window?.layoutIfNeeded()
      app.setNeedsSceneUpdate()
      app.updateSceneIfNeeded()
      app.firstResponder.makeWaiting()
    }
    app.endTurn()
  }

  /// Shows the front controller's screen over the former screen, after a push or presentation.
  ///
  /// - Parameters:
  ///   - isPresented: whether the controller was presented, so that it can be dismissed.
  ///   - seconds: the duration of the animation.
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

  /// The views around a presented root view: a sheet or, for full screen, the first screen's.
  private var containersOfPresented: [Container]? {
    guard let front = frontController, let sheet = sheet(of: front) else {
      return covered.first?.stage.containers
    }
    return [sheet]
  }

  /// Returns the container for a controller's sheet, or nil if the controller fills the screen.
  private func sheet(of controller: UIViewController) -> Container? {
    let style = controller.presentation(on: app.phone.scene)
    let screen = CGRect(origin: .zero, size: app.phone.scene.screenSize)
    guard app.phone.frame(of: style) != screen else { return nil }
    var sheet = Container(
      place: .insets(.zero), presentation: style, detents: controller.detents,
      chrome: ControllerChrome(controller).chrome)
    sheet.preferredSize = controller.preferredSizeInSheet
    return sheet
  }

  /// Gives the shown screen a new number, for example after a container has changed its page.
  func countScreen() { number += 1 }

  /// Whether the shown screen covers another screen of the app.
  var isCovering: Bool { !covered.isEmpty }

  /// Shows the screen below a dismissed one, or a screen that has replaced the one below meanwhile.
  ///
  /// - Parameter staysAbove: whether the app's own animator removes the dismissed view from the
  ///   window.
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

  /// Shows the new top controller of a navigation stack, after the controller above was popped.
  ///
  /// A controller that code set below others and that was never shown has no screen yet.
  ///
  /// - Returns: whether the controller's screen had been shown before, and so could be uncovered.
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

  /// Shows a controller that has replaced another controller, for example after a tab change.
  ///
  /// - Parameters:
  ///   - seconds: the duration of the animation.
  ///   - hearsFirst: whether the new controller's appearance callbacks come before the other's, as
  ///     between tabs (jianshu.com 28c6a69787a7).
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

  /// Shows the screen below, if a finger or the back button has popped the shown one from a stack.
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

  /// Replaces the shown screen, with appearance callbacks to the outermost new controller.
  ///
  /// First, `meanwhile` runs, and the old views leave the window, unless `staysBelow` says that
  /// they stay visible below the new ones. The new screen starts with `lifecycle` as its state.
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
      app.firstResponder.makeWaiting()
    }
    app.notice()
  }

  /// Runs code that shows another screen: counts a new screen, and records no events.
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

  /// Makes the new root view the simulated phone's, without rows, before it enters the window.
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

  /// Adds the shown controller's root view to the window, inside its sheet or custom container.
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
  /// Loads the controller's view and then the views of its visible children.
  ///
  /// UIKit also loads a view before its controller appears.
  fileprivate func loadShown() {
    loadViewIfNeeded()
    for child in childrenShown { child.loadShown() }
  }

  /// The root controller, found by going up through parents and presenting controllers.
  var root: UIViewController {
    var root = outermost
    while let presenter = root.ownPresenting { root = presenter.outermost }
    return root
  }

  /// Returns the outermost ancestor that disappears when another controller is shown, or this
  /// controller.
  fileprivate func outermostToDisappear(for shown: UIViewController) -> UIViewController {
    guard let parent, parent.isAppearing, !shown.isInside(parent) else { return self }
    return parent.outermostToDisappear(for: shown)
  }

  /// The outermost ancestor that appears together with this controller, or this controller.
  fileprivate var outermostToAppear: UIViewController {
    guard let parent, !parent.isAppearing, parent.childrenShown.contains(where: { $0 === self })
    else { return self }
    return parent.outermostToAppear
  }

  /// The controller that this controller or one of its visible children presents, or nil.
  ///
  /// An alert that isn't a screen of its own doesn't count: the screen below stays the shown one.
  fileprivate var presentedInside: UIViewController? {
    if let ownPresented, (ownPresented as? UIAlertController)?.isScreen ?? true {
      return ownPresented
    }
    return childrenShown.lazy.compactMap(\.presentedInside).first
  }
}
