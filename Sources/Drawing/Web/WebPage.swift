import Foundation
import Session
import TerminalText

/// A web page in one file, which needs no network and no other files.
struct WebPage {
  let title: String
  let subtitle: String
  /// The HTML elements below the web page's title.
  let body: String
  var theme = Theme.auto

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="\(scheme)">
    <title>\(shown(title))</title>
    <style>\(SVGStyle.css(theme))\(colors)\(Self.style)</style>
    </head>
    <body>
    <header><h1>\(shown(title))</h1><p>\(shown(subtitle))</p></header>
    <main>
    \(body)
    </main>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// The CSS value that makes the page's controls and scroll bars light or dark.
  private var scheme: String {
    switch theme {
    case .auto: "light dark"
    case .light: "light"
    case .dark: "dark"
    }
  }

  private var colors: String {
    let (light, dark) = (":root{\(Self.light)}", ":root{\(Self.dark)}")
    return switch theme {
    case .auto: "\(light)@media(prefers-color-scheme:dark){\(dark)}"
    case .light: light
    case .dark: dark
    }
  }

  private func shown(_ text: String) -> String { Escaping.literal.escaped(text).inMarkup }
}

extension WebPage {
  // Text has a contrast of at least 4.5 : 1 on the page and on cards.
  private static let light = """
    --page:#f5f5f7;--card:#fff;--label:#1d1d1f;--second:#66666b;--rule:#d2d2d7;--tint:#0062cc;\
    --on:#fff;--good:#1b7431;--bad:#c80013;--soft:#eaf3ff
    """
  private static let dark = """
    --page:#161617;--card:#1d1d1f;--label:#f5f5f7;--second:#98989f;--rule:#3d3d41;--tint:#409cff;\
    --on:#1d1d1f;--good:#30d158;--bad:#ff6961;--soft:#0b2545
    """

  // The system's type scale: large title 34, title 22, body 17, subheadline 15, footnote 13.
  private static let style = """
    *{box-sizing:border-box}\
    body{margin:0;background:var(--page);color:var(--label);-webkit-font-smoothing:antialiased;\
    font:17px/1.47 \(SVGStyle.font)}\
    header{padding:56px 32px 0;text-align:center}\
    h1{font-size:34px;line-height:41px;letter-spacing:-.01em;margin:0}\
    h2{font-size:22px;line-height:28px;margin:0}\
    header p{margin:4px 0 0;color:var(--second)}\
    .phones{display:flex;gap:36px;padding:36px 32px 28px;overflow-x:auto;justify-content:safe center}\
    figure{margin:0;flex:none;cursor:pointer;outline-offset:12px;border-radius:24px}\
    figure svg{display:block}\
    figcaption{margin:0 0 18px;text-align:center;max-width:460px}\
    figure h2{display:inline-block;padding:2px 14px;border-radius:18px}\
    figure.chosen h2{background:var(--tint);color:var(--on)}\
    figcaption p{margin:2px 0 0}.verdict{font-weight:600}\
    .verdict.good{color:var(--good)}.verdict.bad{color:var(--bad)}\
    .small{font-size:13px;line-height:18px;color:var(--second);min-height:18px}\
    .controls{position:sticky;bottom:0;z-index:1;display:flex;gap:12px;align-items:center;\
    max-width:960px;margin:0 auto;padding:12px 20px;border-radius:18px;\
    background:color-mix(in srgb,var(--card) 86%,transparent);\
    backdrop-filter:saturate(1.8) blur(20px);box-shadow:0 0 0 1px var(--rule)}\
    .controls button{width:44px;height:44px;border:0;border-radius:22px;background:none;\
    color:var(--tint);font:inherit;cursor:pointer}\
    .controls .play{background:var(--tint);color:var(--on)}.controls button svg{display:block;margin:auto;\
    fill:currentColor}.play .two,.play.runs .one{display:none}.play.runs .two{display:inline}\
    .scrub{flex:1;accent-color:var(--tint);min-width:80px}\
    output{font-variant-numeric:tabular-nums;color:var(--second);min-width:72px;text-align:right}\
    select{font:inherit;font-size:15px;border:0;background:none;color:var(--second)}\
    .telling{display:none;max-width:1160px;margin:0 auto;padding:40px 32px 80px;gap:56px}\
    .telling.chosen{display:flex;flex-wrap:wrap}\
    .steps{flex:1 1 520px;min-width:0}\
    article h3{font-size:17px;margin:0 0 4px}article+article{margin-top:36px}\
    code,pre{font-family:ui-monospace,'SF Mono',Menlo,monospace;font-size:15px}\
    article>p{margin:0 0 12px;color:var(--second)}\
    .why{padding:0;list-style:none;margin:0 0 16px}.why li{margin:0 0 6px}\
    summary{font-size:13px;font-weight:600;color:var(--second);cursor:pointer}\
    .events{list-style:none;margin:8px 0 0;padding:0;font-size:13px;line-height:18px}\
    .events button{display:block;width:100%;text-align:left;border:0;background:none;font:inherit;\
    color:inherit;padding:5px 10px;border-radius:8px;cursor:pointer}\
    .events button:hover,.events button.now{background:var(--soft)}\
    .events .note b{color:var(--tint)}\
    .events time{display:inline-block;min-width:52px;color:var(--second);\
    font-variant-numeric:tabular-nums}.events span{color:var(--second)}\
    .figures{flex:none;align-self:flex-start;border-collapse:collapse;font-size:15px;\
    background:var(--card);border-radius:18px;padding:8px;border-spacing:0}\
    .figures th,.figures td{padding:7px 18px;text-align:left;font-weight:400;\
    font-variant-numeric:tabular-nums}.figures th{color:var(--second)}\
    .figures tr+tr>*{border-top:1px solid var(--rule)}\
    .matrix{border-collapse:separate;border-spacing:4px;margin:36px auto 64px;font-size:15px}\
    .matrix th{font-weight:600;padding:6px 10px}.matrix tbody th{text-align:left}\
    .matrix td{min-width:84px;height:40px;text-align:center;border-radius:10px;\
    background:var(--card);font-variant-numeric:tabular-nums}\
    .matrix .kept{color:var(--good)}.matrix .remark{color:var(--second)}.matrix .broken{padding:0}\
    .matrix button{width:100%;height:40px;border:0;border-radius:10px;cursor:pointer;font:inherit;\
    font-weight:600;color:var(--bad);background:color-mix(in srgb,var(--bad) 8%,transparent)}\
    .scroll{overflow-x:auto;padding:0 24px}\
    dialog{border:0;border-radius:28px;padding:0;background:var(--page);color:inherit;\
    width:min(1240px,96vw);max-height:94vh}dialog::backdrop{background:#0008}\
    dialog .close{position:sticky;top:16px;float:right;margin:16px;width:36px;height:36px;border:0;\
    border-radius:18px;background:var(--rule);color:inherit;font:inherit;cursor:pointer}\
    dialog pre{margin:0 32px;padding:16px 20px;border-radius:14px;background:var(--card);\
    overflow-x:auto}.lead{padding:32px 32px 0}
    """

  // The animations have their own clock, and the page only sets its time. An SVG's clock starts
  // when the page has loaded. In Chromium, a nested SVG has its own clock.
  private static let script = """
    function player(root){
      const svgs=[...root.querySelectorAll('figure svg')],end=+root.dataset.duration;
      const scrub=root.querySelector('.scrub'),play=root.querySelector('.play');
      const clock=root.querySelector('output'),speed=root.querySelector('select');
      const events=[...root.querySelectorAll('.events button')];
      const states=[...root.querySelectorAll('.states')].map(telling);
      let now=0,before=0,runs=false;
      function telling(element){
        const {captions,figures}=JSON.parse(element.textContent),figure=element.parentNode;
        const table=root.querySelector('.telling[data-story="'+figure.dataset.story+'"] .figures');
        let rows=[],caption=-1,shown=-1;
        const all=figures.map(([time,change])=>{
          if(Array.isArray(change))rows=change;
          else{rows=rows.slice();for(const i in change)rows[i]=[rows[i][0],change[i]]}
          return [time,rows]});
        const last=list=>list.findLastIndex(state=>state[0]<=now+.0006);
        return ()=>{
          const said=last(captions),place=last(all);
          if(said>=0&&said!=caption){caption=said;
            const [,mood,answer,rest]=captions[said],verdict=figure.querySelector('.verdict');
            verdict.className='verdict '+mood;verdict.textContent=answer;
            figure.querySelector('.small').textContent=rest}
          if(place>=0&&place!=shown){shown=place;
            table.replaceChildren(...all[place][1].map(([name,value])=>{
              const row=document.createElement('tr');
              row.insertAdjacentElement('beforeend',document.createElement('th')).textContent=name;
              row.insertCell().textContent=value;return row}))}}
      }
      function seek(time){
        now=Math.max(0,Math.min(end-.0005,time));
        svgs.forEach(svg=>svg.setCurrentTime(now));
        scrub.value=now;clock.textContent=now.toFixed(3)+' s';
        states.forEach(tell=>tell());
        events.forEach(e=>e.classList.toggle('now',Math.abs(e.dataset.time-now)<.0006));
      }
      function run(on){runs=on;play.classList.toggle('runs',on);play.setAttribute('aria-label',on?'Pause':'Play');
        if(on){before=performance.now();if(now>=end-.001)seek(0);requestAnimationFrame(tick)}}
      function tick(time){if(!runs)return;
        seek(now+Math.max(0,time-before)/1000*speed.value);before=time;
        now>=end-.001?run(false):requestAnimationFrame(tick)}
      function choose(story){root.querySelectorAll('[data-story]').forEach(
        e=>e.classList.toggle('chosen',e.dataset.story==story))}
      function step(sign){run(false);
        const times=events.filter(e=>e.closest('.chosen')&&e.classList.contains('note'))
          .map(e=>+e.dataset.time).filter(t=>sign*(t-now)>.001);
        seek(times.length?sign*Math.min(...times.map(t=>sign*t)):sign>0?end:0)}
      svgs.forEach(svg=>svg.pauseAnimations());
      play.onclick=()=>run(!runs);
      scrub.oninput=()=>{run(false);seek(+scrub.value)};
      root.querySelector('.back').onclick=()=>step(-1);
      root.querySelector('.forth').onclick=()=>step(1);
      events.forEach(e=>e.onclick=()=>{run(false);seek(+e.dataset.time)});
      root.querySelectorAll('figure').forEach(f=>{
        f.onclick=f.onfocus=()=>choose(f.dataset.story)});
      root.seek=time=>{run(false);seek(time)};
      const asked=/#t=([0-9.]+)/.exec(location.hash);
      choose(0);seek(asked?+asked[1]:end);
    }
    addEventListener('load',()=>document.querySelectorAll('main>.player').forEach(player));
    document.querySelectorAll('[data-case]').forEach(button=>button.onclick=()=>{
      const dialog=document.createElement('dialog');
      dialog.append(document.getElementById(button.dataset.case).content.cloneNode(true));
      document.body.append(dialog);
      dialog.querySelector('.close').onclick=()=>dialog.close();
      dialog.onclose=()=>dialog.remove();
      dialog.showModal();dialog.querySelectorAll('.player').forEach(player);
    });
    addEventListener('keydown',e=>{
      if(e.key==' '&&e.target==document.body){e.preventDefault();
        document.querySelector('.player .play')?.click()}
    });
    """
}
