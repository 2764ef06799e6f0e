import Simulation
import Testing
import UIKit

/// Tests the heights of section headers that no delegate method gives.
@MainActor @Suite struct HeaderHeightTests {
  /// A controller with a table of one section, whose header has a title or a view.
  private final class List: UITableViewController {
    let isTitled: Bool
    let makeHeader: (UITableView) -> UIView?

    init(_ style: UITableView.Style, _ makeHeader: ((UITableView) -> UIView?)? = nil) {
      isTitled = makeHeader == nil
      self.makeHeader = makeHeader ?? { _ in nil }
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { isTitled ? "Address" : nil }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { makeHeader(tableView) }
  }

  private func height(
    of list: List, on device: String = "iphone-16", _ change: (UITableView) -> Void = { _ in }
  ) throws -> CGFloat {
    let app = try SimulatedApp.showing(list, on: device).settled()
    app.run { change(list.tableView) }
    return list.tableView.rectForHeader(inSection: 0).height
  }

  /// Returns a header view whose constraints make it 120 points high.
  private static func fitted() -> UITableViewHeaderFooterView {
    let (header, block) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UIView())
    block.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: header.contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
      block.heightAnchor.constraint(equalToConstant: 120),
    ])
    return header
  }

  /// The padding of 22 points is there since iOS 15, in plain tables.
  ///
  /// An iPhone 5s has iOS 12.
  @Test(
    "A header's view is as high as its constraints require",
    arguments: [
      (UITableView.Style.plain, "iphone-16", 142.0), (.plain, "iphone-5s", 120),
      (.grouped, "iphone-16", 120),
    ])
  func constraints(style: UITableView.Style, device: String, expected: CGFloat) throws {
    let list = List(style) { _ in Self.fitted() }
    #expect(try height(of: list, on: device) == expected)
  }

  @Test("The padding is above a header's view") func place() throws {
    let list = List(.plain) { _ in Self.fitted() }
    list.tableView.contentInsetAdjustmentBehavior = .never
    #expect(try height(of: list) == 142)
    #expect(
      list.tableView.headerView(forSection: 0)?.frame
        == CGRect(x: 0, y: 22, width: 393, height: 120))
  }

  @Test("A header's view with a text label is as high as a title") func textLabel() throws {
    let list = List(.plain) { _ in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Address"
      return header
    }
    #expect(try height(of: list) == 50)
  }

  /// A line of the headline font is 20.33 points high.
  ///
  /// Its margins are 7.5 together.
  @Test("A header's view with a content configuration is about as high as a title")
  func contentConfiguration() throws {
    let list = List(.plain) { table in
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = header?.defaultContentConfiguration()
      content?.text = "Address"
      header?.contentConfiguration = content
      return header
    }
    list.tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(abs(try height(of: list) - 49.83) < 0.01)
  }

  struct Padding: Sendable {
    var style = UITableView.Style.plain
    var device = "iphone-16"
    var height: CGFloat?
    var padding: CGFloat?
    let expected: CGFloat
  }

  @Test(
    "A plain header has sectionHeaderTopPadding above it since iOS 15",
    arguments: [
      Padding(expected: 50), Padding(padding: 0, expected: 28),
      Padding(padding: 10, expected: 38), Padding(height: 24, expected: 46),
      Padding(height: 24, padding: 0, expected: 24), Padding(height: 0, expected: 0),
      Padding(device: "iphone-5s", height: 24, expected: 24),
      Padding(device: "iphone-5s", padding: 10, expected: 28),
      Padding(style: .grouped, height: 24, expected: 24),
    ])
  func padding(_ one: Padding) throws {
    let height = try height(of: List(one.style), on: one.device) {
      if let height = one.height { $0.sectionHeaderHeight = height }
      if let padding = one.padding { $0.sectionHeaderTopPadding = padding }
    }
    #expect(height == one.expected)
  }
}
