// SPDX-License-Identifier: MIT

extension CheckPage {
  /// Of `style`, as the policy names it.
  static let styleHash = "sha256-tLDnPpPzYsThiIt1q9dDfElI0kBDbk/fsUgBDDzuWLo="

  /// That of a page of findings, and the tabs: the panels follow their radio buttons, so that the
  /// one that is checked shows its own.
  static let style =
    FindingsPage.style + """

      .tab { position: absolute; opacity: 0; }
      .tabs { display: flex; flex-wrap: wrap; gap: 8px; margin: 20px 0; }
      .tabs label { padding: 8px 16px; border: 1px solid var(--line); border-radius: 12px;
        background: var(--card); cursor: pointer; }
      .tabs .good { color: var(--good); }
      .tabs .bad { color: var(--error); }
      .notes { margin: 0 0 20px; padding-left: 40px; }
      .panel { display: none; }
      \(selectors { "#tab-\($0):checked ~ #panel-\($0)" }) { display: block; }
      \(selectors { "#tab-\($0):checked ~ .tabs [for=tab-\($0)]" }) { border-color: var(--note);
        box-shadow: inset 0 0 0 1px var(--note); }
      \(selectors { "#tab-\($0):focus-visible ~ .tabs [for=tab-\($0)]" }) {
        outline: 2px solid var(--note); outline-offset: 2px; }
      @media print { .panel { display: block; } .tabs { display: none; } }
      """

  private static func selectors(_ selector: (Int) -> String) -> String {
    (1...mostTabs).map(selector).joined(separator: ", ")
  }
}
