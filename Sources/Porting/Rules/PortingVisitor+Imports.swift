import SwiftSyntax

/// The part of the port to Linux that rewrites imports and module names.
extension PortingVisitor {
  /// The modules whose names are also visible through the simulation's UIKit.
  ///
  /// Importing them a second time would make names ambiguous.
  private static let exportedByUIKit: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "FoundationNetworking",
    "ObjectiveC", "QuartzCore", "UIKit",
  ]

  /// Apple's frameworks that apps import most, and that don't exist on Linux.
  ///
  /// A source file that imports one gets a message.
  private static let applesAlone: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GLKit", "GameKit", "GameplayKit",
    "HealthKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "NaturalLanguage", "Network", "NetworkExtension", "PDFKit", "PassKit", "Photos",
    "PhotosUI", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "TipKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision",
    "WatchKit", "WebKit", "WidgetKit",
  ]

  /// Apple's modules for logging, which the simulation's UIKit replaces by ``UnifiedLogger``.
  ///
  /// The replacement isn't called `Logger`, because other modules also have a `Logger`.
  private static let logging: Set<String> = ["OSLog", "os"]

  /// Replaces the name `Logger` in a file that imports Apple's logging by the name of UIKit's
  /// logger.
  func portLogger(_ name: TokenSyntax) {
    guard importsLogging, name.text == "Logger", !declarations.types.contains("Logger") else {
      return
    }
    draft.replace(name, with: "UnifiedLogger")
  }

  /// Modules that are imported on Linux even if an app has a folder with the same name.
  private static let onLinux: Set<String> = [
    "Combine", "CoreData", "FormliftTesting", "FoundationEssentials", "FoundationXML",
    "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ]

  /// Rewrites a module's name before a declared name, such as `Foundation.` in
  /// `Foundation.Notification`.
  ///
  /// For modules that UIKit exports, it becomes `UIKit`. For the app's own modules, it becomes the
  /// name of the single module. A name that UIKit itself declares takes precedence, for example the
  /// notification center.
  func port(qualifier name: TokenSyntax) {
    let module = name.text
    guard !declarations.types.contains(module), !declarations.properties.contains(module) else {
      return
    }
    if Self.exportedByUIKit.contains(module) {
      if module != "UIKit" { draft.replace(name, with: "UIKit") }
    } else if isOneModule, folders.contains(module), module.first?.isUppercase == true,
      !Self.onLinux.contains(module), !Self.applesAlone.contains(module)
    {
      draft.replace(name, with: SourcePorter.nameOfOneModule)
    }
  }

  /// Foundation's types that on Linux are in the module FoundationXML.
  private static let ofXML: Set<String> = ["XMLParser", "XMLParserDelegate"]

  /// Combine's types that an app finds with Foundation alone on a Mac.
  private static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published", "Publisher", "Publishers", "Subject",
  ]

  /// Records the module to import if a name of Foundation is in another module on Linux.
  func lookForOtherModule(_ name: TokenSyntax) {
    guard !declarations.types.contains(name.text) else { return }
    if isOneModule, Self.ofCombine.contains(name.text) { modulesBesideFoundation.insert("Combine") }
    if Self.ofXML.contains(name.text) { modulesBesideFoundation.insert("FoundationXML") }
  }

  /// Adds the imports that the source file needs on Linux but not on a Mac.
  ///
  /// A file without an import sees UIKit on a Mac through its module's umbrella or bridging header.
  func addImports() {
    if isOneModule, imported.isEmpty { draft.addImport(of: "UIKit") }
    for module in modulesBesideFoundation.subtracting(imported).sorted() {
      draft.addImport(of: module)
    }
  }

  /// Rewrites an import for Linux: replaces modules that another one exports, and removes missing
  /// ones.
  func port(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    imported.insert(module)
    if Self.logging.contains(module) {
      importsLogging = true
      return draft.replace(
        from: node.importKeyword.positionAfterSkippingLeadingTrivia,
        to: node.endPositionBeforeTrailingTrivia, with: "import UIKit")
    }
    if Self.exportedByUIKit.contains(module) {
      guard module != "UIKit" || node.importKindSpecifier != nil || node.path.count > 1 else {
        return
      }
      draft.replace(
        from: node.importKeyword.positionAfterSkippingLeadingTrivia,
        to: node.endPositionBeforeTrailingTrivia, with: "import UIKit")
    } else if module == "CoreData" {
      let use = FrameworkUse(of: module, in: Syntax(node).root, declared: declarations.types)
      missingImports.append(MissingImport(module: module, node: node, use: use))
    } else if Self.applesAlone.contains(module) {
      draft.replace(node, with: text(insteadOf: node))
      if module == "SwiftUI", noteViewsLeftOut(at: node) { return }
      let use = FrameworkUse(of: module, in: Syntax(node).root, declared: declarations.types)
      missingImports.append(MissingImport(module: module, node: node, use: use))
    } else if folders.contains(module), !Self.onLinux.contains(module) {
      // In a package with several modules, which are compiled as one here, the folders have the
      // modules' names.
      draft.replace(node, with: text(insteadOf: node))
    } else if !Self.onLinux.contains(module) {
      importsOthers = true
      guard isOneModule else { return }
      draft.replace(node, with: text(insteadOf: node))
      missingImports.append(MissingImport(module: module, node: node, use: nil))
    }
  }

  /// Returns the imports that replace the import of a module, unless the file already has them.
  ///
  /// Every framework also makes UIKit visible, as its umbrella header does. SwiftUI also makes
  /// Combine visible.
  private func text(insteadOf node: ImportDeclSyntax) -> String {
    let imported = node.root.as(SourceFileSyntax.self)?.importedModules ?? []
    let modules = [
      imported.isDisjoint(with: Self.exportedByUIKit) ? "UIKit" : nil,
      node.path.first?.name.text == "SwiftUI" && !imported.contains("Combine") ? "Combine" : nil,
    ]
    return modules.compactMap(\.self).map { "import \($0)" }.joined(separator: "; ")
  }
}

extension SourceFileSyntax {
  fileprivate var importedModules: Set<String> {
    Set(statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
  }
}
