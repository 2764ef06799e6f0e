import Testing
import UIKit

/// Tests Foundation's tables with weak references.
@Suite struct WeakTableTests {
  private final class Name: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
  }

  @Test("A map with weak keys drops deallocated keys") func weakMap() {
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

  @Test("A map compares keys by equality") func keyEquality() {
    let map = NSMapTable<NSString, Name>.strongToWeakObjects()
    var name: Name? = Name("kept")
    map.setObject(name, forKey: NSString(string: "key"))
    #expect(map.object(forKey: NSString(string: "key"))?.text == "kept")
    name = nil
    #expect(map.object(forKey: NSString(string: "key")) == nil)
  }

  @Test("A hash table drops deallocated objects") func weakSet() {
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
