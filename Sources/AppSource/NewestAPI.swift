import Foundation

/// The newest iOS version that an app needs, because its code uses a member of UIKit of that
/// version.
///
/// Code in `if #available(iOS 17, *) { … }`, after `guard #available`, and in a declaration marked
/// with `@available(iOS 17, *)` doesn't count, because it doesn't run on earlier versions.
package struct NewestAPI: Equatable, Sendable {
  /// The major iOS version that is needed, 14 or later.
  package let version: Int
  /// The name of the newest member or type, which needs the version.
  package let name: String

  /// Finds the newest member of UIKit in the texts of Swift files; nil if none is newer than iOS
  /// 13.
  package init?(in texts: [String]) {
    var newest: (version: Int, name: String)?
    for text in texts {
      for name in UnconditionalWords(text).words {
        guard let version = Self.versions[name], version > newest?.version ?? 0 else { continue }
        newest = (version, name)
      }
    }
    guard let newest else { return nil }
    (version, name) = newest
  }

  /// Finds the newest member of UIKit in the Swift files at these paths; nil if none is newer than
  /// iOS 13.
  ///
  /// Files that can't be read don't count.
  package init?(inFiles paths: [String]) {
    self.init(in: paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
  }

  /// The major iOS version that introduced a member or type, by its name.
  ///
  /// The versions come from Apple's documentation of UIKit and Swift. Names that other modules use
  /// as well are left out.
  private static let versions: [String: Int] = {
    let names: [Int: String] = [
      14: """
      CellRegistration ItemRegistration SupplementaryRegistration UICellAccessory UIContentView
      UIBackgroundConfiguration UIContentConfiguration UIListContentConfiguration UIListContentView
      UICollectionLayoutListConfiguration UICollectionViewListCell UIConfigurationState
      UICellConfigurationState UIViewConfigurationState NSDiffableDataSourceSectionSnapshot
      backButtonDisplayMode contentConfiguration backgroundConfiguration defaultContentConfiguration
      dequeueConfiguredReusableCell primaryAction showsMenuAsPrimaryAction sectionSnapshotHandlers
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
      setNeedsUpdateConfiguration updateConfiguration UIColorPickerViewController UIColorWell
      """,
      15: """
      UIKeyboardLayoutGuide UITrackingLayoutGuide UISheetPresentationController keyboardLayoutGuide
      followsUndockedKeyboard sheetPresentationController prefersGrabberVisible
      selectedDetentIdentifier largestUndimmedDetentIdentifier prefersScrollingExpandsWhenScrolledToEdge
      prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached
      preferredCornerRadius animateChanges constraintsActive configurationUpdateHandler
      setNeedsUpdateConfiguration sectionHeaderTopPadding showsActivityIndicator reconfigureItems
      reconfigureRows applySnapshotUsingReloadData maximumContentSizeCategory
      minimumContentSizeCategory baseForegroundColor baseBackgroundColor buttonSize cornerStyle
      changesSelectionAsPrimaryAction preparingForDisplay preparingThumbnail scrollEdgeAppearanceForTabBar
      setContentScrollView contentScrollView
      """,
      16: """
      selfSizingInvalidation invalidateDetents UIHostingConfiguration UIEditMenuInteraction
      isFindInteractionEnabled findInteraction UICalendarView UIPasteControl centerItemGroups
      setNeedsUpdateOfSupportedInterfaceOrientations titleMenuProvider requestGeometryUpdate
      anchorPreferencesDidChange hostedRootDisposition maximumDetentValue ContinuousClock
      SuspendingClock
      """,
      17: """
      usesBottomSafeArea keyboardDismissPadding registerForTraitChanges traitOverrides
      UITraitDefinition contentUnavailableConfiguration UIContentUnavailableConfiguration
      UIContentUnavailableView setNeedsUpdateContentUnavailableConfiguration inlinePredictionType
      allowsKeyboardScrolling hoverStyle UITextSelectionDisplayInteraction UITextLoupeSession
      addSymbolEffect withTrailingScrollEdgeAppearance
      """,
      18: """
      UITextFormattingViewController writingToolsBehavior allowedWritingToolsResultOptions
      preferredTransition UITabGroup UIUpdateLink textFormattingConfiguration
      mathExpressionCompletionType UITabBarControllerSidebar
      """,
      26: """
      UIGlassEffect UIGlassContainerEffect UIScrollEdgeElementContainerInteraction
      UIBackgroundExtensionView updateProperties setNeedsUpdateProperties cornerConfiguration
      topEdgeEffect bottomEdgeEffect hidesSharedBackground tabBarMinimizeBehavior
      prominentGlass clearGlass prominentClearGlass
      """,
    ]
    return names.reduce(into: [:]) { versions, entry in
      for name in entry.value.split(whereSeparator: \.isWhitespace) {
        versions[String(name)] = min(versions[String(name)] ?? .max, entry.key)
      }
    }
  }()
}

/// The identifiers in a Swift file outside of code that checks the iOS version.
///
/// Comments and strings are skipped.
private struct UnconditionalWords {
  private(set) var words: [String] = []
  /// The brace depths of code that runs only on some iOS versions, outermost first.
  private var conditions: [Int] = []
  private var depth = 0
  /// Whether `#available` or `@available` was read, and the brace after it wasn't yet.
  private var isAwaitingBrace = false
  /// Whether the `#available` that was read last is in a `guard`, and so checks the code after it.
  private var isGuard = false
  private var hasGuardBefore = false

  init(_ text: String) {
    let source = SourceWithoutComments(text).text
    var rest = source[...]
    while let character = rest.first {
      if character.isLetter || "_#@".contains(character) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_#@".contains($0) }
        rest = rest.dropFirst(word.count)
        read(word, next: rest.first { !$0.isWhitespace })
      } else {
        rest.removeFirst()
        read(character)
      }
    }
  }

  private mutating func read(_ word: Substring, next: Character?) {
    switch word {
    case "guard": hasGuardBefore = true
    case "if", "while": hasGuardBefore = false
    case "#available" where conditions.isEmpty:
      isAwaitingBrace = true
      isGuard = hasGuardBefore
    case "@available" where conditions.isEmpty:
      isAwaitingBrace = true
      isGuard = false
    default: if conditions.isEmpty, !isAwaitingBrace { words.append(String(word)) }
    }
  }

  private mutating func read(_ character: Character) {
    if character == "{" {
      depth += 1
      guard isAwaitingBrace else { return }
      isAwaitingBrace = false
      // After a guard, the code up to the end of the enclosing scope is conditional.
      conditions.append(isGuard ? depth - 1 : depth)
    } else if character == "}" {
      if conditions.last == depth { conditions.removeLast() }
      depth -= 1
    }
  }
}

/// A Swift file's text without comments and string literals.
private struct SourceWithoutComments {
  private(set) var text = ""

  init(_ source: String) {
    var rest = source[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\"" {
        rest = Self.afterString(rest)
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
  }

  /// Returns what follows the string literal at the start of a text.
  private static func afterString(_ text: Substring) -> Substring {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      rest = rest.dropFirst(rest.hasPrefix("\\") ? 2 : 1)
    }
    return rest.dropFirst(quote.count)
  }
}
