# SPDX-License-Identifier: MIT
"""Drawings of symbols as strokes and areas, by their names; in em, about the origin, y upward.

Outlines are 0.071 thick, strokes with free ends 0.084, as in symbol_strokes.
"""
import math

from shapely import LineString, Point, Polygon, affinity, box as rectangle, union_all

import symbol_beings
import symbol_frames
import symbol_sights
import symbol_tools
from symbol_strokes import (
    CLOSED, OPEN, apart, arc, chevron, disc, flipped, line, lines, mirrored, moved, outlined, oval, polygon, rounded,
    turned)

GAP = 0.06


def slashed(shape):
    """A line from the upper left to the lower right, apart from what it crosses."""
    across = LineString([(-0.5, 0.5), (0.5, -0.5)])
    upper = affinity.translate(across, GAP, GAP)
    return shape.difference(across.buffer(CLOSED / 2)).difference(upper.buffer(GAP)).union(
        across.buffer(CLOSED / 2))


def house():
    roof = line([(-0.54, 0.02), (0, 0.46), (0.54, 0.02)], OPEN)
    chimney = rounded(0.27, 0.1, 0.39, 0.42, 0.03)
    box = rounded(-0.41, -0.47, 0.41, 0.5, 0.08)
    door = rectangle(-0.13, -0.6, 0.13, -0.06)
    frame = outlined(rounded(-0.19, -0.6, 0.19, -0.0, 0.05), 0.065).intersection(rectangle(-1, -0.47, 1, 1))
    under = Polygon([(-0.6, -0.6), (-0.6, -0.03), (0, 0.46), (0.6, -0.03), (0.6, -0.6)])
    walls = outlined(box).intersection(under).intersection(rectangle(-1, -1, 1, 0.12)).difference(door)
    outline = union_all([roof, chimney, walls, frame])
    return outline, union_all([roof, chimney, apart(box.intersection(under), roof, 0.045).difference(door)])


def gearshape():
    """Eight round teeth."""
    steps = [math.radians(i * 2) for i in range(180)]
    radii = [0.435 + 0.065 * max(-1, min(1, 2.6 * math.cos(8 * a))) for a in steps]
    return Polygon([(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, steps)]).buffer(
        -0.03).buffer(0.05).buffer(-0.02)


def gear():
    """A ring with fine teeth, and three spokes."""
    teeth = [turned(line([(0.42, 0), (0.475, 0)], 0.06), i * 20 + 10) for i in range(18)]
    spokes = [turned(line([(0.13, 0), (0.4, 0)], 0.055), angle) for angle in (60, 180, 300)]
    ring = disc(0.435).difference(disc(0.375))
    hub = disc(0.16).difference(disc(0.1))
    return union_all(teeth + spokes + [ring, hub])


def photo():
    frame = rounded(-0.59, -0.47, 0.59, 0.47, 0.13)
    sun = disc(0.11, -0.27, 0.17)
    hills = LineString([(-0.56, -0.3), (-0.22, -0.02), (-0.02, -0.2), (0.24, 0.08), (0.56, -0.22)])
    outline = union_all([
        outlined(frame), outlined(sun, 0.06), hills.buffer(CLOSED / 2).intersection(frame)])
    return outline, frame.difference(sun).difference(hills.buffer(0.04))


def camera():
    bump = polygon([(-0.24, 0.3), (-0.16, 0.46), (0.16, 0.46), (0.24, 0.3)], 0.05)
    body = rounded(-0.6, -0.44, 0.6, 0.34, 0.13).union(bump).buffer(0.03).buffer(-0.03)
    lens = disc(0.25, 0, -0.05)
    light = disc(0.045, 0.43, 0.17)
    outline = union_all([outlined(body), outlined(lens), light])
    inner = lens.buffer(-0.055)
    return outline, body.difference(lens).difference(light).union(inner)


def book():
    """Open: two pages with curved edges."""
    top = [(x / 20 * 0.6, 0.36 + 0.07 * math.sin(math.pi * x / 20) - 0.03 * x / 20) for x in range(21)]
    bottom = [(x, y - 0.78) for x, y in reversed(top)]
    page = Polygon(top + bottom).buffer(-0.04).buffer(0.04)
    outline = union_all([outlined(page), mirrored(outlined(page)), rectangle(-0.035, -0.38, 0.035, 0.36)])
    half = page.difference(rectangle(-1, -1, 0.03, 1))
    return outline, half.union(mirrored(half))


def eye():
    """An almond, and a round in it."""
    lids = oval(0, -0.28, 0.72, 0.66).intersection(oval(0, 0.28, 0.72, 0.66)).buffer(-0.05).buffer(0.05)
    pupil = disc(0.18)
    return (outlined(lids).union(outlined(pupil)),
            lids.difference(disc(0.235)).union(disc(0.165)))


def map_():
    left = polygon([(-0.54, 0.34), (-0.2, 0.46), (-0.2, -0.34), (-0.54, -0.46)], 0.03)
    middle = polygon([(-0.2, 0.46), (0.2, 0.34), (0.2, -0.46), (-0.2, -0.34)], 0.01)
    right = polygon([(0.2, 0.34), (0.54, 0.46), (0.54, -0.34), (0.2, -0.46)], 0.03)
    whole = union_all([left, middle, right]).buffer(0.005)
    folds = union_all([line([(x, 0.42), (x, -0.42)], CLOSED * 0.9) for x in (-0.2, 0.2)])
    cuts = union_all([rectangle(x - 0.027, -1, x + 0.027, 1) for x in (-0.2, 0.2)])
    return outlined(whole).union(folds.intersection(whole)), whole.difference(cuts)


def triangle(radius=0.08):
    return polygon([(-0.54, -0.45), (0, 0.53), (0.54, -0.45)], radius)


def warning():
    whole = triangle()
    mark = line([(0, 0.15), (0, -0.12)], 0.085).union(disc(0.055, 0, -0.27))
    return outlined(whole).union(mark), whole.difference(mark.buffer(0.004))


def speaker(x=0.0):
    cone = polygon([
        (-0.36, 0.15), (-0.19, 0.15), (0.1, 0.4), (0.1, -0.4), (-0.19, -0.15), (-0.36, -0.15)], 0.035)
    return affinity.translate(cone, x, 0)


def waves(count, x):
    return union_all([arc(x, 0, 0.2 + 0.15 * i, -40, 40, OPEN * 0.95) for i in range(count)])


def speakers():
    found = {"speaker": outlined(speaker(0.12)), "speaker.fill": speaker(0.12)}
    for count, x in ((1, -0.02), (2, -0.1), (3, -0.18)):
        sound = waves(count, x + 0.02)
        found[f"speaker.wave.{count}"] = outlined(speaker(x)).union(sound)
        found[f"speaker.wave.{count}.fill"] = speaker(x).union(sound)
    found["speaker.slash"] = slashed(moved(found["speaker"], 0.02, 0, 1.15))
    found["speaker.slash.fill"] = slashed(moved(found["speaker.fill"], 0.02, 0, 1.15))
    return found


def cloud_shape():
    return union_all([
        disc(0.21, -0.34, -0.13), disc(0.29, -0.06, 0.09), disc(0.25, 0.29, -0.09),
        rectangle(-0.34, -0.34, 0.29, -0.05)]).buffer(0.02).buffer(-0.02)


def weather():
    """Clouds, and what falls from them."""
    whole = cloud_shape()
    found = {"cloud": outlined(whole), "cloud.fill": whole}
    small = moved(whole, 0, 0.17, 0.92)
    bolt = polygon([(0.07, -0.12), (-0.14, -0.38), (-0.01, -0.38), (-0.07, -0.58), (0.14, -0.3), (0.01, -0.3)], 0.01)

    def drops(xs, top, bottom, slant=0.08):
        return union_all([line([(x + slant, top), (x - slant, bottom)], 0.07) for x in xs])

    below = {
        "rain": drops((-0.28, -0.06, 0.16, 0.38), -0.26, -0.48),
        "heavyrain": drops((-0.3, -0.14, 0.02, 0.18, 0.34), -0.24, -0.58, 0.11),
        "drizzle": drops((-0.28, 0.0, 0.28), -0.28, -0.36, 0.03).union(drops((-0.16, 0.12), -0.46, -0.54, 0.03)),
        "snow": union_all([disc(0.055, x, y) for x, y in (
            (-0.3, -0.3), (0.0, -0.3), (0.3, -0.3), (-0.15, -0.48), (0.15, -0.48))]),
        "bolt": bolt,
        "fog": lines([-0.34, -0.5], 0.36, 0.07),
    }
    for name, angle in (("down", 0), ("up", 180)):
        shaft = line([(0, -0.04), (0, -0.5)], CLOSED).union(line([(-0.14, -0.36), (0, -0.5), (0.14, -0.36)], CLOSED))
        arrow = affinity.rotate(shaft, angle, origin=(0, -0.29))
        free = arrow.buffer(0.055)
        found[f"icloud.and.arrow.{name}"] = outlined(small).difference(free).union(arrow)
        found[f"icloud.and.arrow.{name}.fill"] = small.difference(free).union(arrow)
    for name, falling in below.items():
        free = rectangle(-2, -0.14, 2, 2) if name != "bolt" else rectangle(-2, -2, 2, 2)
        under = falling.buffer(0.05)
        found[f"cloud.{name}"] = outlined(small).difference(under).intersection(free).union(falling)
        found[f"cloud.{name}.fill"] = small.difference(under).intersection(free).union(falling)
    both = moved(bolt, 0, 0.04, 0.92).union(drops((-0.3, 0.34), -0.26, -0.48))
    around = both.buffer(0.05)
    for word, area in (("", outlined(small)), (".fill", small)):
        found["cloud.bolt.rain" + word] = area.difference(around).intersection(
            rectangle(-2, -0.14, 2, 2).union(rectangle(-0.16, -2, 0.16, 2))).union(both)
    front = moved(whole, 0.09, -0.1, 0.86)
    rays = [turned(line([(0.27, 0), (0.34, 0)], 0.065), angle) for angle in range(0, 360, 45)]
    sky = {"sun": (outlined(disc(0.19)), disc(0.19), union_all(rays)),
           "moon": (moved(moon()[0], 0, 0, 0.56), moved(moon()[1], 0, 0, 0.56), Polygon())}
    for name, (outline, area, beams) in sky.items():
        for word, shape, cloud in (("", outline, outlined(front)), (".fill", area, front)):
            light = apart(moved(shape.union(beams), -0.24, 0.26), front, 0.05)
            found[f"cloud.{name}{word}"] = cloud.union(light)
    return found


def page(scale=1.0):
    """A sheet whose upper right corner is folded: its outline, the fold, and its area."""
    whole = polygon([(-0.38, 0.52), (0.12, 0.52), (0.38, 0.26), (0.38, -0.52), (-0.38, -0.52)], 0.09)
    fold = line([(0.09, 0.48), (0.09, 0.23), (0.35, 0.23)], CLOSED)
    return whole, fold.intersection(whole)


def documents():
    whole, fold = page()
    cut = line([(0.06, 0.6), (0.06, 0.2), (0.45, 0.2)], 0.045)
    filled = whole.difference(cut)
    outline = outlined(whole).union(fold)
    words = lines([0.02, -0.14, -0.3], 0.2, 0.06)
    rich = union_all([
        outlined(rounded(-0.21, 0.0, 0.0, 0.2, 0.03), 0.05), lines([-0.14, -0.3], 0.2, 0.06)])
    found = {}
    plain_page = rounded(-0.38, -0.52, 0.38, 0.52, 0.1)
    long = lines([0.3, 0.1, -0.1, -0.3], 0.2, 0.06)
    richer = union_all([lines([0.3, 0.16], 0.2, 0.06), outlined(rounded(-0.22, -0.34, 0.22, 0.0, 0.04), 0.06)])
    for word in ("doc", "document"):
        found[word] = outline
        found[word + ".fill"] = filled
    for name in ("doc.text", "text.document"):
        found[name] = outline.union(words)
        found[name + ".fill"] = filled.difference(words)
    for name in ("doc.plaintext", "text.page"):
        found[name] = outlined(plain_page).union(long)
        found[name + ".fill"] = plain_page.difference(long)
    for name in ("doc.richtext", "richtext.page"):
        found[name] = outlined(plain_page).union(richer)
        found[name + ".fill"] = plain_page.difference(richer)
    front, back = moved(whole, 0.16, -0.13, 0.8), moved(whole, -0.16, 0.13, 0.8)
    small = outlined(whole).union(fold)
    top = moved(outlined(whole, CLOSED / 0.8).union(fold), 0.16, -0.13, 0.8)
    for word in ("doc.on.doc", "document.on.document"):
        found[word] = top.union(apart(outlined(back), front, 0.05))
        found[word + ".fill"] = moved(filled, 0.16, -0.13, 0.8).union(apart(back, front, 0.05))
    return found


PIPS = {
    1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, 1), (1, 1), (-1, -1), (1, -1)], 5: [(-1, 1), (1, 1), (-1, -1), (1, -1), (0, 0)],
    6: [(-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)],
}


def dice():
    found = {}
    square = rounded(-0.46, -0.46, 0.46, 0.46, 0.16)
    for count, places in PIPS.items():
        pips = union_all([disc(0.075, 0.21 * x, 0.21 * y) for x, y in places])
        found[f"die.face.{count}"] = outlined(square).union(pips)
        found[f"die.face.{count}.fill"] = square.difference(pips.buffer(0.01))
    back = turned(affinity.translate(rounded(-0.29, -0.29, 0.29, 0.29, 0.11), -0.2, 0.22), 12)
    front = rounded(-0.1, -0.52, 0.52, 0.1, 0.12)
    five = union_all([disc(0.052, 0.21 + 0.15 * x, -0.21 + 0.15 * y) for x, y in PIPS[5]])
    one = disc(0.06, -0.26, 0.2)
    found["dice"] = union_all([outlined(front), five, apart(outlined(back).union(one), front, 0.05)])
    found["dice.fill"] = front.difference(five).union(apart(back.difference(one), front, 0.05))
    return found


def players():
    """The signs of a player, alone and within circles."""
    play = polygon([(-0.33, 0.42), (0.41, 0), (-0.33, -0.42)], 0.07)
    pause = rounded(-0.3, -0.4, -0.07, 0.4, 0.06).union(rounded(0.07, -0.4, 0.3, 0.4, 0.06))
    stop = rounded(-0.36, -0.36, 0.36, 0.36, 0.09)
    half = polygon([(0, 0.34), (0.56, 0), (0, -0.34)], 0.06)
    forward = union_all([half, affinity.translate(half, -0.55, 0)])
    end = polygon([(-0.36, 0.36), (0.26, 0), (-0.36, -0.36)], 0.06)
    bar = rounded(0.28, -0.34, 0.38, 0.34, 0.04)
    playpause = union_all([
        moved(play, -0.3, 0, 0.8), rounded(0.13, -0.33, 0.28, 0.33, 0.05), rounded(0.4, -0.33, 0.55, 0.33, 0.05)])
    filled = {
        "play": play, "pause": pause, "stop": stop, "forward": forward, "backward": mirrored(forward),
        "forward.end": end.union(bar), "backward.end": mirrored(end.union(bar)), "playpause": playpause,
        "arrowtriangle.right": play, "arrowtriangle.left": mirrored(play),
        "arrowtriangle.up": turned(play, 90), "arrowtriangle.down": turned(play, 270),
    }
    found = {}
    circle = disc(0.47)
    for name, whole in filled.items():
        found[name + ".fill"] = whole
        parts = getattr(whole, "geoms", [whole])
        found[name] = union_all([outlined(part, min(CLOSED, 0.065)) for part in parts])
        small = moved(whole, 0.03 if name == "play" else 0, 0, 0.46 if name in ("play", "stop", "pause") else 0.5)
        found[name + ".circle"] = outlined(circle).union(small)
        found[name + ".circle.fill"] = circle.difference(small)
    frame = rounded(-0.57, -0.43, 0.57, 0.43, 0.14)
    small = moved(play, 0.02, 0, 0.44)
    found["play.rectangle"] = outlined(frame).union(small)
    found["play.rectangle.fill"] = frame.difference(small)
    found["record.circle"] = outlined(circle).union(disc(0.2))
    found["record.circle.fill"] = circle.difference(disc(0.3)).union(disc(0.23))
    return found


def paperplane():
    whole = polygon([(-0.53, 0.05), (0.53, 0.5), (0.1, -0.55), (-0.1, -0.12)], 0.04)
    crease = line([(-0.1, -0.12), (0.5, 0.47)], CLOSED)
    return outlined(whole).union(crease.intersection(whole)), whole.difference(
        line([(-0.13, -0.15), (0.33, 0.3)], 0.05))


def bubble_shape(is_round):
    if is_round:
        body = oval(0, 0.04, 0.56, 0.44)
        tail = polygon([(-0.42, -0.1), (-0.4, -0.5), (0.0, -0.36)], 0.02)
    else:
        body = rounded(-0.54, -0.32, 0.54, 0.46, 0.19)
        tail = polygon([(-0.28, -0.2), (-0.28, -0.52), (0.08, -0.26)], 0.03)
    return body.union(tail).buffer(0.03).buffer(-0.03)


def bubbles():
    found = {}
    for name, whole in (
        ("message", bubble_shape(True)), ("bubble.left", bubble_shape(False)), ("bubble", bubble_shape(False)),
        ("bubble.right", mirrored(bubble_shape(False))),
    ):
        found[name] = outlined(whole)
        found[name + ".fill"] = whole
    whole = bubble_shape(False)
    words = line([(-0.3, 0.21), (0.3, 0.21)], 0.06).union(line([(-0.3, 0.05), (0.3, 0.05)], 0.06)).union(
        line([(-0.3, -0.11), (0.1, -0.11)], 0.06))
    mark = line([(0, 0.28), (0, 0.06)], 0.08).union(disc(0.05, 0, -0.08))
    dots = union_all([disc(0.06, x, 0.07) for x in (-0.23, 0, 0.23)])
    plus = line([(-0.17, 0.07), (0.17, 0.07)], 0.07).union(line([(0, -0.1), (0, 0.24)], 0.07))
    letters = union_all([arc(x, 0.07, 0.1, 45, 315, 0.06) for x in (-0.18, 0.18)])
    for sign, inner in (
        ("text", words), ("exclamationmark", mark), ("ellipsis", dots), ("plus", plus), ("captions", letters)):
        found[sign + ".bubble"] = outlined(whole).union(inner)
        found[sign + ".bubble.fill"] = whole.difference(inner)
    info = union_all([disc(0.05, 0, 0.27), line([(-0.05, 0.13), (0.01, 0.13), (0.01, -0.1)], 0.06), line([(-0.07, -0.12), (0.09, -0.12)], 0.05)])
    found["info.bubble"], found["info.bubble.fill"] = outlined(whole).union(info), whole.difference(info)
    front, back = moved(whole, 0.22, -0.16, 0.72), moved(whole, -0.2, 0.14, 0.72)
    front = affinity.scale(front, -1, 1, origin=(0.22, 0))
    found["bubble.left.and.bubble.right"] = outlined(front).union(apart(outlined(back), front, 0.05))
    found["bubble.left.and.bubble.right.fill"] = front.union(apart(back, front, 0.05))
    return found


def pencils():
    """A pencil along the diagonal, its point at the lower left."""
    body = polygon([(-0.36, -0.07), (0.46, -0.07), (0.46, 0.07), (-0.36, 0.07), (-0.54, 0)], 0.015)
    whole = turned(body.buffer(0.02), 45)
    ring = turned(rectangle(0.28, -0.08, 0.335, 0.08), 45)
    tip = turned(polygon([(-0.45, -0.04), (-0.56, 0), (-0.45, 0.04)], 0.005), 45)
    pencil = moved(union_all([outlined(whole, 0.055), ring.intersection(whole), tip]), 0, 0, 1.18)
    frame = rounded(-0.46, -0.5, 0.38, 0.34, 0.14)
    small = moved(whole, 0.14, 0.12, 0.86)
    open_frame = outlined(frame).difference(small.buffer(0.07)).difference(
        polygon([(0.0, 0.6), (0.6, 0.6), (0.6, 0.0), (0.3, 0.0), (0.0, 0.26)], 0.01))
    ends = union_all([line([(-0.1, 0.305), (0, 0.305)], CLOSED), line([(0.345, -0.1), (0.345, 0)], CLOSED)])
    slim = moved(union_all([outlined(whole, 0.07), tip]), 0.14, 0.12, 0.86)
    circle = disc(0.47)
    inner = moved(whole, 0, 0, 0.52)
    return {
        "pencil": pencil, "square.and.pencil": union_all([open_frame, ends.difference(small.buffer(0.05)), slim]),
        "pencil.circle": outlined(circle).union(inner), "pencil.circle.fill": circle.difference(inner),
        "pencil.line": moved(pencil, 0, 0.08, 0.85).union(lines([-0.5], 0.45, CLOSED)),
    }


def trash():
    can = polygon([(-0.34, 0.34), (0.34, 0.34), (0.28, -0.54), (-0.28, -0.54)], 0.09).union(
        rectangle(-0.335, 0.2, 0.335, 0.34))
    lid = line([(-0.43, 0.36), (0.43, 0.36)], CLOSED)
    handle = outlined(rounded(-0.17, 0.2, 0.17, 0.53, 0.09)).intersection(rectangle(-1, 0.36, 1, 1))
    ribs = union_all([
        line([(x * 1.08, 0.2), (x * 0.92, -0.38)], 0.055) for x in (-0.15, 0.15)] + [line([(0, 0.2), (0, -0.38)], 0.055)])
    outline = union_all([outlined(can), lid, handle, ribs])
    filled = union_all([can.intersection(rectangle(-1, -1, 1, 0.29)).difference(ribs), lid.buffer(0.005), handle])
    return outline, filled


def sun(rays, radius, length):
    beams = union_all([turned(line([(radius + 0.13, 0), (radius + 0.13 + length, 0)], 0.075), i * 360 / rays)
                       for i in range(rays)])
    return outlined(disc(radius)).union(beams), disc(radius).union(beams)


def moon():
    whole = disc(0.46, 0.02, -0.02).difference(disc(0.4, 0.22, 0.2)).buffer(-0.02).buffer(0.02)
    return outlined(whole), whole


def head_and_shoulders(x, scale):
    head = oval(x, 0.225 * scale, 0.2 * scale, 0.225 * scale)
    shoulders = oval(x, -0.42 * scale, 0.42 * scale, 0.38 * scale).intersection(
        rectangle(-2, -0.42 * scale, 2, 2)).buffer(-0.05 * scale).buffer(0.05 * scale)
    return head, shoulders


def groups():
    found = {}

    def group(front, backs):
        outline, filled, near = [], [], Polygon()
        head, shoulders = head_and_shoulders(*front)
        outline += [outlined(head), outlined(shoulders)]
        filled += [head, shoulders]
        near = head.union(shoulders)
        for back in backs:
            head, shoulders = head_and_shoulders(*back)
            outline += [outlined(head), apart(outlined(shoulders), near, 0.045)]
            filled += [head, apart(shoulders, near, 0.045)]
        return union_all(outline), union_all(filled)

    found["person.2"], found["person.2.fill"] = group((0.24, 0.92), [(-0.34, 0.8)])
    found["person.3"], found["person.3.fill"] = group((0, 0.9), [(-0.52, 0.68), (0.52, 0.68)])
    found["person.3.sequence"], found["person.3.sequence.fill"] = found["person.3"], found["person.3.fill"]
    return found


def handset():
    """Lying on its ends."""
    pads = union_all([rounded(x - 0.14, -0.22, x + 0.14, 0.12, 0.08) for x in (-0.42, 0.42)])
    return arc(0, -0.46, 0.6, 44, 136, 0.2).union(pads).buffer(0.04).buffer(-0.06).buffer(0.02)


def phone():
    whole = turned(handset(), 135)
    return outlined(whole, 0.065), whole


def calendar():
    frame = rounded(-0.5, -0.46, 0.5, 0.44, 0.12)
    head = frame.intersection(rectangle(-1, 0.2, 1, 1))
    days = union_all([
        rounded(x - 0.055, y - 0.05, x + 0.055, y + 0.05, 0.015)
        for y in (0.05, -0.12, -0.29) for x in (-0.3, -0.1, 0.1, 0.3)
        if (x, y) not in ((-0.3, 0.05), (0.3, -0.29))])
    return union_all([outlined(frame), head, days])


def bell():
    dome = [(0.36 * math.cos(math.radians(a)), 0.1 + 0.38 * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    body = Polygon(
        [(0.34, -0.05), (0.47, -0.28)] + [(-0.47, -0.28), (-0.34, -0.05)]).union(
        Polygon(dome + [(-0.34, -0.1), (0.34, -0.1)]))
    body = body.buffer(0.06).buffer(-0.1).buffer(0.05)
    knob = disc(0.085, 0, 0.47)
    clapper = oval(0, -0.37, 0.17, 0.17).intersection(rectangle(-1, -1, 1, -0.37))
    return union_all([outlined(body.union(knob).buffer(0.02).buffer(-0.02)), clapper]), union_all(
        [body, knob, clapper])


def head_of(x, y, angle, size=0.2, width=OPEN):
    """An arrow head at a point, toward an angle."""
    return affinity.translate(
        turned(line([(-size, size), (0, 0), (-size, -size)], width), angle), x, y)


def solid_head(x, y, angle, size=0.17):
    return affinity.translate(
        turned(polygon([(-0.7 * size, size), (size, 0), (-0.7 * size, -size)], 0.02), angle), x, y)


def around(start, end, radius=0.4):
    return arc(0, 0, radius, start, end, OPEN)


def round_arrows():
    """Arrows that turn."""
    clockwise = around(78, 380).union(line([(0.42, 0.42), (0.38, 0.14), (0.1, 0.16)], OPEN))
    back = around(-235, 88, 0.42).union(solid_head(-0.04, 0.42, 180, 0.15))
    two = union_all([
        around(25, 165), around(205, 345), solid_head(0.41, 0.06, 275), solid_head(-0.41, -0.06, 95)])
    free = union_all([
        around(15, 155), around(195, 335),
        head_of(0.4, 0.06, 275, 0.15), head_of(-0.4, -0.06, 95, 0.15)])
    turn = line([(-0.42, 0.1), (0.2, 0.1)], OPEN).union(
        arc(0.2, -0.14, 0.24, -90, 90, OPEN)).union(line([(0.2, -0.38), (-0.1, -0.38)], OPEN)).union(
        head_of(-0.44, 0.1, 180, 0.22))
    found = {
        "arrow.clockwise": clockwise, "arrow.counterclockwise": mirrored(clockwise),
        "gobackward": back, "goforward": mirrored(back),
        "arrow.uturn.left": turn, "arrow.uturn.backward": turn,
        "arrow.uturn.right": mirrored(turn), "arrow.uturn.forward": mirrored(turn),
    }
    for name in ("arrow.triangle.2.circlepath", "arrow.2.circlepath"):
        found[name] = two if "triangle" in name else free
    found["arrow.trianglehead.2.clockwise.rotate.90"] = two
    return found


def straight(points, heads):
    return union_all([line(points, OPEN)] + [head_of(x, y, angle, 0.23) for x, y, angle in heads])


def straight_arrows():
    found = {}
    right_bar = straight([(-0.5, 0), (0.27, 0)], [(0.29, 0, 0)]).union(line([(0.5, 0.33), (0.5, -0.33)], OPEN))
    for names, angle in (
        (("right", "forward"), 0), (("left", "backward"), 180), (("up",), 90), (("down",), 270)):
        for name in names:
            found[f"arrow.{name}.to.line"] = turned(right_bar, angle)
    both = straight([(-0.47, 0), (0.47, 0)], [(0.49, 0, 0), (-0.49, 0, 180)])
    found["arrow.left.and.right"] = both
    found["arrow.up.and.down"] = turned(both, 90)
    ends = [head_of(0.49, 0, 0, 0.14), line([(0, 0), (0.47, 0)], OPEN)]
    found["arrow.up.and.down.and.arrow.left.and.right"] = union_all([
        turned(part, angle) for part in ends for angle in (0, 90, 180, 270)])
    corner = union_all([line([(0.08, 0.08), (0.42, 0.42)], OPEN),
                        line([(0.12, 0.44), (0.44, 0.44), (0.44, 0.12)], OPEN)])
    inward = union_all([line([(0.1, 0.1), (0.44, 0.44)], OPEN), line([(0.09, 0.4), (0.09, 0.09), (0.4, 0.09)], OPEN)])
    for name, part in (("arrow.down.left.and.arrow.up.right", corner), ("arrow.up.right.and.arrow.down.left", inward)):
        found[name] = part.union(turned(part, 180))
    for name, part in (("arrow.up.left.and.arrow.down.right", corner), ("arrow.down.right.and.arrow.up.left", inward)):
        found[name] = turned(part.union(turned(part, 180)), 90)
    corner = line([(-0.36, 0.42), (-0.36, -0.16), (0.4, -0.16)], OPEN).union(head_of(0.42, -0.16, 0, 0.24))
    found["arrow.turn.down.right"] = corner
    found["arrow.turn.down.left"] = mirrored(corner)
    found["return"] = mirrored(corner)
    found["arrow.turn.up.right"] = flipped(corner)
    found["arrow.turn.up.left"] = turned(corner, 180)
    return found


def diagonal_arrow(scale, width):
    """Up and to the right."""
    half = (0.76 * scale - width) / 2
    head = min(half * 1.5, 2 * half)
    return union_all([
        line([(-half, -half), (half, half)], width),
        line([(half - head, half), (half, half), (half, half - head)], width)])


def chevrons():
    found = {}
    wide = line([(-0.13, 0.42), (0.13, 0), (-0.13, -0.42)], OPEN)
    two = union_all([affinity.translate(chevron(0.92, OPEN), x, 0) for x in (-0.2, 0.2)])
    for name, angle in (("right", 0), ("left", 180), ("up", 90), ("down", 270)):
        found[f"chevron.compact.{name}"] = turned(wide, angle)
        found[f"chevron.{name}.2"] = turned(two, angle)
    up = turned(line([(-0.12, 0.26), (0.12, 0), (-0.12, -0.26)], OPEN), 90)
    found["chevron.up.chevron.down"] = affinity.translate(up, 0, 0.3).union(
        flipped(affinity.translate(up, 0, 0.3)))
    angle = line([(0.13, 0.3), (-0.17, 0), (0.13, -0.3)], OPEN)
    found["chevron.left.forwardslash.chevron.right"] = union_all([
        affinity.translate(angle, -0.48, 0), mirrored(affinity.translate(angle, -0.48, 0)),
        line([(-0.14, -0.42), (0.14, 0.42)], OPEN)])
    return found


def menus():
    knob = outlined(disc(0.105), 0.06)

    def slider(y, x):
        rail = line([(-0.5, y), (0.5, y)], 0.07).difference(disc(0.15, x, y))
        return rail.union(affinity.translate(knob, x, y))

    sliders = union_all([slider(0.3, -0.2), slider(0, 0.2), slider(-0.3, -0.1)])
    fewer = union_all([line([(-x, y), (x, y)], OPEN) for x, y in ((0.5, 0.24), (0.33, 0), (0.15, -0.24))])
    circle = disc(0.47)
    less = moved(fewer, 0, 0, 0.55).buffer(0.012)
    rows = union_all([line([(-0.22, y), (0.52, y)], OPEN) for y in (0.3, 0, -0.3)])
    bullets = union_all([disc(0.065, -0.5, y) for y in (0.3, 0, -0.3)])
    dashes = union_all([line([(-0.52, y), (-0.44, y)], OPEN) for y in (0.3, 0, -0.3)])
    tick = line([(-0.56, 0.0), (-0.47, -0.09), (-0.32, 0.12)], 0.07)
    ticks = affinity.translate(tick, 0, 0.22).union(affinity.translate(tick, 0, -0.24))
    beside = union_all([line([(-0.1, y), (0.52, y)], OPEN) for y in (0.22, -0.24)])
    found = {
        "slider.horizontal.3": sliders, "slider.vertical.3": turned(sliders, 90),
        "line.horizontal.3": lines([0.27, 0, -0.27], 0.43, OPEN),
        "list.bullet": rows.union(bullets), "list.dash": rows.union(dashes), "checklist": ticks.union(beside),
    }
    for name in ("line.3.horizontal.decrease", "line.horizontal.3.decrease"):
        found[name] = fewer
        found[name + ".circle"] = outlined(circle).union(less)
        found[name + ".circle.fill"] = circle.difference(less)
    return found


def boxes():
    """Things in boxes."""
    found = {}
    # Three units in one case, as a picture of iOS 26 shows them (Home Assistant's EntityFilterPickerView).
    case = rounded(-0.575, -0.447, 0.575, 0.447, 0.14)
    shelves = union_all([line([(-0.55, y), (0.55, y)], 0.07) for y in (0.136, -0.136)]
                        + [disc(0.06, 0.32, y) for y in (0.272, 0, -0.272)])
    found["server.rack"] = outlined(case).union(shelves)
    frame = rounded(-0.66, -0.3, 0.58, 0.3, 0.13)
    pole = rounded(0.61, -0.11, 0.69, 0.11, 0.04)
    for level in (0, 25, 50, 75, 100):
        charge = rounded(-0.56, -0.2, -0.56 + max(0.12, 1.04 * level / 100), 0.2, 0.06)
        found[f"battery.{level}"] = union_all([outlined(frame), pole] + ([charge] if level else []))
        found[f"battery.{level}percent"] = found[f"battery.{level}"]
    lid = rounded(-0.55, 0.18, 0.55, 0.44, 0.06)
    box = polygon([(-0.46, 0.3), (0.46, 0.3), (0.46, -0.46), (-0.46, -0.46)], 0.1)
    handle = line([(-0.14, 0.0), (0.14, 0.0)], 0.07)
    found["archivebox"] = union_all([outlined(lid), apart(outlined(box), lid, 0).union(outlined(lid)), handle])
    found["archivebox.fill"] = union_all([lid, apart(box, lid, 0.055).difference(handle)])
    tray = rounded(-0.58, -0.42, 0.58, 0.42, 0.12)
    slot = Polygon([(-0.7, -0.04), (-0.24, -0.04), (-0.16, -0.2), (0.16, -0.2), (0.24, -0.04), (0.7, -0.04)])
    edge = LineString(list(slot.exterior.coords)[:6]).buffer(CLOSED / 2).intersection(tray)
    found["tray"] = outlined(tray).union(edge)
    found["tray.fill"] = tray.difference(LineString(list(slot.exterior.coords)[:6]).buffer(0.032))
    cards = rounded(-0.55, -0.46, 0.55, 0.22, 0.12)
    behind = union_all([line([(-0.43, 0.33), (0.43, 0.33)], 0.06), line([(-0.31, 0.46), (0.31, 0.46)], 0.06)])
    for name in ("rectangle.stack", "square.stack"):
        found[name] = outlined(cards).union(behind)
        found[name + ".fill"] = cards.union(behind)
    body = rounded(-0.64, -0.36, 0.28, 0.36, 0.14)
    finder = polygon([(0.36, 0.06), (0.62, 0.27), (0.62, -0.27), (0.36, -0.06)], 0.04)
    found["video"] = outlined(body).union(outlined(finder, 0.065))
    found["video.fill"] = body.union(finder)
    found["video.slash"] = slashed(found["video"])
    found["video.slash.fill"] = slashed(found["video.fill"])
    for name, half, top in (("rectangle", 0.59, 0.43), ("rectangle.portrait", 0.38, 0.53)):
        whole = rounded(-half, -top, half, top, 0.13)
        found[name], found[name + ".fill"] = outlined(whole), whole
    whole = rounded(-0.6, -0.33, 0.6, 0.33, 0.33)
    found["capsule"], found["capsule.fill"] = outlined(whole), whole
    whole = turned(rounded(-0.38, -0.38, 0.38, 0.38, 0.08), 45)
    found["diamond"], found["diamond.fill"] = outlined(whole), whole
    whole = polygon([(0.53 * math.cos(math.radians(a)), 0.53 * math.sin(math.radians(a))) for a in range(0, 360, 60)], 0.06)
    found["hexagon"], found["hexagon.fill"] = outlined(whole), whole
    whole = triangle()
    found["triangle"], found["triangle.fill"] = outlined(whole), whole
    key = polygon([(-0.62, 0), (-0.28, 0.4), (0.6, 0.4), (0.6, -0.4), (-0.28, -0.4)], 0.08)
    cross = moved(turned(line([(-0.2, 0), (0.2, 0)], 0.07).union(line([(0, -0.2), (0, 0.2)], 0.07)), 45), 0.12, 0)
    found["delete.left"], found["delete.left.fill"] = outlined(key).union(cross), key.difference(cross)
    keys = rounded(-0.66, -0.4, 0.66, 0.4, 0.12)
    caps = union_all([
        rounded(x - 0.045, y - 0.045, x + 0.045, y + 0.045, 0.015) for y in (0.19, 0.02)
        for x in (-0.46, -0.28, -0.1, 0.08, 0.26, 0.44)] + [line([(-0.26, -0.18), (0.26, -0.18)], 0.08)])
    found["keyboard"], found["keyboard.fill"] = outlined(keys).union(caps), keys.difference(caps)
    van = rounded(-0.7, -0.22, 0.16, 0.4, 0.08)
    cab = polygon([(0.14, 0.22), (0.42, 0.22), (0.68, 0.0), (0.68, -0.22), (0.14, -0.22)], 0.06)
    wheels = [disc(0.13, x, -0.26) for x in (-0.38, 0.38)]
    rims = union_all([outlined(wheel, 0.06) for wheel in wheels])
    whole = van.union(cab)
    found["box.truck"] = union_all([apart(outlined(van).union(outlined(cab)), union_all(wheels), 0.02), rims])
    found["box.truck.fill"] = union_all([
        apart(van.union(apart(cab, van, 0.05)), union_all(wheels), 0.045), union_all([wheel.buffer(-0.02) for wheel in wheels])])
    return found


def shield_shape():
    return Polygon(
        [(0, 0.55), (0.4, 0.4), (0.42, 0.0), (0.36, -0.2), (0.22, -0.38), (0, -0.54), (-0.22, -0.38), (-0.36, -0.2),
         (-0.42, 0.0), (-0.4, 0.4)]).buffer(-0.06).buffer(0.06)


def location():
    """An arrow to the upper right, 0.93 square."""
    arrow = polygon([(-0.5, 0.03), (0.47, 0.47), (0.03, -0.5), (-0.03, -0.03)], 0.035)
    x0, y0, x1, y1 = arrow.bounds
    arrow = affinity.scale(arrow, 0.93 / (x1 - x0), 0.93 / (y1 - y0), origin=(0, 0))
    x0, y0, x1, y1 = arrow.bounds
    return affinity.translate(arrow, -(x0 + x1) / 2, -(y0 + y1) / 2)


def signs():
    """What does not belong elsewhere."""
    found = {}
    bolt = polygon([(0.12, 0.54), (-0.32, -0.06), (-0.02, -0.06), (-0.12, -0.54), (0.32, 0.1), (0.02, 0.1)], 0.02)
    found["bolt"], found["bolt.fill"] = outlined(bolt, 0.06), bolt
    found["bolt.slash"], found["bolt.slash.fill"] = slashed(found["bolt"]), slashed(bolt)
    tray = outlined(rounded(-0.4, -0.54, 0.4, 0.21, 0.11), 0.075)
    tray = tray.difference(rectangle(-0.15, 0.1, 0.15, 0.3))
    solid = rounded(-0.4, -0.54, 0.4, 0.21, 0.11)
    up = line([(0, -0.17), (0, 0.58)], 0.075).union(line([(-0.19, 0.4), (0, 0.585), (0.19, 0.4)], 0.075))
    down = line([(0, 0.56), (0, -0.2)], 0.075).union(line([(-0.19, -0.02), (0, -0.205), (0.19, -0.02)], 0.075))
    ends = union_all([disc(0.0375, x, 0.1725) for x in (-0.15, 0.15)])
    found["square.and.arrow.up.fill"] = apart(solid, up, 0.05).union(up)
    found["square.and.arrow.down"] = union_all([tray, ends, down])
    found["square.and.arrow.down.fill"] = apart(solid, down, 0.05).union(down)
    found["info"] = union_all([
        disc(0.085, 0, 0.36), line([(-0.1, 0.1), (0.03, 0.1), (0.03, -0.4)], 0.09), lines([-0.42], 0.17, 0.08)])
    half = rounded(-0.62, -0.17, 0.1, 0.17, 0.17)
    chain = outlined(half, 0.08).difference(rectangle(-0.1, -0.03, 0.2, 0.3))
    found["link"] = turned(chain.union(turned(chain, 180)), 45)
    circle = disc(0.47)
    needle = turned(polygon([(0.33, 0), (0, 0.11), (-0.33, 0), (0, -0.11)], 0.005), 45)
    hub = disc(0.05)
    found["safari"] = outlined(circle).union(needle.difference(hub))
    found["safari.fill"] = circle.difference(needle).union(hub)
    arrow = location()
    small = moved(arrow, -0.02, -0.02, 0.52)
    found["location"], found["location.fill"] = outlined(arrow), arrow
    found["location.circle"], found["location.circle.fill"] = outlined(circle).union(small), circle.difference(small)
    found["location.slash"], found["location.slash.fill"] = slashed(outlined(arrow)), slashed(arrow)
    pin = union_all([disc(0.2, 0, 0.32).difference(disc(0.06, -0.07, 0.38)), line([(0, 0.15), (0, -0.52)], 0.07)])
    found["mappin"] = pin
    small = moved(union_all([disc(0.2, 0, 0.3), line([(0, 0.15), (0, -0.5)], 0.08)]), 0, 0, 0.62)
    found["mappin.circle"], found["mappin.circle.fill"] = outlined(circle).union(small), circle.difference(small)
    ground = outlined(oval(0, -0.36, 0.46, 0.17), 0.06).difference(rectangle(-0.09, -0.3, 0.09, 0))
    found["mappin.and.ellipse"] = union_all([moved(pin, 0, 0.1, 0.88), ground])
    bowl = Polygon([(-0.27, 0.5), (0.27, 0.5), (0.25, 0.12), (0.12, -0.1), (0, -0.14), (-0.12, -0.1), (-0.25, 0.12)])
    bowl = bowl.buffer(-0.05).buffer(0.05)
    handles = union_all([
        outlined(rounded(0.2, 0.05, 0.5, 0.4, 0.14), 0.06), mirrored(outlined(rounded(0.2, 0.05, 0.5, 0.4, 0.14), 0.06))])
    foot = union_all([line([(0, -0.12), (0, -0.4)], 0.09), line([(-0.22, -0.46), (0.22, -0.46)], 0.1)])
    found["trophy"] = union_all([outlined(bowl), handles.difference(bowl), foot])
    found["trophy.fill"] = union_all([bowl, handles.difference(bowl), foot])
    cup = polygon([(-0.5, 0.36), (0.32, 0.36), (0.26, -0.2), (-0.02, -0.3), (-0.2, -0.3), (-0.44, -0.2)], 0.1)
    grip = outlined(rounded(0.2, -0.08, 0.56, 0.26, 0.15), 0.065).difference(cup)
    saucer = line([(-0.54, -0.42), (0.38, -0.42)], 0.08)
    found["cup.and.saucer"] = union_all([outlined(cup), grip, saucer])
    found["cup.and.saucer.fill"] = union_all([cup, grip, saucer])
    shield = shield_shape()
    tick = line([(-0.19, 0.01), (-0.05, -0.15), (0.2, 0.2)], CLOSED)
    found["shield"], found["shield.fill"] = outlined(shield), shield
    found["checkmark.shield"], found["checkmark.shield.fill"] = outlined(shield).union(tick), shield.difference(tick)
    half = shield.intersection(rectangle(-1, -1, 0, 1))
    found["shield.lefthalf.filled"] = outlined(shield).union(half)
    found["shield.slash"], found["shield.slash.fill"] = slashed(outlined(shield)), slashed(shield)
    reply = Polygon([(-0.55, 0.08), (-0.08, 0.5), (-0.08, 0.26), (0.3, 0.14), (0.5, -0.16), (0.54, -0.48),
                     (0.24, -0.2), (-0.08, -0.12), (-0.08, -0.34)]).buffer(0.02).buffer(-0.05).buffer(0.03)
    for name, whole in (("left", reply), ("right", mirrored(reply))):
        found[f"arrowshape.turn.up.{name}"] = outlined(whole, 0.065)
        found[f"arrowshape.turn.up.{name}.fill"] = whole
    return found


def star():
    corners = [(r * math.cos(math.radians(90 + 36 * i)), r * math.sin(math.radians(90 + 36 * i)) - 0.03)
               for i, r in enumerate([0.58, 0.255] * 5)]
    return Polygon(corners).buffer(-0.02).buffer(0.04).buffer(-0.01)


def grids():
    """Things that repeat."""
    found = {}
    for count, places, radius in ((2, (-0.24, 0.24), 0.19), (3, (-0.33, 0, 0.33), 0.115)):
        rounds = [disc(radius, x, y) for x in places for y in places]
        found[f"circle.grid.{count}x{count}.fill"] = union_all(rounds)
        found[f"circle.grid.{count}x{count}"] = union_all([outlined(one, 0.06) for one in rounds])
    dashes = union_all([arc(0, 0, 0.435, i * 30 - 8, i * 30 + 8, CLOSED) for i in range(12)])
    found["circle.dashed"] = dashes
    row = rounded(-0.44, 0.06, 0.44, 0.46, 0.1)
    found["rectangle.grid.1x2"] = outlined(row).union(flipped(outlined(row)))
    found["rectangle.grid.1x2.fill"] = row.union(flipped(row))
    for name, half, top, shift in (("square.on.square", 0.36, 0.36, 0.15), ("rectangle.on.rectangle", 0.46, 0.33, 0.13)):
        front = rounded(shift - half, -shift - top, shift + half, -shift + top, 0.12)
        back = rounded(-shift - half, shift - top, -shift + half, shift + top, 0.12)
        behind = apart(outlined(back), front, 0.05)
        found[name], found[name + ".fill"] = outlined(front).union(behind), front.union(apart(back, front, 0.05))
        if name == "square.on.square":
            plus = affinity.translate(
                line([(-0.16, 0), (0.16, 0)], CLOSED).union(line([(0, -0.16), (0, 0.16)], CLOSED)), shift, -shift)
            found["plus.square.on.square"] = union_all([outlined(front), behind, plus])
            found["plus.square.fill.on.square.fill"] = front.difference(plus).union(apart(back, front, 0.05))
        else:
            sun = disc(0.08, shift - 0.22, -shift + 0.12)
            hills = LineString([(shift - half, -0.36), (-0.06, -0.16), (0.12, -0.3), (0.3, -0.1), (0.62, -0.32)])
            picture = union_all([outlined(front), outlined(sun, 0.055), hills.buffer(0.032).intersection(front)])
            solid = front.difference(sun).difference(hills.buffer(0.035))
            outline, filled = picture.union(behind), solid.union(apart(back, front, 0.05))
            found["photo.on.rectangle"], found["photo.on.rectangle.fill"] = outline, filled
            name = "photo.on.rectangle.angled"
            found[name], found[name + ".fill"] = turned(outline, -10), turned(filled, -10)
            above = union_all([line([(-x, y), (x, y)], 0.06) for x, y in ((0.36, 0.33), (0.25, 0.46))])
            low, x0, y0 = 1.13, shift, -shift
            found["photo.stack"] = affinity.translate(moved(picture, -x0 * low, -y0 * low, low), 0, -0.1).union(above)
            found["photo.stack.fill"] = affinity.translate(moved(solid, -x0 * low, -y0 * low, low), 0, -0.1).union(above)
    return found


def things():
    found = {"star": outlined(star(), 0.066), "star.fill": star(), "star.slash": slashed(outlined(star(), 0.066)),
             "star.leadinghalf.filled": outlined(star(), 0.066).union(star().intersection(rectangle(-1, -1, 0, 1)))}
    bag = polygon([(-0.36, 0.24), (0.36, 0.24), (0.43, -0.5), (-0.43, -0.5)], 0.1)
    strap = outlined(rounded(-0.22, -0.1, 0.22, 0.52, 0.22), 0.066)
    above = strap.intersection(rectangle(-1, 0.22, 1, 1))
    found["bag"] = union_all([outlined(bag), strap.intersection(rectangle(-1, 0.08, 1, 1))])
    found["bag.fill"] = above.union(bag.difference(strap.intersection(rectangle(-1, 0.08, 1, 0.26))))
    drop = union_all([disc(0.32, 0, -0.2), Polygon([(0, 0.56), (0.3, -0.08), (-0.3, -0.08)])])
    drop = drop.buffer(0.1).buffer(-0.12).buffer(0.02)
    found["drop"], found["drop.fill"] = outlined(drop), drop
    for name, half, top in (("iphone", 0.29, 0.56), ("ipad", 0.4, 0.52)):
        body = rounded(-half, -top, half, top, 0.12)
        bar = line([(-0.08, -top + 0.13), (0.08, -top + 0.13)], 0.05)
        found[name] = outlined(body).union(bar)
    found["iphone"] = found["iphone"].union(line([(-0.08, 0.5), (0.08, 0.5)], 0.06))
    bow = disc(0.24, 0, 0.3)
    key = union_all([bow, rounded(-0.075, -0.54, 0.075, 0.2, 0.04), rounded(0, -0.24, 0.19, -0.13, 0.03),
                     rounded(0, -0.42, 0.16, -0.31, 0.03)]).buffer(0.01)
    hole = disc(0.065, 0, 0.38)
    found["key.fill"] = turned(key.difference(hole), -45)
    found["key"] = turned(outlined(key.buffer(0.02), 0.06).union(hole), -45)
    found["line.diagonal"] = line([(-0.38, -0.38), (0.38, 0.38)], CLOSED)
    found["timer"] = union_all([arc(0, 0, 0.435, 115, 425, CLOSED), line([(0, 0.435), (0, 0.27)], CLOSED),
                                line([(0, 0), (-0.2, 0.2)], CLOSED), disc(0.07)])
    found["phone.down"], found["phone.down.fill"] = outlined(handset(), 0.065), handset()
    axes = line([(-0.5, 0.46), (-0.5, -0.42), (0.54, -0.42)], CLOSED)
    trend = line([(-0.3, -0.18), (-0.06, 0.1), (0.1, -0.04), (0.46, 0.36)], CLOSED)
    found["chart.line.uptrend.xyaxis"] = axes.union(trend).union(line([(0.22, 0.38), (0.47, 0.38), (0.47, 0.12)], CLOSED))
    found["chart.xyaxis.line"] = axes.union(trend)
    square = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
    person = union_all([oval(0, 0.11, 0.135, 0.155), oval(0, -0.4, 0.29, 0.29)]).intersection(square.buffer(-CLOSED))
    found["person.crop.square"], found["person.crop.square.fill"] = outlined(square).union(person), square.difference(person)
    plus = line([(-0.2, 0), (0.2, 0)], CLOSED).union(line([(0, -0.2), (0, 0.2)], CLOSED))
    found["plus.app"], found["plus.app.fill"] = outlined(square).union(plus), square.difference(plus)
    found["app"], found["app.fill"] = outlined(square), square
    return found


def capital_a(x, y, height, width):
    """On a line at y."""
    half = 0.36 * height
    return affinity.translate(
        line([(-half, 0), (0, height), (half, 0)], width).union(
            line([(-0.62 * half, 0.36 * height), (0.62 * half, 0.36 * height)], width)), x, y)


def bowl(x, y, radius, width, stem):
    """A round letter; its stem is beside it."""
    ring = outlined(disc(radius + width / 2, x, y), width)
    return ring.union(line([(x + stem[0], y + stem[1]), (x + stem[0], y + stem[2])], width)) if stem else ring


def letters():
    low, radius, width = -0.14, 0.17, 0.085
    small_a = bowl(0.36, low, radius, width, (radius, -radius, radius))
    a, b = bowl(-0.46, 0, radius, width, (radius, -radius, radius)), bowl(0.03, 0, radius, width, (-radius, -radius, 0.42))
    c = arc(0.47, 0, radius, 50, 310, width)
    abc = affinity.translate(union_all([a, b, c]), 0, -0.08)
    found = {name: capital_a(-0.24, -0.31, 0.68, width).union(small_a) for name in ("textformat", "textformat.alt")}
    found["textformat.size"] = capital_a(-0.38, -0.31, 0.44, width).union(capital_a(0.22, -0.31, 0.72, width))
    found["textformat.abc"], found["abc"] = abc, abc
    return found


def cards():
    """Frames with something in or beside them."""
    found = {}
    frame = rounded(-0.57, -0.43, 0.57, 0.43, 0.14)
    third = frame.buffer(-1.9 * CLOSED).intersection(rectangle(-1, -1, 1, -0.12)).buffer(-0.02).buffer(0.02)
    found["inset.filled.bottomthird.rectangle"] = outlined(frame).union(third)
    # Four rows, as a picture of iOS 26 shows them.
    rows = union_all([line([(-0.2, y), (end, y)], 0.06) for y, end in ((0.228, 0.36), (0.076, 0.11), (-0.076, 0.36), (-0.228, 0.11))]
                     + [disc(0.046, -0.345, y) for y in (0.228, 0.076, -0.076, -0.228)])
    found["list.bullet.rectangle"], found["list.bullet.rectangle.fill"] = outlined(frame).union(rows), frame.difference(rows)
    upright = rounded(-0.4, -0.53, 0.4, 0.53, 0.12)
    rows = union_all([line([(-0.1, y), (0.36, y)], 0.06) for y in (0.2, 0, -0.2)]
                     + [disc(0.05, -0.32, y) for y in (0.2, 0, -0.2)])
    rows = rows.intersection(rectangle(-1, -1, 0.2, 1)).union(disc(0.03, 0.2, 0.2)).union(
        disc(0.03, 0.2, 0)).union(disc(0.03, 0.2, -0.2))
    rows = affinity.translate(rows, 0.06, 0)
    found["list.bullet.rectangle.portrait"] = outlined(upright).union(rows)
    found["list.bullet.rectangle.portrait.fill"] = upright.difference(rows)
    lower = union_all([line([(-0.28, y), (0.5, y)], CLOSED) for y in (-0.14, -0.4)]
                      + [disc(0.055, -0.48, y) for y in (-0.14, -0.4)])
    found["list.bullet.below.rectangle"] = outlined(rounded(-0.53, 0.08, 0.53, 0.46, 0.1)).union(lower)
    wallet = rounded(-0.53, -0.45, 0.53, 0.45, 0.14)
    flaps = union_all([line([(-0.5, y), (0.5, y)], 0.055) for y in (0.26, 0.1)])
    pocket = line([(-0.5, -0.06), (-0.2, -0.06), (-0.12, -0.18), (0.12, -0.18), (0.2, -0.06), (0.5, -0.06)], 0.06)
    found["wallet.pass"] = outlined(wallet).union(union_all([flaps, pocket]).intersection(wallet))
    found["wallet.pass.fill"] = wallet.difference(flaps).difference(pocket)
    back = rounded(-0.6, -0.28, 0.34, 0.45, 0.12)
    front = rounded(-0.38, -0.45, 0.6, 0.24, 0.12)
    play = polygon([(0.03, 0.08), (0.28, -0.1), (0.03, -0.28)], 0.03)
    found["play.rectangle.on.rectangle"] = union_all([outlined(front), play, apart(outlined(back), front, 0.05)])
    found["play.rectangle.on.rectangle.fill"] = front.difference(play).union(apart(back, front, 0.05))
    strip = rounded(-0.57, -0.45, 0.57, 0.45, 0.1)
    sides = union_all([line([(x, -0.42), (x, 0.42)], 0.06) for x in (-0.33, 0.33)])
    holes = union_all([line([(x, y), (x + 0.16, y)], 0.06) for x in (-0.53, 0.37) for y in (0.23, 0, -0.23)])
    found["film"] = union_all([outlined(strip), sides, holes, line([(-0.3, 0), (0.3, 0)], 0.06)]).intersection(strip)
    spots = union_all([
        rounded(x - 0.06, y - 0.055, x + 0.06, y + 0.055, 0.02) for x in (-0.44, 0.44) for y in (0.3, 0.1, -0.1, -0.3)])
    found["film.fill"] = strip.difference(spots).difference(line([(-0.26, 0), (0.26, 0)], 0.05))
    body = rounded(-0.55, -0.26, 0.55, 0.22, 0.1)
    paper, tray = rounded(-0.33, 0.17, 0.33, 0.47, 0.05), rounded(-0.33, -0.5, 0.33, -0.08, 0.04)
    found["printer"] = union_all([
        apart(outlined(body), tray, 0), outlined(tray), outlined(paper).intersection(rectangle(-1, 0.22, 1, 1)), disc(0.045, 0.39, 0.08)])
    found["printer.fill"] = union_all([
        apart(body, tray, 0.05), outlined(tray), paper.intersection(rectangle(-1, 0.27, 1, 1))]).difference(disc(0.045, 0.39, 0.1))
    panes = [rounded(-0.57, -0.43, -0.03, 0.1, 0.08), rounded(0.05, -0.43, 0.57, 0.1, 0.08),
             rounded(-0.57, 0.18, 0.57, 0.43, 0.08)]
    found["rectangle.3.offgrid.fill"] = union_all(panes)
    up = polygon([(0, 0.52), (0.5, 0.02), (0.22, 0.02), (0.22, -0.3), (-0.22, -0.3), (-0.22, 0.02), (-0.5, 0.02)], 0.04)
    bar = rounded(-0.22, -0.52, 0.22, -0.37, 0.03)
    found["shift"], found["shift.fill"] = outlined(up), up
    found["capslock"], found["capslock.fill"] = outlined(up).union(outlined(bar, 0.05)), up.union(bar)
    roof = polygon([(-0.56, 0.22), (0, 0.52), (0.56, 0.22)], 0.03)
    pillars = union_all([line([(x, 0.08), (x, -0.28)], CLOSED) for x in (-0.38, -0.13, 0.13, 0.38)])
    steps = line([(-0.46, -0.36), (0.46, -0.36)], 0.06).union(line([(-0.54, -0.48), (0.54, -0.48)], 0.07))
    found["building.columns"] = union_all([outlined(roof), pillars, steps])
    found["building.columns.fill"] = union_all([roof, pillars.buffer(0.025), steps])
    return found


def composed():
    """Forms of others."""
    found = {}
    for name, angle in (("up", 180), ("down", 0)):
        arrow = line([(0, 0.18), (0, -0.32)], 0.07).union(line([(-0.16, -0.16), (0, -0.33), (0.16, -0.16)], 0.07))
        arrow = affinity.rotate(arrow, angle, origin=(0, -0.08))
        for word in ("doc", "document"):
            found[f"arrow.{name}.{word}"] = documents()[word].union(arrow)
            found[f"arrow.{name}.{word}.fill"] = documents()[word + ".fill"].difference(arrow)
        if name == "up":
            small = moved(arrow, 0, 0.1, 0.85)
            bubble = bubble_shape(True)
            found["arrow.up.message"], found["arrow.up.message.fill"] = outlined(bubble).union(small), bubble.difference(small)
    large, little = moved(gearshape(), -0.14, 0.1, 0.82), moved(gearshape(), 0.36, -0.3, 0.5)
    found["gearshape.2"] = union_all([
        apart(outlined(large), little, 0.04), outlined(disc(0.14, -0.14, 0.1)), outlined(little, 0.06), disc(0.05, 0.36, -0.3)])
    found["gearshape.2.fill"] = union_all([
        apart(large, little, 0.05).difference(disc(0.13, -0.14, 0.1)), little.difference(disc(0.07, 0.36, -0.3))])
    outline, whole = moon()
    sparkle = Polygon([(0.2, 0), (0.05, 0.05), (0, 0.2), (-0.05, 0.05), (-0.2, 0), (-0.05, -0.05), (0, -0.2), (0.05, -0.05)])
    lights = moved(sparkle, 0.22, 0.26, 0.9).union(moved(sparkle, 0.38, 0.02, 0.6))
    found["moon.stars"], found["moon.stars.fill"] = apart(outline, lights, 0.02).union(lights), apart(whole, lights, 0.03).union(lights)
    key = polygon([(-0.62, 0), (-0.28, 0.4), (0.6, 0.4), (0.6, -0.4), (-0.28, -0.4)], 0.08)
    cross = moved(turned(line([(-0.2, 0), (0.2, 0)], 0.07).union(line([(0, -0.2), (0, 0.2)], 0.07)), 45), -0.12, 0)
    found["delete.right"] = outlined(mirrored(key)).union(cross)
    found["delete.right.fill"] = mirrored(key).difference(cross)
    pencil = moved(pencils()["pencil"], 0.2, 0.14, 0.7)
    bubble = bubble_shape(False)
    found["bubble.and.pencil"] = apart(outlined(bubble), pencil.convex_hull, 0.05).union(pencil)
    circle = disc(0.47)
    dotted = union_all([disc(0.042, 0.44 * math.cos(math.radians(a)), 0.44 * math.sin(math.radians(a))) for a in range(0, 360, 24)])
    arrow = line([(-0.24, 0), (0.22, 0)], CLOSED).union(line([(0.06, 0.18), (0.24, 0), (0.06, -0.18)], CLOSED))
    found["arrow.right.circle.dotted"], found["circle.dotted"] = dotted.union(arrow), dotted
    both = line([(-0.27, 0), (0.27, 0)], CLOSED)
    both = union_all([both, line([(0.14, 0.15), (0.29, 0), (0.14, -0.15)], CLOSED), line([(-0.14, 0.15), (-0.29, 0), (-0.14, -0.15)], CLOSED)])
    for name, angle in (("left.and.right", 0), ("up.and.down", 90)):
        sign = turned(both, angle)
        found[f"arrow.{name}.circle"], found[f"arrow.{name}.circle.fill"] = outlined(circle).union(sign), circle.difference(sign)
    return found


def cake():
    """One layer with icing, three candles, and a plate."""
    body = rounded(-0.47, -0.38, 0.47, 0.14, 0.1)
    wave = [(-0.47 + 0.94 * i / 48, -0.09 - 0.055 * math.cos(2 * math.pi * 3.5 * i / 48)) for i in range(49)]
    icing = LineString(wave).buffer(CLOSED / 2).intersection(body)
    plate = line([(-0.58, -0.46), (0.58, -0.46)], CLOSED)
    xs = (-0.27, 0, 0.27)
    candles = union_all([line([(x, 0.14), (x, 0.3)], 0.085) for x in xs])
    flame = Polygon([(0, 0.56), (0.055, 0.46), (0.04, 0.4), (-0.04, 0.4), (-0.055, 0.46)]).buffer(0.012)
    flames = union_all([affinity.translate(flame, x, 0) for x in xs])
    lit = candles.union(flames)
    cut = LineString(wave).buffer(0.032)
    return union_all([outlined(body), icing, plate, lit]), union_all([body.difference(cut), plate, lit])


def books():
    """Two upright and one that leans."""
    first, second = rounded(-0.58, -0.47, -0.3, 0.47, 0.06), rounded(-0.3, -0.47, -0.02, 0.36, 0.06)
    third = affinity.rotate(rounded(0.13, -0.47, 0.39, 0.42, 0.06), 13, origin=(0.39, -0.47))
    shelf = [(first, -0.58, -0.3, 0.26), (second, -0.3, -0.02, 0.15)]
    bands = [line([(left, y), (right, y)], 0.06).intersection(one) for one, left, right, y in shelf]
    low = [line([(left, y - 0.5), (right, y - 0.5)], 0.06).intersection(one) for one, left, right, y in shelf]
    tilted = [affinity.rotate(line([(0.13, y), (0.39, y)], 0.06), 13, origin=(0.39, -0.47)).intersection(third)
              for y in (0.24, -0.29)]
    marks = union_all(bands + low + tilted)
    outline = union_all([outlined(one, 0.066) for one in (first, second, third)] + [marks])
    whole = union_all([first.buffer(-0.022), second.buffer(-0.022), third.buffer(-0.022)])
    return outline, whole.difference(marks)


def paintbrush():
    """A brush from the upper right, and the bristles at the lower left; drawn upright, then turned."""
    handle = Polygon([(-0.085, -0.08), (0.085, -0.08), (0.13, 0.5), (0, 0.66), (-0.13, 0.5)]).buffer(-0.05).buffer(0.05)
    tip = Polygon([(-0.2, -0.26), (0.2, -0.26), (0.17, -0.46), (0.02, -0.68), (-0.11, -0.6), (-0.19, -0.42)])
    tip = tip.buffer(-0.06).buffer(0.06)
    collar = rounded(-0.17, -0.27, 0.17, -0.07, 0.06)
    outline = union_all([outlined(handle, 0.066), outlined(tip, 0.066), outlined(collar, 0.066)])
    whole = union_all([handle.difference(collar.buffer(0.045)), collar, tip.difference(collar.buffer(0.045))])
    return turned(outline, -45), turned(whole, -45)


def tram():
    """From the front: the wire above, a wide window, two lights, and rails."""
    body = rounded(-0.36, -0.34, 0.36, 0.38, 0.13)
    window = rounded(-0.25, -0.02, 0.25, 0.24, 0.06)
    lights = disc(0.052, -0.19, -0.18).union(disc(0.052, 0.19, -0.18))
    wire = line([(-0.2, 0.53), (0.2, 0.53)], CLOSED).union(line([(0, 0.53), (0, 0.38)], CLOSED))
    rails = line([(-0.2, -0.34), (-0.31, -0.52)], CLOSED).union(line([(0.2, -0.34), (0.31, -0.52)], CLOSED))
    outline = union_all([outlined(body), outlined(window.buffer(0.03), 0.06), lights, wire, rails])
    return outline, union_all([body.difference(window).difference(lights), wire, rails])


def drawings(seal, marks, magnifier):
    """Drawings by name.

    seal: a shape with scallops; marks: signs within it, by name; magnifier: magnifyingglass.
    """
    found = {
        "gear": gear(), "gearshape": outlined(gearshape()).union(outlined(disc(0.19))),
        "gearshape.fill": gearshape().difference(disc(0.17)), "calendar": calendar(),
    }
    for name, shapes in (
        ("house", house()), ("photo", photo()), ("camera", camera()), ("book", book()), ("eye", eye()), ("map", map_()),
        ("exclamationmark.triangle", warning()), ("paperplane", paperplane()), ("trash", trash()),
        ("sun.max", sun(8, 0.235, 0.1)), ("sun.min", sun(8, 0.2, 0.03)), ("moon", moon()), ("phone", phone()),
        ("bell", bell()), ("birthday.cake", cake()), ("books.vertical", books()), ("paintbrush", paintbrush()),
        ("tram", tram()),
    ):
        found[name], found[name + ".fill"] = shapes
    for name in ("eye", "bell", "camera", "trash"):
        found[name + ".slash"], found[name + ".slash.fill"] = slashed(found[name]), slashed(found[name + ".fill"])
    for part in (speakers, weather, documents, dice, players, bubbles, pencils, groups, round_arrows,
                 straight_arrows, chevrons, menus, boxes, signs, grids, things, letters,
                 cards, composed):
        found.update(part())
    for part in (
        symbol_beings.drawings(), symbol_tools.drawings(seal, shield_shape(), moon()[1]),
        symbol_frames.drawings(page(), found["camera"], location(), magnifier),
    ):
        # A pixel of a symbol of 400 points in three scales is coarser.
        found.update({name: shape.simplify(0.0012) for name, shape in part.items()})
    found["paintbrush.pointed"], found["paintbrush.pointed.fill"] = found["paintbrush"], found["paintbrush.fill"]
    found["arrow.trianglehead.clockwise"], found["arrow.trianglehead.counterclockwise"] = (
        found["arrow.clockwise"], found["arrow.counterclockwise"])
    sights = symbol_sights.drawings(found, cloud_shape(), (found["tray"], found["tray.fill"]))
    for name, shape in sights.items():
        found.setdefault(name, shape.simplify(0.0012))
    for name in ("mic", "microphone"):
        found[name + ".slash"], found[name + ".slash.fill"] = slashed(found[name]), slashed(found[name + ".fill"])
    for name, mark in marks.items():
        found[name + ".seal"], found[name + ".seal.fill"] = outlined(seal).union(mark), seal.difference(mark)
    return found
