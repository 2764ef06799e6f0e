import Foundation
import Testing

@testable import AppCode

/// Tests the command `formlift audit` by running the program.
@Suite struct AuditProgramTests {
  private static let small = [
    "--device", "iphone-5s", "--orientation", "portrait", "--strategy", "inset-top,least-motion",
  ]

  /// The guide's table of strategies equals the output of the command that it names.
  @Test("The guide's table of strategies is what the audit prints") func theReadmesTable() throws {
    let ending = try Workplace().formlift([
      "audit", "forms/twenty.yaml", "--device", "iphone-16", "--orientation", "portrait",
      "--format", "table",
    ])
    #expect(ending.status == 1)
    let readme = try Repository.text("Sources/Formlift/Formlift.docc/Strategies.md")
    #expect(readme.contains(ending.output), "\(ending.output)")
  }

  /// The terminal continues the command in its next row, so that it is copied as one line.
  @Test("On a terminal, the command that shows a failing case is not wrapped")
  func commandToCopy() throws {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift,
      ["audit", "--format", "verdict", "--strategy", "none", "--device", "iphone-16"])
    #expect(try terminal.waitForEnding() == .exited(status: 1))
    let lines = terminal.transcriptText.components(separatedBy: "\r\n")
    let command = try #require(lines.first { $0.hasPrefix("See it: ") })
    #expect(command.hasPrefix("See it: formlift -s none forms/player.yaml -d iphone-16 -c "))
    #expect(command.hasSuffix(" -c 'expect active.visible == 1'"))
  }

  /// Parts that run in parallel, one of them twice, merge to the same bytes as one run.
  @Test("Parallel parts merge to the same bytes as one run") func partsMergeToTheSameBytes() throws
  {
    let workplace = try Workplace()
    let options = Self.small.joined(separator: " ")
    let whole = try workplace.sh("formlift audit forms/player.yaml \(options)")
    let merged = try workplace.sh(
      """
      for part in 1 2 3; do
        formlift audit forms/player.yaml \(options) --shard $part/3 > part-$part &
      done
      wait
      formlift audit forms/player.yaml \(options) --shard 2/3 > again
      formlift audit merge part-3 part-1 again part-2
      """)
    #expect(whole.status == 1)
    #expect(whole.output.hasPrefix("forms/player.yaml · 1 phone · 1 orientation · 2 strategies"))
    #expect(merged.output == whole.output)
  }

  /// A strategy's changed decisions are kept in parts, in merged results, and in a baseline.
  @Test("Parts, merges and baselines keep a strategy's changed decisions") func decisionsOfItsOwn()
    throws
  {
    let workplace = try Workplace()
    let tuned = "--device iphone-5s --depth focus --law visible,no-delay --fail-on all"
    let ending = try workplace.sh(
      """
      audit="formlift audit forms/player.yaml \(tuned)"
      $audit --strategy 'inset-top motion=none,none' > whole
      for part in 1 2; do
        $audit --strategy 'inset-top motion=none,none' --shard $part/2 > part-$part
      done
      formlift audit merge part-1 part-2 | cmp - whole; echo $?
      grep -c '^strategy inset-top motion=none$' whole
      $audit --strategy 'inset-top motion=none' --format json > known
      $audit --strategy 'inset-top motion=none' --baseline known > /dev/null; echo $?
      $audit --strategy 'inset-top motion=0.5' --baseline known > /dev/null; echo $?
      formlift -q forms/player.yaml -c 'strategy inset-top' \
        -c "audit ${audit#* * * } --strategy motion=none --format json" | cmp - known; echo $?
      """)
    #expect(ending.output == "0\n1\n0\n1\n0\n", "\(ending.diagnostics)")
  }

  /// If a part is missing or incomplete, the merge names it and fails, whatever `--fail-on` says.
  @Test("A missing or incomplete part is named and fails") func aPartThatIsMissing() throws {
    let workplace = try Workplace()
    let options = "--device iphone-5s,iphone-16,ipad-9.7 --depth focus --strategy least-motion"
    let ending = try workplace.sh(
      """
      for part in 1 2 3; do
        formlift audit forms/player.yaml \(options) --shard $part/3 > part-$part
      done
      formlift audit merge --fail-on all part-1 part-2 part-3 > /dev/null; echo $?
      formlift audit merge --fail-on all part-1 part-2 > /dev/null; echo $?
      head -n 2 part-1 > part-cut
      formlift audit merge part-cut part-2 > /dev/null; echo $?
      """)
    #expect(ending.output == "0\n2\n2\n")
    #expect(
      ending.diagnostics == """
        formlift audit merge: error: shard 3/3 is missing
        formlift audit merge: error: shard 1/3 is not whole
        formlift audit merge: error: shard 3/3 is missing

        """)
  }

  /// `audit merge` rejects options that only make sense for running an audit.
  @Test(
    "Merging rejects options for playing",
    arguments: ["--law visible", "--strategy none", "--shard 1/2", "--device=iphone-16"])
  func aMergePlaysNothing(option: String) throws {
    let ending = try Workplace().sh("formlift audit merge \(option) part-1")
    let name = option.prefix { $0 != " " && $0 != "=" }
    #expect(
      ending.diagnostics
        == "formlift audit: error: unexpected \"\(name)\": what was played is merged; it takes --format, "
        + "--fail-on, --baseline\n")
    #expect(ending.status == 2)
  }

  /// The report doesn't mention cases that `--depth focus` leaves out.
  @Test("A focus-only audit reports nothing it has not played") func focusAlone() throws {
    let ending = try Workplace().sh(
      "formlift audit --device iphone-5s --strategy none --depth focus forms/player.yaml")
    #expect(
      ending.output.hasPrefix(
        "forms/player.yaml · 1 phone · 2 orientations · 1 strategy · focus only · "))
  }

  /// Parts run by GNU parallel merge to the same bytes as one run.
  ///
  /// That also holds after a part was killed and run again.
  @Test(
    "Parts spread by GNU parallel merge to the same bytes",
    .enabled(if: hasParallel, "GNU parallel is not installed: on Debian it is the package parallel")
  )
  func partsByParallel() throws {
    let workplace = try Workplace()
    let audit =
      "formlift audit forms/player.yaml --device iphone-5s,iphone-16,ipad-9.7"
      + " --strategy inset-top,least-motion"
    let whole = try workplace.sh(audit)
    let merged = try workplace.sh(
      """
      parallel --will-cite --jobs 2 '\(audit) --shard {}/4 > part-{}' ::: 1 2 3 4
      formlift audit merge part-*
      """)
    #expect(whole.status == 1)
    #expect(merged.output == whole.output)
    let again = try workplace.sh(
      """
      \(audit) --shard 2/4 > killed & killed=$!
      until [ "$(wc -l < killed)" -ge 1 ]; do :; done
      kill -9 $killed
      wait $killed
      formlift audit merge killed part-* part-2
      """)
    #expect(again.output == whole.output)
  }

  private static let hasParallel = ["/usr/bin/parallel", "/usr/local/bin/parallel"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The exit status is 1 if a law asked for fails, or a failure isn't in the baseline.
  @Test(
    "The exit status reports failed laws and new failures",
    arguments: [
      ("--strategy least-motion --fail-on all", 0), ("--strategy inset-top --fail-on all", 1),
      ("--strategy inset-top --fail-on no-blank-strip", 0), ("--strategy inset-top", 1),
      ("--strategy inset-top --fail-on none", 0),
      ("--strategy table-controller", 0), ("--strategy table-controller --fail-on remarks", 1),
      ("--strategy table-controller --fail-on all", 1),
      ("--strategy inset-top --baseline known.json", 0),
      ("--strategy inset-top --baseline known.json --fail-on all", 0),
      ("--strategy shrink-table --baseline known.json", 1),
      ("--strategy eureka --baseline none.json", 2),
      ("--law gravity", 2), ("--law in-view", 2), ("--laws some", 2), ("--strategy", 2),
      ("no-such-form.yaml", 2), ("merge known.json", 2),
    ])
  func status(options: String, status: Int) throws {
    let workplace = try Workplace()
    let phone = "--device iphone-5s --orientation portrait"
    let ending = try workplace.sh(
      """
      formlift audit forms/twenty.yaml \(phone) --strategy inset-top --format json > known.json
      formlift audit \(options.hasPrefix("merge") ? "" : "forms/twenty.yaml \(phone)") \(options) >&2
      """.replacing("audit  merge", with: "audit merge"))
    #expect(Int(ending.status) == status, "\(ending.output)")
  }

  /// With a baseline, only new failures fail; failures in the baseline are marked as known.
  @Test("Only failures that are not in the baseline fail") func whatIsNew() throws {
    let workplace = try Workplace()
    let audit = "formlift audit forms/twenty.yaml --device iphone-5s --orientation portrait"
    let both = "\(audit) --strategy inset-top,none"
    let known = try workplace.sh(
      """
      \(audit) --strategy none --format json > known.json
      \(both) --format tap > all.tap
      \(both) --baseline known.json --format tap
      """)
    let lines = known.output.split(separator: "\n").filter { $0.hasPrefix("not ok") }
    let broken = lines.filter { !$0.hasSuffix("# TODO remark") }
    #expect(broken.contains { $0.hasSuffix("- none visible # TODO known") })
    #expect(broken.contains { $0.hasSuffix("- inset-top no-double-avoidance") })
    #expect(lines.contains { $0.hasSuffix("- inset-top position-restored # TODO remark") })
    #expect(broken.allSatisfy { $0.contains("- none ") == $0.hasSuffix(" # TODO known") })
    #expect(known.output.replacing(" # TODO known", with: "") == (try workplace.text("all.tap")))
    let junit = try workplace.sh("\(both) --baseline known.json --format junit").output
    let suite = try #require(
      junit.split(separator: "\n").first { $0.contains("suite name=\"none\"") })
    #expect(suite.contains(" failures=\"0\" skipped=\""))
    #expect(junit.contains("<skipped message=\"known: "))
    let text = try workplace.sh("\(both) --baseline known.json").output
    #expect(text.contains("\n# inset-top breaks no-double-avoidance "))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("# ") && $0.contains(" breaks ") }
    #expect(heads.allSatisfy { $0.hasSuffix($0.hasPrefix("# none") ? ", known" : ", new") })
    let same = try workplace.sh("\(audit) --strategy none --baseline known.json").output
    #expect(same.contains("\nnothing is new: the baseline has every case\n"))
  }

  /// The error comes at once, not after the audit has run.
  @Test("A missing baseline is reported before anything is played") func aBaselineIsReadFirst()
    throws
  {
    let ending = try Workplace().sh("formlift audit forms/twenty.yaml --baseline nosuch.json")
    #expect(
      ending
        == RunResult(diagnostics: "nosuch.json: error: No such file or directory\n", status: 2))
  }

  @Test("A decision outside the quotes of its strategy is named") func unquotedDecision() throws {
    let ending = try Workplace().sh(
      "formlift audit forms/twenty.yaml --strategy inset-top margin=8")
    #expect(
      ending
        == RunResult(
          diagnostics: "margin=8: error: No such file or directory; quote a strategy with its "
            + "decisions, as in --strategy 'inset-top margin=8'\n", status: 2))
  }

  /// The reports for other programs are well formed, with one test per strategy and law.
  @Test("The TAP, JUnit and HTML reports are well formed") func formats() throws {
    let workplace = try Workplace()
    let options = "audit forms/twenty.yaml \(Self.small.joined(separator: " "))"
    let tap = try workplace.sh("formlift \(options) --format tap").output
    #expect(tap.hasPrefix("TAP version 13\n1..24\nok 1 - least-motion visible\n"))
    #expect(tap.contains("\nnot ok "))
    for format in ["junit", "html"] {
      let text = try workplace.sh("formlift \(options) --format \(format)").output
      let document = Data(text.replacing("<!DOCTYPE html>\n", with: "").utf8)
      #expect(!document.isEmpty)
      #expect(text.contains("inset-top"))
    }
    let json = try workplace.sh("formlift \(options) --format json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["strategies"] as? [Any])?.count == 2)
  }

  @Test("The audit command prints its table in a session") func inASession() throws {
    let ending = try Workplace().formlift([
      "forms/twenty.yaml", "-q", "-c", "audit --device iphone-5s --strategy least-motion",
    ])
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst() == [
        "least-motion",
        "everyday                             ✓",
        "turns and other keyboards            ✓",
        "iPad windows and floating keyboards  –",
        "lifecycle                            ✓",
        "remarks                              ✓",
      ])
  }

  /// If a form was changed since it was read, the script for a case says to write it first.
  @Test("A script of a changed form says to write it first") func aChangedFormIsToBeWrittenFirst()
    throws
  {
    let audit = "audit --depth focus --device iphone-5s --strategy inset-top --law no-delay"
    let ending = try Workplace().formlift(
      ["-q", "forms/player.yaml"], input: Data("row add x label=New\n\(audit)\n".utf8))
    let note =
      "# The form was changed since it was read: write forms/player.yaml keeps it for this script."
    #expect(ending.output.contains("\(note)\nload forms/player.yaml\n"), "\(ending.output)")
  }

  /// A shard number of 0, which a fuzzer found, or a huge one doesn't stop the merge.
  @Test("A part that claims any number of shards is merged", arguments: ["1/0", "1/9000000000"])
  func oddShards(shard: String) throws {
    let workplace = try Workplace()
    let part = """
      {"depth":"focus","devices":["iphone-5s"],"forms":["forms/twenty.yaml"],"laws":[],\
      "orientations":["portrait"],"shard":"\(shard)","strategies":["none"],"transitions":[]}

      """
    try workplace.write(part, to: "part")
    let ending = try workplace.formlift(["audit", "merge", "part"])
    #expect(ending.status == 2)
    let missing =
      shard == "1/0"
      ? "1 of 1 forms on devices are missing" : "shard 1/\(shard.dropFirst(2)) is missing"
    #expect(ending.diagnostics == "formlift audit merge: error: \(missing)\n")
  }
}
