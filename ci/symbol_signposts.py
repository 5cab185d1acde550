# SPDX-License-Identifier: MIT
"""Drawings of signposts, courts, medals and cards, and of others in pairs or with marks; in em, about the origin, y upward."""
import math

from shapely import Point, Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, OPEN, apart, arc, blob, both, curve, disc, flipped, line, lines, mirrored, moved, outlined, oval, polygon,
    rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
CIRCLE = disc(0.503)


def call(scale=1.0):
    """An exclamation mark."""
    return moved(line([(0, 0.2), (0, -0.05)], 0.09).union(disc(0.055, 0, -0.21)), 0, 0, scale)


def heart(scale=1.0):
    right = [(0, 0.24), (0, 0.24), (0.22, 0.43), (0.43, 0.34), (0.48, 0.12), (0.34, -0.16), (0, -0.45), (0, -0.45)]
    left = [(-x, y) for x, y in reversed(right[2:-2])]
    return moved(blob(right + left).buffer(-0.02).buffer(0.02), 0, 0, scale)


def star(x, y, outer):
    corners = [((outer if i % 2 == 0 else outer * 0.42) * math.sin(math.pi * i / 5),
                (outer if i % 2 == 0 else outer * 0.42) * math.cos(math.pi * i / 5)) for i in range(10)]
    return affinity.translate(Polygon(corners).buffer(0.008), x, y)


def up_arrow(scale, width):
    """Its head upward."""
    half = 0.2 * scale
    return line([(0, -half * 1.2), (0, half * 1.2)], width).union(
        line([(-half, half * 0.2), (0, half * 1.2), (half, half * 0.2)], width))


def regular(corners, radius, round_):
    return polygon([(radius * math.sin(2 * math.pi * i / corners), radius * math.cos(2 * math.pi * i / corners))
                    for i in range(corners)], round_)


def signposts():
    found = {}
    board = polygon([(-0.46, 0.36), (0.3, 0.36), (0.54, 0.14), (0.3, -0.08), (-0.46, -0.08)], 0.06)
    post = union_all([rectangle(-0.045, 0.3, 0.045, 0.5), rectangle(-0.045, -0.52, 0.045, 0.0)]).buffer(0.01)
    for word, turn in (("right", lambda shape: shape), ("left", mirrored)):
        sign = turn(board)
        found["signpost." + word] = outlined(sign).union(apart(post, sign, 0))
        found[f"signpost.{word}.fill"] = sign.union(apart(post, sign, 0))
    upper = polygon([(-0.44, 0.4), (0.3, 0.4), (0.5, 0.24), (0.3, 0.08), (-0.44, 0.08)], 0.05)
    lower = affinity.translate(mirrored(upper), 0, -0.43)
    post = rectangle(-0.045, -0.52, 0.045, 0.5).buffer(0.01)
    found["signpost.right.and.left"] = outlined(upper, 0.064).union(outlined(lower, 0.064)).union(
        apart(post, upper.union(lower), 0))
    found["signpost.right.and.left.fill"] = union_all([upper, lower, apart(post, upper.union(lower), 0)])
    return found


def hearts_and_drops():
    found = both("arrow.up.heart", heart(1.12), affinity.translate(up_arrow(0.78, CLOSED), 0, -0.06))
    drop = moved(Point(0, -0.12).buffer(0.36, quad_segs=12).union(
        Polygon([(-0.335, 0.01), (0, 0.56), (0.335, 0.01)])).buffer(-0.02).buffer(0.02), 0, -0.02)
    tri = polygon([(-0.2, -0.25), (0.2, -0.25), (0, 0.1)], 0.02)
    found.update(both("drop.triangle", drop, tri))
    found.update(both("pentagon", regular(5, 0.53, 0.06)))
    disc_, ribbons = disc(0.33, 0, -0.16), union_all([
        polygon([(0.06 * s, 0.14), (0.34 * s, 0.54), (0.12 * s, 0.54), (-0.06 * s, 0.26)], 0.01) for s in (-1, 1)])
    mark = star(0, -0.17, 0.17)
    found["medal"] = union_all([outlined(disc_), mark, apart(outlined(ribbons, 0.055), disc_, 0)])
    found["medal.fill"] = disc_.difference(mark).union(apart(ribbons, disc_, 0.05))
    found["exclamationmark.3"] = union_all([
        affinity.translate(line([(0, 0.4), (0, -0.12)], 0.1).union(disc(0.062, 0, -0.36)), x, 0) for x in (-0.3, 0, 0.3)])
    return found


def cards(drawn):
    found = {}
    card = rounded(-0.62, -0.44, 0.62, 0.44, 0.11)
    # Three digits in the lower corner, beside the stripe.
    one = line([(-0.05, 0.05), (0.0, 0.09), (0.0, -0.11)], 0.048)
    two = curve([(-0.06, 0.05), (0, 0.1), (0.06, 0.04), (0, -0.05), (-0.06, -0.11), (-0.06, -0.11), (0.07, -0.11)], 0.048)
    three = curve([(-0.06, 0.08), (0.01, 0.1), (0.05, 0.04), (-0.01, 0.0), (-0.01, 0.0), (0.06, -0.06), (0, -0.12), (-0.06, -0.09)],
                  0.048)
    digits = union_all([affinity.translate(digit, x - 0.04, -0.19) for digit, x in ((one, 0.02), (two, 0.19), (three, 0.4))])
    stripe = rectangle(-0.62, 0.06, 0.62, 0.22)
    found["creditcard.and.123"] = union_all([outlined(card), stripe, digits])
    key = moved(drawn["key.fill"], 0, 0, 0.62)
    found.update(both("key.card", card, turned(key, 45)))
    bow = union_all([oval(-0.13, 0.09, 0.1, 0.085), oval(0.13, 0.09, 0.1, 0.085)])
    gift = union_all([
        apart(line([(-0.6, 0), (0.6, 0)], 0.06), bow, 0), line([(0, -0.42), (0, 0.42)], 0.06), outlined(bow, 0.05)])
    found.update(both("giftcard", card, gift.intersection(card)))
    for word in ("", ".fill"):
        base = drawn["rectangle.stack" + word]
        tick = affinity.translate(line([(-0.15, -0.02), (-0.04, -0.13), (0.16, 0.14)], CLOSED), 0, -0.12)
        found["checkmark.rectangle.stack" + word] = base.difference(tick) if word else base.union(tick)
    box = rounded(-0.57, -0.25, 0.57, 0.25, 0.12)
    found.update(both("macmini", box, disc(0.04, 0.42, -0.13).union(line([(-0.42, -0.13), (-0.3, -0.13)], 0.05))))
    cover = rounded(-0.4, -0.5, 0.4, 0.5, 0.08)
    title = line([(-0.2, 0.3), (0.2, 0.3)], 0.09)
    picture = rounded(-0.22, -0.3, 0.22, 0.14, 0.04)
    found["magazine"] = union_all([outlined(cover), title, outlined(picture, 0.06)])
    found["magazine.fill"] = cover.difference(title).difference(picture)
    frames = [rounded(-0.56, 0.0, 0.06, 0.46, 0.09), rounded(0.16, -0.06, 0.56, 0.34, 0.09), rounded(-0.38, -0.46, 0.06, -0.1, 0.09)]
    found["rectangle.3.offgrid"] = union_all([outlined(frame, 0.064) for frame in frames])
    return found


def marked(drawn):
    found = {}
    square, round_ = rounded(-0.5, -0.5, 0.22, 0.22, 0.13), disc(0.37, 0.16, 0.14)
    # The square in front, at the lower left, of a disc behind.
    found["square.on.circle"] = outlined(square).union(apart(outlined(round_), square, 0.06))
    found["square.fill.on.circle.fill"] = square.union(apart(round_, square, 0.06))
    found["circle.on.square"] = outlined(round_).union(apart(outlined(square), round_, 0.06))
    found["speaker.2"], found["speaker.2.fill"] = drawn["speaker.wave.2"], drawn["speaker.wave.2.fill"]
    found["speaker.1"], found["speaker.1.fill"] = drawn["speaker.wave.1"], drawn["speaker.wave.1.fill"]
    found["exclamationmark.arrow.circlepath"] = drawn["arrow.circlepath"].union(moved(call(), 0.03, -0.01, 0.84))
    found["chevron.left.slash.chevron.right"] = drawn["chevron.left.forwardslash.chevron.right"]
    found["pencil.and.ellipsis.rectangle"] = drawn["rectangle.and.pencil.and.ellipsis"]
    found["text.justifyleft"] = drawn["text.justify.left"]
    found["document.on.clipboard"] = drawn["doc.on.clipboard"]
    found["document.on.clipboard.fill"] = drawn["doc.on.clipboard.fill"]
    reply = moved(drawn["arrowshape.turn.up.left"], 0.12, 0, 0.9)
    second = line([(-0.42, 0.38), (-0.62, 0.1), (-0.42, -0.18)], CLOSED)
    found["arrowshape.turn.up.left.2"] = reply.union(apart(second, reply, 0.03))
    found["arrowshape.turn.up.left.2.fill"] = moved(drawn["arrowshape.turn.up.left.fill"], 0.12, 0, 0.9).union(
        apart(second, reply, 0.05))
    for word in ("", ".fill"):
        bubbles = drawn["bubble.left.and.bubble.right" + word]
        # In the bubble on the right, which is in front.
        mark = affinity.translate(call(0.72), 0.22, -0.1)
        found["bubble.left.and.exclamationmark.bubble.right" + word] = (
            bubbles.difference(mark) if word else bubbles.union(mark))
        towers = moved(drawn["building.2.fill"], 0, 0, 0.52)
        found["building.2.crop.circle" + word] = (
            CIRCLE.difference(towers) if word else outlined(CIRCLE).union(towers))
        person = moved(drawn["person" + word], -0.12, 0.04, 0.94)
        whole = moved(drawn["shield.fill"], 0.36, -0.24, 0.46)
        found["person.badge.shield.exclamationmark" + word] = apart(person, whole, 0.055).union(
            whole.difference(affinity.translate(call(0.62), 0.36, -0.23)))
    heads = union_all([line([(0.44, 0.16), (0.6, 0), (0.44, -0.16)], 0.07), line([(0.36, 0), (0.58, 0)], 0.07)])
    found["person.and.arrow.left.and.arrow.right"] = moved(drawn["person.fill"], 0, 0, 0.66).union(
        heads).union(mirrored(heads))
    found["person.and.arrow.left.and.arrow.right.outward"] = found["person.and.arrow.left.and.arrow.right"]
    half = moved(drawn["person.fill"], 0, 0, 0.52)
    # A person below two waves.
    found["shareplay"] = union_all([
        affinity.translate(half, 0, -0.2), arc(0, -0.06, 0.38, 40, 140, CLOSED), arc(0, -0.06, 0.55, 40, 140, CLOSED)])
    dashes = outlined(WIDE).difference(union_all(
        [rectangle(x - 0.05, -1, x + 0.05, 1) for x in (-0.36, -0.12, 0.12, 0.36)]
        + [rectangle(-1, y - 0.05, 1, y + 0.05) for y in (-0.2, 0.0, 0.2)]))
    badge = disc(0.21, 0.42, -0.3)
    found["rectangle.dashed"] = dashes
    found["rectangle.dashed.badge.record"] = apart(dashes, badge, 0.05).union(outlined(badge, 0.055)).union(disc(0.1, 0.42, -0.3))
    front = affinity.translate(moved(drawn["square.and.arrow.up"], 0, 0, 0.86), 0.1, 0.04)
    tray = rounded(-0.25, -0.43, 0.45, 0.23, 0.1)
    behind = affinity.translate(outlined(rounded(-0.34, -0.33, 0.34, 0.33, 0.1)), -0.12, -0.22)
    found["square.and.arrow.up.on.square"] = front.union(apart(behind, tray, 0.055))
    front = affinity.translate(moved(drawn["square.and.arrow.up.fill"], 0, 0, 0.86), 0.1, 0.04)
    found["square.and.arrow.up.on.square.fill"] = front.union(apart(behind, tray, 0.055))
    cells = [(x, y) for y in (0.34, 0, -0.34) for x in (-0.34, 0, 0.34)]
    found["square.grid.3x3.middle.filled"] = union_all([
        rounded(x - 0.135, y - 0.135, x + 0.135, y + 0.135, 0.04) if y == 0
        else outlined(rounded(x - 0.135, y - 0.135, x + 0.135, y + 0.135, 0.04), 0.055) for x, y in cells])
    page = drawn["doc"]
    picture = rounded(-0.22, -0.34, 0.22, -0.04, 0.03)
    found["doc.text.image"] = union_all([page, outlined(picture, 0.05), lines([0.08], 0.2, 0.05)])
    found["doc.text.image.fill"] = drawn["doc.fill"].difference(picture).difference(lines([0.08], 0.2, 0.05))
    for name in ("doc", "document"):
        found[name + ".viewfinder.fill"] = drawn["viewfinder"].union(moved(drawn["doc.fill"], 0, 0, 0.58))
    wand = line([(-0.46, -0.46), (0.14, 0.14)], 0.13)
    split = turned(rectangle(0.02, -0.1, 0.065, 0.1), 45)
    found["wand.and.stars.inverse"] = union_all([
        wand.difference(split), star(0.4, 0.34, 0.17), star(-0.1, 0.42, 0.12), star(0.42, -0.12, 0.12)])
    rows = affinity.translate(lines([0.36, 0.12, -0.12, -0.36], 0.28, OPEN), 0.24, 0)
    arrow = union_all([line([(-0.36, 0.4), (-0.36, -0.4)], CLOSED)] + [
        turn(line([(-0.5, 0.28), (-0.36, 0.42), (-0.22, 0.28)], CLOSED)) for turn in (lambda shape: shape, flipped)])
    found["arrow.up.and.down.text.horizontal"] = arrow.union(rows)
    merge = union_all([
        curve([(-0.26, -0.5), (-0.26, -0.3), (0, 0.0), (0, 0.0), (0, 0.2)], CLOSED),
        curve([(0.26, -0.5), (0.26, -0.3), (0, 0.0), (0, 0.0), (0, 0.2)], CLOSED),
        polygon([(-0.2, 0.2), (0.2, 0.2), (0, 0.52)], 0.02)])
    found["arrow.triangle.merge"] = merge
    return found


def play():
    found = {}
    court = rounded(-0.62, -0.42, 0.62, 0.42, 0.09)
    middle = union_all([line([(0, -0.4), (0, 0.4)], 0.055), outlined(disc(0.15), 0.055)])
    ends = union_all([outlined(rectangle(0.36, -0.2, 0.7, 0.2), 0.055), outlined(rectangle(-0.7, -0.2, -0.36, 0.2), 0.055)])
    marks = middle.union(ends).intersection(court)
    found["sportscourt"] = outlined(court).union(marks)
    found["sportscourt.fill"] = court.difference(marks)
    # A thrower, who turns with a disc in the hand.
    found["figure.disc.sports"] = union_all([
        disc(0.1, -0.04, 0.42), line([(-0.02, 0.22), (-0.06, -0.08)], 0.17),
        line([(0.0, 0.22), (0.26, 0.12), (0.4, 0.26)], 0.085), line([(-0.06, 0.22), (-0.28, 0.08), (-0.42, 0.14)], 0.085),
        line([(-0.02, -0.1), (0.14, -0.28), (0.12, -0.52)], 0.1), line([(-0.08, -0.1), (-0.22, -0.3), (-0.42, -0.46)], 0.1),
        oval(0.47, 0.36, 0.14, 0.055)])
    tip = polygon([(-0.1, 0.34), (-0.1, -0.34), (-0.56, 0)], 0.03)
    found["arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right"] = outlined(tip, 0.062).union(
        mirrored(outlined(tip, 0.062))).union(line([(0, -0.42), (0, 0.42)], 0.06))
    found["arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill"] = tip.union(mirrored(tip)).union(
        line([(0, -0.42), (0, 0.42)], 0.06))
    for name in ("", ".fill"):
        flat = found["arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right" + name]
        found["arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down" + name] = turned(flat, 90)
    return found


def drawings(drawn):
    """Drawings by name.

    drawn: the others, by name.
    """
    made = {}
    for part in (signposts(), hearts_and_drops(), cards(drawn), marked(drawn), play()):
        made.update(part)
    return made
