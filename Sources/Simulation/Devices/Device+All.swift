extension Device {
  /// Every model known here, in the order of their screens.
  public static let all: [Device] = models.flatMap { screen, models in
    models.map { Device(name: $0.name, screen: screen, versions: $0.first...$0.last) }
  }

  /// Returns the model with this name, such as `iphone-16`; nil where there is none.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  // The first and the last version that each ran. After 18 comes 26; iOS 27 is not measured yet.
  private static let models:
    [(screen: DeviceClass, models: [(name: String, first: Int, last: Int)])] = [
      (.iPhone35, [("iphone-3gs", 3, 6), ("iphone-4", 4, 7), ("iphone-4s", 5, 9)]),
      (
        .iPhone40,
        [
          ("iphone-5", 6, 10), ("iphone-5c", 7, 10), ("iphone-5s", 7, 12),
          ("iphone-se", 9, 15),
        ]
      ),
      (
        .iPhone47,
        [
          ("iphone-6", 8, 12), ("iphone-6s", 9, 15), ("iphone-7", 10, 15),
          ("iphone-8", 11, 16), ("iphone-se-2", 13, 26), ("iphone-se-3", 15, 26),
        ]
      ),
      (
        .iPhone55,
        [
          ("iphone-6-plus", 8, 12), ("iphone-6s-plus", 9, 15), ("iphone-7-plus", 10, 15),
          ("iphone-8-plus", 11, 16),
        ]
      ),
      (
        .iPhone58,
        [("iphone-x", 11, 16), ("iphone-xs", 12, 18), ("iphone-11-pro", 13, 26)]
      ),
      (.iPhone61LCD, [("iphone-xr", 12, 18), ("iphone-11", 13, 26)]),
      (.iPhone65, [("iphone-xs-max", 12, 18), ("iphone-11-pro-max", 13, 26)]),
      (.iPhone54, [("iphone-12-mini", 14, 26), ("iphone-13-mini", 15, 26)]),
      (
        .iPhone61OLED,
        [
          ("iphone-12", 14, 26), ("iphone-12-pro", 14, 26), ("iphone-13", 15, 26),
          ("iphone-13-pro", 15, 26), ("iphone-14", 16, 26), ("iphone-16e", 18, 26),
        ]
      ),
      (
        .iPhone67Notch,
        [
          ("iphone-12-pro-max", 14, 26), ("iphone-13-pro-max", 15, 26),
          ("iphone-14-plus", 16, 26),
        ]
      ),
      (
        .iPhone61Island,
        [
          ("iphone-14-pro", 16, 26), ("iphone-15", 17, 26), ("iphone-15-pro", 17, 26),
          ("iphone-16", 18, 26),
        ]
      ),
      (
        .iPhone67Island,
        [
          ("iphone-14-pro-max", 16, 26), ("iphone-15-plus", 17, 26),
          ("iphone-15-pro-max", 17, 26), ("iphone-16-plus", 18, 26),
        ]
      ),
      (
        .iPhone63,
        [("iphone-16-pro", 18, 26), ("iphone-17", 26, 26), ("iphone-17-pro", 26, 26)]
      ),
      (.iPhone65Air, [("iphone-air", 26, 26)]),
      (.iPhone69, [("iphone-16-pro-max", 18, 26), ("iphone-17-pro-max", 26, 26)]),
      (
        .iPad97,
        [
          ("ipad-9.7", 11, 17), ("ipad-2", 4, 9), ("ipad-3", 5, 9), ("ipad-4", 6, 10),
          ("ipad-5", 10, 16), ("ipad-6", 11, 17), ("ipad-air", 7, 12), ("ipad-air-2", 8, 15),
          ("ipad-mini", 6, 9), ("ipad-mini-2", 7, 12), ("ipad-mini-3", 8, 12),
          ("ipad-mini-4", 9, 15), ("ipad-mini-5", 12, 26), ("ipad-pro-9.7", 9, 16),
        ]
      ),
      (.iPad102, [("ipad-7", 13, 18), ("ipad-8", 14, 26), ("ipad-9", 15, 26)]),
      (.iPad105, [("ipad-pro-10.5", 10, 17), ("ipad-air-3", 12, 26)]),
      (
        .iPad109,
        [
          ("ipad-10", 16, 26), ("ipad-air-4", 14, 26), ("ipad-air-5", 15, 26),
          ("ipad-air-11", 17, 26), ("ipad-air-11-m3", 18, 26), ("ipad-a16", 18, 26),
        ]
      ),
      (.iPad11, [("ipad-pro-11", 12, 26)]),
      (.iPad11M4, [("ipad-pro-11-m4", 17, 26), ("ipad-pro-11-m5", 26, 26)]),
      (.iPad129Home, [("ipad-pro-12.9-1", 9, 16), ("ipad-pro-12.9-2", 10, 17)]),
      (
        .iPad129,
        [("ipad-pro-12.9", 12, 26), ("ipad-air-13", 17, 26), ("ipad-air-13-m3", 18, 26)]
      ),
      (.iPad13M4, [("ipad-pro-13-m4", 17, 26), ("ipad-pro-13-m5", 26, 26)]),
      (.iPadMini6, [("ipad-mini-6", 15, 26), ("ipad-mini-7", 18, 26)]),
    ]
}
