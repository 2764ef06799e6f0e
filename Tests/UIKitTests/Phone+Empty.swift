import Simulation
import Testing

extension Phone {
  /// Returns a phone of a device that shows nothing yet: what a controller of an app's own starts on.
  static func empty(_ device: String, ios: Int? = nil) throws -> Phone {
    Phone(
      scene: Scene(device: try #require(Device.named(device)), ios: ios, chrome: Chrome()),
      rows: RowGeometry(sections: []), style: .plain, fields: [])
  }
}
