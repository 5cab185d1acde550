// SPDX-License-Identifier: MIT

extension ReviewPage {
  /// Mustache with triple braces, for `HTMLText` has escaped the values.
  static let template = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{{title}}}</title>
    <style>
    :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --text: #1c1c1e;
      --quiet: #5a5a60; --line: #d1d1d6; --good: #1e7b34; --bad: #c3000f; --new: #0058c7; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #000; --card: #1c1c1e; --text: #f2f2f7; --quiet: #aeaeb2; --line: #3a3a3c;
        --good: #4cd964; --bad: #ff6b62; --new: #64a8ff; } }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 32px; background: var(--back); color: var(--text);
      font: 16px/1.4 -apple-system, Inter, "Segoe UI", sans-serif; }
    h1 { margin: 0 0 8px; font-size: 28px; }
    h2 { margin: 40px 0 16px; font-size: 20px; overflow-wrap: anywhere; }
    .counts { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; margin: 0; list-style: none; }
    .counts li { padding: 4px 12px; border: 1px solid var(--line); border-radius: 999px;
      background: var(--card); }
    .passed .dot { color: var(--good); } .failed .dot, .broken .dot { color: var(--bad); }
    .recorded .dot { color: var(--new); }
    .entries { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    .entry { max-width: 100%; margin: 0; padding: 12px; border-radius: 14px; background: var(--card);
      border: 1px solid var(--line); }
    .entry.failed, .entry.broken { border: 2px solid var(--bad); }
    .pictures { display: flex; flex-wrap: wrap; gap: 12px; }
    .pictures figure { margin: 0; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); }
    figcaption { margin-top: 8px; font-size: 14px; color: var(--quiet); overflow-wrap: anywhere; }
    .words { margin: 8px 0 0; padding-left: 20px; font-size: 14px; max-width: 60ch; }
    </style>
    </head>
    <body>
    <h1>{{{title}}}</h1>
    <ul class="counts">{{#counts}}<li class="{{{status}}}"><span class="dot" aria-hidden="true">●</span> \
    {{{count}}} {{{word}}}</li>{{/counts}}</ul>
    {{#groups}}
    <section>
    <h2>{{{title}}}</h2>
    <div class="entries">
    {{#entries}}
    <figure class="entry {{{status}}}">
    <div class="pictures">
    {{#pictures}}
    <figure><img src="data:image/png;base64,{{{data}}}" alt="{{{alt}}}" width="{{{width}}}" \
    height="{{{height}}}" loading="lazy">{{#label}}<figcaption>{{{label}}}</figcaption>{{/label}}</figure>
    {{/pictures}}
    </div>
    <figcaption class="{{{status}}}"><span class="dot" aria-hidden="true">●</span> {{{caption}}}</figcaption>
    {{#hasWords}}<ul class="words">{{#words}}<li>{{{.}}}</li>{{/words}}</ul>{{/hasWords}}
    </figure>
    {{/entries}}
    </div>
    </section>
    {{/groups}}
    </body>
    </html>

    """
}
