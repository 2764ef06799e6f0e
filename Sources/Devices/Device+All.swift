extension Device {
  /// Every known iPhone and iPad model, ordered by screen.
  public static let all: [Device] = DeviceClass.Name.allCases.flatMap { name in
    let (screen, models) = name.models
    return models.map {
      Device(name: $0.name, screen: screen, versions: $0.first...newest($0.first, $0.last))
    }
  }

  /// The names of all known models, the newest first.
  ///
  /// A model is newer than another if its first iOS version is.
  package static var namesNewestFirst: [String] {
    all.sorted { $0.versions.lowerBound > $1.versions.lowerBound }.map(\.name)
  }

  /// Returns the newest iOS version that a model is assumed to run.
  ///
  /// `first` and `last` are the model's first and last version in published lists, which don't
  /// cover iOS 27 yet. A model that runs 26 and came with iOS 14 or later is assumed to run 27.
  private static func newest(_ first: Int, _ last: Int) -> Int {
    last == 26 && first >= 14 ? 27 : last
  }

  /// Returns the device model with a name such as `iphone-16`, or nil if it is unknown.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension DeviceClass {
  /// The name of a known screen, oldest phones first.
  ///
  /// Because ``models`` switches over all names, the compiler requires a screen for each name.
  package enum Name: String, CaseIterable {
    case iPhone35 = "iphone-3.5"
    case iPhone40 = "iphone-4.0"
    case iPhone47 = "iphone-4.7"
    case iPhone55 = "iphone-5.5"
    case iPhone58 = "iphone-5.8"
    case iPhone61LCD = "iphone-6.1-lcd"
    case iPhone65 = "iphone-6.5"
    case iPhone54 = "iphone-5.4"
    case iPhone61OLED = "iphone-6.1-oled"
    case iPhone67Notch = "iphone-6.7-notch"
    case iPhone61Island = "iphone-6.1-island"
    case iPhone67Island = "iphone-6.7-island"
    case iPhone63 = "iphone-6.3"
    case iPhone65Air = "iphone-6.5-air"
    case iPhone69 = "iphone-6.9"
    case iPad97 = "ipad-9.7"
    case iPad102 = "ipad-10.2"
    case iPad105 = "ipad-10.5"
    case iPad109 = "ipad-10.9"
    case iPad11 = "ipad-11"
    case iPad11M4 = "ipad-11-m4"
    case iPad129Home = "ipad-12.9-home"
    case iPad129 = "ipad-12.9"
    case iPad13M4 = "ipad-13-m4"
    case iPadMini6 = "ipad-mini6"

    /// The screen with this name and its models, each with its first and last iOS version.
    ///
    /// Version 26 comes after 18. Published lists don't cover iOS 27 yet: see ``newest(_:_:)``.
    package var models: (screen: DeviceClass, models: [(name: String, first: Int, last: Int)]) {
      switch self {
      case .iPhone35: (.iPhone35, [("iphone-3gs", 3, 6), ("iphone-4", 4, 7), ("iphone-4s", 5, 9)])
      case .iPhone40:
        (
          .iPhone40,
          [("iphone-5", 6, 10), ("iphone-5c", 7, 10), ("iphone-5s", 7, 12), ("iphone-se", 9, 15)]
        )
      case .iPhone47:
        (
          .iPhone47,
          [
            ("iphone-6", 8, 12), ("iphone-6s", 9, 15), ("iphone-7", 10, 15), ("iphone-8", 11, 16),
            ("iphone-se-2", 13, 26), ("iphone-se-3", 15, 26),
          ]
        )
      case .iPhone55:
        (
          .iPhone55,
          [
            ("iphone-6-plus", 8, 12), ("iphone-6s-plus", 9, 15), ("iphone-7-plus", 10, 15),
            ("iphone-8-plus", 11, 16),
          ]
        )
      case .iPhone58:
        (.iPhone58, [("iphone-x", 11, 16), ("iphone-xs", 12, 18), ("iphone-11-pro", 13, 26)])
      case .iPhone61LCD: (.iPhone61LCD, [("iphone-xr", 12, 18), ("iphone-11", 13, 26)])
      case .iPhone65: (.iPhone65, [("iphone-xs-max", 12, 18), ("iphone-11-pro-max", 13, 26)])
      case .iPhone54: (.iPhone54, [("iphone-12-mini", 14, 26), ("iphone-13-mini", 15, 26)])
      case .iPhone61OLED:
        (
          .iPhone61OLED,
          [
            ("iphone-12", 14, 26), ("iphone-12-pro", 14, 26), ("iphone-13", 15, 26),
            ("iphone-13-pro", 15, 26), ("iphone-14", 16, 26), ("iphone-16e", 18, 26),
          ]
        )
      case .iPhone67Notch:
        (
          .iPhone67Notch,
          [
            ("iphone-12-pro-max", 14, 26), ("iphone-13-pro-max", 15, 26),
            ("iphone-14-plus", 16, 26),
          ]
        )
      case .iPhone61Island:
        (
          .iPhone61Island,
          [
            ("iphone-14-pro", 16, 26), ("iphone-15", 17, 26), ("iphone-15-pro", 17, 26),
            ("iphone-16", 18, 26),
          ]
        )
      case .iPhone67Island:
        (
          .iPhone67Island,
          [
            ("iphone-14-pro-max", 16, 26), ("iphone-15-plus", 17, 26),
            ("iphone-15-pro-max", 17, 26), ("iphone-16-plus", 18, 26),
          ]
        )
      case .iPhone63:
        (.iPhone63, [("iphone-16-pro", 18, 26), ("iphone-17", 26, 26), ("iphone-17-pro", 26, 26)])
      case .iPhone65Air: (.iPhone65Air, [("iphone-air", 26, 26)])
      case .iPhone69: (.iPhone69, [("iphone-16-pro-max", 18, 26), ("iphone-17-pro-max", 26, 26)])
      case .iPad97:
        (
          .iPad97,
          [
            ("ipad-9.7", 11, 17), ("ipad-2", 4, 9), ("ipad-3", 5, 9), ("ipad-4", 6, 10),
            ("ipad-5", 10, 16), ("ipad-6", 11, 17), ("ipad-air", 7, 12), ("ipad-air-2", 8, 15),
            ("ipad-mini", 6, 9), ("ipad-mini-2", 7, 12), ("ipad-mini-3", 8, 12),
            ("ipad-mini-4", 9, 15), ("ipad-mini-5", 12, 26), ("ipad-pro-9.7", 9, 16),
          ]
        )
      case .iPad102: (.iPad102, [("ipad-7", 13, 18), ("ipad-8", 14, 26), ("ipad-9", 15, 26)])
      case .iPad105: (.iPad105, [("ipad-pro-10.5", 10, 17), ("ipad-air-3", 12, 26)])
      case .iPad109:
        (
          .iPad109,
          [
            ("ipad-10", 16, 26), ("ipad-air-4", 14, 26), ("ipad-air-5", 15, 26),
            ("ipad-air-11", 17, 26), ("ipad-air-11-m3", 18, 26), ("ipad-a16", 18, 26),
          ]
        )
      case .iPad11: (.iPad11, [("ipad-pro-11", 12, 26)])
      case .iPad11M4: (.iPad11M4, [("ipad-pro-11-m4", 17, 26), ("ipad-pro-11-m5", 26, 26)])
      case .iPad129Home: (.iPad129Home, [("ipad-pro-12.9-1", 9, 16), ("ipad-pro-12.9-2", 10, 17)])
      case .iPad129:
        (
          .iPad129,
          [("ipad-pro-12.9", 12, 26), ("ipad-air-13", 17, 26), ("ipad-air-13-m3", 18, 26)]
        )
      case .iPad13M4: (.iPad13M4, [("ipad-pro-13-m4", 17, 26), ("ipad-pro-13-m5", 26, 26)])
      case .iPadMini6: (.iPadMini6, [("ipad-mini-6", 15, 26), ("ipad-mini-7", 18, 26)])
      }
    }
  }
}
