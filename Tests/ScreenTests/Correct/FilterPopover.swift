import UIKit

/// A correct screen for audits: a table in a popover, or in a sheet on an iPhone.
final class FilterPopover: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let filter = FilterTable(style: .insetGrouped)
    filter.modalPresentationStyle = .popover
    filter.popoverPresentationController?.sourceView = view
    present(filter, animated: true)
  }
}

/// The presented table, whose fields fill their cells.
private final class FilterTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let field = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 0))
    field.placeholder = "Filter \(indexPath.row)"
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(field)
    return cell
  }
}
