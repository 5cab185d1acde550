# SPDX-License-Identifier: MIT
"""Drawings of skies, journeys, rooms, meters and bodies in motion; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, OPEN, apart, arc, blob, both, curve, disc, flipped, line, lines, mirrored, moved, outlined, oval, polygon,
    rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
CIRCLE = disc(0.503)


def letter_a(height, width):
    half = height / 2
    return line([(-0.4 * height, -half), (0, half), (0.4 * height, -half)], width).union(
        line([(-0.24 * height, -0.12 * height), (0.24 * height, -0.12 * height)], width))


def rays(start, end, angles, width=0.07):
    return union_all([turned(line([(start, 0), (end, 0)], width), angle) for angle in angles])


def skies():
    found = {}
    ground = line([(-0.58, -0.24), (0.58, -0.24)], CLOSED)
    half = disc(0.26, 0, -0.24).intersection(rectangle(-1, -0.24, 1, 1))
    beams = affinity.translate(rays(0.38, 0.5, range(0, 181, 45)), 0, -0.24)
    beams = beams.intersection(rectangle(-1, -0.14, 1, 1))
    below = line([(-0.36, -0.4), (0.36, -0.4)], CLOSED)
    for word, shape in (("", outlined(half)), (".fill", half)):
        found["sun.horizon" + word] = union_all([apart(shape, ground, 0.02), beams, ground, below])
    bows = union_all([arc(0, -0.3, radius, 0, 180, 0.085) for radius in (0.22, 0.36, 0.5)])
    found["rainbow"] = bows
    wave = [(-0.56 + 0.07 * i, 0.075 * math.sin(i * math.pi / 4)) for i in range(17)]
    found["water.waves"] = union_all([affinity.translate(line(wave, OPEN), 0, y) for y in (0.28, 0, -0.28)])
    tube = rounded(-0.1, -0.3, 0.1, 0.54, 0.1).union(disc(0.19, 0, -0.36))
    core = line([(0, -0.36), (0, 0.16)], 0.07).union(disc(0.095, 0, -0.36))
    meter = outlined(tube, 0.06).union(core)
    sun = outlined(disc(0.13)).union(rays(0.21, 0.27, range(0, 360, 45), 0.055))
    found["thermometer.sun"] = affinity.translate(meter, -0.26, 0).union(affinity.translate(sun, 0.3, 0.16))
    found["thermometer.sun.fill"] = affinity.translate(meter, -0.26, 0).union(
        affinity.translate(disc(0.13).union(rays(0.21, 0.27, range(0, 360, 45), 0.055)), 0.3, 0.16))
    flake = union_all([turned(line([(-0.24, 0), (0.24, 0)], 0.055), angle) for angle in (0, 60, 120)])
    found["thermometer.snowflake"] = affinity.translate(meter, -0.26, 0).union(affinity.translate(flake, 0.3, 0.16))
    found["medical.thermometer"] = turned(union_all([
        outlined(rounded(-0.14, -0.3, 0.14, 0.5, 0.1)), line([(0, -0.3), (0, -0.52)], 0.1),
        line([(-0.1, 0.0), (0.0, 0.0)], 0.055), line([(-0.1, 0.16), (0.0, 0.16)], 0.055)]), -45)
    found["medical.thermometer.fill"] = turned(union_all([
        rounded(-0.14, -0.3, 0.14, 0.5, 0.1).difference(rounded(-0.06, 0.0, 0.06, 0.36, 0.03)),
        line([(0, -0.3), (0, -0.52)], 0.1)]), -45)
    dots = union_all([disc(0.075, x, y) for x in (-0.36, -0.12, 0.12, 0.36) for y in (-0.24, 0, 0.24)])
    found["aqi.low"] = dots
    return found


def globes():
    """A disc with the land that one sees from one side: in outline."""
    lands = {
        "americas": [
            [(-0.42, 0.2), (-0.22, 0.42), (0.06, 0.46), (0.1, 0.3), (-0.04, 0.2), (-0.02, 0.06), (-0.14, 0.04), (-0.2, 0.16)],
            [(-0.06, -0.02), (0.16, -0.08), (0.2, -0.2), (0.06, -0.4), (-0.02, -0.46), (-0.06, -0.24), (-0.12, -0.12)],
        ],
        "europe.africa": [
            [(-0.2, 0.42), (0.12, 0.46), (0.32, 0.34), (0.3, 0.2), (0.06, 0.16), (-0.12, 0.24)],
            [(-0.22, 0.08), (0.02, 0.14), (0.26, 0.04), (0.2, -0.1), (0.12, -0.34), (0.02, -0.4), (-0.04, -0.16), (-0.2, -0.08)],
        ],
        "asia.australia": [
            [(-0.4, 0.22), (-0.16, 0.44), (0.2, 0.42), (0.34, 0.22), (0.16, 0.06), (0.02, -0.04), (-0.14, 0.1), (-0.26, 0.06)],
            [(0.06, -0.22), (0.3, -0.18), (0.34, -0.28), (0.16, -0.36)],
        ],
    }
    found = {}
    for word, areas in lands.items():
        land = union_all([blob(points) for points in areas]).intersection(disc(0.44))
        found["globe." + word] = outlined(CIRCLE, 0.06).union(land)
        found[f"globe.{word}.fill"] = CIRCLE.difference(land)
    return found


def meters():
    found = {}
    dots = union_all([disc(0.05, 0.3 * math.cos(a), 0.3 * math.sin(a)) for a in
                      (math.radians(angle) for angle in range(-45, 226, 45))])
    percents = {"0percent": 225, "33percent": 135, "50percent": 90, "67percent": 45, "100percent": -45}
    needles = {word: line([(0, 0), (0.2 * math.cos(math.radians(angle)), 0.2 * math.sin(math.radians(angle)))], 0.07).union(
        disc(0.07)) for word, angle in percents.items()}
    for word, needle in needles.items():
        marks = apart(dots, needle, 0.02).union(needle)
        found.update({f"gauge.with.dots.needle.{word}": outlined(CIRCLE).union(marks)})
    slanted = needles["67percent"]
    marks = apart(dots, slanted, 0.02).union(slanted)
    for name in ("gauge", "gauge.medium", "speedometer", "gauge.with.needle"):
        found[name] = outlined(CIRCLE).union(marks)
    found["gauge.with.needle.fill"] = CIRCLE.difference(marks)
    found["target"] = union_all([outlined(CIRCLE), outlined(disc(0.3)), disc(0.1)])
    found["circle.grid.hex"] = union_all([outlined(disc(0.15, 0.36 * math.cos(math.radians(a)), 0.36 * math.sin(math.radians(a))), 0.055)
                                          for a in range(0, 360, 60)] + [outlined(disc(0.15), 0.055)])
    found["circle.grid.hex.fill"] = union_all([disc(0.15, 0.36 * math.cos(math.radians(a)), 0.36 * math.sin(math.radians(a)))
                                               for a in range(0, 360, 60)] + [disc(0.15)])
    for name in ("circle.lefthalf.fill", "circle.righthalf.fill"):
        side = rectangle(-1, -1, 0, 1) if "left" in name else rectangle(0, -1, 1, 1)
        found[name] = outlined(CIRCLE).union(CIRCLE.intersection(side))
    found["asterisk"] = union_all([turned(line([(-0.4, 0), (0.4, 0)], OPEN), angle) for angle in (30, 90, 150)])
    body = rounded(-0.54, -0.42, 0.54, 0.24, 0.11)
    inside = outlined(disc(0.17, 0.27, -0.1), 0.06).union(line([(-0.38, 0.02), (-0.06, 0.02)], 0.06)).union(
        line([(-0.38, -0.18), (-0.06, -0.18)], 0.06))
    aerial = line([(-0.34, 0.24), (0.36, 0.52)], 0.065)
    found["radio"] = union_all([outlined(body), inside, apart(aerial, body, 0)])
    found["radio.fill"] = union_all([body.difference(inside), apart(aerial, body, 0)])
    return found


def arrows():
    """Arrows that turn and arrows at lines."""
    found = {}
    turn = line([(-0.4, 0.36), (0.3, 0.36), (0.3, -0.42)], CLOSED)
    head = line([(0.06, -0.2), (0.3, -0.44), (0.54, -0.2)], CLOSED)
    down = affinity.translate(turn.union(head), -0.06, 0)
    found["arrow.turn.right.down"] = down
    found["arrow.turn.left.down"] = mirrored(down)
    found["arrow.turn.right.up"] = flipped(down)
    found["arrow.turn.left.up"] = turned(down, 180)
    shaft = line([(0, -0.4), (0, 0.22)], CLOSED).union(line([(-0.22, 0.02), (0, 0.24), (0.22, 0.02)], CLOSED))
    found["arrow.up.to.line.compact"] = shaft.union(line([(-0.3, 0.4), (0.3, 0.4)], CLOSED))
    found["arrow.right.to.line.alt"] = turned(found["arrow.up.to.line.compact"], -90)
    found["arrow.left.to.line.alt"] = turned(found["arrow.up.to.line.compact"], 90)
    x, head = 0.44, 0.2
    upper = line([(-x, 0.3), (x, 0.3)], CLOSED).union(
        line([(x - head, 0.3 + head), (x, 0.3), (x - head, 0.3 - head)], CLOSED))
    found["arrow.right.arrow.left"] = upper.union(turned(upper, 180))
    found["arrowshape.zigzag.right"] = outlined(polygon(
        [(-0.6, -0.3), (-0.24, 0.14), (0.06, -0.22), (0.3, 0.06), (0.2, 0.16), (0.58, 0.28), (0.56, -0.14), (0.44, -0.06), (0.06, -0.44),
         (-0.24, -0.08), (-0.5, -0.4)], 0.02), 0.06)
    # Counterclockwise, its head at the left.
    circle = arc(0.03, 0, 0.44, -150, 165, CLOSED)
    tip = polygon([(-0.6, 0.16), (-0.2, 0.16), (-0.4, -0.1)], 0.02)
    found["arrow.circlepath"] = circle.union(tip)
    return found


def rooms():
    found = {}
    back = rounded(-0.42, -0.2, 0.42, 0.32, 0.12)
    arms = [rounded(-0.6, -0.32, -0.36, 0.08, 0.1), rounded(0.36, -0.32, 0.6, 0.08, 0.1)]
    seat = rounded(-0.44, -0.32, 0.44, -0.06, 0.06)
    feet = union_all([line([(x, -0.34), (x, -0.44)], 0.07) for x in (-0.44, 0.44)])
    near = union_all(arms + [seat])
    found["sofa.fill"] = union_all([apart(back, near, 0.045), near, feet])
    found["sofa"] = union_all([apart(outlined(back), near, 0)] + [outlined(one, 0.06) for one in arms] + [
        line([(-0.36, -0.08), (0.36, -0.08)], 0.06), line([(-0.4, -0.29), (0.4, -0.29)], 0.06), feet])
    lounge = line([(-0.5, 0.42), (-0.2, -0.1), (0.36, -0.1), (0.5, -0.34)], 0.1)
    legs = line([(-0.16, -0.16), (-0.3, -0.46)], 0.07).union(line([(0.24, -0.16), (0.14, -0.46)], 0.07))
    found["chair.lounge"], found["chair.lounge.fill"] = lounge.union(legs), lounge.buffer(0.02).union(legs)
    frame = rounded(-0.56, -0.5, 0.56, 0.5, 0.1)
    scene = rounded(-0.34, -0.28, 0.34, 0.28, 0.04)
    hills = polygon([(-0.34, -0.28), (-0.1, 0.06), (0.04, -0.1), (0.16, 0.02), (0.34, -0.22), (0.34, -0.28)], 0.02)
    found["photo.artframe"] = union_all([outlined(frame), outlined(scene, 0.055), hills.intersection(scene), disc(0.06, 0.16, 0.14)])
    keys = rounded(-0.54, -0.44, 0.54, 0.44, 0.1)
    blacks = union_all([rounded(x - 0.07, -0.02, x + 0.07, 0.42, 0.03) for x in (-0.27, 0, 0.27)])
    whites = union_all([line([(x, 0), (x, -0.42)], 0.055) for x in (-0.27, 0, 0.27)])
    found["pianokeys"] = union_all([outlined(keys), blacks, whites])
    can = polygon([(-0.34, 0.3), (0.34, 0.3), (0.26, -0.52), (-0.26, -0.52)], 0.07)
    rim = line([(-0.42, 0.36), (0.42, 0.36)], CLOSED)
    x = turned(line([(-0.16, 0), (0.16, 0)], 0.065).union(line([(0, -0.16), (0, 0.16)], 0.065)), 45)
    x = affinity.translate(x, 0, -0.1)
    found["xmark.bin"], found["xmark.bin.fill"] = union_all([outlined(can), rim, x]), union_all([can.difference(x), rim])
    hull = blob([(-0.54, -0.2), (-0.54, -0.2), (0.54, -0.2), (0.54, -0.2), (0.36, -0.44), (-0.36, -0.44)])
    sail, jib = polygon([(-0.04, 0.54), (-0.04, -0.1), (-0.42, -0.1)], 0.02), polygon([(0.06, 0.42), (0.06, -0.1), (0.4, -0.1)], 0.02)
    found["sailboat.fill"] = union_all([hull, sail, jib])
    found["sailboat"] = union_all([outlined(hull, 0.06), outlined(sail, 0.06), outlined(jib, 0.06)])
    return found


def papers():
    found = {}
    crown = polygon([(-0.5, -0.34), (-0.58, 0.3), (-0.26, 0.02), (0, 0.44), (0.26, 0.02), (0.58, 0.3), (0.5, -0.34)], 0.04)
    found["crown"] = outlined(crown)
    sheet = polygon([(-0.38, 0.52), (0.12, 0.52), (0.38, 0.26), (0.38, -0.52), (-0.38, -0.52)], 0.09)
    fold = line([(0.09, 0.48), (0.09, 0.23), (0.35, 0.23)], CLOSED).intersection(sheet)
    body = rounded(-0.13, -0.36, 0.13, -0.1, 0.05)
    bow = outlined(rounded(-0.09, -0.2, 0.09, 0.06, 0.09), 0.045).intersection(rectangle(-1, -0.11, 1, 1))
    lock = body.union(bow)
    bars = union_all([rounded(-0.2, y - 0.045, right, y + 0.045, 0.02) for y, right in ((0.04, 0.06), (-0.13, 0.2), (-0.3, -0.04))])
    for name in ("lock.doc", "lock.document", "lock.page"):
        found[name] = union_all([outlined(sheet), fold, lock])
        found[name + ".fill"] = sheet.difference(fold.buffer(-0.01)).difference(lock)
    for name in ("chart.bar.doc.horizontal", "chart.bar.horizontal.page"):
        found[name] = union_all([outlined(sheet), fold, bars])
        found[name + ".fill"] = sheet.difference(fold.buffer(-0.01)).difference(bars)
    columns = union_all([rounded(x - 0.09, -0.24, x + 0.09, top, 0.05) for x, top in ((-0.34, 0.0), (0, 0.42), (0.34, 0.2))])
    axis = line([(-0.56, -0.42), (0.56, -0.42)], CLOSED)
    found["chart.bar.xaxis"] = columns.union(axis)
    found["chart.bar.xaxis.ascending"] = union_all([rounded(x - 0.09, -0.24, x + 0.09, top, 0.05) for x, top in (
        (-0.34, -0.02), (0, 0.2), (0.34, 0.42))]).union(axis)
    finder = outlined(rounded(-0.5, -0.5, 0.5, 0.5, 0.16)).difference(
        rectangle(-0.26, -1, 0.26, 1).union(rectangle(-1, -0.26, 1, 0.26)))
    small = moved(union_all([outlined(sheet, 0.12), fold.buffer(0.02), lines([-0.02, -0.2], 0.18, 0.11)]), 0, 0, 0.56)
    for name in ("doc.text.viewfinder", "text.page.viewfinder", "document.viewfinder", "doc.viewfinder"):
        found[name] = finder.union(small)
    found["scribble.variable"] = curve(
        [(-0.54, -0.16), (-0.3, 0.3), (-0.14, 0.24), (-0.24, -0.24), (-0.06, -0.3), (0.14, 0.22), (0.26, 0.16), (0.2, -0.16), (0.34, -0.2),
         (0.54, 0.06)], 0.09)
    found["signature"] = union_all([
        affinity.translate(turned(line([(-0.09, 0), (0.09, 0)], 0.06).union(line([(0, -0.09), (0, 0.09)], 0.06)), 45), -0.46, -0.12),
        curve([(-0.3, -0.16), (-0.02, 0.36), (0.06, 0.32), (-0.08, -0.1), (0.06, -0.06), (0.16, 0.04), (0.2, -0.08), (0.5, -0.02)], 0.06),
        line([(-0.56, -0.32), (0.56, -0.32)], 0.06)])
    flap = line([(-0.52, 0.08), (0, -0.2), (0.52, 0.08)], 0.065)
    cover = polygon([(-0.54, -0.46), (-0.54, 0.14), (0, 0.54), (0.54, 0.14), (0.54, -0.46)], 0.09)
    found["envelope.open"] = outlined(cover).union(flap.intersection(cover))
    found["envelope.open.fill"] = cover.difference(flap.buffer(-0.005))
    mail = rounded(-0.54, -0.46, 0.54, 0.2, 0.11)
    seam = line([(-0.52, 0.16), (0, -0.16), (0.52, 0.16)], 0.06).intersection(mail)
    above = lines([0.32], 0.42, 0.065).union(lines([0.46], 0.3, 0.065))
    found["mail.stack"], found["mail.stack.fill"] = union_all([outlined(mail), seam, above]), union_all([mail.difference(seam), above])
    for word in ("larger", "smaller"):
        capital = affinity.translate(letter_a(0.72, OPEN), -0.2, 0)
        mark = line([(-0.12, -0.06), (0, 0.06), (0.12, -0.06)], 0.065)
        found[f"textformat.size.{word}"] = capital.union(
            affinity.translate(mark if word == "larger" else flipped(mark), 0.36, 0.1))
    capital = letter_a(0.5, 0.075)
    found["characters.uppercase"] = union_all([affinity.translate(capital, x, 0) for x in (-0.46, 0, 0.46)])
    dashes = union_all([outlined(SQUARE).intersection(part) for part in (
        rectangle(-1, 0.24, -0.24, 1), rectangle(0.24, 0.24, 1, 1), rectangle(-1, -1, -0.24, -0.24),
        rectangle(0.24, -1, 1, -0.24), rectangle(-0.1, -1, 0.1, 1), rectangle(-1, -0.1, 1, 0.1))])
    mark = curve([(-0.17, 0.2), (-0.1, 0.36), (0.06, 0.38), (0.17, 0.24), (0.1, 0.08), (0.0, -0.04), (0.0, -0.14)], 0.085).union(
        disc(0.058, 0, -0.32))
    found["questionmark.square.dashed"] = dashes.union(moved(mark, 0, 0, 0.66))
    inner = rounded(-0.42, -0.3, -0.02, 0.0, 0.06)
    corner = line([(0.1, 0.24), (0.38, 0.24), (0.38, -0.04)], 0.065)
    found["aspectratio"] = union_all([outlined(WIDE), outlined(inner, 0.055), corner])
    found["aspectratio.fill"] = WIDE.difference(inner).difference(corner)
    return found


def stacks(tray):
    """tray: the outline and the area of a tray."""
    found = {}
    layer = polygon([(0, 0.24), (0.56, 0), (0, -0.24), (-0.56, 0)], 0.04)
    under = [apart(affinity.translate(outlined(layer, 0.062), 0, y), affinity.translate(layer, 0, y + 0.2), 0.02)
             for y in (0.02, -0.2)]
    top = affinity.translate(layer, 0, 0.22)
    found["square.stack.3d.up"] = union_all([outlined(top, 0.062)] + under)
    found["square.stack.3d.up.fill"] = union_all([top] + under)
    found["square.stack.3d.down.right"] = union_all([
        apart(outlined(affinity.translate(moved(SQUARE, 0, 0, 0.66), -x, x)), affinity.translate(moved(SQUARE, 0, 0, 0.66), 0.16 - x, x - 0.16)
              if x > -0.16 else Polygon(), 0.04) for x in (-0.16, 0, 0.16)])
    outline, area = tray
    for word, angle in (("down", 0), ("up", 180)):
        shaft = line([(0, 0.34), (0, -0.16)], CLOSED).union(line([(-0.16, 0.0), (0, -0.16), (0.16, 0.0)], CLOSED))
        shaft = affinity.translate(affinity.rotate(shaft, angle, origin=(0, 0.09)), 0, 0.14)
        for form, shape in (("", outline), (".fill", area)):
            found[f"tray.and.arrow.{word}{form}"] = apart(affinity.translate(shape, 0, -0.1), shaft, 0.06).union(shaft)
    window = rounded(-0.46, -0.34, 0.46, 0.34, 0.11)
    bar = line([(-0.46, 0.14), (0.46, 0.14)], 0.055)
    front = affinity.translate(window, 0.14, -0.12)
    back = affinity.translate(window, -0.14, 0.12)
    found["macwindow.on.rectangle"] = union_all([
        outlined(front), affinity.translate(bar, 0.14, -0.12).intersection(front), apart(outlined(back), front, 0.045)])
    solid = [affinity.translate(window, *place) for place in ((-0.13, -0.11), (0.13, 0.11))]
    found["rectangle.fill.on.rectangle.fill"] = solid[0].union(apart(solid[1], solid[0], 0.05))
    laptop = rounded(-0.48, -0.2, 0.34, 0.36, 0.08)
    base = line([(-0.62, -0.32), (0.2, -0.32)], 0.075)
    phone = rounded(0.28, -0.36, 0.6, 0.2, 0.07)
    found["macbook.and.iphone"] = union_all([apart(outlined(laptop), phone, 0.045), base, outlined(phone)])
    case, screen = rounded(-0.58, -0.14, 0.12, 0.4, 0.07), rounded(0.26, -0.44, 0.58, 0.42, 0.06)
    found["pc"] = union_all([outlined(case), line([(-0.23, -0.16), (-0.23, -0.38)], 0.07), line([(-0.4, -0.4), (-0.06, -0.4)], 0.07),
                             outlined(screen), line([(0.36, 0.26), (0.48, 0.26)], 0.05), disc(0.045, 0.42, -0.28)])
    bar = rounded(-0.22, -0.54, 0.22, 0.54, 0.08)
    keypad = union_all([disc(0.035, x, y) for x in (-0.1, 0, 0.1) for y in (-0.12, -0.24, -0.36)])
    found["candybarphone"] = union_all([outlined(bar), rounded(-0.12, 0.06, 0.12, 0.38, 0.02), keypad])
    return found


def brains():
    lobe = blob([(0.0, 0.44), (-0.2, 0.46), (-0.36, 0.32), (-0.5, 0.14), (-0.48, -0.08), (-0.44, -0.28), (-0.24, -0.42), (0.0, -0.4)])
    whole = lobe.union(mirrored(lobe)).buffer(0.01)
    half = curve([(-0.3, 0.26), (-0.16, 0.2), (-0.14, 0.06)], 0.05).union(
        curve([(-0.42, -0.06), (-0.24, -0.04), (-0.16, -0.18)], 0.05))
    folds = union_all([line([(0, 0.44), (0, -0.4)], 0.055), half, mirrored(half)])
    head = blob([(-0.1, 0.52), (0.24, 0.44), (0.4, 0.18), (0.4, 0.06), (0.5, -0.14), (0.5, -0.14), (0.4, -0.18), (0.4, -0.18), (0.38, -0.36),
                 (0.2, -0.38), (0.16, -0.54), (0.16, -0.54), (-0.32, -0.54), (-0.32, -0.54), (-0.3, -0.28), (-0.46, -0.06), (-0.44, 0.28)])
    within = moved(outlined(whole, 0.1).union(folds), -0.03, 0.14, 0.5)
    return {
        "brain": outlined(whole, 0.062).union(folds), "brain.fill": whole.difference(folds),
        "brain.head.profile": outlined(head, 0.062).union(within),
        "brain.head.profile.fill": head.difference(within),
        "brain.filled.head.profile": outlined(head, 0.062).union(moved(whole, -0.03, 0.14, 0.54)),
        "mouth": outlined(oval(0, 0, 0.52, 0.26), 0.07).union(line([(-0.34, 0), (0.34, 0)], 0.06)),
        "mouth.fill": oval(0, 0, 0.52, 0.26).difference(line([(-0.34, 0), (0.34, 0)], 0.06)),
    }


def motions():
    """People who move: where the head is, and lines through the body, the arms and the legs."""
    poses = {
        "figure.mind.and.body": ((0, 0.4), [[(0, 0.2), (0, -0.14)], [(0, 0.16), (-0.28, -0.06), (-0.42, -0.2)],
                                            [(0, 0.16), (0.28, -0.06), (0.42, -0.2)],
                                            [(0, -0.16), (-0.34, -0.32), (0.14, -0.44)], [(0, -0.16), (0.34, -0.32), (-0.14, -0.44)]]),
        "figure.flexibility": ((0.3, 0.1), [[(0.14, 0.08), (-0.1, -0.2)], [(0.16, 0.04), (0.38, -0.2), (0.44, -0.4)],
                                            [(-0.1, -0.2), (-0.1, -0.48), (0.5, -0.48)], [(-0.1, -0.2), (-0.44, -0.46)]]),
        "figure.cooldown": ((-0.02, 0.4), [[(-0.02, 0.2), (0, -0.14)], [(-0.02, 0.18), (-0.26, 0.34), (-0.2, 0.52)],
                                           [(-0.02, 0.18), (0.24, 0.04), (0.16, -0.14)], [(0, -0.14), (-0.1, -0.5)], [(0, -0.14), (0.16, -0.5)]]),
        "figure.play": ((-0.06, 0.4), [[(-0.06, 0.2), (0, -0.1)], [(-0.06, 0.18), (-0.36, 0.34)], [(-0.06, 0.18), (0.24, 0.3), (0.3, 0.46)],
                                       [(0, -0.1), (-0.22, -0.28), (-0.16, -0.52)], [(0, -0.1), (0.26, -0.22), (0.44, -0.1)]]),
        "figure.mixed.cardio": ((0.1, 0.42), [[(0.06, 0.22), (-0.04, -0.1)], [(0.06, 0.2), (-0.24, 0.12), (-0.34, -0.06)],
                                              [(0.06, 0.2), (0.28, 0.04), (0.46, 0.16)], [(-0.04, -0.1), (0.2, -0.26), (0.14, -0.52)],
                                              [(-0.04, -0.1), (-0.2, -0.34), (-0.46, -0.36)]]),
        "figure.hiking": ((0.02, 0.44), [[(0.0, 0.24), (0.0, -0.1)], [(0.0, 0.2), (0.16, 0.02), (0.34, 0.04)], [(0.36, 0.2), (0.36, -0.54)],
                                         [(0, -0.1), (0.16, -0.28), (0.14, -0.54)], [(0, -0.1), (-0.1, -0.32), (-0.24, -0.54)],
                                         [(-0.16, 0.2), (-0.2, 0.02)]]),
        "figure.dance": ((0.02, 0.42), [[(0, 0.22), (-0.04, -0.1)], [(0, 0.2), (-0.28, 0.3), (-0.34, 0.5)], [(0, 0.2), (0.26, 0.12), (0.2, -0.1)],
                                        [(-0.04, -0.1), (-0.2, -0.52)], [(-0.04, -0.1), (0.24, -0.2), (0.12, -0.44)]]),
        "figure.jumprope": ((0, 0.42), [[(0, 0.22), (0, -0.12)], [(0, 0.2), (-0.24, 0.04), (-0.38, 0.08)], [(0, 0.2), (0.24, 0.04), (0.38, 0.08)],
                                        [(0, -0.12), (-0.1, -0.44)], [(0, -0.12), (0.1, -0.44)]]),
        "figure.core.training": ((-0.36, -0.06), [[(-0.2, -0.12), (0.08, -0.34)], [(-0.2, -0.12), (0.06, 0.02)], [(0.08, -0.34), (0.28, -0.04), (0.48, -0.34)]]),
        "figure.step.training": ((-0.02, 0.42), [[(-0.02, 0.22), (0, -0.1)], [(-0.02, 0.2), (-0.22, 0.02)], [(-0.02, 0.2), (0.22, 0.06)],
                                                 [(0, -0.1), (0.24, -0.12), (0.22, -0.34)], [(0, -0.1), (-0.1, -0.54)], [(0.1, -0.38), (0.46, -0.38), (0.46, -0.54)]]),
        "figure.cross.training": ((0, 0.42), [[(0, 0.22), (0, -0.12)], [(0, 0.2), (-0.26, 0.2), (-0.26, 0.46)], [(0, 0.2), (0.26, 0.2), (0.26, 0.46)],
                                              [(0, -0.12), (-0.16, -0.5)], [(0, -0.12), (0.16, -0.5)], [(-0.44, 0.48), (-0.1, 0.48)], [(0.1, 0.48), (0.44, 0.48)]]),
    }
    found = {}
    for name, ((x, y), limbs) in poses.items():
        found[name] = union_all([disc(0.115, x, y)] + [line(points, 0.1) for points in limbs])
    walker = union_all([disc(0.11, 0.1, 0.44), line([(0.08, 0.24), (0.06, -0.1)], 0.12), line([(0.08, 0.2), (-0.1, 0.04), (-0.12, -0.1)], 0.085),
                        line([(0.08, 0.2), (0.22, 0.02), (0.36, -0.02)], 0.085), line([(0.06, -0.1), (0.2, -0.28), (0.24, -0.54)], 0.1),
                        line([(0.06, -0.1), (0.0, -0.32), (-0.14, -0.54)], 0.1)])
    found["figure.walk.motion"] = affinity.translate(walker, 0.12, 0).union(
        union_all([line([(-0.5 + 0.06 * i, y), (-0.26, y)], 0.06) for i, y in enumerate((0.2, -0.02, -0.24))]))
    chair = outlined(disc(0.3, -0.02, -0.24)).union(disc(0.1, 0.06, 0.42)).union(
        line([(0.04, 0.24), (0.04, -0.06), (0.3, -0.1), (0.42, -0.42)], 0.1)).union(line([(0.04, 0.2), (0.26, 0.06)], 0.085))
    found["figure.roll"] = chair
    found["figure.roll.runningpace"] = affinity.translate(chair, 0.1, 0).union(
        union_all([line([(-0.54, y), (-0.36, y)], 0.06) for y in (0.1, -0.1, -0.3)]))
    finger = rounded(-0.07, -0.1, 0.07, 0.4, 0.07)
    palm = union_all([finger, rounded(-0.07, -0.46, 0.36, 0.02, 0.12), line([(-0.02, -0.24), (-0.22, -0.08)], 0.12)]).buffer(0.02)
    for name, shape in (("hand.point.up", outlined(palm, 0.062)), ("hand.point.up.fill", palm), ("hand.point.up.left", outlined(palm, 0.062)),
                        ("hand.point.up.left.fill", palm)):
        found[name] = affinity.translate(shape, -0.06, 0.02)
    touch = arc(0, 0.4, 0.2, -20, 200, 0.06)
    for form in ("", ".fill"):
        hand = found["hand.point.up" + form]
        found["hand.tap" + form] = hand.union(affinity.translate(apart(touch, Polygon([(-0.1, -1), (0.1, -1), (0.1, 0.4), (-0.1, 0.4)]), 0), -0.06, 0.0))
    return found


def marks(cloud, leaf, message, smile):
    """cloud, leaf: their areas; message, smile: their drawings in outline and filled."""
    found = {}
    mark = line([(0, 0.16), (0, -0.06)], 0.075).union(disc(0.045, 0, -0.2))
    cross = turned(line([(-0.15, 0), (0.15, 0)], 0.07).union(line([(0, -0.15), (0, 0.15)], 0.07)), 45)
    tick = line([(-0.16, -0.02), (-0.04, -0.14), (0.16, 0.14)], 0.07)
    again = arc(0, 0, 0.16, 60, 330, 0.06).union(polygon([(0.03, 0.26), (0.2, 0.24), (0.1, 0.08)], 0.01))
    key = disc(0.09, 0, 0.12).difference(disc(0.03, 0, 0.15)).union(rounded(-0.035, -0.24, 0.035, 0.06, 0.02)).union(
        rounded(0.0, -0.2, 0.1, -0.14, 0.01))
    link = outlined(rounded(-0.19, -0.08, 0.04, 0.08, 0.08), 0.05).union(outlined(rounded(-0.04, -0.08, 0.19, 0.08, 0.08), 0.05))
    for name, sign in (("exclamationmark", mark), ("xmark", cross), ("checkmark", tick), ("arrow.clockwise", again),
                       ("key", key), ("link", link), ("arrow.trianglehead.2.clockwise.rotate.90", again)):
        sign = affinity.translate(sign, 0.02, -0.06)
        found[name + ".icloud"] = outlined(cloud).union(sign)
        found[name + ".icloud.fill"] = cloud.difference(sign)
    ends = union_all([arc(0, 0, 0.5, start, start + 74, 0.065) for start in (98, 278)])
    tips = union_all([turned(polygon([(-0.02, 0.6), (0.2, 0.49), (-0.02, 0.38)], 0.015), angle) for angle in (0, 180)])
    found["leaf.arrow.circlepath"] = union_all([moved(leaf, 0, 0, 0.5), ends, tips])
    dots = union_all([disc(0.06, x, 0.04) for x in (-0.24, 0, 0.24)])
    found["ellipsis.message"], found["ellipsis.message.fill"] = message[0].union(dots), message[1].difference(dots)
    found["smiley"], found["smiley.fill"] = smile
    arcs = union_all([arc(0, -0.36, radius, 45, 135, 0.1) for radius in (0.22, 0.48, 0.74)])
    badge = line([(0.36, 0.02), (0.36, -0.24)], 0.085).union(disc(0.05, 0.36, -0.38))
    found["wifi.exclamationmark"] = apart(arcs.union(disc(0.075, 0, -0.34)), badge, 0.07).union(badge)
    rubber = turned(rounded(-0.46, -0.2, 0.46, 0.2, 0.09), 45)
    seam = turned(line([(-0.12, -0.24), (-0.12, 0.24)], 0.06), 45).intersection(rubber)
    found.update(both("eraser", rubber, seam))
    pipe = turned(union_all([outlined(rounded(-0.1, -0.34, 0.1, 0.16, 0.06), 0.06), rounded(-0.18, 0.14, 0.18, 0.24, 0.04),
                             rounded(-0.1, 0.2, 0.1, 0.54, 0.1), line([(0, -0.36), (0, -0.5)], 0.08)]), -45)
    full = turned(union_all([rounded(-0.1, -0.34, 0.1, 0.16, 0.06), rounded(-0.18, 0.14, 0.18, 0.24, 0.04), rounded(-0.1, 0.2, 0.1, 0.54, 0.1),
                             line([(0, -0.36), (0, -0.5)], 0.08)]), -45)
    found["eyedropper"], found["eyedropper.halffull"], found["eyedropper.full"] = pipe, pipe, full
    rupee = union_all([line([(-0.24, 0.38), (0.26, 0.38)], CLOSED), line([(-0.24, 0.18), (0.26, 0.18)], CLOSED),
                       arc(-0.1, 0.19, 0.19, -90, 90, CLOSED), line([(-0.24, 0.0), (-0.1, 0.0)], CLOSED),
                       line([(-0.16, 0.0), (0.2, -0.42)], CLOSED)])
    euro = union_all([arc(0.08, 0, 0.36, 55, 305, CLOSED), line([(-0.42, 0.1), (0.14, 0.1)], 0.065), line([(-0.42, -0.08), (0.1, -0.08)], 0.065)])
    pound = union_all([arc(0.02, 0.2, 0.2, 10, 180, CLOSED), line([(-0.18, 0.2), (-0.16, -0.2), (-0.26, -0.4), (0.28, -0.4)], CLOSED),
                       line([(-0.28, -0.02), (0.12, -0.02)], 0.065)])
    yen = union_all([line([(-0.3, 0.42), (0, 0.02), (0.3, 0.42)], CLOSED), line([(0, 0.02), (0, -0.42)], CLOSED),
                     line([(-0.24, -0.02), (0.24, -0.02)], 0.06), line([(-0.24, -0.2), (0.24, -0.2)], 0.06)])
    bitcoin = union_all([line([(-0.2, 0.34), (-0.2, -0.34)], CLOSED), arc(0.06, 0.17, 0.17, -90, 90, CLOSED), arc(0.08, -0.17, 0.17, -90, 90, CLOSED),
                         line([(-0.3, 0.34), (0.06, 0.34)], CLOSED), line([(-0.2, 0.0), (0.08, 0.0)], CLOSED), line([(-0.3, -0.34), (0.08, -0.34)], CLOSED),
                         line([(-0.08, 0.34), (-0.08, 0.48)], 0.06), line([(0.08, 0.34), (0.08, 0.48)], 0.06),
                         line([(-0.08, -0.34), (-0.08, -0.48)], 0.06), line([(0.08, -0.34), (0.08, -0.48)], 0.06)])
    for name, sign in (("indianrupeesign", rupee), ("eurosign", euro), ("sterlingsign", pound), ("yensign", yen), ("bitcoinsign", bitcoin)):
        small = moved(sign, 0, 0, 0.6).buffer(0.012)
        found[name] = sign
        found[name + ".circle"], found[name + ".circle.fill"] = outlined(CIRCLE).union(small), CIRCLE.difference(small)
        found[name + ".square"], found[name + ".square.fill"] = outlined(SQUARE).union(small), SQUARE.difference(small)
    return found


def drawings(shapes, cloud, tray):
    """shapes: drawings by name; cloud: a cloud's area; tray: the outline and the area of a tray."""
    return {
        **skies(), **globes(), **meters(), **arrows(), **rooms(), **papers(), **stacks(tray), **brains(), **motions(),
        **marks(cloud, shapes["leaf.fill"], (shapes["message"], shapes["message.fill"]),
                (shapes["face.smiling"], shapes["face.smiling.fill"])),
    }
