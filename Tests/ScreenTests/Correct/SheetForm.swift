import UIKit

/// A correct screen for audits: a form in a sheet with detents.
class SheetForm: UIViewController {
  private var isPresented = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isPresented else { return }
    isPresented = true
    let form = GuideForm()
    form.sheetPresentationController?.detents = [.medium(), .large()]
    form.sheetPresentationController?.prefersGrabberVisible = true
    present(form, animated: false)
  }
}
