import SwiftSyntax

/// Modules.
extension PortingVisitor {
  /// What the module UIKit exports again: imported beside it, names of both would be ambiguous.
  private static let exportedByUIKit: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC",
    "QuartzCore", "UIKit",
  ]

  /// Apple's frameworks that an app's sources import most; none is on Linux.
  private static let applesAlone: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreImage",
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

  /// What UIKit stands in for, with ``UnifiedLogger`` for the type that others have as well.
  private static let logging: Set<String> = ["OSLog", "os"]

  /// Has a name of a source that logs mean the logger of UIKit.
  func portLogger(_ name: TokenSyntax) {
    guard importsLogging, name.text == "Logger", !declarations.types.contains("Logger") else {
      return
    }
    draft.replace(name, with: "UnifiedLogger")
  }

  /// Modules that are there, though a folder of an app's may be called so.
  private static let onLinux: Set<String> = [
    "Combine", "FormliftTesting", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ]

  /// Has one module stand for those that it exports, and leaves out those that are not there.
  func port(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
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
    } else if Self.applesAlone.contains(module) {
      draft.replace(node, with: text(insteadOf: node))
      draft.find("\(module) is not there on Linux; what uses it does not compile", at: node)
    } else if folders.contains(module), !Self.onLinux.contains(module) {
      // A package of several modules, all compiled as one here: its folders are called like them.
      draft.replace(node, with: text(insteadOf: node))
    } else if !Self.onLinux.contains(module) {
      importsOthers = true
      guard isOneModule else { return }
      draft.replace(node, with: text(insteadOf: node))
      draft.find(
        "import \(module): it is not there; give its sources too, or a file with what is used of it",
        at: node)
    }
  }

  /// What is imported in a module's place, unless the source says so itself: a framework hands on UIKit, as its
  /// umbrella header does, and SwiftUI hands on Combine as well.
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
