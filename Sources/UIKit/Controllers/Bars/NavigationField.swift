import UIKitValues
import Simulation

/// The text field in the navigation bar above a controller, and the view around it.
extension UIViewController {
  /// The item that the navigation bar above the controller shows, or nil without a bar.
  var itemInBar: UINavigationItem? {
    let chain = sequence(first: self) { $0.parent }
    guard let top = chain.first(where: { $0.parent is UINavigationController }),
      top.navigationController?.isNavigationBarHidden == false
    else { return nil }
    return top.navigationItem
  }

  /// The view with the text field in the navigation bar: the search controller's bar since iOS 11,
  /// or a title view with a field.
  ///
  /// Nil without a field.
  var viewWithFieldInBar: UIView? {
    guard let item = itemInBar else { return nil }
    return item.searchControllerInBar?.searchBar
      ?? (item.titleView?.firstFieldInside == nil ? nil : item.titleView)
  }

  /// The simulated phone's description of the text field in the navigation bar, or nil.
  var fieldInBar: NavigationField? {
    guard let view = viewWithFieldInBar, let input = view.firstFieldInside?.textInput else {
      return nil
    }
    let search = itemInBar?.searchControllerInBar
    let hides = itemInBar?.hidesSearchBarWhenScrolling ?? true
    let place = search.map { $0.placeWhileActive ?? (hides ? .hiding : .pinned) }
    var field = NavigationField(traits: input.traits, place: place ?? .title)
    if search == nil, let margins = SimulatedApp.current?.titleMargins(of: view) {
      (field.left, field.right) = margins
    }
    field.right += (view as? UISearchBar)?.cancelWidth ?? 0
    return field
  }
}

extension UINavigationItem {
  /// The search controller whose bar is in the navigation bar; nil before iOS 11.
  var searchControllerInBar: UISearchController? {
    SimulatedApp.current?.phone.scene.ios ?? 18 >= 11 ? searchController : nil
  }
}

extension UISearchController {
  /// The place of the search bar in the navigation bar during a search; nil without a search.
  ///
  /// The bar stays visible then, and takes the title's place unless the app keeps the title. In a
  /// sheet, the simulation always keeps it.
  fileprivate var placeWhileActive: NavigationField.Place? {
    guard isActive else { return nil }
    let isInSheet = SimulatedApp.current?.phone.scene.hasSheet ?? false
    return hidesNavigationBarDuringPresentation && !isInSheet ? .alone : .pinned
  }
}

/// The view around the text field in the navigation bar, as a part of the simulated phone.
struct NavigationFieldPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    guard let field = phone.navigationFieldFrame else { return .zero }
    let frame = (view as? UISearchBar)?.frame(around: field) ?? field
    return phone.scene.windowRect(fromScreen: frame)
  }
}
