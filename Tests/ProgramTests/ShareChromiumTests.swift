import Foundation
import Forms
import Session
import Testing

/// Tests the page that `share` writes in a headless browser, by reading its elements.
@Suite struct ShareChromiumTests {
  /// A script that records, at some times, where parts are in each phone's screen, and what the
  /// controls do.
  ///
  /// Each record is `[time, [[part, x, y, width, height]…]…]`.
  private static let probe = """
    <script>addEventListener('load',()=>{
      const p=document.querySelector('.player'),read=[];
      // Without a window no frames are asked for.
      window.requestAnimationFrame=f=>setTimeout(()=>f(performance.now()),16);
      const frames=()=>[...document.querySelectorAll('figure>svg')].map(svg=>{
        const screen=svg.querySelector('[data-part=screen]>rect').getBoundingClientRect();
        return Object.fromEntries(['[data-part=table]','[data-part=keyboard]','.active'].map(name=>{
          const r=svg.querySelector('rect'+name).getBoundingClientRect();
          return [name,[r.x-screen.x,r.y-screen.y,r.width,r.height]]}))});
      setTimeout(()=>{
      const told=[];
      for(const t of [0,0.925,3]){p.seek(t);if(t>0)read.push(frames());
        const cells=[...p.querySelectorAll('.figures')][0].rows;
        told.push([p.querySelector('.verdict').textContent,p.querySelector('.small').textContent,
          ...['active','offset','in view'].map(name=>
            [...cells].find(row=>row.cells[0].textContent==name)?.cells[1].textContent??'')])}
      const output=()=>p.querySelector('output').textContent,controls=[];
      const scrub=p.querySelector('.scrub');
      scrub.value=1.5;scrub.dispatchEvent(new Event('input'));controls.push(output());
      p.seek(0);p.querySelector('.forth').click();controls.push(output());
      p.seek(0);p.querySelector('.play').click();
      setTimeout(()=>{
        controls.push(p.querySelector('.play').classList.contains('runs'),scrub.value>0);
        p.querySelector('.play').click();
        controls.push(p.querySelector('.play').classList.contains('runs'));
        const pre=document.createElement('pre');pre.id='read';
        pre.textContent=JSON.stringify({read,controls,told});document.body.replaceChildren(pre)},1500)},300)
    })</script>
    """

  /// Shares a script as a page, opens the page in the browser, and returns what `probe` recorded.
  private static func reading(_ script: String, _ options: String) throws -> [String: Any] {
    let workplace = try Workplace()
    try workplace.write(script, to: "story.formlift")
    let shared = try workplace.sh("formlift share story.formlift -o page.html \(options)")
    try #require(shared.status == 0, "\(shared.diagnostics)")
    let page = try workplace.text("page.html")
    // The page loads nothing from elsewhere.
    #expect(page.matches(of: /(src|href)=/).isEmpty)
    #expect(
      page.matches(of: /https?:/).allSatisfy { match in
        page[match.range.lowerBound...].hasPrefix("http://www.w3.org/2000/svg")
      })
    try workplace.write(page + probe, to: "probe.html")
    let ending = try workplace.sh(
      "chromium --headless --no-sandbox --disable-gpu --user-data-dir=$PWD/.browser "
        + "--virtual-time-budget=10000 --dump-dom \"file://$PWD/probe.html#t=0\" 2>/dev/null")
    let text = try #require(ending.output.firstMatch(of: /<pre id="read">(.*?)<\/pre>/)?.1)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(
    "The shared page has the simulator's geometry in Chromium",
    .enabled(if: Chromium.isInstalled, "apt-get install chromium"),
    arguments: ["iphone-5s", "iphone-16", "ipad-9.7"])
  func geometry(_ device: String) throws {
    let strategies = ["inset-top", "none", "shrink-table"]
    let object = try Self.reading(
      "focus f12\n",
      "forms/twenty.yaml -d \(device) --strategies \(strategies.joined(separator: ","))")
    let moments = try #require(object["read"] as? [[[String: [Double]]]])
    for (number, commands) in [["hold on", "focus f12", "step 0.125"], ["focus f12"]].enumerated() {
      for (story, strategy) in strategies.enumerated() {
        let text = try Repository.text("forms/twenty.yaml")
        var session = Session(
          try Form(contentsOf: Data(text.utf8), fileName: "twenty.yaml"))
        for command in ["device \(device)", "strategy \(strategy)"] + commands {
          try session.run(command)
        }
        for (part, path) in [
          ("[data-part=table]", "table.frame"), ("[data-part=keyboard]", "keyboard.frame"),
          (".active", "active.frame"),
        ] {
          let frame = try #require(moments[number][story][part])
          for (name, value) in zip(["x", "y", "width", "height"], frame) {
            guard case .number(let figure) = try session["\(path).\(name)"].value else { continue }
            // On the way a straight line stands for a sixtieth of a second.
            #expect(
              abs(figure - value) < (number == 0 ? 1 : 0.05),
              "\(strategy) \(path).\(name) of moment \(number): \(figure), drawn \(value)")
          }
        }
      }
    }
    // The first story's verdict and figures are those of the time that is shown.
    let told = try #require(object["told"] as? [[String]])
    #expect(told[0][0] == "nothing moved yet")
    #expect(told[0][2] == "none")
    #expect(told[1][0] == "focus f12 …")
    #expect(told[1][2].hasPrefix("f12, row "))
    #expect(told[2][0].hasSuffix("f12 in view"))
    #expect(told[2][4] == "100 %")
    #expect(told[0][3] != told[2][3])
    let controls = try #require(object["controls"] as? [Any])
    #expect(controls[0] as? String == "1.500 s")
    // keyboardWillShow is posted as the field is touched, 0.8 seconds after the beginning.
    #expect(controls[1] as? String == "0.800 s")
    #expect(controls[2...].compactMap { $0 as? Bool } == [true, true, false])
  }
}

private enum Chromium {
  static let isInstalled = access("/usr/bin/chromium", X_OK) == 0
}
