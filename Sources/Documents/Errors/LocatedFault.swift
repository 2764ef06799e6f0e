import Geometry
import TerminalText

/// An error in a form's document and its position, before the file's name is known.
package struct LocatedFault: Error {
  /// The position of an error in a document.
  package enum Origin {
    case place(FormError.Place)
    case mark(DocumentMark)
  }

  package let fault: FormError.Fault
  package let origin: Origin

  package init(_ fault: FormError.Fault, at place: FormError.Place) {
    self.fault = fault
    origin = .place(place)
  }

  package init(_ fault: FormError.Fault, at mark: DocumentMark) {
    self.fault = fault
    origin = .mark(mark)
  }

  /// Whether parsing of the document can continue after the error, to find further errors.
  package var isPassable: Bool {
    switch fault {
    case .noForm, .tooLarge, .notUTF8, .encoding, .nul, .syntax, .nestedTooDeep, .tooMany,
      .unsupported, .keyIsNotText, .further:
      false
    case .unknownKey, .keyInValue, .repeatedKey, .missingKey, .wrongKind, .keyWithoutSpace,
      .tooGreat, .tooLong, .unknownName, .wrongSetting, .emptyList, .keysExclude, .keyNeeds,
      .menuWithoutChoice,
      .sheetInside, .noField,
      .rowWithoutContent, .rowWithFieldAndText, .keyOfField, .keyOfOtherKind, .wrongToggle,
      .buttonDecides, .malformedID, .repeatedID, .takenID, .malformedValue, .setElsewhere,
      .windowOnPhone, .neverRan, .unknownField, .ownField, .stillNamed, .conditionWithoutTest,
      .circle, .malformedPattern, .unboundedPattern, .reversedLimits, .repeatedOption,
      .valueIsNoOption:
      true
    }
  }

  package static let memory = LocatedFault(
    .syntax("there is not enough memory to read the file"), at: FormError.Place.file)

  /// The position of the error as the document's parser counts it.
  ///
  /// Nil if the error's line and column are known already.
  var mark: DocumentMark? {
    switch origin {
    case .place: nil
    case .mark(let mark): mark
    }
  }

  /// The line and column of the error.
  ///
  /// If only the document's parser can find these, the place is the whole file.
  package var place: FormError.Place {
    switch origin {
    case .place(let place): place
    case .mark: .file
    }
  }
}
