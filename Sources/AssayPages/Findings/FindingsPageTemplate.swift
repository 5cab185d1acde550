// SPDX-License-Identifier: MIT

extension FindingsPage {
  /// Mustache with triple braces, for `HTMLText` has escaped the values.
  static let template = PageShell.template(
    body: """
      <header>
      <h1>{{{title}}}</h1>
      <p class="quiet">Version {{{version}}}</p>
      <ul class="totals">{{#totals}}<li><strong>{{{number}}}</strong> {{{noun}}}</li>{{/totals}}</ul>
      </header>
      <main>
      {{#isClean}}
      <p class="clean"><span aria-hidden="true">✓</span> No findings.</p>
      {{/isClean}}
      {{#hasNotes}}
      <section class="card" aria-labelledby="notes"><h2 id="notes">Notes</h2>
      <ul>{{#notes}}<li>{{{.}}}</li>{{/notes}}</ul></section>
      {{/hasNotes}}
      {{#hasFindings}}
      <div class="overview">
      <section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>
      <table><thead><tr><th scope="col">Rule</th><th scope="col" class="number">Findings</th>\
      <th scope="col" class="number">Lines</th></tr></thead><tbody>
      {{#rules}}
      <tr><th scope="row">{{{ruleName}}}<span class="quiet">{{{ruleSummary}}}</span></th>\
      <td class="number">{{{ruleFindings}}}</td><td class="number">{{{ruleLines}}}</td></tr>
      {{/rules}}
      </tbody></table></section>
      {{#hasSizes}}
      <section class="card" aria-labelledby="sizes"><h2 id="sizes">Removable lines</h2>
      <ul class="sizes">
      {{#folders}}
      <li><details{{#isOpen}} open{{/isOpen}}><summary><span class="name">{{{folderPath}}}</span>\
      <span class="number">{{{folderLines}}}</span>\
      <svg aria-hidden="true"><rect width="{{{folderWidth}}}" height="100%" rx="3"/></svg></summary>
      <ul>{{#folderFiles}}<li><a href="#{{{sizeID}}}"><span class="name">{{{sizeName}}}</span>\
      <span class="number">{{{sizeLines}}}</span>\
      <svg aria-hidden="true"><rect width="{{{sizeWidth}}}" height="100%" rx="3"/></svg></a></li>\
      {{/folderFiles}}</ul></details></li>
      {{/folders}}
      </ul></section>
      {{/hasSizes}}
      </div>
      <form id="filters" class="card" hidden role="search" aria-label="Filter findings">
      <label class="wide">Search <input type="search" name="text" \
      placeholder="File, name or words" autocomplete="off"></label>
      <label>Rule <select name="rule"><option value="">All</option>\
      {{#rules}}<option value="{{{ruleID}}}">{{{ruleName}}} ({{{ruleFindings}}})</option>{{/rules}}\
      </select></label>
      <label>Severity <select name="severity"><option value="">All</option>\
      {{#severities}}<option>{{{.}}}</option>{{/severities}}</select></label>
      <label>Confidence <select name="confidence"><option value="">All</option>\
      <option>high</option><option value="high medium">medium and up</option></select></label>
      <button type="reset">Clear</button>
      <output aria-live="polite" data-noun="finding" data-line-noun="removable line"></output>
      </form>
      \(fileList)
      {{/hasFindings}}
      </main>
      """)

  /// Findings by file.
  static let fileList = """
    {{#files}}
    <section class="file" id="{{{fileID}}}" data-group="{{{path}}}" aria-labelledby="{{{fileID}}}-name">
    <h2 id="{{{fileID}}}-name">{{{path}}}</h2>
    <p class="quiet">{{{fileCount}}}{{#fileLines}} · {{{.}}}{{/fileLines}}</p>
    {{#findings}}
    <article class="card finding {{{severity}}}" id="{{{anchor}}}" data-rule="{{{rule}}}" \
    data-severity="{{{severity}}}" data-confidence="{{{confidence}}}" data-lines="{{{lines}}}">
    <h3><a href="#{{{anchor}}}">{{{message}}}</a></h3>
    <p class="facts"><span class="badge"><span aria-hidden="true">●</span> {{{severity}}}</span> <code>{{{rule}}}</code>\
    {{#place}} <span>at {{{.}}}</span>{{/place}} <span>{{{confidence}}} confidence</span>\
    {{#size}} <span>{{{.}}}</span>{{/size}}</p>
    {{#hasExcerpt}}
    <pre><code>{{#excerpt}}<span class="{{{state}}}"><span class="n">{{{number}}}</span>\
    <span class="c">{{{code}}}</span></span>{{/excerpt}}</code></pre>
    {{/hasExcerpt}}
    <dl>{{#reason}}<dt>Why</dt><dd>{{{.}}}</dd>{{/reason}}\
    {{#fix}}<dt>Fix</dt><dd>{{{.}}}</dd>{{/fix}}</dl>
    </article>
    {{/findings}}
    </section>
    {{/files}}
    """
}
