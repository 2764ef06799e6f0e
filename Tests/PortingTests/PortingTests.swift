import AppSource
import Porting
import Testing

/// Tests ports of each kind of code that needs the Objective-C runtime.
///
/// A ported source has as many lines as its original.
struct PortingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String
    var findings: [String]

    init(_ description: String, _ before: String, _ after: String, findings: [String] = []) {
      testDescription = description
      self.before = before
      self.after = after
      self.findings = findings
    }
  }

  @Test(
    "Objective-C idioms are ported to Swift that compiles on Linux",
    arguments: attributes + protocols + selectors + imports + conditions + casts + literals
      + availability + unparsed + runtime)
  func ports(_ one: Case) throws {
    let ported = try #require(SourcePorter([Source(name: "A.swift", text: one.before)]).run().first)
    #expect(ported.text == "#sourceLocation(file: \"A.swift\", line: 1)\n\(one.after)")
    #expect(ported.findings.map { "\($0.line):\($0.column): \($0.reason)" } == one.findings)
  }

  /// In one module, an import of an unknown module is removed, since its sources are expected
  /// there.
  @Test("Imports between sources of one module are dropped")
  func importsNothingIntoOneModule() throws {
    let source = Source(
      name: "A.swift", text: "import Swift\nimport KeyboardKit\nimport Combine\nimport UIKit\n")
    let ported = try #require(SourcePorter([source], isOneModule: true).run().first)
    #expect(
      ported.text
        == "#sourceLocation(file: \"A.swift\", line: 1)\nimport Swift\n\nimport Combine\n"
        + "import UIKit\n")
    #expect(
      ported.findings.map { "\($0.line):\($0.column): \($0.reason)" }
        == [
          "2:1: import KeyboardKit: this module does not exist here; add its sources, or a file "
            + "with the declarations that are used"
        ])
  }

  /// A finding reports only removed views, since other code may use them.
  @Test(
    "SwiftUI's previews and views are left out of UIKit code",
    arguments: [
      ("import UIKit\n#Preview(\"A\") {\n  A()\n}\nclass A {}\n", "class A {}", []),
      (
        "import UIKit\n#if DEBUG\nimport SwiftUI\n@available(iOS 13, *)\nstruct P: PreviewProvider "
          + "{ static var previews: some View { B() } }\n#endif\nclass A {}\n",
        "#endif class A {}", []
      ),
      (
        "import SwiftUI\nextension UIView {\n  private struct Box: UIViewRepresentable {}\n"
          + "  func shown() -> some View { Box() }\n}\nstruct Page: View {}\nclass A {}\n",
        "extension UIView { } class A {}",
        ["1:1: Linux has no SwiftUI; Box, shown, Page is left out"]
      ),
      ("import UIKit\nstruct Page: View {}\n", "struct Page: View {}", []),
    ])
  func previews(before: String, end: String, findings: [String]) throws {
    let ported = try #require(
      SourcePorter([Source(name: "A.swift", text: before)], isOneModule: true).run().first)
    #expect(ported.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasSuffix(end))
    #expect(ported.text.count { $0 == "\n" } - 1 == before.count { $0 == "\n" })
    #expect(ported.findings.map { "\($0.line):\($0.column): \($0.reason)" } == findings)
  }

  @Test("A missing module is noted once for all files, with all that they use of it")
  func missingModules() {
    let sources = ["A", "B", "C"].enumerated().map { index, name in
      Source(
        name: "\(name).swift",
        text: "import UIKit\nimport Firebase\nimport EventKit\n"
          + "let \(name.lowercased()): EK\(["Event", "Alarm", "Event"][index])?\n")
    }
    let findings = SourcePorter(sources, isOneModule: true).run().map { $0.findings.map(\.reason) }
    #expect(
      findings == [
        [
          "import Firebase: this module does not exist here; add its sources, or a file with the "
            + "declarations that are used (imported in 3 files)",
          "Linux has no EventKit; write a file EventKit.swift that declares EKEvent, EKAlarm "
            + "(imported in 3 files)",
        ], [], [],
      ])
  }

  @Test("A framework whose names the sources declare themselves is not noted")
  func standIn() {
    let sources = [
      Source(
        name: "A.swift",
        text: "import UIKit\nimport PhotosUI\nclass A: PHPickerViewControllerDelegate {}\n"),
      Source(
        name: "PhotosUI.swift", text: "protocol PHPickerViewControllerDelegate: AnyObject {}\n"),
    ]
    let findings = SourcePorter(sources, isOneModule: true).run().map { $0.findings.map(\.reason) }
    #expect(findings == [[], []])
  }

  @Test("A file that finds Combine through Foundation imports it on Linux")
  func combine() throws {
    let source = Source(
      name: "A.swift", text: "import Foundation\nclass A { @Published var b = 1 }\n")
    let ported = try #require(SourcePorter([source], isOneModule: true).run().first)
    #expect(ported.text.hasPrefix("import Combine\n"))
  }

  /// A source without imports gets `import UIKit`, like the other sources of its module.
  @Test("Names qualified by a module of the sources lose the module")
  func looksUpInOneModule() throws {
    let sources = [
      Source(
        name: "Kit/A.swift", text: "import UIKit\nfunc f(_ k: Kit.B) { Kit.g(k); Other.h() }\n"),
      Source(name: "Kit/B.swift", text: "#if DEBUG\nclass B {}\n#endif\n"),
    ]
    let texts = SourcePorter(sources, isOneModule: true).run().map(\.text)
    #expect(
      texts == [
        """
        #sourceLocation(file: "Kit/A.swift", line: 1)
        import UIKit
        func f(_ k: App.B) { App.g(k); Other.h() }

        """,
        """
        import UIKit
        #sourceLocation(file: "Kit/B.swift", line: 1)
        #if DEBUG
        class B {}
        #endif

        """,
      ])
    let apart = SourcePorter(sources).run().map(\.text)
    #expect(apart[0].contains("Kit.g(k)"))
    #expect(!apart[1].contains("import"))
  }

  /// Observation's macro would take precedence over the app's own type on a property.
  @Test("An app's own type named Observable is found in the joined module")
  func ownObservable() throws {
    let own = "@propertyWrapper struct Observable {}\n"
    let text = own + "class A { @Observable var a = 1 }\n"
    let ported = try #require(
      SourcePorter([Source(name: "A.swift", text: text)], isOneModule: true).run().first)
    #expect(ported.text.hasSuffix(own + "class A { @App.Observable var a = 1 }\n"))
  }

  /// Swift's parser would need hours for a hundred brackets in each other.
  @Test("Brackets that are nested too deeply are an error at their place")
  func deepBrackets() throws {
    func findings(_ count: Int) throws -> [SourceProblem] {
      let brackets = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      let source = Source(name: "A.swift", text: "let a = \"[[[[[[\"\nlet b = \(brackets)\n")
      return try #require(SourcePorter([source]).run().first).findings
    }
    #expect(try findings(10) == [])
    #expect(
      try findings(100) == [
        SourceProblem(
          file: "A.swift", line: 2, column: 19, reason: "this is not valid Swift", isError: true)
      ])
  }

  /// Imports for names that another module has on Linux are added above the source's first line.
  @Test("Imports name the modules that hold the same on Linux")
  func importsWhatLinuxHasElsewhere() throws {
    let source = Source(
      name: "A.swift", text: "import Foundation\nfunc f(p: XMLParser) { URLSession.shared.g() }\n")
    let ported = try #require(SourcePorter([source]).run().first)
    #expect(
      ported.text == """
        import FoundationXML
        #sourceLocation(file: "A.swift", line: 1)
        import UIKit
        func f(p: XMLParser) { URLSession.shared.g() }

        """)
  }

  /// Two modules may each declare a class's old name, but the joined module only once.
  @Test("Unavailable declarations that occur twice are dropped")
  func dropsDuplicateUnavailable() throws {
    let text =
      "@available(*, unavailable, renamed: \"B\")\n@objc public final class A: NSObject {}\n"
    let sources = [
      Source(name: "One/A.swift", text: "import UIKit\n\(text)class B {}\n"),
      Source(name: "Two/A.swift", text: "import UIKit\n\(text)"),
    ]
    let texts = SourcePorter(sources, isOneModule: true).run().map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    }
    #expect(texts[0] == ["import UIKit", "", "", "class B {}", ""])
    #expect(texts[1] == ["import UIKit", "", "", ""])
    let apart = SourcePorter(sources).run().map(\.text)
    #expect(apart[1].contains("class A: NSObject {}"))
  }

  static let attributes = [
    Case("a plain source", "struct A {}\n", "struct A {}\n"),
    Case(
      "a class's attribute on a line of its own", "@objcMembers\nclass A {}\n", "\nclass A {}\n"),
    Case(
      "a method", "class A {\n  @objc func show(_ n: Notification) {}\n}",
      "class A {\n  func show(_ n: Notification) {}\n}"),
    Case("a name", "@objc(FLForm) final class Form {}", "final class Form {}"),
    Case(
      "the app's delegate", "@UIApplicationMain\nclass A: UIResponder {}\nlet b = 1\n",
      """

      class A: UIResponder {}

      @_cdecl("formlift_app_delegate") @MainActor
      public func formliftAppDelegate() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(A()).toOpaque()
      }
      let b = 1

      """),
    Case(
      "a blank that Swift 5 takes", "@available (*, deprecated) class A { @objc (g) func f() {} }",
      "@available (*, deprecated) class A { func f() {} }"),
    Case(
      "a cell's initializer in an open class",
      "open class C: UITableViewCell {\n  override init(style: S, reuseIdentifier: String?) {}\n}",
      "open class C: UITableViewCell {\n  public required init(style: S, reuseIdentifier: String?) {}\n}"
    ),
    Case(
      "what is watched by name, told to an object",
      "class A: NSObject {\n  override func observeValue(forKeyPath k: String?, of o: Any?) {\n"
        + "    super.observeValue(forKeyPath: k, of: o)\n  }\n}\n"
        + "class B: A { override func observeValue(forKeyPath k: String?, of o: Any?) {} }\n"
        + "class C: UIView { override func observeValue(forKeyPath k: String?, of o: Any?) {} }",
      "class A: NSObject, KeyPathObserving {\n"
        + "  func observeValue(forKeyPath k: String?, of o: Any?) {\n"
        + "    unobservedValue(forKeyPath: k, of: o)\n  }\n}\n"
        + "class B: A { override func observeValue(forKeyPath k: String?, of o: Any?) {} }\n"
        + "class C: UIView { override func observeValue(forKeyPath k: String?, of o: Any?) {} }"),
    Case(
      "a formatter that reads texts",
      "class A: NumberFormatter, P { override func getObjectValue(_ o: O, for s: String, range r: R) throws {\n"
        + "  try super.getObjectValue(o, for: s, range: r) } }\n"
        + "class B: A { override func getObjectValue(_ o: O, for s: String, range r: R) throws {} }\n"
        + "class C: Formatter { override func getObjectValue(_ o: O, for s: String, errorDescription e: E) -> Bool"
        + " { super.getObjectValue(o, for: s, range: r) } }",
      "class A: NumberFormatter, ObjectValueReading, P { func getObjectValue(_ o: O, for s: String, range r: R) throws {\n"
        + "  try unreadObjectValue(o, for: s, range: r) } }\n"
        + "class B: A { override func getObjectValue(_ o: O, for s: String, range r: R) throws {} }\n"
        + "class C: Formatter, ObjectValueParsing { func getObjectValue(_ o: O, for s: String, errorDescription e: E) -> Bool"
        + " { super.getObjectValue(o, for: s, range: r) } }"),
    Case(
      "what is watched by name, told to an extension",
      "class A: NSObject {}\nextension A { override func observeValue(forKeyPath k: String?, of o: Any?) {\n"
        + "  super.observeValue(forKeyPath: k, of: o) } }",
      "class A: NSObject, KeyPathObserving {}\n"
        + "extension A { func observeValue(forKeyPath k: String?, of o: Any?) {\n"
        + "  unobservedValue(forKeyPath: k, of: o) } }"),
    Case(
      "a segue's initializer",
      "class S: UIStoryboardSegue {\n  override init(identifier: String?, source: C, destination: C) {}\n}",
      "class S: UIStoryboardSegue {\n  required init(identifier: String?, source: C, destination: C) {}\n}"
    ),
    Case(
      "what assistive technology asks of any object",
      "class A: NSObject { override var accessibilityLabel: String? { didSet {} } }\n"
        + "class B: UIView { override var accessibilityLabel: String? { didSet {} } }",
      "class A: NSObject { var accessibilityLabel: String? { didSet {} } }\n"
        + "class B: UIView { override var accessibilityLabel: String? { didSet {} } }"),
    Case(
      "a class for another one", "let a = v.isKind(of: UITextView.classForCoder())",
      "let a = v.isKind(of: UITextView.self)"),
    Case(
      "a protocol of an object's", "if self.conforms(to: UITextInput.self) { f() }",
      "if (self is any UITextInput) { f() }"),
    Case(
      "an object of which there is one",
      "final class A: NSObject {\n  @objc public static let shared = A()\n"
        + "  static let other: A = .init()\n  static let size = CGSize()\n}\nlet first = A()",
      "final class A: NSObject {\n  public static var shared: A { onceForApp { A() } }\n"
        + "  static var other: A { onceForApp { .init() } }\n"
        + "  static let size = CGSize()\n}\nvar first: A { onceForApp { A() } }"),
    Case(
      "a constant that a call makes",
      "enum E {\n  private static let app: UIApplication? = { nil }()\n  static let one: Int = 1\n}",
      "enum E {\n  private static var app: UIApplication? { onceForApp { { nil }() } }\n"
        + "  static let one: Int = 1\n}"),
    Case(
      "a type's variables",
      "class A {\n  @objc public static var height: CGFloat = 0 {\n    didSet { tell() }\n  }\n"
        + "  static private(set) var shared = A()\n  static var view: UIView?\n}",
      "class A {\n  @EachStart public static var height: CGFloat = 0 {\n    didSet { tell() }\n  }\n"
        + "  @EachStart static private(set) var shared = A()\n"
        + "  @EachStart static var view: UIView?\n}"),
    Case(
      "a type's variables that stay",
      "struct A {\n  static weak var view: UIView?\n  static var key: UInt8 = 0\n"
        + "  static var one: Int { 1 }\n  static var a = 1, b = 2\n  @Kept static var c = 3\n"
        + "  var d = 4\n}\nlet pair = objc_getAssociatedObject(v, &A.key)",
      "struct A {\n  static weak var view: UIView?\n  static var key: UInt8 = 0\n"
        + "  static var one: Int { 1 }\n  static var a = 1, b = 2\n  @Kept static var c = 3\n"
        + "  var d = 4\n}\nlet pair = objc_getAssociatedObject(v, &A.key)"),
    Case(
      "an empty text", "let a = NSMutableAttributedString()\nlet b = NSAttributedString(string: c)",
      "let a = NSMutableAttributedString(string: \"\")\nlet b = NSAttributedString(string: c)"),
    Case(
      "a name over two lines", "@objc(\n  FLForm) final class Form {}", "\nfinal class Form {}"),
    Case(
      "outlets", "class A { @IBOutlet private weak var t: UITableView! }",
      "class A { private weak var t: UITableView! }"),
    Case(
      "an action", "class A {\n  @IBAction\n  func done(_ s: Any) {}\n}",
      "class A {\n  \n  func done(_ s: Any) {}\n}"),
    Case(
      "what Xcode's editor shows", "@IBDesignable class A { @IBInspectable var x: CGFloat = 8 }",
      "class A { var x: CGFloat = 8 }"),
    Case(
      "dynamic", "class A { @objc dynamic var x = 1; public dynamic func f() {} }",
      "class A { var x = 1; public func f() {} }"),
    Case(
      "a cell's initializer",
      "class C: UITableViewCell { override init(style: S, reuseIdentifier: String?) {} }",
      "class C: UITableViewCell { required init(style: S, reuseIdentifier: String?) {} }"),
    Case(
      "a collection's cell's initializer",
      "class B: UICollectionViewCell {}\nclass C: B { override init(frame: CGRect) {} }",
      "class B: UICollectionViewCell {}\nclass C: B { required init(frame: CGRect) {} }"),
    Case(
      "a header's initializer",
      "class H: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {} }\n"
        + "class A: Base { override init(reuseIdentifier: String?) {} }",
      "class H: UITableViewHeaderFooterView { required init(reuseIdentifier: String?) {} }\n"
        + "class A: Base { override init(reuseIdentifier: String?) {} }"),
    Case(
      "a header with an initializer of its own",
      "class H: UITableViewHeaderFooterView {\n  init(title: String) {}\n}",
      "class H: UITableViewHeaderFooterView { required init(reuseIdentifier: String?) "
        + "{ fatalError(\"init(reuseIdentifier:) has not been implemented\") }; "
        + "@available(*, unavailable) convenience init() { self.init(reuseIdentifier: nil) }; "
        + "@available(*, unavailable) convenience init(frame: CGRect) "
        + "{ self.init(reuseIdentifier: nil) };\n  init(title: String) {}\n}"),
    Case(
      "a cell's initializer that says so itself",
      "class C: UITableViewCell { public required override init(style: S, reuseIdentifier: String?) {} }",
      "class C: UITableViewCell { public required init(style: S, reuseIdentifier: String?) {} }"),
    Case(
      "a cell with an initializer of its own",
      "class C: UITableViewCell {\n  init(title: String) {}\n  required init?(coder: NSCoder) {}\n}",
      "class C: UITableViewCell { required init(style: CellStyle, reuseIdentifier: String?) "
        + "{ fatalError(\"init(style:reuseIdentifier:) has not been implemented\") }; "
        + "@available(*, unavailable) convenience init() "
        + "{ self.init(style: .default, reuseIdentifier: nil) }; "
        + "@available(*, unavailable) convenience init(frame: CGRect) "
        + "{ self.init(style: .default, reuseIdentifier: nil) };\n"
        + "  init(title: String) {}\n  required init?(coder: NSCoder) {}\n}"),
    Case(
      "a collection's cell with an initializer of its own",
      "open class C: UICollectionViewCell {\n  init(title: String) {}\n}",
      "open class C: UICollectionViewCell { public required init(frame: CGRect) "
        + "{ fatalError(\"init(frame:) has not been implemented\") }; "
        + "@available(*, unavailable) public convenience init() "
        + "{ self.init(frame: .zero) };\n  init(title: String) {}\n}"),
    Case(
      "a cell with convenience alone",
      "class C: UITableViewCell { convenience init(title: String) { self.init() } }",
      "class C: UITableViewCell { convenience init(title: String) { self.init() } }"),
    Case(
      "another view's initializer", "class V: UIView { override init(frame: CGRect) {} }",
      "class V: UIView { override init(frame: CGRect) {} }"),
    Case("nonobjc", "extension A { @nonobjc func f() {} }", "extension A { func f() {} }"),
    Case(
      "others stay",
      "@available(iOS 13, *) @MainActor @objc class A { @discardableResult func f() }",
      "@available(iOS 13, *) @MainActor class A { @discardableResult func f() }"),
    Case(
      "a block",
      "typealias B = @convention(block) () -> Void; typealias C = @convention(c) () -> Void",
      "typealias B = () -> Void; typealias C = @convention(c) () -> Void"),
    Case("an app's start", "@main\nstruct A {}", "\nstruct A {}"),
    Case(
      "a comment behind", "@objc // for the selector\nfunc f() {}", "\nfunc f() {}"),
    Case(
      "a managed property", "class A { @NSManaged var x: Int }",
      "class A { var x: Int { get { managedValue(forKey: \"x\") } "
        + "set { setManagedValue(newValue, forKey: \"x\") } } }"),
    Case(
      "a managed relationship's accessors",
      "class A {\n  @NSManaged func addToItems(_ value: B)\n"
        + "  @NSManaged func removeFromItems(at idx: Int)\n}",
      "class A {\n  func addToItems(_ value: B) { addManaged(value, to: \"items\") }\n"
        + "  func removeFromItems(at idx: Int) { removeManaged(at: idx, from: \"items\") }\n}"),
    Case(
      "a managed object's own initializer",
      "class A: NSManagedObject { override init(entity: NSEntityDescription, "
        + "insertInto context: NSManagedObjectContext?) {} }",
      "class A: NSManagedObject { required init(entity: NSEntityDescription, "
        + "insertInto context: NSManagedObjectContext?) {} }"),
    Case(
      "overrides in a class's extension",
      "class A: B {\n}\nextension A {\n  override open func show(_ a: Int, with b: [Int])\n"
        + "    -> Bool { super.show(a, with: b) }\n  override var bar: UIView? { nil }\n}",
      "class A: B { override open func show(_ a: Int, with b: [Int]) -> Bool"
        + " { showOfExtension(a, with: b) }; override var bar: UIView? { barOfExtension };\n}\n"
        + "extension A {\n  open func showOfExtension(_ a: Int, with b: [Int])\n"
        + "    -> Bool { super.show(a, with: b) }\n  var barOfExtension: UIView? { nil }\n}"),
    Case(
      "an override in an extension of another module's class",
      "extension A {\n  override func viewDidLoad() {}\n}",
      "extension A {\n  override func viewDidLoad() {}\n}",
      findings: [
        "2:3: an override in an extension needs the Objective-C runtime; move it into a class of the "
          + "app"
      ]),
    Case(
      "an override in an extension of another module's class with subclasses",
      "extension UIB {\n  override open var bar: Int { super.bar }\n}\n"
        + "final class A: UIB {\n}\nclass C: UIB {\n  override var bar: Int { 1 }\n}\n"
        + "class D: A {\n}",
      "extension UIB {\n  open var barOfExtension: Int { super.bar }\n}\n"
        + "final class A: UIB { override public var bar: Int { barOfExtension };\n}\n"
        + "class C: UIB {\n  override var bar: Int { 1 }\n}\nclass D: A {\n}"),
    Case(
      "touches in an extension of UIKit's class",
      "extension UIScrollView {\n  open override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {\n"
        + "    super.touchesBegan(t, with: e)\n  }\n}",
      "extension UIScrollView {\n  open func touchesBeganOfExtension(_ t: Set<UITouch>, with e: UIEvent?) {\n"
        + "    self.touchesBeganOfSuper(t, with: e)\n  }\n}; extension UIScrollView: "
        + "TouchesBeganOfExtension { public static var classOfTouchesBegan: UIResponder.Type "
        + "{ UIScrollView.self } }"),
    Case(
      "an override in a public extension",
      "public class A: B {}\npublic extension A { override var bar: Int { 1 } }",
      "public class A: B { public override var bar: Int { barOfExtension };}\n"
        + "public extension A { var barOfExtension: Int { 1 } }"),
    Case(
      "an override of an extension's method",
      "extension UIViewController {\n  @objc func show(_ n: Notification) { f() }\n}\n"
        + "class A: UITableViewController {\n"
        + "  @objc override func show(_ n: Notification) { super.show(n) }\n}\n"
        + "class B: A { override func show(_ n: Notification) { super.show(n) } }\n"
        + "class C: UIView { func show(_ n: Notification) {} }",
      "extension UIViewController {\n  func showOfExtension(_ n: Notification) { f() }"
        + "; func show(_ n: Notification) { if let own = self as? any "
        + "UIViewControllerShowOverriding { return own.showInItsPlace(n) }; "
        + "return showOfExtension(n) }\n}; @preconcurrency @MainActor protocol "
        + "UIViewControllerShowOverriding: AnyObject { func showInItsPlace(_ n: Notification) }\n"
        + "class A: UITableViewController, UIViewControllerShowOverriding {\n"
        + "  func showInItsPlace(_ n: Notification) { super.showOfExtension(n) }\n}\n"
        + "class B: A { override func showInItsPlace(_ n: Notification) "
        + "{ super.showInItsPlace(n) } }\nclass C: UIView { func show(_ n: Notification) {} }"),
    Case(
      "an override in another extension",
      "extension UIView { @discardableResult @objc func add(_ v: [V]) -> Int { 1 }\n"
        + "  func add(_ v: V...) -> Int { 2 } }\n"
        + "public extension UITableViewCell { override func add(_ v: [V]) -> Int { 3 } }",
      "extension UIView { @discardableResult func addOfExtension(_ v: [V]) -> Int { 1 }"
        + "; @discardableResult func add(_ v: [V]) -> Int { if let own = self as? any "
        + "UIViewAddOverriding { return own.addInItsPlace(v) }; return addOfExtension(v) }\n"
        + "  func add(_ v: V...) -> Int { 2 } }; @preconcurrency @MainActor protocol "
        + "UIViewAddOverriding: AnyObject { func addInItsPlace(_ v: [V]) -> Int }\n"
        + "public extension UITableViewCell { func addInItsPlace(_ v: [V]) -> Int { 3 } }"
        + "; extension UITableViewCell: UIViewAddOverriding {}"),
    Case(
      "an override of a class's method that an extension's looks like",
      "extension UIView { func f() {} }\nclass A: UIViewController { func f() {} }\n"
        + "class B: A { override func f() {} }",
      "extension UIView { func f() {} }\nclass A: UIViewController { func f() {} }\n"
        + "class B: A { override func f() {} }"),
    Case(
      "an override in a class", "class B: A { override func f() {} }",
      "class B: A { override func f() {} }"),
  ]

  static let protocols = [
    Case("no parent", "@objc protocol P {}", "protocol P: AnyObject {}"),
    Case("a parent", "@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    Case("a Swift protocol", "protocol P {}", "protocol P {}"),
    Case(
      "an optional method",
      "@objc public protocol P {\n  @objc optional func moved(_ a: A,\n    by y: CGFloat)\n}\n",
      "public protocol P: AnyObject {\n  func moved(_ a: A,\n    by y: CGFloat)\n}"
        + "; public extension P { func moved(_ a: A, by y: CGFloat) {} }\n"),
    Case(
      "optional methods that return",
      "@objc protocol P { optional func a() -> Int?; @objc optional func b() -> Void\n"
        + "  optional func c() -> Bool }",
      "protocol P: AnyObject { func a() -> Int?; func b() -> Void\n"
        + "  func c() -> (Bool)? }; extension P { func a() -> Int? { nil }; func b() -> Void {}; "
        + "func c() -> (Bool)? { nil } }"),
    Case(
      "what conforms to a protocol with optional methods",
      "@objc protocol P { @objc optional func may(_ n: Int) -> Bool }\n"
        + "class A: NSObject {}\nextension A: P { func may(_ n: Int) -> Bool { true } }\n"
        + "class B: A { override func may(_ n: Int) -> Bool { false } }\n"
        + "class C { func may(_ n: Int) -> Bool { false } }",
      "protocol P: AnyObject { func may(_ n: Int) -> (Bool)? }; "
        + "extension P { func may(_ n: Int) -> (Bool)? { nil } }\n"
        + "class A: NSObject {}\nextension A: P { func may(_ n: Int) -> (Bool)? { true } }\n"
        + "class B: A { override func may(_ n: Int) -> (Bool)? { false } }\n"
        + "class C { func may(_ n: Int) -> Bool { false } }"),
    Case(
      "a weak requirement", "@objc protocol P { weak var v: V? { get set } }",
      "protocol P: AnyObject { var v: V? { get set } }"),
    Case(
      "an optional property", "@objc protocol P { @objc optional var x: Int { get } }",
      "protocol P: AnyObject { var x: Int { get } }",
      findings: ["1:20: an optional property of a protocol; declare it without \"optional\""]),
    Case(
      "an extension for arrays of an Objective-C protocol",
      "@objc protocol P {}\nextension Array where Element: P {}\nlet ps: [P] = []",
      "protocol P: AnyObject {}\nextension Array where Element: P {}\nlet ps: [P] = []",
      findings: [
        "2:23: an array of P does not get these members on Linux; write \"where Element == any P\""
      ]),
    Case(
      "an extension for arrays of classes with an Objective-C protocol",
      "@objc protocol P {}\nextension Array where Element: P {}\nlet ps: [C] = []",
      "protocol P: AnyObject {}\nextension Array where Element: P {}\nlet ps: [C] = []"),
    Case(
      "custom detents",
      "s.detents = [.custom { _ in 200 }, .large()]\nlet c = Kind.custom(2)",
      "s.detents = [.custom { _ in 200 }, .large()]\nlet c = Kind.custom(2)",
      findings: [
        "1:15: a sheet's custom detents are not supported; .medium() or .large() is used instead"
      ]),
    Case(
      "an object of an Objective-C protocol that may be missing",
      "@objc protocol P {}; protocol Q {}\nfunc f(_ a: some P, _ b: (some P)?, _ c: some Q) {}",
      "protocol P: AnyObject {}; protocol Q {}\nfunc f(_ a: some P, _ b: (any P)?, _ c: some Q) {}"),
    Case(
      "an optional method that returns, behind what is not optional",
      "@objc protocol P { var a: Int { get }; func f()\n  @objc optional func may(_ n: Int) -> Bool\n}",
      "protocol P: AnyObject { var a: Int { get }; func f()\n  func may(_ n: Int) -> (Bool)?\n}"
        + "; extension P { func may(_ n: Int) -> (Bool)? { nil } }"),
    Case(
      "an optional method called as a property is",
      "func f(_ textField: UITextField) { let textField = 1; d?.textField?(t, shouldX: r) }",
      "func f(_ textField: UITextField) { let textField = 1; d?.textField(t, shouldX: r) }"),
    Case(
      "optional methods that are asked for",
      "@objc protocol P { @objc optional func may(_ n: Int, at s: Side) -> Bool\n"
        + "  @objc optional func moved() }\n"
        + "public class A: P { public func may(_ n: Int, at s: Side) -> Bool { true } }\n"
        + "class B: A { override func may(_ n: Int, at s: Side) -> Bool { false } }\n"
        + "func f() { if let m = p?.may { m(1, .top) }; if p?.moved != nil { p?.moved?() } }",
      "protocol P: AnyObject { func may(_ n: Int, at s: Side) -> (Bool)?"
        + "; var optionalMay: ((Int, Side) -> Bool)? { get }\n"
        + "  func moved(); var optionalMoved: (() -> Void)? { get } }; extension P { "
        + "func may(_ n: Int, at s: Side) -> (Bool)? { nil }; "
        + "var optionalMay: ((Int, Side) -> Bool)? { nil }; "
        + "func moved() {}; var optionalMoved: (() -> Void)? { nil } }\n"
        + "public class A: P { public func may(_ n: Int, at s: Side) -> (Bool)? { true }"
        + "; public var optionalMay: ((Int, Side) -> Bool)? { { self.may($0, at: $1)! } } }\n"
        + "class B: A { override func may(_ n: Int, at s: Side) -> (Bool)? { false } }\n"
        + "func f() { if let m = p?.optionalMay { m(1, .top) }; "
        + "if p?.optionalMoved != nil { p?.moved() } }"),
    Case(
      "calls of what is optional",
      "@objc protocol P { optional func moved() }\nvar onShow: (() -> Void)?\n"
        + "func f() { p?.moved?(); onShow?(); p.onShow?(); p?.textFieldDidEndEditing?(field) }",
      "protocol P: AnyObject { func moved() }; extension P { func moved() {} }\n"
        + "var onShow: (() -> Void)?\n"
        + "func f() { p?.moved(); onShow?(); p.onShow?(); p?.textFieldDidEndEditing(field) }"),
  ]

  static let selectors = [
    Case(
      "a method of the type", "class A { let s = #selector(show(_:)) }",
      "class A { let s = Selector(\"show\", A.show(_:)) }"),
    Case(
      "a method of an optional property",
      "class B { func show() {} }; class A { var b: B?; func f() { g(#selector(self.b?.show)) } }",
      "class B { func show() {} }; class A { var b: B?; func f() { g(Selector(\"show\", B.show)) } }"
    ),
    Case(
      "an alias in lower case",
      "class B { func show() {} }; class A { typealias b = B; let s = #selector(b.show) }",
      "class B { func show() {} }; class A { typealias b = B; let s = Selector(\"show\", B.show) }"),
    Case(
      "a name alone", "class A { func f() { g(#selector(show)) } }",
      "class A { func f() { g(Selector(\"show\", A.show)) } }"),
    Case(
      "a type's method", "let s = #selector(A.show(notification:))",
      "let s = Selector(\"show\", A.show(notification:))"),
    Case(
      "a protocol's method", "let s = #selector((any P).show(_:)), t = #selector(P.show(_:))",
      "let s = Selector(\"show\", P.show(_:)), t = Selector(\"show\", P.show(_:))"),
    Case(
      "self's method", "extension A { func f() { g(#selector(self.show)) } }",
      "extension A { func f() { g(Selector(\"show\", A.show)) } }"),
    Case(
      "an inner type", "class A { class B { let s = #selector(show) } }",
      "class A { class B { let s = Selector(\"show\", B.show) } }"),
    Case(
      "an extension of an inner type", "extension A.B { var s: Selector { #selector(show) } }",
      "extension A.B { var s: Selector { Selector(\"show\", A.B.show) } }"),
    Case(
      "an extension of Selector",
      "private extension Selector { static let s = #selector(A.show(_:)) }",
      "private extension Selector { static let s = Selector(\"show\", A.show(_:)) }"),
    Case(
      "UIKit's own", "let s = #selector(UIView.endEditing(_:)), t = #selector(view.endEditing)",
      "let s = Selector(\"endEditing\", UIView.endEditing(_:)), "
        + "t = Selector(\"endEditing\", UIView.endEditing)"),
    Case(
      "what UIKit's base classes declare",
      "extension UIScrollView { var s: [Selector] {"
        + " [#selector(getter: isFirstResponder), #selector(UITextField.resignFirstResponder)] } }",
      "extension UIScrollView { var s: [Selector] {"
        + " [Selector(\"isFirstResponder\", getterOf: \\UIResponder.isFirstResponder),"
        + " Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder)] } }"),
    Case(
      "a property's method",
      "class A { var b: B!; let c = C(1); let s = #selector(b.show), t = #selector(self.c.hide) }",
      "class A { var b: B!; let c = C(1); let s = Selector(\"show\", B.show), "
        + "t = Selector(\"hide\", C.hide) }"),
    Case(
      "a private type's method", "let s = #selector(_Cell.show)",
      "let s = Selector(\"show\", _Cell.show)"),
    Case(
      "one of several", "class A { let s = #selector(show(_:) as (A) -> (Int) -> Void) }",
      "class A { let s = Selector(\"show\", A.show(_:)) }"),
    Case(
      "over several lines", "class A {\n  let s = #selector(\n    show(_:)\n  )\n  let t = 1\n}",
      "class A {\n  let s = Selector(\"show\", A.show(_:))\n\n\n  let t = 1\n}"),
    Case(
      "a text", "class A { let s = Selector(\"show:\"); @objc func show(_ n: Notification) {} }",
      "class A { let s = Selector(\"show\", A.show(_:)); func show(_ n: Notification) {} }"),
    Case(
      "a text with Swift's labels",
      "class A { let s = NSSelectorFromString(\"showWithNote:by:\"); func show(note: N, by: B) {} }",
      "class A { let s = Selector(\"show\", A.show(note:by:)); func show(note: N, by: B) {} }"),
    Case(
      "a given name",
      "class A { let s = Selector((\"shows:\")); @objc(shows:) func show(_ n: Notification) {} }",
      "class A { let s = Selector(\"show\", A.show(_:)); func show(_ n: Notification) {} }"),
    Case(
      "a text that nobody knows", "let s = Selector(\"_private\")",
      "let s = Selector(\"_private\")",
      findings: ["1:9: no method in these sources has the selector \"_private\""]),
    Case(
      "self's method, where self may be gone",
      "class A { func f() { g { [weak self] in h(#selector(self?.show)) } } }",
      "class A { func f() { g { [weak self] in h(Selector(\"show\", A.show)) } } }"),
    Case(
      "a setter that text fields have alone",
      "let s = #selector(setter: UITextField.inputAccessoryView)",
      "let s = Selector(\"setInputAccessoryView\", "
        + "setterOf: \\UIResponder.inputAccessoryViewOfField)"),
    Case(
      "a getter and a setter",
      "class B { let s = #selector(getter: A.text), t = #selector(setter: inset) }",
      "class B { let s = Selector(\"text\", getterOf: \\A.text), "
        + "t = Selector(\"setInset\", setterOf: \\B.inset) }"),
    Case(
      "a variable's getter", "let s = #selector(getter: thing.text)",
      "let s = #selector(getter: thing.text)",
      findings: [
        "1:9: write the selector as #selector(getter: TYPE.PROPERTY), so that its type is known"
      ]),
    Case(
      "the application, where it can be asked for",
      "let s = NSSelectorFromString(\"sharedApplication\")",
      "let s = NSSelectorFromString(\"sharedApplication\")"),
    Case(
      "a variable's method", "let s = #selector(thing.show)", "let s = #selector(thing.show)",
      findings: [
        "1:9: write the selector as #selector(TYPE.METHOD), so that its type is known"
      ]),
    Case(
      "outside a type", "let s = #selector(show)", "let s = #selector(show)",
      findings: [
        "1:9: write the selector as #selector(TYPE.METHOD), so that its type is known"
      ]),
  ]

  static let imports = [
    Case(
      "what UIKit brings", "import Foundation\nimport UIKit\nimport QuartzCore // layers\n",
      "import UIKit\nimport UIKit\nimport UIKit // layers\n"),
    Case(
      "names looked up in modules",
      "func f() { let a: CoreGraphics.CGFloat = UIKit.f(), b = Foundation.Date(), c = Swift.max(1, 2) }",
      "func f() { let a: UIKit.CGFloat = UIKit.f(), b = UIKit.Date(), c = Swift.max(1, 2) }"),
    Case(
      "a name of the sources' own", "import UIKit\nstruct URLSession {}\nlet a = URLSession()",
      "import UIKit\nstruct URLSession {}\nlet a = URLSession()"),
    Case("one declaration", "import class UIKit.UIView\n", "import UIKit\n"),
    Case("a submodule", "import ObjectiveC.runtime\n", "import UIKit\n"),
    Case("attributes stay", "@_exported import UIKit\n", "@_exported import UIKit\n"),
    Case(
      "the system's log",
      "import os.log\nextension Logger { static let ui = Logger(subsystem: s, category: c) }\n",
      "import UIKit\nextension UnifiedLogger { static let ui = UnifiedLogger(subsystem: s, category: c) }\n"
    ),
    Case(
      "another logger", "import os\nstruct Logger {}\nlet a = Logger()\n",
      "import UIKit\nstruct Logger {}\nlet a = Logger()\n"),
    Case("no system's log", "import UIKit\nlet a = Logger()\n", "import UIKit\nlet a = Logger()\n"),
    Case("other modules", "import Combine\nimport IQCore\n", "import Combine\nimport IQCore\n"),
    Case(
      "what is Apple's alone", "import UIKit\nimport WebKit\n", "import UIKit\n\n",
      findings: ["2:1: Linux has no WebKit; code that uses it does not compile"]),
    Case(
      "what is Apple's alone, with what uses it and is not declared",
      "import WebKit\nclass WKOwn {}\nlet a = WKWebView()\nclass B: WKOwn, WKNavigationDelegate {}\n",
      "import UIKit\nclass WKOwn {}\nlet a = WKWebView()\nclass B: WKOwn, WKNavigationDelegate {}\n",
      findings: [
        "1:1: Linux has no WebKit; write a file WebKit.swift that declares WKWebView, "
          + "WKNavigationDelegate"
      ]),
    Case(
      "classes of a Core Data model",
      "import CoreData\nclass Own {}\nlet a: NSFetchRequest<Note> = Note.fetchRequest()\n"
        + "let b = Tag(context: c), d = Own(context: c)\n",
      "import CoreData\nclass Own {}\n"
        + "var a: NSFetchRequest<Note> { onceForApp { Note.fetchRequest() } }\n"
        + "let b = Tag(context: c), d = Own(context: c)\n",
      findings: [
        "1:1: no file declares the classes Note, Tag; if Xcode makes them, the data model "
          + "(.xcdatamodeld) belongs beside the sources"
      ]),
    Case(
      "what hands on UIKit and Combine", "import SwiftUI\nclass A: ObservableObject {}\n",
      "import UIKit; import Combine\nclass A: ObservableObject {}\n",
      findings: [
        "1:1: Linux has no SwiftUI; views that use it do not compile, but formlift import FILE makes "
          + "a form of them, for audit and try"
      ]),
  ]

  static let conditions = [
    Case("iOS", "#if os(iOS)\n#endif", "#if canImport(UIKit)\n#endif"),
    Case(
      "several systems", "#if (os(iOS) || os(tvOS)) && !os(Linux)\n#endif",
      "#if (canImport(UIKit) || os(tvOS)) && !(!canImport(UIKit))\n#endif"),
    Case(
      "what is not compiled stays",
      "#if os(macOS)\n@objc class A {}\n#elseif os(iOS)\n@objc class A {}\n#else\nimport AppKit\n#endif",
      "#if os(macOS)\n@objc class A {}\n#elseif canImport(UIKit)\nclass A {}\n#else\n"
        + "import AppKit\n#endif"),
    Case(
      "what nobody knows is ported", "#if DEBUG\n@objc class A {}\n#else\n@objc class A {}\n#endif",
      "#if DEBUG\nclass A {}\n#else\nclass A {}\n#endif"),
    Case(
      "an old Swift", "#if swift(>=4.2)\n@objc class A {}\n#else\n@objc class A {}\n#endif",
      "#if swift(>=4.2)\nclass A {}\n#else\n@objc class A {}\n#endif"),
  ]

  static let availability = [
    Case(
      "the system's version",
      "if #available(iOS 15.0, *), a {}\nguard #available(iOS 9, macOS 12, *) else {}\n"
        + "if #unavailable(iOS 16) {}",
      "if isPhoneOnSystem(15), a {}\nguard isPhoneOnSystem(9) else {}\nif !isPhoneOnSystem(16) {}"),
    Case(
      "another system's", "if #available(macOS 12, *) {}", "if #available(macOS 12, *) {}"),
  ]

  static let unparsed = [
    Case(
      "no Swift", "class A {\n  func f( {\n}\n", "class A {\n  func f( {\n}\n",
      findings: ["2:11: this is not valid Swift"])
  ]

  static let runtime = [
    Case(
      "a class's name", "let a = type(of: b).description() + c.description()",
      "let a = String(reflecting: type(of: b)) + c.description()"),
    Case(
      "values by names",
      "class A: NSObject {\n  func f() { setValue(1, forKey: k); g(b.value(forKey: k)) }\n"
        + "  func g() { UserDefaults.standard.setValue(1, forKey: k) }\n}",
      "class A: NSObject {\n  func f() { setValue(1, forKey: k); g(b.value(forKey: k)) }\n"
        + "  func g() { UserDefaults.standard.setValue(1, forKey: k) }\n}",
      findings: []),
    Case(
      "a property of the sources by its name",
      "class A: NSObject { var size = 1; func f() {\n  setValue(1, forKey: \"size\")\n"
        + "  b.setValue(2, forKeyPath: \"view.size\"); b.setValue(3, forKey: \"tag\") } }",
      "class A: NSObject { var size = 1; func f() {\n  setValue(1, forKey: \"size\")\n"
        + "  b.setValue(2, forKeyPath: \"view.size\"); b.setValue(3, forKey: \"tag\") } }",
      findings: [
        "2:3: setValue(_:forKey:): a property of these sources can't be set by its name, size, "
          + "without the Objective-C runtime",
        "3:5: setValue(_:forKeyPath:): a property of these sources can't be set by its name, "
          + "size, without the Objective-C runtime",
      ]),
    Case(
      "an empty text storage", "let a = NSTextStorage()", "let a = NSTextStorage(string: \"\")"),
  ]

  static let casts = [
    Case(
      "a fetched results controller's snapshot",
      "source.apply(snapshot as NSDiffableDataSourceSnapshot<String, ID>, animated: true)",
      "source.apply(NSDiffableDataSourceSnapshot<String, ID>(snapshot), animated: true)"),
    Case(
      "a pattern",
      "switch x {\ncase let s as String where s.isEmpty: f(s as NSString)\ndefault: break\n}",
      "switch x {\ncase let s as String where s.isEmpty: f(NSString(string: s))\ndefault: break\n}"),
    Case(
      "a value that may be missing", "if let r = (x as AnyObject).cgRectValue {}",
      "if let r = (x as? NSValue)?.cgRectValue {}"),
    Case(
      "a number by Objective-C's name", "let n = (x as AnyObject).integerValue ?? 7",
      "let n = (x as? NSNumber)?.intValue ?? 7"),
    Case(
      "a constant", "let r = (i[k] as AnyObject).cgRectValue",
      "let r = (i[k] as? NSValue)?.cgRectValue"),
    Case(
      "a constant with its type", "let r: CGRect = (i[k] as AnyObject).cgRectValue",
      "let r: CGRect = (i[k] as! NSValue).cgRectValue"),
    Case(
      "a member of the value", "let h = (i[k]! as AnyObject).cgRectValue.size.height",
      "let h = (i[k]! as! NSValue).cgRectValue.size.height"),
    Case(
      "a chain", "let h = (x as AnyObject?)?.cgRectValue.height",
      "let h = (x as? NSValue)?.cgRectValue.height"),
    Case(
      "or else", "let d = (x as AnyObject).doubleValue ?? 0.25",
      "let d = (x as? NSNumber)?.doubleValue ?? 0.25"),
    Case(
      "unwrapped", "let d = (x as AnyObject).doubleValue!",
      "let d = (x as! NSNumber).doubleValue"),
    Case(
      "an argument", "f(UInt((x as AnyObject).uintValue << 16))",
      "f(UInt((x as! NSNumber).uintValue << 16))"),
    Case(
      "what is said to hold any object",
      "class A { weak var f: AnyObject?; func g() -> Bool { f?.resignFirstResponder() ?? false } }",
      "class A { weak var f: AnyObject?; "
        + "func g() -> Bool { (f as? UIResponder)?.resignFirstResponder() ?? false } }"),
    Case(
      "any object, unwrapped", "var f: AnyObject?\nlet b = f!.isFirstResponder",
      "var f: AnyObject?\nlet b = (f as! UIResponder).isFirstResponder"),
    Case(
      "a name for any object",
      "let v = i[k] as AnyObject\nlet r: CGRect = v.cgRectValue\nlet h = v.cgRectValue!.height\n"
        + "let s = v.cgRectValue",
      "let v = i[k] as AnyObject\nlet r: CGRect = (v as! NSValue).cgRectValue\n"
        + "let h = (v as! NSValue).cgRectValue.height\nlet s = (v as? NSValue)?.cgRectValue"),
    Case(
      "a dictionary of any objects",
      "func f(_ i: [String: AnyObject]) {\n  g(i[k]!.doubleValue)\n  let r = i[k]?.cgRectValue\n}\n"
        + "let a: CGRect = (j as? [String: AnyObject])![k]!.cgRectValue\nlet b = texts[k]!.doubleValue",
      "func f(_ i: [String: AnyObject]) {\n  g((i[k] as! NSNumber).doubleValue)\n"
        + "  let r = (i[k] as? NSValue)?.cgRectValue\n}\n"
        + "let a: CGRect = ((j as? [String: AnyObject])![k] as! NSValue).cgRectValue\n"
        + "let b = texts[k]!.doubleValue"),
    Case(
      "what an extension adds to a class of Objective-C's",
      "extension NSNotification { var end: Int { 0 } }\n"
        + "let a = (n as NSNotification).end, b = (n as NSNotification).userInfo",
      "extension NSNotification { var end: Int { 0 } }\n"
        + "let a = (n._bridgeToObjectiveC()).end, b = (n).userInfo"),
    Case(
      "a responder", "var f: UIResponder?\nlet b = f!.isFirstResponder",
      "var f: UIResponder?\nlet b = f!.isFirstResponder"),
    Case(
      "another name", "let d = (x as AnyObject).frame", "let d = (x as AnyObject).frame",
      findings: ["1:26: frame of AnyObject: cast to the class that has it"]),
    Case(
      "a text", "let t = (a + b as NSString).replacingCharacters(in: r, with: s)",
      "let t = (NSString(string: a + b)).replacingCharacters(in: r, with: s)"),
    Case(
      "a text that may be missing", "let t = text ?? \"\" as NSString, n = x ?? y as NSString",
      "let t = text ?? \"\" as NSString, n = x ?? NSString(string: y)"),
    Case("back", "let t = n as String", "let t = String(n)"),
    Case(
      "numbers", "let a = 0.25 as NSNumber, b = d as NSNumber",
      "let a = 0.25 as NSNumber, b = NSNumber(value: d)"),
    Case(
      "a dictionary", "let i = n.userInfo! as NSDictionary",
      "let i = NSDictionary(dictionary: n.userInfo!)"),
    Case(
      "notifications", "let i = (n as NSNotification).userInfo, r = (p as NSIndexPath).row",
      "let i = (n).userInfo, r = (p).row"),
    Case(
      "casts that may fail", "let r = x as? CGRect, s = y as! NSString",
      "let r = x as? CGRect, s = y as! NSString"),
  ]

  static let literals = [
    Case(
      "a clock", "try await Task.sleep(for: .seconds(1), clock: .continuous)",
      "try await Task.sleep(for: .seconds(1), clock: ContinuousClock())"),
    Case("a key path", "let k = #keyPath(A.table.contentSize)", "let k = \"contentSize\""),
    Case(
      "a colour", "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    Case(
      "an image", "let i = #imageLiteral(resourceName: \"back\")",
      "let i = UIImage(named: \"back\")!"),
    Case(
      "exchanged methods", "method_exchangeImplementations(a, b)\n",
      "method_exchangeImplementations(a, b)\n",
      findings: [
        "1:1: method_exchangeImplementations: no method can be exchanged without the Objective-C "
          + "runtime"
      ]),
    Case(
      "a class by name", "let c = NSClassFromString(\"A\")",
      "let c = UIKitClassFromString(\"A\")"),
    Case(
      "values by name", "a.setValue(1, forKey: \"x\"); d.setValue(1)",
      "a.setValue(1, forKey: \"x\"); d.setValue(1)"),
  ]

  @Test("Optional methods of a protocol in another file are called without a question mark")
  func seesOtherFiles() {
    let ported = SourcePorter([
      Source(name: "P.swift", text: "@objc protocol P { @objc optional func moved() }\n"),
      Source(name: "A.swift", text: "func f() { delegate?.moved?() }\n"),
    ]).run()
    #expect(
      ported.map(\.text) == [
        "#sourceLocation(file: \"P.swift\", line: 1)\n"
          + "protocol P: AnyObject { func moved() }; extension P { func moved() {} }\n",
        "#sourceLocation(file: \"A.swift\", line: 1)\nfunc f() { delegate?.moved() }\n",
      ])
  }

  /// The sources of several modules are compiled as one, so an import of one of them is removed.
  @Test("An import of a module whose folder is among the sources is dropped")
  func importOfFolderModule() {
    let ported = SourcePorter([
      Source(name: "Pod/Core/Classes/C.swift", text: "import Combine\npublic class C {}\n"),
      Source(name: "Combine/A.swift", text: "import Core\nimport Other\nlet c = C.self\n"),
    ]).run()
    #expect(
      ported.map { $0.text.split(separator: "\n").dropFirst().joined(separator: "|") } == [
        "import Combine|public class C {}", "import UIKit|import Other|let c = C.self",
      ])
    #expect(ported[1].text.hasSuffix("1)\nimport UIKit\nimport Other\nlet c = C.self\n"))
  }

  @Test("The ported source names its original file as it was given")
  func namesTheFileAsGiven() {
    let ported = SourcePorter([Source(name: #"a "b"\c.swift"#, text: "\u{FEFF}let a = 1\r\n")])
      .run()
    #expect(
      ported.map(\.text) == [
        #"#sourceLocation(file: "a \"b\"\\c.swift", line: 1)"# + "\nlet a = 1\r\n"
      ])
  }

  @Test("A finding prints like a compiler's warning")
  func findingsAreDiagnostics() {
    let finding = SourceProblem(file: "A.swift", line: 2, column: 7, reason: "why")
    #expect(finding.diagnostic("not ported") == "A.swift:2:7: warning: not ported: why")
  }
}
