import UIKit

/// A deliberately wrong screen: the keyboard covers its lowest field, and nothing scrolls.
final class FieldsWithoutScrolling: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, y) in ([120, 330, 640] as [CGFloat]).enumerated() {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 44))
      field.placeholder = "Field \(index + 1)"
      view.addSubview(field)
    }
  }
}
