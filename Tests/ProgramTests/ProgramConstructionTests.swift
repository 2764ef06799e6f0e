@testable import AppCode
@testable import TerminalCells

import Foundation
import Testing

/// Tests `formlift try` with code that constructs screens and views of generic classes.
@Suite(.enabled(if: !Sanitizers.areOn)) struct ProgramConstructionTests {
  private static let source = """
    import UIKit

    class Root<V: UIView>: UIViewController {
      var root: V { view as! V }
      override func loadView() { view = V() }
    }

    final class Fields: UIView {
      let fields = (0..<3).map { _ in UITextField() }
      override init(frame: CGRect) {
        super.init(frame: frame)
        for (number, field) in fields.enumerated() {
          field.placeholder = ["Name", "Street", "City"][number]
          addSubview(field)
        }
      }
      required init?(coder: NSCoder) { fatalError("no storyboard") }
      override func layoutSubviews() {
        super.layoutSubviews()
        for (number, field) in fields.enumerated() {
          field.frame = CGRect(x: 20, y: 100 + 100 * number, width: 200, height: 40)
        }
      }
    }

    class Badge: UILabel {
      let mark: String
      init() {
        mark = "own"
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Titled: UIView {
      init(title: String) { super.init(frame: .zero) }
      required init?(coder: NSCoder) { nil }
    }

    enum Page: CaseIterable {
      case form, table
      var kind: UIViewController.Type {
        switch self {
        case .form: Root<Fields>.self
        case .table: UITableViewController.self
        }
      }
    }

    func make<V: UIView>(_ kind: V.Type = V.self) -> V { kind.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }

    final class Start: Root<Fields> {
      override func viewDidLoad() {
        super.viewDidLoad()
        let views: [UIView] = [make(UISlider.self), make(UITableViewCell.self), make(Fields.self)]
        print(views.map { "\\(type(of: $0)) \\(Int($0.frame.width))" })
        print(Page.allCases.map { "\\(type(of: $0.kind.init()))" })
        print(plain(Badge.self).mark)
        print(type(of: type(of: self).init(nibName: nil, bundle: nil)))
      }
      func plain<V: UIView>(_ kind: V.Type) -> V { V() }
    }
    final class Failing: UIViewController {
      override func viewDidLoad() { view.addSubview(make(Titled.self)) }
    }

    """

  private func told(as expression: String, _ command: String) throws -> String {
    let workplace = try Workplace()
    try workplace.write(Self.source, to: "Generic.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try workplace.sh(
      "PATH=$PATH:\(path) formlift try Generic.swift --as '\(expression)' --quiet -d iphone-5s "
        + "-c '\(command)' 2>&1"
    ).output
  }

  @Test("Generic code creates views of their own class") func eachIsOfItsClass() throws {
    let told = try told(as: "Start()", "fields")
    #expect(told.contains("[\"UISlider 3\", \"UITableViewCell 3\", \"Fields 3\"]"), "\(told)")
    #expect(told.contains("[\"Root<Fields>\", \"UITableViewController\"]"), "\(told)")
    #expect(told.contains("own\nStart\n"), "\(told)")
    for field in ["Name", "Street", "City"] { #expect(told.contains(field), "\(told)") }
  }

  /// As on a Mac, a class without the required initializer ends the app when constructed.
  @Test("A missing required initializer crashes the app") func whatCannotBeMadeEndsTheApp() throws {
    let told = try told(as: "Failing()", "fields")
    #expect(told.contains("Titled has no init(frame:) that generic code can call"), "\(told)")
  }
}
