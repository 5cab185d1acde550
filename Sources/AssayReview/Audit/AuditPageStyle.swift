// SPDX-License-Identifier: MIT

extension AuditPage {
  /// Of `style`, as the policy names it.
  static let styleHash = "sha256-x0B20gEYWRYZAqOMHKPTL3OC+dy+zLHUwR2BATCbRqg="

  /// The colors and shapes of the other pages. Text has at least 4.5:1 on what it lies on and
  /// shapes that tell something 3:1, in both appearances (WCAG 2.2, 1.4.3 and 1.4.11); a test
  /// measures them.
  static let style = """
    :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --text: #1c1c1e;
      --quiet: #5a5a60; --line: #d1d1d6; --edge: #85858a; --link: #0058c7; --fail: #b3000e;
      --fail-soft: #fdecec; --unsure: #7d4a00; --unsure-soft: #fff3dc; --pass: #17692b;
      --pass-soft: #e6f6e9; --mark: #d6006c; --halo: #fff; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #000; --card: #1c1c1e; --text: #f2f2f7; --quiet: #aeaeb2; --line: #3a3a3c;
        --edge: #8e8e93; --link: #64a8ff; --fail: #ff857d; --fail-soft: #3c1614; --unsure: #ffb340;
        --unsure-soft: #37270a; --pass: #5fdc7a; --pass-soft: #12301a; --mark: #ff4fa3;
        --halo: #000; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 140px; }
    body { max-width: 1120px; margin: 0 auto; padding: 40px 32px 80px; background: var(--back);
      color: var(--text); font: 16px/1.45 -apple-system, Inter, "Segoe UI", sans-serif; }
    h1 { margin: 4px 0 16px; font-size: 34px; line-height: 1.15; letter-spacing: -.02em; }
    h1.fail { color: var(--fail); } h1.pass { color: var(--pass); } h1.unsure { color: var(--unsure); }
    h2 { margin: 0; font-size: 22px; letter-spacing: -.01em; overflow-wrap: anywhere; }
    h3 { margin: 6px 0 0; font-size: 17px; line-height: 1.35; overflow-wrap: anywhere; }
    p { margin: 0; }
    a { color: inherit; text-decoration: none; }
    a:hover { text-decoration: underline; }
    td a, th a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    code { font: 13px/1.5 ui-monospace, Menlo, "Noto Sans Mono", monospace; overflow-wrap: anywhere; }
    ul { margin: 0; padding: 0; list-style: none; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 16px; top: 8px; padding: 8px 12px; background: var(--card); }
    .quiet { color: var(--quiet); font-size: 14px; }
    .card { padding: 20px 24px; border: 1px solid var(--line); border-radius: 16px;
      background: var(--card); }
    main > * { margin-top: 32px; }
    .totals { display: flex; flex-wrap: wrap; gap: 8px; }
    .totals li { padding: 4px 14px; border: 1px solid var(--line); border-radius: 999px;
      background: var(--card); }
    .coverage { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-top: 14px;
      color: var(--quiet); font-size: 14px; }
    .coverage svg { width: 200px; height: 8px; }
    .track { fill: var(--line); } .done { fill: var(--pass); }
    .labels { display: grid; gap: 12px; margin-top: 14px;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 192px), 1fr)); }
    .labels li { padding: 16px; }
    .labels h3 { margin-top: 10px; font-size: 16px; }
    .labels .quiet { margin-top: 6px; font-size: 13px; overflow-wrap: anywhere; }
    .sign { display: inline-grid; place-items: center; width: 32px; height: 32px; border-radius: 50%;
      font-weight: 700; }
    .pass .sign { background: var(--pass-soft); color: var(--pass); }
    .fail .sign { background: var(--fail-soft); color: var(--fail); }
    .unsure .sign { background: var(--unsure-soft); color: var(--unsure); }
    .verdict { font-weight: 600; font-size: 14px; }
    .pass .verdict, li.pass .ratio { color: var(--pass); }
    .fail .verdict, li.fail .ratio, td.fail { color: var(--fail); }
    .unsure .verdict, li.unsure .ratio, td.unsure { color: var(--unsure); }
    td.fail, td.unsure { font-weight: 700; }
    .notes ul { margin-top: 8px; padding-left: 20px; list-style: disc; }
    table { width: 100%; margin-top: 10px; border-collapse: collapse; }
    th { text-align: left; font-weight: 500; }
    thead th { padding: 0 0 6px; color: var(--quiet); font-size: 13px; font-weight: 400; }
    tbody th, tbody td { padding: 9px 0; border-top: 1px solid var(--line); }
    .number { padding-left: 16px; text-align: right; font-variant-numeric: tabular-nums; }
    #filters { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 12px;
      align-items: end; padding: 14px 20px; box-shadow: 0 6px 20px rgb(0 0 0 / 10%); }
    #filters label { display: grid; gap: 2px; color: var(--quiet); font-size: 13px; }
    #filters .wide { flex: 1 1 220px; }
    #filters output { align-self: center; color: var(--quiet); font-size: 14px; }
    input, select, button { min-height: 44px; max-width: 100%; padding: 4px 12px;
      border: 1px solid var(--edge); border-radius: 10px; background: var(--card);
      color: var(--text); font: inherit; font-size: 15px; }
    select { width: 100%; max-width: 260px; }
    .clean { font-size: 20px; color: var(--pass); }
    .rule { margin-top: 44px; }
    .rule > .quiet { margin-top: 2px; }
    .finding { margin-top: 14px; content-visibility: auto; contain-intrinsic-size: auto 640px; }
    .finding:target { outline: 3px solid var(--link); }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center;
      color: var(--quiet); font-size: 14px; }
    .badge { padding: 1px 10px; border-radius: 999px; font-weight: 600; font-size: 13px; }
    .badge.fail { background: var(--fail-soft); color: var(--fail); }
    .badge.unsure { background: var(--unsure-soft); color: var(--unsure); }
    .looks { display: grid; gap: 20px; margin-top: 16px; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); }
    .pixels { display: grid; gap: 14px; justify-items: start; }
    figure { max-width: 100%; margin: 0; }
    figcaption { margin-top: 6px; color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
    .shot { position: relative; display: inline-block; max-width: 100%; overflow: hidden;
      border: 1px solid var(--line); border-radius: 10px; vertical-align: top; }
    .shot img { display: block; max-width: 100%; height: auto; }
    .shot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    .large img { image-rendering: pixelated; }
    .shot rect, .shot circle { fill: none; vector-effect: non-scaling-stroke; }
    .halo { stroke: #fff; stroke-width: 4px; opacity: .85; }
    .frame { stroke: #d6006c; stroke-width: 1.5px; stroke-dasharray: 5 3; }
    .ring { stroke: #d6006c; stroke-width: 2px; }
    .large .frame { stroke-dasharray: none; stroke-width: 2px; }
    .samples { display: grid; gap: 14px; }
    .samples .head { display: flex; justify-content: space-between; gap: 12px; margin-bottom: 4px;
      font-size: 14px; font-weight: 500; }
    .samples .ratio { font-weight: 700; font-variant-numeric: tabular-nums; }
    .swatch { display: block; border: 1px solid var(--line); border-radius: 10px;
      overflow: hidden; }
    pre { margin: 14px 0 0; padding: 8px 0; border-radius: 10px; background: var(--back); tab-size: 4; }
    pre code > span { display: flex; gap: 14px; padding: 0 12px; }
    pre .n { flex: none; min-width: 3ch; color: var(--quiet); text-align: right; user-select: none; }
    pre .c { white-space: pre-wrap; overflow-wrap: anywhere; }
    pre .out .c { color: var(--quiet); }
    mark { border-radius: 3px; background: var(--unsure-soft); color: inherit; }
    .swatch.wide { width: 100%; }
    .visions { display: flex; flex-wrap: wrap; gap: 14px; margin-top: 18px; padding-top: 16px;
      border-top: 1px solid var(--line); }
    .visions li { flex: 0 1 auto; min-width: 120px; max-width: 100%; }
    .visions li > .quiet { margin-top: 4px; font-size: 13px; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; margin: 16px 0 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    details { margin-top: 12px; }
    summary { min-height: 32px; padding: 4px 0; color: var(--link); cursor: pointer; }
    .places li { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; padding: 6px 0;
      border-top: 1px solid var(--line); }
    .places .subject { font-weight: 500; overflow-wrap: anywhere; }
    .places .quiet { font-size: 13px; overflow-wrap: anywhere; }
    @media (max-width: 600px) { html { scroll-padding-top: 16px; } body { padding: 24px 14px 60px; }
      .card { padding: 16px; } .standard { display: none; } #filters { position: static; }
      #filters label { flex: 1 1 130px; } h1 { font-size: 28px; }
      .labels li { display: grid; grid-template-columns: auto 1fr; column-gap: 14px; }
      .labels .sign { grid-row: 1 / span 3; } .labels h3 { margin-top: 0; } }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print { body { max-width: none; background: none; } #filters { display: none; }
      .card { break-inside: avoid; } .finding { content-visibility: visible; } }
    """
}
