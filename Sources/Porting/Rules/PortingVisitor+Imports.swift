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

  /// Has a name that is looked up in a module be looked up where it is: in UIKit what that exports,
  /// in the one module of all sources what was in one of theirs.
  ///
  /// UIKit's own come first there, such as its notification centre.
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
      draft.replace(name, with: Porting.nameOfOneModule)
    }
  }

  /// What Foundation has on a Mac and another module on Linux.
  private static let ofNetwork: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLCache", "URLCredential",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask",
  ]

  /// Takes note of a name that Linux has in FoundationNetworking.
  func lookForNetwork(_ name: TokenSyntax) {
    guard Self.ofNetwork.contains(name.text), !declarations.types.contains(name.text) else {
      return
    }
    usesNetwork = true
  }

  /// Imports what the source did not have to on a Mac.
  ///
  /// A source without an import has UIKit of its module's umbrella or bridging header.
  func addImports() {
    if isOneModule, imported.isEmpty { draft.addImport(of: "UIKit") }
    if usesNetwork, !imported.contains("FoundationNetworking") {
      draft.addImport(of: "FoundationNetworking")
    }
  }

  /// Has one module stand for those that it exports, and leaves out those that are not there.
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

  /// What is imported in a module's place, unless the source says so itself: a framework hands on
  /// UIKit, as its umbrella header does, and SwiftUI hands on Combine as well.
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
