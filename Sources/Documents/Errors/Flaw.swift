import Geometry
import TerminalText

/// A fault and its place, before the file's name is known.
package struct Flaw: Error {
  /// Where a fault is.
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

  /// Whether what follows it in the document can be read all the same.
  package var isPassable: Bool {
    switch fault {
    case .noForm, .tooLarge, .notUTF8, .encoding, .nul, .syntax, .nestedTooDeep, .tooMany,
      .unsupported, .keyIsNotText, .further:
      false
    case .unknownKey, .keyInValue, .repeatedKey, .missingKey, .wrongKind, .tooGreat, .tooLong,
      .unknownName, .wrongSetting, .emptyList, .keysExclude, .keyNeeds, .sheetInside, .noField,
      .rowWithoutContent, .rowWithFieldAndText, .keyOfField, .keyOfOtherKind, .wrongToggle,
      .buttonDecides, .malformedID, .repeatedID, .takenID, .malformedValue, .setElsewhere,
      .windowOnPhone, .neverRan, .unknownField, .ownField, .stillNamed, .conditionWithoutTest,
      .circle, .malformedPattern, .unboundedPattern, .reversedLimits, .repeatedOption,
      .valueIsNoOption:
      true
    }
  }

  package static let memory = Flaw(
    .syntax("there is no memory to read the file"), at: FormError.Place.file)

  /// The place; of a flaw whose place only a reader knows, the whole file.
  package var place: FormError.Place {
    switch origin {
    case .place(let place): place
    case .mark: .file
    }
  }
}

extension [Flaw] {
  /// Keeps a flaw, to go on behind it.
  ///
  /// - Throws: the flaw where there is no going on.
  package mutating func pass(_ flaw: Flaw) throws(Flaw) {
    guard flaw.isPassable else { throw flaw }
    append(flaw)
  }

  /// Returns what a body reads, or nil where it has a flaw behind which it goes on.
  package mutating func passing<Value>(_ body: () throws(Flaw) -> Value?) throws(Flaw) -> Value? {
    do throws(Flaw) {
      return try body()
    } catch {
      try pass(error)
      return nil
    }
  }
}
