import Simulation
import Testing
import UIKit

/// Tests gesture recognizers during a drag over the screen.
@MainActor @Suite struct DragTests {
  /// A recognizer's target and delegate, which logs each state with its numbers.
  ///
  /// It may allow other recognizers at the same time, or refuse to begin.
  final class Listener: NSObject, UIGestureRecognizerDelegate {
    var told: [String] = []
    var isSimultaneous = false
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }

    func pan(_ pan: UIPanGestureRecognizer) {
      let numbers = [
        pan.translation(in: pan.view).y, pan.velocity(in: pan.view).y, pan.location(in: nil).y,
      ]
      told.append("\(pan.state) \(numbers.map { "\(Int($0))" }.joined(separator: " "))")
    }

    func swipe() { told.append("swipe") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      begins(gestureRecognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
  }

  final class Screen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let inside = UIView(frame: CGRect(x: 20, y: 100, width: 280, height: 100))
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 600)
      scrollView.delegate = self
      scrollView.addSubview(inside)
      scrollView.addSubview(UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40)))
      view.addSubview(scrollView)
      scrollView.panGestureRecognizer.addTarget(self, action: Selector("scroll", Screen.scroll))
    }

    func scroll(_ pan: UIPanGestureRecognizer) { told.append("\(pan.state)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("willBegin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("didScroll") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      told.append("didEnd")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("touch")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      told.append(
        "from \(Int(touch.previousLocation(in: view).y)) to \(Int(touch.location(in: view).y))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("lifted")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("cancelled")
    }
  }

  private let screen = Screen()
  private let listener = Listener()
  private let app: SimulatedApp

  init() throws {
    app = try .showing(screen, on: "iphone-5s")
    screen.told = []
  }

  private func pan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector("pan", Listener.pan))
    pan.delegate = listener
    return pan
  }

  /// Drags by distances, from `start` or the middle of the scroll view below the status bar, y 160.
  private func drag(_ distances: [CGFloat], from start: CGFloat? = nil) {
    app.settle { $0.drag(by: distances, from: start) }
  }

  /// Each move lasts a quarter of a second of virtual time.
  ///
  /// The first 10 points of the first move are a step of their own.
  @Test("A pan recognizer that allows others gets the drag beside the scroll view's own")
  func simultaneousPan() {
    listener.isSimultaneous = true
    screen.view.addGestureRecognizer(pan())
    drag([-50, -30])
    #expect(
      listener.told == [
        "began -10 -40 150", "changed -50 -160 110", "changed -80 -120 80", "ended -80 0 80",
      ])
    #expect(screen.scrollView.contentOffset.y == 80)
    #expect(
      screen.told == [
        "willBegin", "began", "didScroll", "changed", "didScroll", "changed", "didEnd", "ended",
      ])
    #expect(screen.scrollView.panGestureRecognizer.state == .possible)
  }

  /// On a phone the table would bounce; the simulation shows no offset beyond the range.
  @Test("A drag at the end of the content begins and ends without scrolling") func dragAtEnd() {
    drag([50])
    #expect(screen.scrollView.contentOffset.y == 0)
    #expect(screen.told == ["willBegin", "began", "changed", "didEnd", "ended"])
    #expect(!screen.scrollView.isDragging)
  }

  /// A table always bounces, and a collection doesn't (UIScrollView.alwaysBounceVertical).
  @Test("Content that fits is dragged only if the scroll view always bounces") func shortContent() {
    app.run {
      screen.scrollView.contentSize.height = 200
      screen.scrollView.keyboardDismissMode = .onDrag
    }
    app.settle { $0.beginEditing(row: 0) }
    screen.told = []
    drag([50])
    #expect(screen.told.filter { $0 == "willBegin" } == [])
    #expect(app.phone.isKeyboardUp)
    screen.scrollView.alwaysBounceVertical = true
    drag([50])
    #expect(screen.told.filter { $0 == "willBegin" } == ["willBegin"])
    #expect(!app.phone.isKeyboardUp)
    #expect(UITableView().alwaysBounceVertical)
    let layout = UICollectionViewFlowLayout()
    #expect(!UICollectionView(frame: .zero, collectionViewLayout: layout).alwaysBounceVertical)
  }

  @Test("Content that shrinks moves the offset back at once") func shrinkingContent() {
    app.run {
      screen.scrollView.contentOffset.y = 250
      screen.told = []
      screen.scrollView.contentSize.height = 400
      #expect(screen.scrollView.contentOffset.y == 100)
      #expect(screen.told == ["didScroll"])
      screen.scrollView.contentSize.height = 100
      #expect(screen.scrollView.contentOffset.y == 0)
      screen.scrollView.contentSize.height = 600
      #expect(screen.scrollView.contentOffset.y == 0)
    }
  }

  @Test("The innermost pan recognizer prevents the scroll view's own", arguments: [true, false])
  func innermostRecognizer(isInside: Bool) {
    (isInside ? screen.inside : screen.view).addGestureRecognizer(pan())
    drag([-50])
    #expect(listener.told.first?.hasPrefix("began") ?? false == isInside)
    #expect(screen.scrollView.contentOffset.y == (isInside ? 0 : 50))
    #expect(screen.told.contains("willBegin") == !isInside)
  }

  @Test("A pan that requires the scroll view's to fail doesn't begin while that scrolls")
  func requiredFailure() {
    let pan = pan()
    pan.require(toFail: screen.scrollView.panGestureRecognizer)
    screen.inside.addGestureRecognizer(pan)
    drag([-50])
    #expect(listener.told == [])
    #expect(screen.scrollView.contentOffset.y == 50)
    screen.scrollView.isScrollEnabled = false
    drag([-50], from: 100)
    #expect(listener.told.first == "began -10 -40 90")
  }

  @Test("A delegate can refuse a pan by the direction of its velocity") func direction() {
    listener.begins = { ($0 as? UIPanGestureRecognizer)?.velocity(in: nil).y ?? 0 > 0 }
    screen.inside.addGestureRecognizer(pan())
    drag([-50])
    #expect(listener.told == [])
    drag([20], from: 100)
    #expect(listener.told.map { $0.prefix(5) } == ["began", "chang", "ended"])
  }

  @Test("A pan's translation can be reset during the drag") func setTranslation() throws {
    let pan = pan()
    screen.inside.addGestureRecognizer(pan)
    var ways: [CGFloat] = []
    listener.begins = { _ in true }
    let resetting = Resetting { ways.append($0) }
    pan.addTarget(resetting, action: Selector("pan", Resetting.pan))
    drag([-50, -30])
    #expect(ways == [-10, -40, -30, 0])
  }

  /// A pan recognizer's target that moves by the translation and then resets it, as apps do.
  @MainActor final class Resetting: NSObject {
    let moved: (CGFloat) -> Void
    init(_ moved: @escaping (CGFloat) -> Void) { self.moved = moved }
    func pan(_ pan: UIPanGestureRecognizer) {
      moved(pan.translation(in: pan.view).y)
      pan.setTranslation(.zero, in: pan.view)
    }
  }

  @Test(
    "A swipe recognizer recognizes one long drag in its direction",
    arguments: [(UISwipeGestureRecognizer.Direction.up, 1), (.down, 0), (.left, 0)])
  func swipe(direction: UISwipeGestureRecognizer.Direction, count: Int) {
    let swipe = UISwipeGestureRecognizer(
      target: listener, action: Selector("swipe", Listener.swipe))
    swipe.direction = direction
    swipe.delegate = listener
    listener.isSimultaneous = true
    screen.view.addGestureRecognizer(swipe)
    drag([-30, -30, -30])
    #expect(listener.told.count == count)
  }

  @Test("The scroll view's own pan prevents a swipe") func swipeBesideScrolling() {
    let swipe = UISwipeGestureRecognizer(
      target: listener, action: Selector("swipe", Listener.swipe))
    swipe.direction = .up
    screen.view.addGestureRecognizer(swipe)
    drag([-60])
    #expect(listener.told == [])
  }

  @Test("A recognizer cancels the touches of the view outside of the scroll view") func touches() {
    drag([-10, 40], from: 400)
    #expect(
      screen.told.filter { $0 != "willBegin" && !$0.hasPrefix("did") }.prefix(4) == [
        "touch", "began", "from 400 to 390", "changed",
      ])
    #expect(screen.told.last == "lifted")
    screen.told = []
    screen.view.addGestureRecognizer(pan())
    drag([-10], from: 400)
    #expect(screen.told.prefix(2) == ["touch", "cancelled"])
    #expect(!screen.told.contains("lifted"))
  }

  @Test("Of two tap recognizers only the inner one gets the tap") func tap() {
    let (outer, inner) = (Taps(), Taps())
    for (view, target) in [(screen.view, outer), (screen.inside, inner)] {
      view?.addGestureRecognizer(
        UITapGestureRecognizer(target: target, action: Selector("tap", Taps.tap)))
    }
    app.perform { $0.tap(CGPoint(x: 160, y: 150)) }
    #expect((outer.count, inner.count) == (0, 1))
    app.perform { $0.tap(CGPoint(x: 160, y: 250)) }
    #expect((outer.count, inner.count) == (1, 1))
  }

  @MainActor final class Taps: NSObject {
    var count = 0
    func tap() { count += 1 }
  }
}
