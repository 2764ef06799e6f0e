import SwiftSyntax

/// The names in a source that come from a framework of Apple's that Linux lacks.
struct FrameworkUse {
  /// The names, in their order and each once.
  let names: [String]

  /// The prefixes of a framework's names, or whole names.
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

  /// Finds the names of a framework in a source; `declared` are those that the sources declare.
  init(of module: String, in root: Syntax, declared: Set<String>) {
    let prefixes = Self.prefixes[module] ?? []
    var seen: Set<String> = []
    names = root.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind, !declared.contains(name),
        prefixes.contains(where: { Self.has($0, name) })
      else { return nil }
      return seen.insert(name).inserted ? name : nil
    }
  }

  /// Whether a name is a prefix, or begins with it and a capital letter.
  private static func has(_ prefix: String, _ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first?.isUppercase ?? true
  }

  /// The reason why a source with the import doesn't compile, and what helps.
  func reason(_ module: String) -> String {
    guard !names.isEmpty else {
      return "\(module) is not there on Linux; what uses it does not compile"
    }
    let shown = names.prefix(Self.mostNames).joined(separator: ", ")
    let others = names.count - Self.mostNames
    return "\(module) is not there on Linux, and has \(shown)"
      + (others > 0 ? " and \(others) more" : "")
      + "; give a file \(module).swift with stand-ins for them too"
  }

  private static let mostNames = 8
}
