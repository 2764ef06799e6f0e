import AppSource
import Porting
import Testing

/// Tests ports of code that constructs objects of a class known only at run time.
///
/// Such classes get methods for it.
struct ConstructionPortTests {
  private func port(_ text: String, isOneModule: Bool = true) throws -> String {
    let sources = [Source(name: "A.swift", text: "import UIKit\n\(text)")]
    let ported = try #require(SourcePorter(sources, isOneModule: isOneModule).run().first)
    let heading = "#sourceLocation(file: \"A.swift\", line: 1)\nimport UIKit\n"
    return ported.text.replacing(heading, with: "")
  }

  @Test(
    "A UIKit object of a class known only at run time is constructed by a method",
    arguments: [
      // A class that a type, a function or an extension is generic over.
      (
        "struct S<V: UIView> { let v: V = .init(frame: .zero); func f() { view = V() } }",
        "struct S<V: UIView> { let v: V = .constructed(frame: .zero); "
          + "func f() { view = V.constructed() } }"
      ),
      (
        "func f<C>(_ t: C.Type) -> C where C: UIViewController { t.init(nibName: nil, bundle: nil) }",
        "func f<C>(_ t: C.Type) -> C where C: UIViewController "
          + "{ t.constructed(nibName: nil, bundle: nil) }"
      ),
      (
        "struct S<V: UILabel & P> {}\nextension S { func f() -> V { V.init(frame: r) } }",
        "struct S<V: UILabel & P> {}\nextension S { func f() -> V { V.constructed(frame: r) } }"
      ),
      (
        "protocol R { associatedtype Root: UIView }\n"
          + "extension R where Self: UIViewController { func f() { view = Root(); _ = Self() } }",
        "protocol R { associatedtype Root: UIView }\n"
          + "extension R where Self: UIViewController { func f() { view = Root.constructed(); "
          + "_ = Self.constructed() } }"
      ),
      // A class in a variable.
      (
        "let kind: UIView.Type = a\nlet a = kind.init()",
        "let kind: UIView.Type = a\nlet a = kind.constructed()"
      ),
      (
        "func f(_ kinds: [UIView.Type]) { kinds.map { $0.init(frame: r) }; _ = kinds[0].init() }",
        "func f(_ kinds: [UIView.Type]) { kinds.map { $0.constructed(frame: r) }; "
          + "_ = kinds[0].constructed() }"
      ),
      (
        "let c = (t as? (UIViewController & P).Type)?.init()",
        "let c = (t as? (UIViewController & P).Type)?.constructed()"
      ),
      (
        "struct S { let p: UIView; func f() { type(of: p).init() } }",
        "struct S { let p: UIView; func f() { type(of: p).constructed() } }"
      ),
      (
        "extension UIViewController { class func f() -> Self { return self.init() } }",
        "extension UIViewController { class func f() -> Self { return self.constructed() } }"
      ),
    ])
  func dynamicConstruction(before: String, after: String) throws {
    #expect(try port(before) == after)
  }

  @Test(
    "Initializer calls on known classes stay unchanged",
    arguments: [
      // The class is known, or the generic constraint declares the initializer.
      "func f() { let v = UIView(frame: r); let w = UIView.init(); let u: UIView = .init() }",
      "protocol P { init() }\nfunc f<T: P>(_ t: T.Type) -> T { t.init() }\nfunc g(_ p: P.Type) { p.init() }",
      "class B { required init() {} }\nfunc f<T: B>() -> T { T() }\nlet b = kinds[0].init()",
      "func f<C: UITableViewCell>() -> C { C(style: .default, reuseIdentifier: nil) }",
      "func f<T: Decodable>() -> T { T(frame: r) }",
      "struct S { let n: Int; func f() { type(of: n).init(); type(of: other).init() } }",
      // An initializer that calls another one.
      "extension UIView { convenience init(n: Int) { self.init(frame: r) } }",
      // An initializer of the app's own class only.
      "func f<T: UIView>() -> T { T(title: t) }",
    ])
  func otherCallsStay(source: String) throws {
    #expect(try port(source) == source)
  }

  private static let frame = "override class func construct(frame: CGRect) -> UIView"
  private static let plain = "override class func construct() -> UIView"
  private static let nib =
    "override class func construct(nibName: String?, bundle: Bundle?) -> UIViewController"

  @Test(
    "Each UIKit subclass gets a method that constructs it",
    arguments: [
      (
        "class A: UIView {\n}",
        "class A: UIView { \(frame) { A(frame: frame) };\n}"
      ),
      (
        "open class A: Base<Int> {}\nclass Base<T>: UIKit.UIScrollView {}",
        "open class A: Base<Int> { open \(frame) { A(frame: frame) };}\n"
          + "class Base<T>: UIKit.UIScrollView { \(frame) { Base(frame: frame) };}"
      ),
      (
        "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }",
        "class A: UIView { \(frame) { A(frame: frame) }; "
          + "override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }"
      ),
      // The initializer is not inherited, or is marked unavailable.
      (
        "class A: UIView { init(title: String) {}; required init?(coder: NSCoder) {} }",
        "class A: UIView { init(title: String) {}; required init?(coder: NSCoder) {} }"
      ),
      (
        "class A: UIView { @available(*, unavailable) override init(frame: CGRect) {}; init() {} }",
        "class A: UIView { \(plain) { A() }; "
          + "@available(*, unavailable) override init(frame: CGRect) {}; init() {} }"
      ),
      // An initializer without arguments is inherited with the others.
      (
        "class A: UIView { init() {} }\nclass B: A {}\nclass C: B { override init(frame: CGRect) {} }",
        "class A: UIView { \(plain) { A() }; init() {} }\nclass B: A { \(plain) { B() };}\n"
          + "class C: B { \(frame) { C(frame: frame) }; override init(frame: CGRect) {} }"
      ),
      (
        "class A: UITextView { override init(frame: CGRect, textContainer: NSTextContainer?) {}\n"
          + "  required init?(coder: NSCoder) {} }",
        "class A: UITextView { \(frame) { A(frame: frame) }; "
          + "override init(frame: CGRect, textContainer: NSTextContainer?) {}\n"
          + "  required init?(coder: NSCoder) {} }"
      ),
      (
        "typealias Base = UITableViewController\npublic class A: Base { convenience init(n: Int) {} }",
        "typealias Base = UITableViewController\npublic class A: Base "
          + "{ public \(nib) { A(nibName: nibName, bundle: bundle) }; convenience init(n: Int) {} }"
      ),
      (
        "class A: UITableViewController { init() {}; required init?(coder: NSCoder) {} }",
        "class A: UITableViewController { override class func construct() -> UIViewController "
          + "{ A() }; init() {}; required init?(coder: NSCoder) {} }"
      ),
      // The class is made by a required initializer, or by none of UIKit's.
      ("class A: UICollectionViewCell {}", "class A: UICollectionViewCell {}"),
      ("class A: UICollectionViewController {}", "class A: UICollectionViewController {}"),
      ("class A: Model {}", "class A: Model {}"),
    ])
  func classesConstruct(before: String, after: String) throws {
    let asking = "func f<V: UIView>() -> V { V() }\n"
    let asked = "func f<V: UIView>() -> V { V.constructed() }\n"
    #expect(try port(asking + before) == asked + after)
    #expect(try port(before) == before)
  }

  /// A class gets its own method if it is public, or if its source imports another module.
  ///
  /// Code of that module may then construct it.
  @Test("A class that other modules can see gets a construction method of its own")
  func classesForOtherModules() throws {
    let seen = "public class A: UIView {}\nclass B: UIView {}"
    #expect(
      try port(seen, isOneModule: false)
        == "public class A: UIView { public \(Self.frame) { A(frame: frame) };}\nclass B: UIView {}"
    )
    let given = "import Kit\nclass B: UIView {}"
    #expect(
      try port(given, isOneModule: false)
        == "import Kit\nclass B: UIView { \(Self.frame) { B(frame: frame) };}")
  }
}
