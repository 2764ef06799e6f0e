import UIKit

/// A correct screen for audits: its fields are free only in portrait, and it doesn't turn.
final class UprightLogin: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, place) in [("User", 160), ("Password", 240)] {
      let field = UITextField(frame: CGRect(x: 20, y: place, width: 280, height: 40))
      field.placeholder = name
      view.addSubview(field)
    }
  }
}
