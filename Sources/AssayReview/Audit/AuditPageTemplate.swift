// SPDX-License-Identifier: MIT

internal import AssayPages

extension AuditPage {
  /// Mustache with triple braces, for `HTMLText` has escaped the values.
  static let template = PageShell.template(
    body: """
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <p class="quiet">{{{title}}} · version {{{version}}}</p>
      <h1 class="{{{verdictClass}}}">{{{verdict}}}</h1>
      <ul class="totals">{{#totals}}<li><strong>{{{number}}}</strong> {{{noun}}}</li>{{/totals}}</ul>
      {{#coverage}}<p class="coverage"><svg aria-hidden="true">\
      <rect class="track" width="100%" height="100%" rx="4"/>\
      <rect class="done" width="{{{percent}}}%" height="100%" rx="4"/></svg> {{{words}}}</p>{{/coverage}}
      </header>
      <main>
      {{#hasLabels}}
      <section aria-labelledby="labels"><h2 id="labels">Accessibility Nutrition Labels</h2>
      <p class="quiet">What the audited screens support. Other screens of the app were not checked.</p>
      <ul class="labels">
      {{#labels}}
      <li class="card {{{state}}}"><span class="sign" aria-hidden="true">{{{sign}}}</span>\
      <h3>{{{name}}}</h3><p class="verdict">{{{verdict}}}</p><p class="quiet">{{{evidence}}}</p></li>
      {{/labels}}
      </ul></section>
      {{/hasLabels}}
      {{#hasNotes}}
      <section class="card notes" aria-labelledby="notes"><h2 id="notes">Notes</h2>
      <ul>{{#notes}}<li>{{{.}}}</li>{{/notes}}</ul></section>
      {{/hasNotes}}
      <section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>
      <table><thead><tr><th scope="col">Rule</th><th scope="col" class="standard">Standard</th>\
      <th scope="col" class="number">Fail</th><th scope="col" class="number">Cannot tell</th>\
      <th scope="col" class="number">Pass</th></tr></thead><tbody>
      {{#rules}}
      <tr><th scope="row">{{#hasFindings}}<a href="#{{{id}}}">{{{name}}}</a>{{/hasFindings}}\
      {{^hasFindings}}{{{name}}}{{/hasFindings}}</th><td class="standard quiet">{{{standard}}}</td>\
      <td class="number {{{failedClass}}}">{{{failed}}}</td>\
      <td class="number {{{unsureClass}}}">{{{unsure}}}</td>\
      <td class="number">{{{passed}}}</td></tr>
      {{/rules}}
      </tbody></table></section>
      <form id="filters" class="card" hidden role="search" aria-label="Filter findings">
      <label class="wide">Search <input type="search" name="text" \
      placeholder="Words, colors, views" autocomplete="off"></label>
      <label>Rule <select name="rule"><option value="">All</option>\
      {{#rules}}{{#hasFindings}}<option value="{{{id}}}">{{{name}}} ({{{total}}})</option>{{/hasFindings}}\
      {{/rules}}</select></label>
      <label>Outcome <select name="outcome"><option value="">All</option>\
      <option value="fail">fails</option><option value="unsure">cannot tell</option></select></label>
      <button type="reset">Clear</button>
      <output aria-live="polite" data-noun="card"></output>
      </form>
      <div id="findings">
      {{^hasGroups}}<p class="clean"><span aria-hidden="true">✓</span> No findings.</p>{{/hasGroups}}
      {{#sections}}
      <section class="rule" id="{{{id}}}" data-group="" aria-labelledby="{{{id}}}-name">
      <h2 id="{{{id}}}-name">{{{name}}}</h2>
      <p class="quiet">{{{summary}}} {{{standard}}}</p>
      {{#groups}}
      <article class="card finding {{{outcome}}}" id="{{{anchor}}}" data-rule="{{{rule}}}" \
      data-outcome="{{{outcome}}}" aria-labelledby="{{{anchor}}}-title">
      <p class="facts"><span class="badge {{{outcome}}}">{{{badge}}}</span>\
      {{#facts}} <span>{{{.}}}</span>{{/facts}}</p>
      <h3 id="{{{anchor}}}-title"><a href="#{{{anchor}}}">{{{title}}}</a></h3>
      {{#hasLooks}}
      <div class="looks">
      {{#hasCrop}}
      <div class="pixels">
      {{#crop}}
      <figure><div class="shot"><img loading="lazy" decoding="async" \
      src="{{{data}}}" alt="{{{alt}}}" \
      width="{{{width}}}" height="{{{height}}}">\
      <svg viewBox="{{{box}}}" preserveAspectRatio="none" aria-hidden="true">{{{marks}}}</svg></div>\
      <figcaption>As drawn · {{{caption}}}</figcaption></figure>
      {{/crop}}
      {{#marked}}
      <figure><div class="shot"><img loading="lazy" decoding="async" \
      src="{{{data}}}" \
      alt="the same in gray, with the failing pixels in magenta" \
      width="{{{width}}}" height="{{{height}}}"></div>\
      <figcaption>Failing pixels</figcaption></figure>
      {{/marked}}
      {{#magnifier}}
      <figure><div class="shot large"><img loading="lazy" decoding="async" \
      src="{{{data}}}" \
      alt="the pixels around the worst place" width="{{{width}}}" height="{{{height}}}">\
      <svg viewBox="{{{box}}}" preserveAspectRatio="none" aria-hidden="true">{{{marks}}}</svg></div>\
      <figcaption>The worst pixel and its surroundings</figcaption></figure>
      {{/magnifier}}
      </div>
      {{/hasCrop}}
      {{#hasSamples}}
      <ul class="samples">
      {{#samples}}
      <li class="{{{state}}}"><p class="head"><span>{{{name}}}</span> <span class="ratio">\
      <span aria-hidden="true">{{{sign}}}</span> {{{ratio}}}</span></p>{{{drawing}}}\
      <p class="quiet"><code>{{{colors}}}</code></p></li>
      {{/samples}}
      </ul>
      {{/hasSamples}}
      </div>
      {{/hasLooks}}
      {{#hasExcerpt}}
      <pre><code>{{#excerpt}}<span class="{{{state}}}"><span class="n">{{{number}}}</span>\
      <span class="c">{{{code}}}</span></span>{{/excerpt}}</code></pre>
      {{/hasExcerpt}}
      {{#hasVisions}}
      <ul class="visions" aria-label="Color vision deficiencies">
      {{#visions}}
      <li>{{#drawing}}{{{.}}}{{/drawing}}\
      {{#picture}}<div class="shot"><img loading="lazy" decoding="async" \
      src="{{{data}}}" alt="" width="{{{width}}}" \
      height="{{{height}}}"></div>{{/picture}}<p class="quiet">{{{name}}}</p></li>
      {{/visions}}
      </ul>
      {{/hasVisions}}
      <dl>{{#reason}}<dt>Why</dt><dd>{{{.}}}</dd>{{/reason}}\
      {{#fix}}<dt>Fix</dt><dd>{{{.}}}</dd>{{/fix}}</dl>
      <details{{#isOpen}} open{{/isOpen}}><summary>{{{placesTitle}}}</summary>
      <ul class="places">
      {{#places}}<li><span class="subject">{{{subject}}}</span> <code>{{{path}}}</code> \
      <span class="quiet">{{{screens}}}</span></li>
      {{/places}}
      </ul></details>
      </article>
      {{/groups}}
      </section>
      {{/sections}}
      </div>
      </main>
      """)
}
