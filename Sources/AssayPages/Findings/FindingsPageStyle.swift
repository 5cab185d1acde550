// SPDX-License-Identifier: MIT

extension FindingsPage {
  /// Of `style`, as the policy names it.
  static let styleHash = "sha256-cJmSWXilqglX7PAsgHB0/iyeAdrviyDmq+hflYSYOO4="

  /// The colors and shapes of `ReviewPage`, and what findings need on top. Text has at least 4.5:1
  /// on its background in both appearances (WCAG 2.2, 1.4.3).
  static let style = """
    :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --text: #1c1c1e;
      --quiet: #5a5a60; --line: #d1d1d6; --error: #c3000f; --warning: #8a5300; --note: #0058c7;
      --good: #1e7b34; --code: #f7f7fa; --mark: #ffe08a; --bar: #8e8e93; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #000; --card: #1c1c1e; --text: #f2f2f7; --quiet: #aeaeb2; --line: #3a3a3c;
        --error: #ff6b62; --warning: #ffb340; --note: #64a8ff; --good: #4cd964; --code: #121214;
        --mark: #6b5200; --bar: #8e8e93; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 150px; }
    body { max-width: 1080px; margin: 0 auto; padding: 32px; background: var(--back);
      color: var(--text); font: 16px/1.45 -apple-system, Inter, "Segoe UI", sans-serif; }
    h1 { margin: 0; font-size: 28px; overflow-wrap: anywhere; }
    h2 { margin: 0 0 12px; font-size: 17px; overflow-wrap: anywhere; }
    h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
    a { color: inherit; text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--note); outline-offset: 2px; border-radius: 4px; }
    code, pre { font: 13px/1.55 ui-monospace, Menlo, "Noto Sans Mono", monospace; }
    .quiet { margin: 4px 0 0; color: var(--quiet); font-size: 14px; }
    .card { padding: 16px 20px; border: 1px solid var(--line); border-radius: 14px;
      background: var(--card); }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .totals { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 24px; padding: 0;
      list-style: none; }
    .totals li { padding: 4px 12px; border: 1px solid var(--line); border-radius: 999px;
      background: var(--card); }
    .clean { font-size: 20px; }
    .clean span { color: var(--good); }
    main > .card, .overview { margin-bottom: 20px; }
    main > .card ul { margin: 0; padding-left: 20px; }
    .overview { display: grid; gap: 20px; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); }
    table { width: 100%; border-collapse: collapse; }
    th { text-align: left; font-weight: 400; }
    thead th { padding: 0 0 6px; color: var(--quiet); font-size: 13px; }
    thead .number { padding-left: 12px; text-align: right; }
    tbody th, tbody td { padding: 8px 0; border-top: 1px solid var(--line); vertical-align: top; }
    th .quiet { display: block; margin: 0; font-size: 13px; }
    .sizes, .sizes ul { margin: 0; padding: 0; list-style: none; }
    .sizes summary, .sizes a { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px;
      padding: 6px 0; }
    .sizes summary { cursor: pointer; }
    .sizes summary .name::before { content: "▸"; display: inline-block; width: 18px;
      color: var(--quiet); }
    .sizes [open] > summary .name::before { content: "▾"; }
    .sizes ul { padding: 0 0 8px 18px; font-size: 14px; color: var(--quiet); }
    .sizes .name { overflow-wrap: anywhere; }
    .sizes svg { display: block; grid-column: 1 / -1; width: 100%; height: 6px; }
    .sizes rect { fill: var(--bar); }
    #filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px;
      align-items: end; box-shadow: 0 4px 16px rgb(0 0 0 / 8%); }
    #filters label { display: grid; gap: 2px; color: var(--quiet); font-size: 13px; }
    #filters .wide { flex: 1 1 220px; }
    #filters output { flex: 1 0 100%; color: var(--quiet); font-size: 14px; }
    input, select, button { min-height: 36px; max-width: 100%; padding: 4px 10px;
      border: 1px solid var(--bar); border-radius: 8px; background: var(--card);
      color: var(--text); font: inherit; font-size: 15px; }
    select { max-width: 240px; }
    .file { margin-top: 32px; content-visibility: auto; contain-intrinsic-size: auto 400px; }
    .file > h2 { margin: 0; }
    .finding { margin-top: 12px; }
    .finding:target { outline: 2px solid var(--note); }
    .facts { display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline; margin: 4px 0 0;
      color: var(--quiet); font-size: 14px; }
    .badge { font-weight: 600; color: var(--note); }
    .warning .badge { color: var(--warning); }
    .error .badge { color: var(--error); }
    pre { margin: 12px 0 0; padding: 8px 0; border-radius: 8px; background: var(--code);
      tab-size: 4; }
    pre code > span { display: flex; gap: 14px; padding: 0 12px; }
    pre .n { flex: none; min-width: 4ch; color: var(--quiet); text-align: right; user-select: none; }
    pre .c { white-space: pre-wrap; overflow-wrap: anywhere; }
    pre .out .c { color: var(--quiet); }
    mark { border-radius: 3px; background: var(--mark); color: inherit; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; margin: 12px 0 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    @media (max-width: 600px) { html { scroll-padding-top: 16px; } body { padding: 16px; } #filters { position: static; } }
    @media print { body { max-width: none; background: none; } #filters { display: none; } }
    """
}
