import Simulation
import Testing
import UIKit

/// A text view's text with its attributes, which code edits beside the view.
@MainActor @Suite struct TextStorageTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func isRed(at place: Int) -> Bool {
    view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
      == .red
  }

  @Test func theTextFollowsTheStorage() {
    view.text = "Ada"
    view.textStorage.append(NSAttributedString(string: " L."))
    #expect(view.text == "Ada L.")
    view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 2), with: "Lovelace")
    #expect(view.text == "Ada Lovelace")
    #expect(view.textStorage === view.layoutManager.textStorage)
  }

  /// What is typed between coloured characters leaves their colour alone.
  @Test func theStorageFollowsTheText() {
    view.attributedText = NSAttributedString(
      string: "abc", attributes: [.foregroundColor: UIColor.red])
    view.text = "abXc"
    #expect(view.textStorage.string == "abXc")
    #expect([0, 1, 3].map(isRed) == [true, true, true])
    view.text = ""
    #expect(view.textStorage.length == 0)
  }

  @Test func theDelegateIsToldOfEachEdit() {
    final class Listening: NSTextStorageDelegate {
      var told: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { told.append("\(editedRange.location) \(editedRange.length) \(delta)") }
    }
    let listening = Listening()
    view.textStorage.delegate = listening
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "ten")
    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 4), with: "")
    view.textStorage.endEditing()
    #expect(listening.told == ["0 7 7", "0 1 -2", "0 3 -2"])
    #expect(view.text == "ten")
  }

  @Test func aStackOfTheAppsOwnIsTheViews() {
    let storage = NSTextStorage(string: "note")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "note")
    #expect(view.textStorage === storage)
    storage.append(NSAttributedString(string: "s"))
    #expect(view.text == "notes")
  }

  /// Text of 17 points stands in lines of 20.287109375, with 5 on each side of it.
  @Test func theLayoutIsTheViews() {
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo\nthree"
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(used.minX == 5)
    #expect(used.height == 60.861328125)
    let second = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: view.textContainer)
    #expect(second.minY == 20.287109375)
    #expect(second.height == 20.287109375)
  }

  @Test func aPictureStandsForACharacter() {
    let picture = NSTextAttachment(image: UIImage())
    view.text = "see "
    view.textStorage.append(NSAttributedString(attachment: picture))
    #expect(view.text == "see \u{FFFC}")
    let found = view.attributedText.attribute(.attachment, at: 4, effectiveRange: nil)
    #expect(found as? NSTextAttachment === picture)
  }
}
