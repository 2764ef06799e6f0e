import Simulation
import Testing
import UIKit

/// Tests a text view's attributed text, edited by code.
@MainActor @Suite struct TextStorageTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func isRed(at place: Int) -> Bool {
    view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
      == .red
  }

  @Test("Editing the storage changes the view's text") func editStorage() {
    view.text = "Ada"
    view.textStorage.append(NSAttributedString(string: " L."))
    #expect(view.text == "Ada L.")
    view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 2), with: "Lovelace")
    #expect(view.text == "Ada Lovelace")
    #expect(view.textStorage === view.layoutManager.textStorage)
  }

  @Test("New text keeps the attributes of the unchanged characters") func editText() {
    view.attributedText = NSAttributedString(
      string: "abc", attributes: [.foregroundColor: UIColor.red])
    view.text = "abXc"
    #expect(view.textStorage.string == "abXc")
    #expect([0, 1, 3].map(isRed) == [true, true, true])
    view.text = ""
    #expect(view.textStorage.length == 0)
  }

  @Test("The storage's delegate gets each edit, and grouped edits as one") func delegate() {
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

  @Test("A text view uses the app's own storage and layout manager") func ownStack() {
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

  /// A line in a font of 17 points is 20.287109375 high, with 5 points free on each side.
  @Test("The layout manager returns the areas of text lines") func layout() {
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

  @Test("An attachment is one character in the text") func attachment() {
    let picture = NSTextAttachment(image: UIImage())
    view.text = "see "
    view.textStorage.append(NSAttributedString(attachment: picture))
    #expect(view.text == "see \u{FFFC}")
    let found = view.attributedText.attribute(.attachment, at: 4, effectiveRange: nil)
    #expect(found as? NSTextAttachment === picture)
  }
}
