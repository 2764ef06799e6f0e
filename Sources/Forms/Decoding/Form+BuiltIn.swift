import Documents
import FormModel
import Patterns
import FoundationEssentials

extension Form {
  /// The file name of the built-in form in messages.
  ///
  /// The repository has a file with this name and the same text.
  package static let builtInName = "forms/player.yaml"

  /// Parses the form that is built into the program.
  package static func builtIn(vocabulary: FormVocabulary) throws(FormError) -> Form {
    var text = builtInText
    let data = text.withUTF8 { Data(buffer: $0) }
    return try Form(contentsOf: data, fileName: builtInName, vocabulary: vocabulary)
  }

  /// The definition of the built-in form.
  package static let builtInText = #"""
    form: New player
    style: grouped
    device: iphone-5s
    sections:
      - header: Player
        rows:
          - field: name
            label: Name
            placeholder: Ada Lovelace
            contentType: name
            capitalization: words
            return: next
            required: true
          - field: nickname
            label: Nickname
            placeholder: As the fans call them
            contentType: nickname
            capitalization: words
            return: next
            maxLength: 20
          - field: born
            label: Born
            placeholder: 1998-12-10
            keyboard: numbers-and-punctuation
            pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}"
            return: next
            required: true
          - field: position
            label: Position
            value: Midfielder
            options: [Goalkeeper, Defender, Midfielder, Forward]
            return: next
          - field: shirt
            label: Shirt number
            placeholder: 1 to 99
            keyboard: number-pad
            minimum: 1
            maximum: 99
            return: next
            required: true
          - field: club
            label: Last club
            contentType: organizationName
            capitalization: words
            return: next
      - header: Contact
        footer: The PIN opens the locker room.
        rows:
          - field: email
            label: E-mail
            placeholder: ada@example.org
            keyboard: email
            contentType: emailAddress
            capitalization: none
            pattern: '[^@\s]+@[^@\s]+\.[^@\s]+'
            return: next
            required: true
          - field: street
            label: Street
            contentType: fullStreetAddress
            capitalization: words
            return: next
          - field: zip
            label: ZIP
            placeholder: "90210"
            keyboard: number-pad
            contentType: postalCode
            pattern: "[0-9]{5}"
            return: next
            required: true
          - field: city
            label: City
            contentType: addressCity
            capitalization: words
            return: next
          - field: phone
            label: Phone
            keyboard: phone
            contentType: telephoneNumber
            pattern: "[+0-9 ()/-]+"
            return: next
          - field: pin
            label: PIN
            placeholder: Four digits
            keyboard: number-pad
            secure: true
            pattern: "[0-9]{4}"
            return: done
            required: true

    """#
}
