/** The styles of the status page, with a copy of the tokens that it needs, so that it works without any build. */
import { Html } from '../../html/html';

const font = (href: string | undefined): string =>
  href && /^[\w/.-]+$/.test(href)
    ? `@font-face{font-family:'Bricolage Grotesque';src:url('${href}') format('woff2');font-weight:200 800;font-display:optional}`
    : '';

const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#fbf6ee,#14122a);--surface:light-dark(#fffdf9,#262247);--tint:light-dark(#f5e8d6,#1e1b3a);--text:light-dark(#1e1b3a,#fbf6ee);--soft:light-dark(#514b6e,#cbc4dc);--line:light-dark(#dccbb3,#3d386a);--accent:light-dark(#b5451b,#f29d77);--good:light-dark(#24583f,#8fcfae);--watch:light-dark(#7d5205,#e8b455);--bad:light-dark(#9c1c1c,#ffb3a7);--gutter:clamp(1rem,.4rem + 3vw,4rem)}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--text);font:400 1rem/1.5 'Bricolage Grotesque',system-ui,sans-serif;overflow-wrap:anywhere;padding-bottom:4rem}
h1,h2,h3{font-weight:800;letter-spacing:-.02em;line-height:1.15}
h1{font-size:clamp(2rem,1.4rem + 2.6vw,3.4rem);letter-spacing:-.035em}
h2{font-size:1.5rem}
h3{font-size:1rem}
small,.origin{font-size:.8125rem;color:var(--soft)}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--text);outline-offset:3px;border-radius:.25rem}
ol,ul{list-style:none;padding:0}
dl,dd,figure{margin:0}
svg{display:block;flex:none}
.page{max-width:96rem;margin-inline:auto;padding-inline:var(--gutter)}
.name{font-family:ui-monospace,'SFMono-Regular',Consolas,monospace;font-size:.9em;letter-spacing:0}
.top{background:#1e1b3a;color:#fbf6ee;color-scheme:dark;margin-bottom:2rem}
.top .page{padding-block:1.5rem;display:grid;gap:.6rem}
.headline{display:flex;gap:.6rem;align-items:center;font-size:1.25rem}
.freshness{font-size:.875rem;color:#cbc4dc}
.overview{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:.5rem;margin-top:.5rem}
.overview a{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem;align-items:center;padding:.5rem .75rem;min-height:44px;border:1px solid #5b57a6;border-radius:.5rem;color:inherit;text-decoration:none;font-weight:600}
.overview a:hover{border-color:#e0a030}
.overview small{grid-column:2}
.overview :focus-visible{outline-color:#e0a030}
.remotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,36rem),1fr));gap:1.5rem;align-items:start}
article{background:var(--surface);border:1px solid var(--line);border-radius:.5rem;overflow:hidden;scroll-margin-top:1rem;min-width:0}
article>header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.25rem 1rem;padding:1.1rem 1.25rem .9rem}
article>header p{color:var(--soft);font-size:.875rem}
.lag{padding:.7rem 1.25rem;background:var(--tint);border-inline-start:5px solid var(--watch)}
.versions{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1.5rem;padding:1.1rem 1.25rem 1.25rem}
.version{display:grid;gap:.7rem;align-content:start;min-width:0}
.version h3{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem;align-items:center}
.role{grid-column:2;font-weight:400;font-size:.875rem;letter-spacing:0;color:var(--soft)}
.swatch{width:.9rem;height:.9rem;border-radius:.2rem;border:1px solid var(--text)}
.swatch.default{background:linear-gradient(135deg,#1e1b3a 50%,#b5451b 50%)}
.swatch.canary{background:linear-gradient(135deg,#e0a030 50%,#fbf6ee 50%)}
.verdict{display:flex;gap:.6rem;align-items:center}
.verdict.good{color:var(--good)}.verdict.watch{color:var(--watch)}.verdict.bad{color:var(--bad)}.verdict.quiet{color:var(--soft)}
.reason{font-size:.875rem;padding:.4rem .7rem;border-inline-start:3px solid var(--line);color:var(--soft)}
.version dl{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.6rem 1rem}
dt{font-size:.8125rem;color:var(--soft)}
.version dd{font-weight:700;font-size:1.125rem;line-height:1.25}
.version dd small{display:block;font-weight:400}
figcaption{font-size:.8125rem;color:var(--soft);margin-top:.2rem}
.past{padding:1.1rem 1.25rem 1.25rem;border-top:1px solid var(--line);display:grid;gap:.75rem;min-width:0}
.timeline{overflow-x:auto;direction:rtl;background:var(--tint);border-radius:.4rem;padding:.25rem .5rem}
.timeline svg{direction:ltr;margin-right:auto}
.timeline text{font:600 11px ui-monospace,Consolas,monospace;fill:var(--text)}
.history{display:grid;gap:.7rem}
.history li{display:grid;grid-template-columns:auto 1fr;gap:.7rem;align-items:start}
.history li>svg{margin-top:.15rem}
.history small{display:block}
.history q{display:block;margin-top:.15rem;font-size:.9375rem}
.history q{quotes:'«\u202F' '\u202F»'}
.history q:lang(en){quotes:'“' '”'}
details .history{margin-top:.8rem}
summary{cursor:pointer;color:var(--accent);font-weight:600;padding-block:.6rem}
.faults{border:2px solid var(--bad);border-radius:.5rem;padding:1rem 1.25rem;margin-bottom:1.5rem;background:var(--surface)}
.faults h2{font-size:1.125rem;color:var(--bad);margin-bottom:.5rem}
.faults dt{font-weight:700;color:var(--text)}
.faults dd+dt{margin-top:.5rem}
.pattern-default .thread-0{fill:#1e1b3a}.pattern-default .thread-1{fill:#b5451b}.pattern-default .thread-2{fill:#e0a030}.pattern-default .thread-3{fill:#2f6b4f}.pattern-default .thread-4{fill:#d98e73}
.pattern-canary .thread-0,.pattern-canary .thread-2,.pattern-canary .thread-4{fill:#e0a030}.pattern-canary .thread-1,.pattern-canary .thread-3{fill:#fbf6ee}
.seam{fill:var(--surface)}
.sign{fill:currentColor}
.sign.good{color:var(--good)}.sign.watch{color:var(--watch)}.sign.bad{color:var(--bad)}.sign.quiet{color:var(--soft)}
.cut{fill:none;stroke:var(--surface);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.top .cut{stroke:#1e1b3a}
.hollow{fill:var(--surface);stroke:currentColor;stroke-width:2}
.top .hollow{fill:none}
.line{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.mark{fill:currentColor;color:var(--text)}
.mark.promoted{color:var(--good)}.mark.canary{color:var(--watch)}.mark.rolled-back{color:var(--accent)}.mark.halted{color:var(--bad)}
.thread{fill:none;stroke-width:6}
.thread.default{stroke:var(--text);opacity:.85}
.thread.canary{stroke:#e0a030;stroke-dasharray:5 3}
.bars .p95{fill:light-dark(#dcc3a0,#5b57a6)}.bars .p50{fill:light-dark(#1e1b3a,#cbc4dc)}.bars .failed{fill:var(--bad)}.bars .ground{fill:var(--line)}
@media (forced-colors:active){.sign,.mark,.thread,.bars rect{forced-color-adjust:none}}
@media print{.top{background:none;color:inherit}}
`;

/** @param fontHref address of the site's font; the system's own where there is none */
export const statusStyle = (fontHref?: string): Html => new Html(font(fontHref) + STYLE);
