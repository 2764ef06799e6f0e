import Testing

/// Tests that no core dump is written once a form has a field for secrets.
@Suite struct CoreDumpTests {
  /// Returns a shell script that loads a form and prints "none" if core dumps are turned off.
  ///
  /// It tries until then, up to a hundred times.
  private static func script(loading form: String) -> String {
    """
    ulimit -S -c unlimited || exit 77
    mkfifo lines
    formlift -q forms/twenty.yaml <lines >/dev/null &
    exec 3>lines
    echo 'load \(form)' >&3
    for try in $(seq 100); do
      if grep -q '^Max core file size  *0 ' /proc/$!/limits; then echo none; break; fi
      sleep 0.05
    done
    exec 3>&-
    wait
    """
  }

  @Test("A form with a secure field turns core dumps off") func noneFromTheFirstSecureFieldOn()
    throws
  {
    let ending = try Workplace().sh(Self.script(loading: "forms/player.yaml"))
    guard ending.status != 77 else { return }
    #expect(ending.output == "none\n")
  }

  @Test("A form without secure fields keeps the system's core dumps")
  func othersAreAsTheSystemHasThem() throws {
    let script = Self.script(loading: "forms/years.yaml").replacing("seq 100", with: "seq 5")
    #expect(try Workplace().sh(script).output == "")
  }
}
