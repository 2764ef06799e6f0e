import Foundation
import Testing

@testable import Audit
@testable import Avoidance
@testable import Program
@testable import Session
@testable import Simulation

/// Tests that numbers of devices, strategies, laws and others in the documentation are right.
struct CountTests {
  private static let words = [
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]

  /// The nouns that the documentation counts, each with the numbers that are right.
  private static let counts: [(noun: String, counts: Set<Int>)] = [
    ("devices", [Device.all.count, Device.usual.count]),
    ("strategies", [Strategy.all.count]),
    ("laws", [Law.all.count, Law.forStrategies.count]),
    ("commands", [Command.all.count]),
    ("settings", [Setting.all.count]),
    ("man pages", [ManPage.names.count]),
  ]

  private static let documents =
    [
      "README.md", "Sources/FormliftTesting/DeviceChoice.swift",
      "Sources/Program/Manuals/Manual+All.swift",
    ] + Repository.files(below: "Sources/Formlift/Formlift.docc", suffix: ".md")

  @Test("The numbers of devices, strategies, laws and commands in the texts are right")
  func numbersInTexts() throws {
    var found = 0
    for document in Self.documents {
      let prose = try Repository.text(document).components(separatedBy: "```").enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      for (noun, counts) in Self.counts {
        let pattern = try Regex("([0-9]+|[A-Za-z]+) (?:current |known |different )?\(noun)\\b")
        for match in prose.matches(of: pattern) {
          let word = (match.output[1].substring.map(String.init) ?? "").lowercased()
          guard let number = Int(word) ?? Self.words[word], number >= 10 else { continue }
          found += 1
          #expect(counts.contains(number), "\(document): \(prose[match.range])")
        }
      }
    }
    #expect(found >= 4)
  }

  @Test("The devices, strategies, laws and man pages have the numbers that people quote")
  func actualNumbers() {
    #expect(Device.all.count == 86)
    #expect(Device.usual.count == 14)
    #expect(Strategy.all.count == 28)
    #expect(ManPage.names.count == 13)
  }
}
