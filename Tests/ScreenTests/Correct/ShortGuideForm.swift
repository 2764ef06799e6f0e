import UIKit

/// A correct form for audits that scrolls only when the keyboard is up.
///
/// It then begins below the status bar.
class ShortGuideForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 300, height: 700)
    for row in 0..<3 {
      let field = UITextField(frame: CGRect(x: 20, y: 60 + 290 * row, width: 260, height: 44))
      field.placeholder = "Field \(row + 1)"
      scrollView.addSubview(field)
    }
    view.addDownToKeyboard(scrollView)
  }
}
