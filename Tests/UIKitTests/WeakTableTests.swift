import Testing
import UIKit

/// Foundation's tables that know objects without keeping them.
@Suite struct WeakTableTests {
  private final class Name: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
  }

  @Test func aMapForgetsWhatIsGone() {
    let map = NSMapTable<AnyObject, AnyObject>.weakToStrongObjects()
    let first = Name("first")
    var second: Name? = Name("second")
    map.setObject("one" as NSString, forKey: first)
    map.setObject("two" as NSString, forKey: second)
    #expect(map.count == 2)
    #expect(map.object(forKey: second) as? String == "two")
    second = nil
    #expect(map.count == 1)
    map.setObject("uno" as NSString, forKey: first)
    #expect(map.object(forKey: first) as? String == "uno")
    #expect((map.keyEnumerator().nextObject() as? Name)?.text == "first")
    map.removeObject(forKey: first)
    #expect(map.count == 0)
  }

  /// Keys are compared as NSObject does, as long as nothing else is asked for.
  @Test func aMapComparesKeys() {
    let map = NSMapTable<NSString, Name>.strongToWeakObjects()
    var name: Name? = Name("kept")
    map.setObject(name, forKey: NSString(string: "key"))
    #expect(map.object(forKey: NSString(string: "key"))?.text == "kept")
    name = nil
    #expect(map.object(forKey: NSString(string: "key")) == nil)
  }

  @Test func aSetForgetsWhatIsGone() {
    let all = NSHashTable<Name>.weakObjects()
    let first = Name("first")
    var second: Name? = Name("second")
    all.add(first)
    all.add(first)
    all.add(second)
    #expect(all.allObjects.map(\.text) == ["first", "second"])
    #expect(all.contains(second))
    second = nil
    #expect(all.allObjects.map(\.text) == ["first"])
    all.remove(first)
    #expect(all.count == 0)
  }
}
