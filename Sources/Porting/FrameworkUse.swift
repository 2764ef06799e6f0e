import SwiftSyntax

/// The names of an Apple framework that a source file uses, for a message to the user.
///
/// Linux doesn't have the framework.
struct FrameworkUse {
  /// The framework's names that the file uses, in source order and each once.
  let names: [String]
  /// The classes in the file that Xcode generates from a Core Data model, each once.
  let generated: [String]
  /// Whether the app's sources declare all names of the framework that the file uses.
  let isReplaced: Bool

  /// The first letters of names in Apple's frameworks, or whole names, by framework.
  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFoundation": ["AV"], "AVKit": ["AV"], "AuthenticationServices": ["AS"],
    "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"], "CloudKit": ["CK"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
    "CoreData": [
      "NSManagedObject", "NSPersistent", "NSFetch", "NSEntityDescription", "NSAttributeDescription",
      "NSRelationshipDescription", "NSMergePolicy", "NSBatch", "NSAsynchronousFetch",
      "FetchRequest",
    ],
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreMedia": ["CM"], "CoreMotion": ["CM"],
    "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreText": ["CT"], "EventKit": ["EK"],
    "EventKitUI": ["EK"], "GLKit": ["GLK"], "GameKit": ["GK"], "GameplayKit": ["GK"],
    "HealthKit": ["HK"], "Intents": ["IN"], "IntentsUI": ["INUI"], "LinkPresentation": ["LP"],
    "LocalAuthentication": ["LA"], "MapKit": ["MK"], "MediaPlayer": ["MP"],
    "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK"],
    "NaturalLanguage": ["NL"], "Network": ["NW"], "NetworkExtension": ["NE"], "PDFKit": ["PDF"],
    "PassKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH", "Photos"], "QuickLook": ["QL"],
    "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"],
    "Security": ["Sec", "kSec"],
    "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"],
    "StoreKit": ["SK", "AppStore", "Product", "Transaction"], "SystemConfiguration": ["SC"],
    "UniformTypeIdentifiers": ["UTType", "UTTag"], "UserNotifications": ["UN"],
    "UserNotificationsUI": ["UN"], "Vision": ["VN"], "WatchKit": ["WK"], "WebKit": ["WK"],
  ]

  /// Finds a framework's names in a source file, except names that the app itself declares.
  init(of module: String, in root: Syntax, declared: Set<String>) {
    let prefixes = Self.prefixes[module] ?? []
    var seen: Set<String> = []
    let tokens = Array(root.tokens(viewMode: .sourceAccurate))
    let identifiers = tokens.indices.compactMap { index -> (index: Int, name: String)? in
      guard case .identifier(let name) = tokens[index].tokenKind, name != module else {
        return nil
      }
      return (index, name)
    }
    let parameters = Set(
      tokens.filter { $0.parent?.is(GenericParameterSyntax.self) == true }.map(\.text))
    let others = identifiers.filter { !declared.contains($0.name) }
    let isOfFramework = { (name: String) in prefixes.contains { Self.has($0, name) } }
    names = others.map(\.name).filter { isOfFramework($0) && seen.insert($0).inserted }
    generated =
      module == "CoreData"
      ? others.filter { Self.isEntity(tokens[$0.index...], after: tokens[..<$0.index]) }
        .map(\.name).filter { !parameters.contains($0) && seen.insert($0).inserted } : []
    isReplaced =
      names.isEmpty && generated.isEmpty && identifiers.contains { isOfFramework($0.name) }
  }

  /// Creates the use of a framework in several source files from the uses in each.
  init(joining uses: [FrameworkUse]) {
    var seen: Set<String> = []
    names = uses.flatMap(\.names).filter { seen.insert($0).inserted }
    generated = uses.flatMap(\.generated).filter { seen.insert($0).inserted }
    isReplaced = names.isEmpty && generated.isEmpty && uses.contains(where: \.isReplaced)
  }

  /// Returns whether a name in a source file is used as the class of a Core Data entity.
  ///
  /// An entity is the type of a fetch, or is used in `Note.fetchRequest()` or `Note(context:
  /// context)`.
  ///
  /// - Parameters:
  ///   - tokens: the tokens from the name on.
  ///   - before: the tokens before it.
  /// - Returns: whether the name is an entity's.
  private static func isEntity(
    _ tokens: ArraySlice<TokenSyntax>, after before: ArraySlice<TokenSyntax>
  ) -> Bool {
    guard tokens.first?.text.first?.isUppercase == true else { return false }
    let next = tokens.dropFirst().prefix(2).map(\.text)
    let last = before.suffix(2).map(\.text)
    return next == [".", "fetchRequest"] || next == ["(", "context"]
      || ["NSFetchRequest", "NSFetchedResultsController"].contains(last.first) && last.last == "<"
  }

  /// Returns whether a name equals a prefix, or is the prefix followed by a capital letter.
  private static func has(_ prefix: String, _ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first?.isUppercase ?? true
  }

  /// Returns the message why a file that imports the framework doesn't compile, and what to do.
  func reason(_ module: String) -> String {
    let missing = "Linux has no \(module)"
    if module == "SwiftUI" {
      return "\(missing); views that use it do not compile, but formlift import FILE makes a form "
        + "of them, for audit and try"
    }
    if module == "CoreData" {
      let classes = generated.prefix(Self.mostNames).joined(separator: ", ")
      return "no file declares the classes \(classes); if Xcode makes them, the data model "
        + "(.xcdatamodeld) belongs beside the sources"
    }
    let others = names.count - Self.mostNames
    var declared: [String] = []
    if !names.isEmpty {
      declared.append(
        names.prefix(Self.mostNames).joined(separator: ", ")
          + (others > 0 ? " and \(others) more" : ""))
    }
    guard !declared.isEmpty else { return "\(missing); code that uses it does not compile" }
    return "\(missing); write a file \(module).swift that declares "
      + declared.joined(separator: ", and ")
  }

  private static let mostNames = 8
}
