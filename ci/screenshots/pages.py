# SPDX-License-Identifier: MIT
"""Pages of plain HTML and CSS in the manner of ten design systems: their sizes, weights, borders, radii and kinds of color.

Nothing of a design system is copied; the values below were chosen to look like it.
"""

# name, font, body size, radius, weight of buttons, upper-case buttons
SYSTEMS = [
    ("sheet", "Roboto", 16, 4, 500, True),
    ("strap", "Liberation Sans", 16, 6, 400, False),
    ("wind", "Inter", 14, 8, 600, False),
    ("grid", "Open Sans", 14, 0, 400, False),
    ("calm", "Lato", 15, 10, 700, False),
    ("crown", "Liberation Sans", 19, 0, 700, False),
    ("forge", "Noto Sans", 14, 6, 500, False),
    ("plain", "DejaVu Sans", 13, 3, 400, False),
    ("pond", "Inter", 15, 20, 500, False),
    ("desk", "Roboto", 13, 2, 500, False),
]

# background, surface, text, muted, faint, accent, on accent, danger, success, border
LIGHT = [
    ("#FFFFFF", "#FFFFFF", "#1D1B20", "#49454F", "#938F99", "#6750A4", "#FFFFFF", "#B3261E", "#2E7D32", "#CAC4D0"),
    ("#FFFFFF", "#F8F9FA", "#212529", "#6C757D", "#ADB5BD", "#0D6EFD", "#FFFFFF", "#DC3545", "#198754", "#DEE2E6"),
    ("#F9FAFB", "#FFFFFF", "#111827", "#6B7280", "#9CA3AF", "#4F46E5", "#FFFFFF", "#EF4444", "#22C55E", "#E5E7EB"),
    ("#F4F4F4", "#FFFFFF", "#161616", "#525252", "#A8A8A8", "#0F62FE", "#FFFFFF", "#DA1E28", "#24A148", "#C6C6C6"),
    ("#FAF7F2", "#FFFFFF", "#33302A", "#7A7468", "#B5AE9F", "#E07A5F", "#FFFFFF", "#C8553D", "#81B29A", "#E8E1D3"),
]
DARK = [
    ("#141218", "#211F26", "#E6E0E9", "#CAC4D0", "#79747E", "#D0BCFF", "#381E72", "#F2B8B5", "#81C784", "#49454F"),
    ("#212529", "#2B3035", "#DEE2E6", "#ADB5BD", "#6C757D", "#6EA8FE", "#031633", "#EA868F", "#75B798", "#495057"),
    ("#0B1120", "#1E293B", "#F8FAFC", "#94A3B8", "#475569", "#38BDF8", "#0B1120", "#F87171", "#4ADE80", "#334155"),
    ("#161616", "#262626", "#F4F4F4", "#C6C6C6", "#6F6F6F", "#4589FF", "#FFFFFF", "#FA4D56", "#42BE65", "#525252"),
    ("#22201C", "#2E2B26", "#EFE9DD", "#A79F8F", "#6A6459", "#E8927C", "#22201C", "#E5735A", "#8FC1A9", "#45403A"),
]

ICON = (
    '<svg class="icon" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5">'
    '<path d="{}"/></svg>'
)
CHEVRON = ICON.format("M7 4l6 6-6 6")
BELL = ICON.format("M10 3a4 4 0 0 1 4 4c0 4 2 5 2 6H4c0-1 2-2 2-6a4 4 0 0 1 4-4zM8 16a2 2 0 0 0 4 0")
MENU = ICON.format("M3 5h14M3 10h14M3 15h14")
CHECK = ICON.format("M4 10l4 4 8-9")


def style(system, colors):
    name, font, size, radius, weight, upper = system
    back, surface, text, muted, faint, accent, on_accent, danger, success, border = colors
    return f"""
*{{box-sizing:border-box}}
body{{margin:0;background:{back};color:{text};font:{size}px/1.5 "{font}",sans-serif;width:760px}}
header{{display:flex;align-items:center;gap:16px;padding:12px 20px;border-bottom:1px solid {border};background:{surface}}}
header b{{font-size:{size + 4}px}} header nav{{display:flex;gap:14px;flex:1}}
a{{color:{accent}}} nav a{{text-decoration:none}} nav a.on{{font-weight:{weight};border-bottom:2px solid {accent}}}
main{{padding:20px;display:grid;gap:16px}}
h1{{font-size:{size * 2}px;line-height:1.25;margin:0;font-weight:{weight + 200 if weight < 600 else weight}}}
h2{{font-size:{size + 6}px;line-height:1.3;margin:0;font-weight:{weight}}}
p{{margin:0}} .muted{{color:{muted}}} .faint{{color:{faint}}} small,.small{{font-size:{size - 2}px}}
.card{{background:{surface};border:1px solid {border};border-radius:{radius}px;padding:16px;display:grid;gap:8px}}
.row{{display:flex;align-items:center;gap:12px;padding:10px 0;border-bottom:1px solid {border}}} .row>*:nth-child(2){{flex:1}}
.cols{{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px}}
.button{{display:inline-block;padding:8px 16px;border-radius:{radius}px;background:{accent};color:{on_accent};font-weight:{weight};
border:1px solid {accent};{"text-transform:uppercase;letter-spacing:.04em;font-size:" + str(size - 2) + "px;" if upper else ""}}}
.outline{{background:transparent;color:{accent}}} .danger{{background:{danger};border-color:{danger};color:#fff}}
.badge{{display:inline-block;padding:1px 8px;border-radius:10px;font-size:{size - 3}px;background:{success};color:#fff}}
.badge.soft{{background:{border};color:{text}}} .field{{border:1px solid {faint};border-radius:{radius}px;padding:8px 12px;
background:{back};color:{faint}}} label{{font-size:{size - 1}px;font-weight:{weight}}} .icon{{color:{muted};flex:none}}
hr{{border:0;border-top:1px solid {border};width:100%;margin:0}} .error{{color:{danger}}} .good{{color:{success}}}
table{{border-collapse:collapse;width:100%}} td,th{{text-align:left;padding:8px 10px;border-bottom:1px solid {border}}}
th{{color:{muted};font-size:{size - 1}px}} .bar{{height:8px;border-radius:4px;background:{border}}} .bar i{{display:block;height:8px;
border-radius:4px;width:62%;background:{accent}}} .dash{{border-top:2px dashed {faint};width:120px}} code{{background:{border};padding:1px 4px}}
"""


HEAD = (
    f'<header>{MENU}<b>Harbor</b><nav><a class="on">Overview</a><a>Orders</a><a>Reports</a></nav>{BELL}'
    '<span class="badge soft">12 new</span></header>'
)

FORM = """<main><h1>Create your account</h1><p class="muted">It takes about two minutes. You can change everything later.</p>
<div class="card"><label>Full name</label><div class="field">Ada Lovelace</div><label>Email address</label>
<div class="field">name@example.com</div><p class="small error">Enter an address with a domain.</p><label>Password</label>
<div class="field">At least twelve characters</div><p class="small good">Strong password</p>
<div><span class="button">Create account</span> <span class="button outline">Cancel</span></div>
<p class="small faint">By continuing you accept the <a>terms of service</a> and the <a>privacy notice</a>.</p></div></main>"""

LIST = f"""<main><h2>Notifications</h2><div class="card">
<div class="row">{BELL}<span>Weekly summary<br><small class="muted">Every Monday at nine</small></span><span class="badge">On</span>{CHEVRON}</div>
<div class="row">{CHECK}<span>Mentions and replies<br><small class="muted">Push and email</small></span><span class="badge soft">Off</span>{CHEVRON}</div>
<div class="row">{BELL}<span>Product news<br><small class="faint">Never sent so far</small></span><span class="muted">Monthly</span>{CHEVRON}</div></div>
<hr><h2>Storage</h2><p><b>6.2 GB</b> <span class="muted">of 10 GB used</span></p><div class="bar"><i></i></div><div class="dash"></div>
<div><span class="button danger">Delete everything</span> <span class="button outline">Export archive</span></div></main>"""

TABLE = """<main><h2>Open orders</h2><table><tr><th>Order</th><th>Customer</th><th>Placed</th><th>Status</th><th>Total</th></tr>
<tr><td><a>#10482</a></td><td>Marta Nowak</td><td class="muted">4 March</td><td><span class="badge">Paid</span></td><td>124.00</td></tr>
<tr><td><a>#10483</a></td><td>Jonas Weber</td><td class="muted">5 March</td><td><span class="badge soft">Waiting</span></td><td>18.50</td></tr>
<tr><td><a>#10484</a></td><td>Aiko Tanaka</td><td class="muted">5 March</td><td><span class="error">Refused</span></td><td>961.20</td></tr>
<tr><td><a>#10485</a></td><td>Priya Raman</td><td class="faint">today</td><td><span class="good">Sent</span></td><td>73.15</td></tr></table>
<div class="cols"><div class="card"><small class="muted">Revenue</small><h1>8,412</h1><small class="good">up 12% this week</small></div>
<div class="card"><small class="muted">Visitors</small><h1>1,930</h1><small class="error">down 3% this week</small></div>
<div class="card"><small class="muted">Returns</small><h1>27</h1><small class="faint">no change</small></div></div></main>"""

ARTICLE = """<main><h1>Reading in the harbor at night</h1><p class="small muted">Written by Ines Duarte on 4 March, nine minutes</p>
<p>The lamps along the quay are <b>weaker than they look</b>, and <a>the signs between them</a> were painted for the day. A letter that
stands out at noon is <span class="faint">lost an hour after sunset</span>, which is why pilots learn the shapes of words.</p>
<div class="card"><h2>What we measured</h2><p class="muted">Forty signs, each from three distances, in rain and without it. The command
<code>measure --all</code> prints every number.</p></div><p class="small faint">Photographs by the author. Do not copy them.</p>
<div><span class="button">Subscribe</span> <span class="button outline">Share this</span> <span class="badge">New</span></div></main>"""

BODIES = [("form", FORM), ("list", LIST), ("table", TABLE), ("article", ARTICLE)]


def pages():
    """40 pages with their scales; every second one is dark."""
    number = 0
    for index, system in enumerate(SYSTEMS):
        for kind, body in BODIES:
            dark = number % 2 == 1 if index % 2 == 0 else number % 2 == 0
            colors = (DARK if dark else LIGHT)[(index + number // 4) % 5]
            scale = (1, 2, 3, 1.5)[(number + index) % 4]
            name = f"{system[0]}-{kind}-{'dark' if dark else 'light'}-{scale}x"
            html = (
                f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{name}</title>'
                f"<style>{style(system, colors)}</style></head><body>{HEAD}{body}</body></html>"
            )
            yield name, html, scale
            number += 1
