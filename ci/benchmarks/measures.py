# SPDX-License-Identifier: MIT
"""How every benchmark reports: one line a measure, then a table; an exit code of 1 for any over its bar."""


def report(measures):
    """Each measure: name, ours, peer's name, theirs, unit, bar (the most that ours/theirs may be)."""
    rows, over = [], False
    for name, ours, peer, theirs, unit, bar in measures:
        ratio = ours / theirs
        over |= ratio > bar
        rows.append((name, f"{ours:.3f}", peer, f"{theirs:.3f}", unit, f"{ratio:.3f}", f"{bar:g}"))
        print(
            f'bench name={name} ours={ours:.3f} peer="{peer}" theirs={theirs:.3f} '
            f"unit={unit} ratio={ratio:.3f} bar={bar:g}",
            flush=True,
        )
    table = [("measure", "ours", "peer", "theirs", "unit", "ratio", "bar")] + rows
    widths = [max(len(row[column]) for row in table) for column in range(7)]
    print()
    for row in table:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    return 1 if over else 0
