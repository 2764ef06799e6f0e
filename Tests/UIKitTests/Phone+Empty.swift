import Simulation
import Testing

extension Phone {
  /// Returns a phone without rows, on which a test starts an app's own controller.
  static func empty(_ device: String, ios: Int? = nil) throws -> Phone {
    Phone(
      scene: Scene(device: try #require(Device.named(device)), ios: ios, chrome: Chrome()),
      rows: RowGeometry(sections: []), style: .plain, fields: [])
  }
}
