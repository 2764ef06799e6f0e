import UIKit

/// A correct form for audits that fits above an iPad's keyboard.
///
/// UIKit adds no safe area at its top then.
final class UnscrolledForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView()
    for row in 0..<4 {
      let field = UITextField(frame: CGRect(x: 20, y: 12 + 60 * row, width: 260, height: 44))
      field.placeholder = "Field \(row + 1)"
      scrollView.addSubview(field)
    }
    scrollView.contentSize = CGSize(width: 300, height: 260)
    view.addDownToKeyboard(scrollView)
  }
}
