// SPDX-License-Identifier: MIT

extension SnapshotPage {
  static let styleHash = "sha256-jsIaQoy5aX0DE6Q/SHKbMQJ8YZf38tXya+tEeto5wiA="

  /// Text has at least 4.5:1 on what is behind it in both appearances.
  static let style = """
    :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --text: #1c1c1e;
      --quiet: #5a5a60; --line: #c6c6cc; --good: #1e7b34; --bad: #c3000f; --new: #0058c7;
      --warn: #8a5300; --chosen: #dbe8fb; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #000; --card: #1c1c1e; --text: #f2f2f7; --quiet: #aeaeb2; --line: #48484a;
        --good: #4cd964; --bad: #ff6b62; --new: #64a8ff; --warn: #ffb340; --chosen: #1d3557; } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body { display: flex; flex-direction: column; margin: 0; background: var(--back);
      color: var(--text); font: 15px/1.4 -apple-system, Inter, "Segoe UI", sans-serif; }
    header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 8px 16px;
      background: var(--card); border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 18px; }
    h2 { margin: 0; font-size: 17px; overflow-wrap: anywhere; }
    button, input { font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; padding: 3px 10px; }
    button { cursor: pointer; }
    button[aria-pressed=true] { background: var(--chosen); border-color: var(--new); }
    button:disabled { color: var(--quiet); cursor: default; }
    :focus-visible { outline: 3px solid var(--new); outline-offset: 1px; }
    kbd { font: 12px ui-monospace, Menlo, monospace; color: var(--quiet); }
    .search { margin-left: auto; }
    #filters, .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
    .dot::before { content: "●"; margin-right: 6px; }
    .failed.dot::before, .broken.dot::before { color: var(--bad); }
    .new.dot::before { color: var(--new); }
    .passed.dot::before, .recorded.dot::before { color: var(--good); }
    .unused.dot::before, .notCompared.dot::before { color: var(--warn); }
    #keys { display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: 4px 24px; margin: 0; }
    #keys div { display: flex; gap: 8px; }
    #keys dd { margin: 0; }
    #columns { display: flex; flex: 1; min-height: 0; }
    #list { flex: 0 0 320px; overflow: auto; padding: 8px; border-right: 1px solid var(--line); }
    #list section { content-visibility: auto; contain-intrinsic-size: auto 80px; }
    #list h2 { font-size: 14px; padding: 10px 8px 4px; }
    #list h2 button { padding: 0; border: 0; background: none; text-align: left;
      font-weight: 600; }
    #list ul { margin: 0; padding: 0; list-style: none; }
    #list li button { display: block; width: 100%; border: 0; background: none; text-align: left;
      overflow-wrap: anywhere; }
    #list li button[aria-current=true] { background: var(--chosen); }
    #view { flex: 1; min-width: 0; overflow: auto; padding: 16px; }
    .words { margin: 8px 0 12px; padding-left: 20px; max-width: 90ch; }
    .words.text { list-style: none; padding: 8px; background: var(--card);
      font: 13px/1.5 ui-monospace, Menlo, monospace; white-space: pre-wrap; }
    .tools { margin: 8px 0; }
    .tools .gap { width: 12px; }
    .closeups { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 8px 0 12px; }
    .closeup { display: flex; gap: 10px; padding: 6px 8px; }
    .closeup .part { display: block; text-align: left; }
    .closeup .name { display: block; font-size: 12px; color: var(--quiet); }
    .closeup .crop { display: block; position: relative; overflow: hidden;
      border: 1px solid var(--line); }
    .closeup img { position: absolute; left: 0; top: 0; max-width: none; transform-origin: 0 0; }
    .beside { display: flex; flex-direction: row-reverse; justify-content: flex-end; gap: 16px;
      align-items: flex-start; }
    .beside .closeups { flex-direction: column; align-items: flex-start; margin: 22px 0 0; }
    .stage { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { font-size: 13px; color: var(--quiet); margin-bottom: 4px; overflow-wrap: anywhere; }
    .port { overflow: auto; width: fit-content; max-width: 100%; border: 1px solid var(--line); background: var(--card); }
    .layers { position: relative; overflow: hidden; }
    .layers img { position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
    .overlay figcaption { display: flex; justify-content: space-between; gap: 16px; }
    .overlay, .overlay figcaption { width: fit-content; min-width: 0; }
    .overlay input { display: block; margin: 0 -7px 6px; padding: 0; }
    .large img { image-rendering: pixelated; }
    .mark { position: absolute; border: 2px solid #ff00ff; pointer-events: none; }
    .grid { display: flex; flex-wrap: wrap; gap: 16px; }
    .grid button { display: flex; flex-direction: column; align-items: flex-start; max-width: 220px; padding: 8px; text-align: left; overflow-wrap: anywhere; }
    .grid img { display: block; max-width: 200px; max-height: 300px; margin-bottom: 6px; }
    code { font: 13px ui-monospace, Menlo, monospace; user-select: all; overflow-wrap: anywhere; }
    .missing { color: var(--quiet); }
    #status { margin: 0; padding: 0 16px; color: var(--quiet); background: var(--card); }
    #status:not(:empty) { padding: 6px 16px; border-top: 1px solid var(--line); }
    @media (max-width: 760px) { #columns { flex-direction: column; }
      header { gap: 6px 12px; padding: 6px 16px; }
      .search { display: flex; flex: 1 1 160px; gap: 8px; align-items: center; min-width: 0;
        margin: 0; }
      .search input { flex: 1; min-width: 0; }
      #list { flex: 0 0 22%; padding: 4px 8px; border-right: 0;
        border-bottom: 1px solid var(--line); }
      #view { display: flex; flex-direction: column; padding: 8px 16px; }
      .commands { order: 1; }
      .words { margin: 4px 0; }
      .tools { gap: 4px; margin: 4px 0; }
      .tools button { padding: 2px 7px; }
      .beside { flex-direction: column; }
      .beside .closeups { margin: 0; } }
    """
}
