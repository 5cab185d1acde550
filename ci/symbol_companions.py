# SPDX-License-Identifier: MIT
"""Drawings of others with an arrow, a pen or a frame, in stacks and in pairs; in em, about the origin, y upward."""

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_signposts import heart
from symbol_strokes import (CLOSED, OPEN, apart, arc, both, curve, disc, flipped, line, lines, mirrored, moved, outlined, oval,
                            polygon, rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
TALL = rounded(-0.38, -0.53, 0.38, 0.53, 0.13)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
CIRCLE = disc(0.47)
SPARK = Polygon([(0.2, 0), (0.05, 0.05), (0, 0.2), (-0.05, 0.05), (-0.2, 0), (-0.05, -0.05), (0, -0.2), (0.05, -0.05)])
PLUS = line([(-0.17, 0), (0.17, 0)], CLOSED).union(line([(0, -0.17), (0, 0.17)], CLOSED))
CROSS = turned(PLUS, 45)
TICK = line([(-0.17, 0.0), (-0.05, -0.14), (0.18, 0.16)], CLOSED)
UP = line([(0, -0.22), (0, 0.22)], 0.07).union(line([(-0.15, 0.07), (0, 0.22), (0.15, 0.07)], 0.07))
QUESTION = curve([(-0.11, 0.13), (-0.07, 0.22), (0.04, 0.23), (0.11, 0.15), (0.06, 0.05), (0.0, -0.02), (0.0, -0.09)],
                 0.06).union(disc(0.04, 0, -0.2))
DIGITS = {
    "0": outlined(oval(0, 0, 0.16, 0.25), 0.075),
    "1": line([(-0.08, 0.13), (0.03, 0.21), (0.03, -0.21)], 0.075),
    "2": curve([(-0.12, 0.1), (0, 0.21), (0.12, 0.1), (0.0, -0.06), (-0.13, -0.21), (-0.13, -0.21), (0.13, -0.21)], 0.075),
    "3": curve([(-0.12, 0.15), (0.01, 0.21), (0.11, 0.1), (0, 0.01), (0, 0.01), (0.12, -0.1), (0.0, -0.21), (-0.13, -0.15)],
               0.075),
    "4": line([(0.06, -0.21), (0.06, 0.21), (-0.14, -0.1), (0.15, -0.1)], 0.07),
    "5": line([(0.11, 0.21), (-0.09, 0.21), (-0.11, 0.03)], 0.075).union(
        curve([(-0.11, 0.02), (0.02, 0.06), (0.12, -0.06), (0.02, -0.21), (-0.12, -0.16)], 0.075)),
    "6": outlined(disc(0.155, 0, -0.09), 0.075).union(curve([(0.06, 0.21), (-0.06, 0.1), (-0.12, -0.06)], 0.075)),
    "7": line([(-0.13, 0.21), (0.13, 0.21), (-0.03, -0.21)], 0.075),
}
DIGITS["9"] = turned(DIGITS["6"], 180)


def number(text, scale=1.0):
    step = 0.34
    return moved(
        union_all([affinity.translate(DIGITS[digit], step * (i - (len(text) - 1) / 2), 0) for i, digit in enumerate(text)]), 0,
        0, scale)


def on(drawn, name, mark):
    """A drawing and its `.fill`, with a mark within."""
    return drawn[name].union(mark), drawn[name + ".fill"].difference(mark)


def turns(drawn):
    found = {}
    again = drawn["gobackward"]
    for text in ("5", "10", "15", "30", "45", "60", "75", "90"):
        inner = affinity.translate(number(text, 0.72 if len(text) == 1 else 0.6).buffer(0.006), 0, -0.01)
        found[f"{text}.arrow.trianglehead.counterclockwise"] = again.union(inner)
        found[f"{text}.arrow.trianglehead.clockwise"] = drawn["goforward"].union(inner)
    back = drawn["arrow.circlepath"]
    hands = union_all([line([(0.03, 0.22), (0.03, -0.02), (0.18, -0.1)], 0.068)])
    for name in ("clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90"):
        found[name] = back.union(hands)
    around = drawn["arrow.triangle.2.circlepath"]
    found["clock.arrow.2.circlepath"] = found["clock.arrow.trianglehead.2.counterclockwise.rotate.90"] = mirrored(around).union(
        moved(hands, -0.02, -0.02, 0.86))
    for sign in ("dollarsign", "eurosign", "sterlingsign", "yensign", "indianrupeesign", "bitcoinsign"):
        inner = moved(drawn[sign], 0.03, 0, 0.52).buffer(0.012)
        found[f"{sign}.arrow.circlepath"] = found[f"{sign}.arrow.trianglehead.counterclockwise.rotate.90"] = back.union(inner)
    name = "arrow.trianglehead.counterclockwise.rotate.90"
    found[name], found["arrow.trianglehead.clockwise.rotate.90"] = back, mirrored(back)
    found["exclamationmark.arrow.trianglehead.counterclockwise.rotate.90"] = drawn["exclamationmark.arrow.circlepath"]
    gear = moved(drawn["gearshape.fill"], 0, 0, 0.46)
    found["gearshape.arrow.triangle.2.circlepath"] = found["gearshape.arrow.trianglehead.2.clockwise.rotate.90"] = around.union(
        gear)
    loop = moved(around, 0, -0.05, 0.44).buffer(0.014)
    for word in ("", ".fill"):
        camera = moved(outlined(camera_body()), 0, 0).union(loop) if word == "" else camera_body().difference(loop)
        for name in ("camera.rotate", "arrow.triangle.2.circlepath.camera", "arrow.trianglehead.2.clockwise.rotate.90.camera"):
            found[name + word] = camera
        once = moved(drawn["arrow.clockwise"], 0, 0, 0.42).buffer(0.014)
        cloud = moved(mirrored(once), 0, -0.04)
        for name in ("arrow.counterclockwise.icloud", "arrow.trianglehead.counterclockwise.icloud"):
            found[name + word] = drawn["cloud" + word].union(cloud) if word == "" else drawn["cloud" + word].difference(cloud)
    lock = moved(drawn["lock.open.fill"], 0.0, 0, 0.42)
    turning = arc(0, 0, 0.44, -235, 82, CLOSED).union(polygon([(-0.2, 0.44), (0.07, 0.59), (0.07, 0.29)], 0.02))
    found["lock.open.rotation"] = turning.union(lock)
    return found


def camera_body():
    bump = polygon([(-0.24, 0.3), (-0.16, 0.46), (0.16, 0.46), (0.24, 0.3)], 0.05)
    return rounded(-0.6, -0.44, 0.6, 0.34, 0.13).union(bump).buffer(0.03).buffer(-0.03)


def arrows(drawn):
    found = {}
    can = polygon([(-0.34, 0.3), (0.34, 0.3), (0.26, -0.52), (-0.26, -0.52)], 0.07)
    rim = line([(-0.42, 0.36), (0.42, 0.36)], CLOSED)
    up = affinity.translate(moved(UP, 0, 0, 0.92), 0, -0.11)
    found["arrow.up.bin"], found["arrow.up.bin.fill"] = union_all([outlined(can), rim,
                                                                   up]), union_all([can.difference(up), rim])
    lid = line([(-0.43, 0.36), (0.43, 0.36)], CLOSED).union(
        outlined(rounded(-0.17, 0.2, 0.17, 0.53, 0.09)).intersection(rectangle(-1, 0.36, 1, 1)))
    found["arrow.up.trash"], found["arrow.up.trash.fill"] = union_all([outlined(can), lid,
                                                                       up]), union_all([can.difference(up), lid])
    down = flipped(UP)
    for name, mark, y, scale in (("arrow.down.message", down, 0.04, 0.9), ("checkmark.message", TICK, 0.04, 1.05),
                                 ("plus.message", PLUS, 0.04, 1.05)):
        found[name], found[name + ".fill"] = on(drawn, "message", moved(mark, 0, y, scale))
    for name, mark in (("checkmark.bubble", TICK), ("star.bubble", moved(
            drawn["star.fill"], 0, 0, 0.42)), ("phone.bubble", moved(
                drawn["phone.fill"], 0, 0, 0.44)), ("person.bubble", moved(
                    drawn["person.fill"], 0, 0, 0.44)), ("video.bubble", moved(
                        drawn["video.fill"], 0, 0,
                        0.46)), ("speaker.wave.2.bubble", moved(
                            drawn["speaker.wave.2.fill"], 0, 0,
                            0.48)), ("ellipsis.vertical.bubble", union_all([disc(0.055, 0, y) for y in (-0.19, 0, 0.19)]))):
        found[name], found[name + ".fill"] = on(drawn, "bubble", affinity.translate(mark, 0, 0.07))
        if name in ("phone.bubble", "video.bubble", "speaker.wave.2.bubble"):
            found[name + ".left"], found[name + ".left.fill"] = found[name], found[name + ".fill"]
    body, tail = rounded(-0.54, -0.3, 0.54, 0.46, 0.19), polygon([(-0.16, -0.2), (0, -0.52), (0.16, -0.2)], 0.03)
    whole = body.union(tail).buffer(0.03).buffer(-0.03)
    found.update(both("bubble.middle.bottom", whole))
    found.update(both("bubble.middle.top", flipped(whole)))
    for name, mark in (("arrow.up.folder", UP), ("arrow.forward.folder", turned(UP, -90)), ("questionmark.folder", QUESTION)):
        found[name], found[name + ".fill"] = on(drawn, "folder", moved(mark, 0, -0.14, 0.74))
    found["plus.rectangle.on.folder"], found["plus.rectangle.on.folder.fill"] = on(
        drawn, "folder", union_all([outlined(rounded(-0.3, -0.34, 0.3, 0.06, 0.07), 0.05),
                                    moved(PLUS, 0, -0.14, 0.62)]))
    low = union_all([moved(drawn["folder"], 0, 0.16, 0.72), lines([-0.32, -0.48], 0.46, 0.065)])
    found["text.below.folder"], found["text.below.folder.fill"] = low, moved(drawn["folder.fill"], 0, 0.16, 0.72).union(
        lines([-0.32, -0.48], 0.46, 0.065))
    for word, angle in (("up", 0), ("right", -90)):
        for tail in ("doc", "page"):
            board, sign = drawn["clipboard"], moved(turned(UP, angle), 0, -0.06, 0.95)
            found[f"arrow.{word}.{tail}.on.clipboard"] = board.union(sign)
    tall = union_all([line([(-0.24, -0.4), (-0.24, 0.4)], CLOSED)] +
                     [turn(line([(-0.4, 0.26), (-0.24, 0.42), (-0.08, 0.26)], CLOSED)) for turn in (lambda s: s, flipped)])
    found["arrow.up.and.down.and.sparkles"] = union_all(
        [tall, moved(SPARK, 0.28, 0.16, 1.1),
         moved(SPARK, 0.16, -0.26, 0.7),
         moved(SPARK, 0.44, -0.18, 0.5)])
    into = line([(0.16, 0.16), (0.46, 0.46)], CLOSED).union(line([(0.16, 0.4), (0.16, 0.16), (0.4, 0.16)], CLOSED))
    right = line([(0.1, 0.3), (0.5, 0.3)], CLOSED).union(line([(0.34, 0.46), (0.5, 0.3), (0.34, 0.14)], CLOSED))
    for word in ("", ".fill"):
        phone = moved(drawn["phone" + word], -0.08, -0.08, 0.92)
        found["phone.arrow.down.left" + word], found["phone.arrow.right" + word] = phone.union(into), phone.union(right)
    found["phone.fill.arrow.down.left"], found["phone.fill.arrow.right"] = found["phone.arrow.down.left.fill"], found[
        "phone.arrow.right.fill"]
    front = affinity.translate(moved(drawn["square.and.arrow.down"], 0, 0, 0.86), 0.1, 0.04)
    tray = rounded(-0.25, -0.43, 0.45, 0.23, 0.1)
    behind = apart(affinity.translate(outlined(rounded(-0.34, -0.33, 0.34, 0.33, 0.1)), -0.12, -0.22), tray, 0.055)
    found["square.and.arrow.down.on.square"] = front.union(behind)
    found["square.and.arrow.down.on.square.fill"] = affinity.translate(moved(drawn["square.and.arrow.down.fill"], 0, 0, 0.86),
                                                                       0.1, 0.04).union(behind)
    door = rounded(-0.5, -0.5, 0.1, 0.5, 0.11)
    out = line([(-0.12, 0), (0.5, 0)], CLOSED).union(line([(0.34, 0.17), (0.51, 0), (0.34, -0.17)], CLOSED))
    for word in ("right", "forward"):
        found[f"rectangle.portrait.and.arrow.{word}"] = apart(outlined(door), out, 0.06).union(out)
        found[f"rectangle.portrait.and.arrow.{word}.fill"] = apart(door, out, 0.06).union(out)
    away = line([(0.1, 0), (0.58, 0)], CLOSED).union(line([(0.26, 0.16), (0.1, 0), (0.26, -0.16)], CLOSED))
    for word in ("", ".fill"):
        box = moved(drawn["shippingbox" + word], -0.12, 0, 0.9)
        found["shippingbox.and.arrow.backward" + word] = apart(box, away, 0.06).union(away)
    union_all([disc(0.15, -0.2, 0.18), line([(-0.2, 0.1), (-0.2, -0.34)], 0.07)])
    dashes = union_all([arc(0, 0, 0.46, i * 30 - 8, i * 30 + 8, 0.06) for i in range(12)])
    tips = [
        turned(line([(0.16, 0), (0.3, 0)], 0.065).union(line([(0.2, 0.1), (0.31, 0), (0.2, -0.1)], 0.06)), a) for a in (45, 225)
    ]
    found["selection.pin.in.out"] = union_all([dashes, disc(0.1)] + tips)
    return found


def pens(drawn):
    found = {}
    pencil, pen = drawn["pencil"], moved(drawn["pencil"], 0.26, -0.1, 0.64)
    board = moved(drawn["list.clipboard"], -0.1, 0.02, 0.96)
    found["pencil.and.list.clipboard"] = apart(board, pen.convex_hull, 0.05).union(pen)
    moved(mirrored(drawn["ruler"]), 0, 0, 0.9)
    for word in ("", ".fill"):
        rule = moved(mirrored(drawn["ruler" + word]), 0, 0, 0.92)
        near = moved(pencil, 0, 0, 1.05)
        solid = pencil.convex_hull if word else near
        found["pencil.and.ruler" + word] = apart(rule, near.convex_hull,
                                                 0.05).union(solid if word == "" else near.convex_hull.buffer(-0.005))
    found["pencil.and.outline"] = union_all([moved(pencil, 0, 0, 0.86), outlined(pencil.convex_hull.buffer(0.13), 0.05)])
    tip = union_all([polygon([(0, 0.52), (0.17, 0.0), (0.17, -0.52), (-0.17, -0.52), (-0.17, 0.0)], 0.01)])
    lead = polygon([(0, 0.52), (0.075, 0.29), (-0.075, 0.29)], 0.005)
    found["pencil.tip"] = union_all([outlined(tip, 0.06), lead, curve([(-0.14, 0.02), (0, -0.06), (0.14, 0.02)], 0.055)])
    small = moved(union_all([tip.difference(curve([(-0.2, 0.02), (0, -0.06), (0.2, 0.02)], 0.07))]), 0, -0.1,
                  0.68).intersection(disc(0.4))
    found["pencil.tip.crop.circle"] = outlined(CIRCLE).union(small)
    body = turned(
        union_all([
            rounded(-0.15, -0.02, 0.15, 0.52, 0.05),
            polygon([(-0.15, -0.08), (0.15, -0.08), (0.1, -0.32), (-0.1, -0.32)], 0.02)
        ]), -40)
    nib = turned(polygon([(-0.07, -0.36), (0.07, -0.36), (0.07, -0.52), (-0.07, -0.44)], 0.01), -40)
    found["highlighter"] = union_all(
        [outlined(body, 0.06), nib, lines([-0.52], 0.4, 0.07).intersection(rectangle(-1, -1, 1, 1))])
    loop = outlined(oval(0.04, 0.12, 0.5, 0.34), CLOSED)
    knot = outlined(disc(0.11, -0.3, -0.2), 0.06)
    found["lasso"] = union_all(
        [apart(loop, disc(0.11, -0.3, -0.2), 0.0), knot,
         curve([(-0.28, -0.3), (-0.2, -0.42), (-0.28, -0.54)], CLOSED)])
    found["lasso.and.sparkles"] = found["lasso.badge.sparkles"] = union_all([
        apart(found["lasso"], union_all([disc(0.2, 0.34, -0.22)]), 0.02),
        moved(SPARK, 0.32, -0.2, 1.0),
        moved(SPARK, 0.54, -0.42, 0.6)
    ])
    slim = turned(
        union_all([rounded(-0.075, -0.34, 0.075, 0.6, 0.05),
                   polygon([(-0.075, -0.32), (0.075, -0.32), (0, -0.6)], 0.01)]), -45)
    band = turned(rectangle(-0.1, 0.36, 0.1, 0.42), -45)
    found["applepencil"] = outlined(slim, 0.055).union(band.intersection(slim))
    scribble = curve([(-0.46, -0.42), (-0.24, -0.3), (-0.16, -0.5), (0.04, -0.36), (0.16, -0.52), (0.34, -0.42), (0.5, -0.5)],
                     0.06)
    found["applepencil.and.scribble"] = moved(found["applepencil"], 0.06, 0.14, 0.72).union(scribble)
    for word in ("", ".fill"):
        book, tool = moved(drawn["book.closed" + word], -0.1, 0, 0.94), moved(drawn["wrench.fill"], 0.3, -0.22, 0.5)
        found["book.and.wrench" + word] = apart(book, tool, 0.05).union(tool)
        mask = drawn["theatermasks" + word]
        brush = moved(drawn["paintbrush.fill"], 0.28, 0.1, 0.6)
        found["theatermask.and.paintbrush" + word] = apart(moved(mask, -0.1, 0, 0.9), brush, 0.05).union(brush)
        for name, mark in (("chart.line.text.clipboard", line(
            [(-0.2, -0.06), (-0.06, 0.12), (0.06, 0.02),
             (0.2, 0.2)], 0.06)), ("heart.text.clipboard", moved(
                 heart(), 0, 0.06, 0.34)), ("sparkle.text.clipboard", moved(SPARK, 0, 0.08, 0.9))):
            mark = mark.union(lines([-0.2, -0.34], 0.18, 0.055))
            found[name + word] = drawn["clipboard" +
                                       word].union(mark) if word == "" else drawn["clipboard.fill"].difference(mark)
    return found


def stacks(drawn):
    found = {}
    behind = line([(-0.43, 0.33), (0.43, 0.33)], 0.06).union(line([(-0.31, 0.46), (0.31, 0.46)], 0.06))
    card = rounded(-0.55, -0.46, 0.55, 0.22, 0.12)
    bust = union_all([disc(0.1, 0, 0.0), oval(0, -0.33, 0.23, 0.18).intersection(rectangle(-1, -0.33, 1, 1))])
    two = union_all([affinity.translate(bust, x, 0) for x in (-0.2, 0.2)])
    lights = union_all([moved(SPARK, -0.1, -0.14, 1.1), moved(SPARK, 0.2, 0.0, 0.6), moved(SPARK, 0.18, -0.26, 0.6)])
    for name, mark in (("person.crop.rectangle.stack", bust), ("rectangle.stack.person.crop", bust),
                       ("person.2.square.stack", two), ("person.2.crop.square.stack", two), ("sparkles.rectangle.stack",
                                                                                             lights)):
        found[name], found[name + ".fill"] = union_all([outlined(card), mark, behind]), card.difference(mark).union(behind)
    screen = affinity.translate(WIDE, 0, 0.08)
    stars = union_all([moved(SPARK, -0.08, 0.06, 1.2), moved(SPARK, 0.24, 0.22, 0.7), moved(SPARK, 0.22, -0.1, 0.6)])
    found["sparkles.tv"], found["sparkles.tv.fill"] = union_all([outlined(screen), stars,
                                                                 lines([-0.49], 0.26, 0.065)]), screen.difference(stars).union(
                                                                     lines([-0.49], 0.26, 0.065))
    front, back = affinity.translate(moved(TALL, 0, 0, 0.82), 0.17, -0.09), affinity.translate(
        moved(TALL, 0, 0, 0.82), -0.17, 0.09)
    name = "rectangle.portrait.on.rectangle.portrait"
    found[name], found[name + ".fill"] = outlined(front).union(apart(outlined(back), front, 0.05)), front.union(
        apart(back, front, 0.05))
    found[name + ".angled"], found[name + ".angled.fill"] = turned(found[name], -12), turned(found[name + ".fill"], -12)
    front, back = rounded(-0.33, -0.46, 0.59, 0.2, 0.12), rounded(-0.59, -0.2, 0.33, 0.46, 0.12)
    found["rectangle.on.rectangle.angled"] = turned(outlined(front).union(apart(outlined(back), front, 0.05)), -10)
    plus = affinity.translate(PLUS, 0.13, -0.13)
    found["plus.rectangle.on.rectangle"] = union_all([outlined(front), plus, apart(outlined(back), front, 0.05)])
    found["plus.rectangle.fill.on.rectangle.fill"] = front.difference(plus).union(apart(back, front, 0.05))
    dashes = union_all([
        outlined(SQUARE).intersection(part)
        for part in (rectangle(-1, 0.24, -0.24, 1), rectangle(0.24, 0.24, 1, 1), rectangle(-1, -1, -0.24, -0.24),
                     rectangle(0.24, -1, 1, -0.24), rectangle(-0.1, -1, 0.1, 1), rectangle(-1, -0.1, 1, 0.1))
    ])
    found["plus.square.dashed"], found["app.dashed"] = dashes.union(moved(PLUS, 0, 0, 1.15)), dashes
    found["questionmark.app.dashed"] = dashes.union(QUESTION)
    box = rounded(-0.18, -0.5, 0.5, 0.18, 0.12)
    found["square.on.square.dashed"] = outlined(box).union(
        apart(affinity.translate(moved(dashes, 0, 0, 0.78), -0.16, 0.16), box, 0.05))
    capsule = rounded(-0.6, -0.33, 0.6, 0.33, 0.33)
    found.update(both("plus.capsule", capsule, moved(PLUS, 0, 0, 1.1)))
    for name, mark in (("checkmark", TICK), ("xmark", CROSS), ("plus", PLUS), ("minus", lines([0], 0.17, CLOSED))):
        found.update(both(name + ".rectangle.portrait", TALL, moved(mark, 0, 0, 1.1)))
    at = union_all([outlined(disc(0.11), 0.055), arc(0, 0, 0.22, 20, 330, 0.055), arc(0.155, 0.0, 0.055, 180, 360, 0.05)])
    tile, sheet = rounded(-0.62, -0.42, 0.08, 0.28, 0.12), rounded(-0.2, -0.12, 0.6, 0.46, 0.12)
    half = union_all([disc(0.1, -0.27, 0.02), oval(-0.27, -0.36, 0.22, 0.24).intersection(rectangle(-1, -0.36, 1, 1))])
    name = "person.crop.square.filled.and.at.rectangle"
    sign = affinity.translate(moved(at, 0, 0, 0.82), 0.34, 0.17)
    found[name] = union_all([tile.difference(half), apart(outlined(sheet).union(sign), tile, 0.05)])
    found[name + ".fill"] = union_all([tile.difference(half), apart(sheet.difference(sign), tile, 0.05)])
    found["square.and.at.rectangle"] = union_all([outlined(tile), apart(outlined(sheet).union(sign), tile, 0.05)])
    found["square.and.at.rectangle.fill"] = union_all([tile, apart(sheet.difference(sign), tile, 0.05)])
    return found


def pairs(drawn):
    found = {}
    for word in ("", ".fill"):
        person = moved(drawn["person.fill"], 0, -0.02, 0.42)
        found["person.icloud" + word] = drawn["cloud" +
                                              word].union(person) if word == "" else drawn["cloud.fill"].difference(person)
        one = moved(drawn["person" + word], 0, 0, 0.6).buffer(0.008 if word == "" else 0)
        dots = union_all([disc(0.035, x, 0) for x in (-0.14, 0, 0.14)])
        found["person.line.dotted.person" + word] = union_all(
            [affinity.translate(one, -0.42, 0), affinity.translate(one, 0.42, 0), dots])
        house = drawn["house" + word]
        flag = union_all([line([(0.34, 0.56), (0.34, 0.1)], 0.06), rectangle(0.34, 0.34, 0.62, 0.56).buffer(0.01)])
        found["house.and.flag" + word] = apart(moved(house, -0.08, -0.08, 0.92), flag, 0.05).union(flag)
    roof = polygon([(-0.54, 0.0), (0, 0.46), (0.54, 0.0), (0.42, 0.0), (0.42, -0.47), (-0.42, -0.47), (-0.42, 0.0)], 0.04)
    note = union_all([turned(oval(0, 0, 0.1, 0.075), 20), line([(0.08, 0.03), (0.08, 0.34), (0.2, 0.28)], 0.06)])
    for names, mark in ((("music.note.house", "music.house"), affinity.translate(
            note, -0.06,
            -0.27)), (("play.house", ), affinity.translate(polygon([(-0.14, 0.18), (0.2, 0), (-0.14, -0.18)], 0.03), 0,
                                                           -0.1)), (("bolt.house", ), moved(drawn["bolt.fill"], 0, -0.1, 0.5))):
        for name in names:
            found.update(both(name, roof, mark))
    whole = heart(1.12)
    found.update(both("bolt.heart", whole, moved(drawn["bolt.fill"], 0, -0.03, 0.52)))
    found.update(both("arrow.down.heart", whole, affinity.translate(flipped(moved(UP, 0, 0, 0.88)), 0, -0.02)))
    again = moved(drawn["arrow.clockwise"], 0, -0.03, 0.46).buffer(0.014)
    for name in ("arrow.clockwise.heart", "arrow.trianglehead.clockwise.heart"):
        found.update(both(name, whole, again))
    finder = drawn["viewfinder"]
    for name, inner in (("key.viewfinder", moved(
            drawn["key.fill"], 0, 0, 0.5)), ("person.fill.viewfinder", moved(
                drawn["person.fill"], 0, 0,
                0.54)), ("ellipsis.viewfinder", union_all([disc(
                    0.06, x, 0) for x in (-0.18, 0, 0.18)])), ("creditcard.viewfinder", moved(
                        drawn["creditcard"], 0, 0,
                        0.52).buffer(0.008)), ("dot.circle.viewfinder", union_all([disc(0.08),
                                                                                   outlined(disc(0.22), 0.06)]))):
        found[name] = finder.union(inner)
    hoop = outlined(disc(0.24, 0, 0.32), 0.06)
    left, right = affinity.translate(turned(moved(drawn["key.fill"], 0, 0, 0.74), 20), -0.18, -0.14), affinity.translate(
        turned(moved(drawn["key.fill"], 0, 0, 0.74), 70), 0.2, -0.14)
    found["key.2.on.ring.fill"] = union_all([apart(hoop, left.union(right), 0.03), left, apart(right, left, 0.03)])
    left, right = affinity.translate(turned(moved(drawn["key"], 0, 0, 0.78), 20), -0.18, -0.14), affinity.translate(
        turned(moved(drawn["key"], 0, 0, 0.78), 70), 0.2, -0.14)
    found["key.2.on.ring"] = union_all([apart(hoop, left.union(right), 0.03), left, apart(right, left, 0.02)])
    sheet = drawn["doc"]
    teeth = union_all([
        rounded(-0.14 + (0.06 if i % 2 else -0.02), 0.46 - 0.09 * i, -0.06 + (0.06 if i % 2 else -0.02), 0.5 - 0.09 * i, 0.005)
        for i in range(7)
    ])
    pull = outlined(rounded(-0.15, -0.34, -0.01, -0.12, 0.05), 0.045)
    for name in ("doc.zipper", "zipper.page"):
        found[name] = union_all([sheet, teeth, pull])
    for name in ("doc.questionmark", "questionmark.text.page"):
        found[name], found[name + ".fill"] = on(drawn, "doc", moved(QUESTION, 0, -0.14, 0.9))
    found["app.connected.to.app.below.fill"] = union_all(
        [rounded(-0.24, 0.06, 0.24, 0.54, 0.13),
         rounded(-0.24, -0.54, 0.24, -0.06, 0.13),
         line([(0, 0.1), (0, -0.1)], 0.07)])
    found["rectangle.connected.to.line.below"] = union_all(
        [outlined(rounded(-0.5, -0.06, 0.5, 0.46, 0.1)),
         line([(0, -0.06), (0, -0.42)], CLOSED),
         lines([-0.42], 0.5, CLOSED)])
    parts = [
        disc(0.2, 0, 0.3),
        polygon([(-0.44, -0.5), (-0.4, -0.16), (-0.16, 0.04), (0.16, 0.04), (0.4, -0.16), (0.44, -0.5)], 0.05)
    ]
    found["person.bust"] = union_all([outlined(parts[0]), apart(outlined(parts[1]), parts[0], 0.0)])
    found["person.bust.fill"] = union_all([parts[0], apart(parts[1], parts[0], 0.05)])
    for old, new in (("cursorarrow", "pointer.arrow"), ):
        arrow = drawn[old]
        beams = union_all([turned(line([(0.28, 0), (0.42, 0)], 0.06), a) for a in (40, 85, 130, 175, 220)])
        moved(arrow, 0.16, -0.18, 0.72).union(apart(moved(beams, -0.02, 0.02), moved(arrow, 0.16, -0.18, 0.72), 0.04))
        rays = union_all([turned(line([(0.36, 0), (0.5, 0)], 0.06), a) for a in range(0, 360, 45)])
        twice = moved(drawn[old + ".click"], 0.06, -0.06, 0.86).union(arc(0, 0, 0.5, 80, 190, 0.055))
        motion = moved(drawn[old + ".click"], 0.14, 0, 0.8).union(
            union_all([line([(-0.56, y), (-0.38, y)], 0.06) for y in (-0.1, -0.24, -0.38)]))
        for name in (old, new):
            found[name + ".rays"] = moved(arrow, 0, 0, 0.6).union(rays)
            found[name + ".click.2"], found[name + ".motionlines.click"] = twice, motion
            menu = apart(
                outlined(rounded(-0.5, -0.46, 0.36, 0.46, 0.1)).union(lines([0.2, 0.0, -0.2], 0.24, 0.06)),
                moved(arrow, 0.32, -0.26, 0.56), 0.05)
            found["contextualmenu.and." + name] = menu.union(moved(arrow, 0.32, -0.26, 0.56))
    return found


def texts(drawn):
    found = {}
    rows = lambda ys, left=-0.5, right=0.5: union_all([line([(left, y), (right, y)], OPEN) for y in ys])
    pad = rounded(-0.46, -0.5, 0.46, 0.5, 0.12)
    head = pad.intersection(rectangle(-1, 0.26, 1, 1))
    found["text.pad.header"] = union_all([outlined(pad), head, lines([0.08, -0.1, -0.28], 0.26, 0.06)])
    found["ellipsis.curlybraces"] = union_all([disc(0.05, x, 0) for x in (-0.15, 0, 0.15)] + [
        turn(
            curve([(-0.3, 0.46), (-0.4, 0.36), (-0.4, 0.14), (-0.52, 0.0), (-0.4, -0.14), (-0.4, -0.36), (-0.3,
                                                                                                          -0.46)], CLOSED))
        for turn in (lambda s: s, mirrored)
    ])
    tall = line([(0, 0.42), (0, -0.14)], 0.1).union(disc(0.065, 0, -0.38))
    ask = moved(QUESTION, 0, 0.04, 1.9)
    found["exclamationmark.2"] = affinity.translate(tall, -0.15, 0).union(affinity.translate(tall, 0.15, 0))
    found["exclamationmark.questionmark"] = affinity.translate(tall, -0.26, 0).union(affinity.translate(ask, 0.16, -0.04))
    angle = line([(-0.32, 0.34), (0.32, 0), (-0.32, -0.34)], OPEN)
    found["greaterthan"], found["lessthan"] = angle, mirrored(angle)
    lifted = affinity.translate(affinity.scale(angle, 1, 0.76, origin=(0, 0)), 0, 0.12)
    found["greaterthanorequalto"], found["lessthanorequalto"] = lifted.union(lines([-0.36], 0.32,
                                                                                   OPEN)), mirrored(lifted).union(
                                                                                       lines([-0.36], 0.32, OPEN))
    found["parentheses"] = union_all([
        turn(arc(0.4, 0, 0.6, 135, 225, OPEN))
        for turn in (lambda s: affinity.translate(s, -0.06, 0), lambda s: mirrored(affinity.translate(s, -0.06, 0)))
    ])
    found["textformat.123"] = found["textformat.numbers"] = number("123", 1.1)
    x = turned(line([(-0.26, 0), (0.26, 0)], OPEN).union(line([(0, -0.26), (0, 0.26)], OPEN)), 45)
    two = moved(DIGITS["2"], 0.38, 0, 0.66)
    found["textformat.superscript"] = affinity.translate(x, -0.12, -0.1).union(affinity.translate(two, 0, 0.26))
    found["textformat.subscript"] = affinity.translate(x, -0.12, 0.1).union(affinity.translate(two, 0, -0.26))
    found["text.append"] = rows([0.36, 0.12], -0.5, 0.5).union(rows([-0.12], -0.5,
                                                                    0.1)).union(moved(PLUS, 0.34, -0.28, 0.9)).union(
                                                                        rows([-0.36], -0.5, 0.0))
    star = moved(drawn["star.fill"], 0, 0, 0.2)
    found["list.star"] = union_all([line([(-0.22, y), (0.52, y)], OPEN)
                                    for y in (0.3, 0, -0.3)] + [affinity.translate(star, -0.46, y) for y in (0.3, 0, -0.3)])
    found["text.insert"] = union_all([
        rows([0.4, -0.4]),
        line([(0.0, 0), (0.5, 0)], OPEN),
        polygon([(-0.5, 0.14), (-0.26, 0), (-0.5, -0.14)], 0.02),
        line([(-0.14, 0.0), (0.0, 0.0)], OPEN)
    ])
    found["text.redaction"] = union_all([rounded(-0.5, y - 0.075, r, y + 0.075, 0.03) for y, r in ((0.3, 0.5), (0.06, 0.2))] +
                                        [rows([-0.18], -0.5, 0.5), rows([-0.4], -0.5, 0.1)])
    found.update(both("text.rectangle", WIDE, lines([0.16, 0, -0.16], 0.3, 0.06)))
    found["placeholdertext.fill"] = union_all(
        [rounded(-0.5, y - 0.085, r, y + 0.085, 0.085) for y, r in ((0.28, 0.5), (0.0, 0.5), (-0.28, 0.14))])
    letter = line([(-0.16, -0.2), (0, 0.2), (0.16, -0.2)], 0.065).union(line([(-0.1, -0.06), (0.1, -0.06)], 0.06))
    found["character.textbox"] = outlined(WIDE).union(letter)
    for name, (left, bottom, right, top) in {
            "small": (-0.14, -0.14, 0.14, 0.14),
            "medium": (-0.36, -0.14, 0.36, 0.14),
            "large": (-0.36, -0.36, 0.36, 0.36)
    }.items():
        inner = rounded(left, bottom, right, top, 0.06)
        found["widget." + name] = outlined(rounded(-0.47, -0.47, 0.47, 0.47, 0.16)).union(
            moved(inner, 0 if name != "small" else -0.12, 0 if name == "large" else 0.12, 0.72))
    found["widget.extralarge"] = outlined(WIDE).union(rounded(-0.42, -0.27, 0.42, 0.27, 0.06))
    tube = rounded(-0.11, -0.3, 0.11, 0.54, 0.11).union(disc(0.2, 0, -0.36))
    for word, top in (("low", -0.16), ("medium", 0.1), ("high", 0.38)):
        core = line([(0, -0.36), (0, top)], 0.075).union(disc(0.1, 0, -0.36))
        found["thermometer." + word] = outlined(tube, 0.06).union(core)
    grid = [(x, y) for y in (-0.36, -0.12, 0.12, 0.36) for x in (-0.48, -0.24, 0, 0.24, 0.48)]
    found["aqi.high"] = union_all([disc(0.075, x, y) for x, y in grid])
    found["aqi.medium"] = union_all([disc(0.075, x, y) for x, y in grid if not (abs(x) > 0.4 and abs(y) > 0.3)])
    frame = line([(-0.5, 0.46), (-0.5, -0.46), (0.54, -0.46)], OPEN)
    found["chart.dots.scatter"] = union_all(
        [frame] + [disc(0.07, x, y) for x, y in ((-0.24, -0.2), (-0.06, 0.12), (0.12, -0.06), (0.26, 0.3), (0.42, 0.06))])
    found["chart.bar.yaxis"] = union_all(
        [line([(-0.46, 0.5), (-0.46, -0.5)], CLOSED)] +
        [rounded(-0.34, y - 0.09, r, y + 0.09, 0.05) for y, r in ((0.34, 0.2), (0, 0.52), (-0.34, 0.06))])
    cent = union_all([arc(0.02, 0, 0.28, 50, 310, CLOSED), line([(0.02, 0.44), (0.02, -0.44)], 0.06)])
    won = union_all([
        line([(-0.42, 0.38), (-0.22, -0.38), (0, 0.3), (0.22, -0.38), (0.42, 0.38)], CLOSED),
        lines([0.08, -0.08], 0.48, 0.055)
    ])
    franc = union_all([
        line([(0.26, 0.4), (-0.14, 0.4), (-0.14, -0.42)], CLOSED),
        line([(-0.14, 0.06), (0.2, 0.06)], CLOSED),
        line([(-0.28, -0.2), (0.1, -0.2)], 0.06)
    ])
    lira = union_all([
        arc(0.02, 0.2, 0.2, 10, 180, CLOSED),
        line([(-0.18, 0.2), (-0.16, -0.2), (-0.26, -0.4), (0.28, -0.4)], CLOSED),
        line([(-0.28, 0.04), (0.12, 0.04)], 0.055),
        line([(-0.28, -0.1), (0.12, -0.1)], 0.055)
    ])
    ruble = union_all([
        line([(-0.16, -0.42), (-0.16, 0.4), (0.06, 0.4)], CLOSED),
        arc(0.06, 0.2, 0.2, -90, 90, CLOSED),
        line([(0.06, 0.0), (-0.3, 0.0)], CLOSED),
        line([(-0.3, -0.18), (0.12, -0.18)], 0.06)
    ])
    turkish = union_all([
        line([(-0.1, 0.44), (-0.1, -0.4)], CLOSED),
        arc(-0.1, -0.02, 0.38, -90, -6, CLOSED),
        line([(-0.3, 0.06), (0.16, 0.26)], 0.06),
        line([(-0.3, -0.1), (0.16, 0.1)], 0.06)
    ])
    naira = union_all(
        [line([(-0.26, -0.4), (-0.26, 0.4), (0.26, -0.4), (0.26, 0.4)], CLOSED),
         lines([0.08, -0.08], 0.44, 0.055)])
    peso = union_all([
        line([(-0.16, -0.42), (-0.16, 0.4), (0.06, 0.4)], CLOSED),
        arc(0.06, 0.2, 0.2, -90, 90, CLOSED),
        line([(0.06, 0.0), (-0.16, 0.0)], CLOSED),
        lines([0.27, 0.13], 0.4, 0.05)
    ])
    for name, sign in (("centsign", cent), ("wonsign", won), ("francsign", franc), ("lirasign", lira), ("rublesign", ruble),
                       ("turkishlirasign", turkish), ("nairasign", naira), ("pesosign", peso)):
        found[name] = sign
    return found


def drawings(drawn):
    """Drawings by name.

    drawn: the others, by name.
    """
    return {**turns(drawn), **arrows(drawn), **pens(drawn), **stacks(drawn), **pairs(drawn), **texts(drawn)}
