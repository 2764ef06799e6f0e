extension CommandSpec {
  static let lookingCommands: [CommandSpec] = [
    CommandSpec(
      "show [screen|state|events|map]", .looking,
      "shows the phone, all figures, what happened, or the whole content in small",
      brief: "draw screen",
      [[.choice(Command.Look.allCases.map(\.rawValue))]]
    ) { arguments throws(CommandError) in
      .show(arguments.isEmpty ? .screen : try arguments.choice("what to show"))
    },
    CommandSpec(
      "why", .looking, "tells what moved in the last command, and by which rule",
      brief: "what moved"
    ) { _ throws(CommandError) in .why },
    CommandSpec(
      "get PATH", .looking,
      "prints one figure", brief: "one figure",
      details: ["Paths: \(StateRecord.paths.joined(separator: ", ")), values.ID."],
      examples: [("get table.contentOffset.y", "prints the offset")], [[.path]]
    ) { arguments throws(CommandError) in .get(path: try arguments.required("PATH").text) },
    CommandSpec(
      "expect PATH OP VALUE", .looking,
      "fails unless a figure is what it should be", brief: "check it",
      details: [
        "OP is == != < <= > >= ~= contains. ~= is within 0.5. Numbers are compared as numbers, all "
          + "else as get prints it."
      ],
      examples: [("expect active.clearance >= 0", "fails when the keyboard covers the row")],
      [[.path], [.comparison], [.free]]
    ) { arguments throws(CommandError) in
      let path = try arguments.required("PATH").text
      let comparison: Expectation.Comparison = try arguments.choice("OP")
      return .expect(
        Expectation(path: path, comparison: comparison, value: try arguments.text("VALUE")))
    },
    CommandSpec(
      "hold on|off", .looking,
      "stops the clock from settling by itself, or lets it settle", brief: "stop clock",
      [[.choice(["on", "off"])]]
    ) { arguments throws(CommandError) in .hold(try arguments.flag("hold")) },
    CommandSpec(
      "step SECONDS", .looking,
      "lets virtual time pass", brief: "let it run",
      examples: [("step 0.05", "a twentieth of a second later")], [[.free]]
    ) { arguments throws(CommandError) in
      .step(try arguments.number("SECONDS", in: 0...3600))
    },
  ]
}
