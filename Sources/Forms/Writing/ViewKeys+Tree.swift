import Documents
import FormModel
import Patterns
import Foundation
import Simulation

extension ContainerKey {
  /// Returns the value of the key in the definition of a view around the table.
  ///
  /// Nil if the key can be omitted.
  fileprivate func tree(of container: Container) -> DocumentTree? {
    switch self {
    case .frame: container.place.frameTree
    case .insets: container.place.insetsTree
    case .sheet: container.isSheet ? .flag(true) : nil
    case .contentSize:
      container.scroll.map {
        .list([
          .number(Double($0.declaredSize.width)), .number(Double($0.declaredSize.height)),
        ])
      }
    case .contentInsetAdjustmentBehavior:
      container.scroll?.declaredAdjustment.map { .plain($0.rawValue) }
    case .navigationBar: container.chrome.hasNavigationBar ? .flag(true) : nil
    case .tabBar: container.chrome.hasTabBar ? .flag(true) : nil
    case .scale: container.scale == 1 ? nil : .number(Double(container.scale))
    case .turns: container.quarterTurns == 0 ? nil : .number(Double(container.quarterTurns))
    }
  }
}

extension TableKey {
  /// Returns the value of the key in the table's definition, or nil if the key can be omitted.
  private func tree(of head: Form.Head) -> DocumentTree? {
    switch self {
    case .frame: head.tablePlace.frameTree
    case .insets: head.tablePlace.insetsTree
    case .contentInsetAdjustmentBehavior: head.insetAdjustment.map { .plain($0.rawValue) }
    case .additionalSafeAreaInsets:
      head.additionalSafeArea == .zero ? nil : head.additionalSafeArea.tree
    }
  }

  /// Returns the table's part of a form's definition, or nil if it can be omitted.
  static func tree(of head: Form.Head) -> DocumentTree? {
    let entries = allCases.compactMap { key in
      key.tree(of: head).map { DocumentTree.Entry(key: key.rawValue, value: $0) }
    }
    return entries.isEmpty ? nil : .mapping(entries)
  }
}

extension BottomBar {
  /// The definition of the app's bottom bar, a bar with a button, as a document tree.
  var tree: DocumentTree {
    var entries = [DocumentTree.Entry(key: BottomBarKey.text.rawValue, value: .text(text))]
    if height != Self.defaultHeight {
      entries.append(.init(key: BottomBarKey.height.rawValue, value: .number(Double(height))))
    }
    if follows != .keyboard {
      entries.append(.init(key: BottomBarKey.follows.rawValue, value: .plain(follows.rawValue)))
    }
    return .mapping(entries)
  }
}

extension Container {
  /// The definition of this view around the table, as a document tree.
  var tree: DocumentTree {
    .mapping(
      ContainerKey.allCases.compactMap { key in
        key.tree(of: self).map { DocumentTree.Entry(key: key.rawValue, value: $0) }
      })
  }
}

extension ViewPlace {
  fileprivate var frameTree: DocumentTree? {
    if case .frame(let frame) = self { frame.tree } else { nil }
  }

  fileprivate var insetsTree: DocumentTree? {
    guard case .insets(let insets) = self, insets != .zero else { return nil }
    return insets.tree
  }
}

extension EdgeInsets {
  /// The insets as a list in a form's definition: top, left, bottom, right.
  fileprivate var tree: DocumentTree {
    .list([top, left, bottom, right].map { .number(Double($0)) })
  }
}

extension CGRect {
  /// The rectangle as a list in a form's definition: x, y, width, height.
  var tree: DocumentTree { .list([minX, minY, width, height].map { .number(Double($0)) }) }
}
