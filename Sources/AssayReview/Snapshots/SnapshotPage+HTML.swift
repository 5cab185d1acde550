// SPDX-License-Identifier: MIT

internal import AssayPages

extension SnapshotPage {
  /// - Parameter content: harmless JSON.
  func body(_ content: String) -> HTML {
    """
    <header>
    <h1>Snapshots</h1>
    <div id="filters" role="group" aria-label="Filter by result"></div>
    <label class="search">Find <input id="find" type="search" autocomplete="off"></label>
    <button id="help" type="button" aria-expanded="false" aria-controls="keys">Keys <kbd>?</kbd></button>
    <dl id="keys" hidden>
    <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous</dd></div>
    <div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous group</dd></div>
    <div><dt><kbd>1</kbd> to <kbd>5</kbd></dt><dd>side by side, swipe, onion skin, blink, difference</dd></div>
    <div><dt><kbd>z</kbd></dt><dd>fit, actual size</dd></div>
    <div><dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>previous, next changed area</dd></div>
    <div><dt><kbd>t</kbd></dt><dd>all of the same test</dd></div>
    <div><dt><kbd>m</kbd></dt><dd>frames around changes</dd></div>
    <div><dt><kbd>/</kbd></dt><dd>find</dd></div>
    <div class="served"><dt><kbd>a</kbd> <kbd>r</kbd></dt><dd>accept, reject</dd></div>
    <div class="served"><dt><kbd>A</kbd> <kbd>R</kbd></dt><dd>accept, reject the whole group</dd></div>
    <div class="served"><dt><kbd>u</kbd></dt><dd>undo</dd></div>
    </dl>
    </header>
    <div id="columns">
    <nav id="list" aria-label="Snapshots" tabindex="0"></nav>
    <main id="view" tabindex="-1"><p id="empty">This page needs JavaScript to show the snapshots.</p></main>
    </div>
    <p id="status" role="status"></p>
    <script type="application/json" id="content">\(HTML(own: content))</script>
    <script>\(HTML(own: Self.script))</script>
    """
  }
}
