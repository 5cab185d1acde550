# SPDX-License-Identifier: MIT
"""Drawings of windows, roads, shops, animals and journeys, and pairs of others; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, OPEN, apart, arc, blob, both, chevron, curve, disc, line, lines, mirrored, moved, outlined, oval, polygon,
    rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
CIRCLE = disc(0.503)
DIAMOND = turned(rounded(-0.38, -0.38, 0.38, 0.38, 0.1), 45)


def star(points, outer, inner):
    corners = [(radius * math.sin(math.pi * i / points), radius * math.cos(math.pi * i / points))
               for i, radius in enumerate([outer, inner] * points)]
    return Polygon(corners).buffer(-0.015).buffer(0.015)


def within(name, frames, mark):
    """A mark in frames by the ends of names, in outline and with `.fill`."""
    found = {}
    for word, frame in frames:
        found[f"{name}.{word}"] = outlined(frame).union(mark)
        found[f"{name}.{word}.fill"] = frame.difference(mark)
    return found


def windows():
    found = {}
    inner = WIDE.buffer(-1.9 * CLOSED, join_style="mitre")
    found["rectangle.inset.filled"] = outlined(WIDE).union(inner.buffer(-0.02).buffer(0.02))
    found["inset.filled.rectangle"] = found["rectangle.inset.filled"]
    half = inner.intersection(rectangle(0, -1, 1, 1)).buffer(-0.02).buffer(0.02)
    arrow = line([(-0.1, 0), (0.2, 0)], 0.06).union(polygon([(0.18, 0.11), (0.33, 0), (0.18, -0.11)], 0.01))
    found["rectangle.righthalf.inset.fill.arrow.right"] = outlined(WIDE).union(
        apart(half, arrow, 0.045)).union(arrow)
    found["rectangle.split.2x1"] = outlined(WIDE).union(line([(0, -0.42), (0, 0.42)], CLOSED))
    found["rectangle.split.1x2"] = outlined(WIDE).union(line([(-0.57, 0), (0.57, 0)], CLOSED))
    found["rectangle.split.2x1.fill"] = WIDE.difference(rectangle(-0.03, -1, 0.03, 1))
    tip = polygon([(0.07, 0.13), (0.25, 0), (0.07, -0.13)], 0.015)
    found.update(both("rectangle.arrowtriangle.2.outward", WIDE, affinity.translate(tip, 0.12, 0).union(
        affinity.translate(mirrored(tip), -0.12, 0))))
    tall = rounded(-0.4, -0.56, 0.4, 0.56, 0.13)
    found.update(both("rectangle.portrait.arrowtriangle.2.outward", tall, affinity.translate(tip, 0.04, 0).union(
        affinity.translate(mirrored(tip), -0.04, 0))))
    small = rounded(0.04, -0.46, 0.62, -0.04, 0.09)
    screen = apart(outlined(WIDE), small, 0.07)
    for word, points in (("enter", [(-0.34, 0.24), (-0.1, 0.04)]), ("exit", [(-0.1, 0.04), (-0.34, 0.24)])):
        (x0, y0), (x1, y1) = points
        length = math.hypot(x1 - x0, y1 - y0)
        dx, dy = (x1 - x0) / length * 0.15, (y1 - y0) / length * 0.15
        head = line([(x1 - dx - dy * 0.7, y1 - dy + dx * 0.7), (x1, y1), (x1 - dx + dy * 0.7, y1 - dy - dx * 0.7)], 0.06)
        found["pip." + word] = union_all([screen, small, line(points, 0.06), head])
    sheet = [affinity.translate(affinity.scale(turned(rounded(-0.3, -0.3, 0.3, 0.3, 0.06), 45), 1.35, 0.62), 0, y)
             for y in (0.17, -0.15)]
    found["square.2.layers.3d"] = outlined(sheet[0], 0.066).union(apart(outlined(sheet[1], 0.066), sheet[0], 0.0))
    found["square.2.layers.3d.fill"] = sheet[0].union(apart(sheet[1], sheet[0], 0.06))
    return found


def roads():
    found = {}
    sides = union_all([line([(0.46 * s, -0.46), (0.26 * s, 0.46)], OPEN) for s in (-1, 1)])
    dashes = union_all([line([(0, y - 0.08), (0, y + 0.08)], OPEN) for y in (-0.36, 0, 0.36)])
    found["road.lanes"] = sides.union(dashes)
    found["road.lanes.curved.left"] = affinity.skew(found["road.lanes"], -12)
    bend = line([(-0.2, -0.18), (-0.2, 0.08), (0.1, 0.08)], 0.085)
    head = polygon([(0.06, 0.27), (0.3, 0.08), (0.06, -0.11)], 0.02)
    turn = affinity.translate(bend.union(head), -0.02, -0.02)
    for word in ("triangle", "trianglehead"):
        found.update(within(f"arrow.{word}.turn.up.right", (("circle", CIRCLE), ("diamond", DIAMOND)), moved(turn, 0, 0, 0.95)))
    shaft = polygon([(0.02, 0.38), (0.02, 0.18), (0.54, 0.18), (0.54, -0.18), (0.02, -0.18), (0.02, -0.38), (-0.55, 0)], 0.06)
    found.update(both("arrowshape.left", shaft))
    found.update(both("arrowshape.backward", shaft))
    right = mirrored(shaft)
    found.update(both("arrowshape.right", right))
    found.update(both("arrowshape.forward", right))
    way = curve([(-0.42, 0.36), (0.2, 0.34), (0.36, 0.16), (0.2, 0.0), (-0.2, 0.0), (-0.36, -0.16), (-0.2, -0.34), (0.34, -0.36)],
                CLOSED)
    start, end = disc(0.11, -0.44, 0.36), disc(0.11, 0.44, -0.36)
    found["point.topleft.down.curvedto.point.bottomright.up"] = union_all([
        apart(way, start.union(end), 0.0), outlined(start, 0.06), outlined(end, 0.06)])
    found["point.topleft.down.curvedto.point.bottomright.up.fill"] = union_all([way, start, end])
    sound = union_all([arc(-0.42, 0, radius, -42, 42, 0.09) for radius in (0.22, 0.5, 0.78)])
    found["wave.3.right"], found["wave.3.forward"] = sound, sound
    found["wave.3.left"], found["wave.3.backward"] = mirrored(sound), mirrored(sound)
    return found


def shops():
    found = {}
    awning = polygon([(-0.44, 0.46), (0.44, 0.46), (0.58, 0.12), (-0.58, 0.12)], 0.05)
    hem = union_all([oval(x, 0.12, 0.146, 0.15) for x in (-0.435, -0.145, 0.145, 0.435)]).intersection(
        rectangle(-1, -1, 1, 0.14))
    roof = awning.union(hem)
    house = rounded(-0.46, -0.48, 0.46, 0.2, 0.07)
    door = rounded(0.04, -0.6, 0.3, -0.12, 0.04)
    pane = rounded(-0.32, -0.3, -0.06, -0.1, 0.04)
    folds = union_all([line([(x * 0.8, 0.44), (x, 0.12)], 0.05) for x in (-0.29, 0, 0.29)])
    walls = rectangle(-1, -0.48, 1, 1)
    found["storefront"] = union_all([
        apart(outlined(house), roof, 0), outlined(roof), folds.intersection(roof),
        outlined(door, 0.06).intersection(walls), outlined(pane, 0.055)])
    found["storefront.fill"] = union_all([
        apart(house, roof, 0.05).difference(door).difference(pane), roof.difference(folds)])
    note = rounded(-0.62, -0.38, 0.62, 0.38, 0.1)
    corners = union_all([disc(0.13, 0.52 * a, 0.28 * b) for a in (-1, 1) for b in (-1, 1)]).intersection(note)
    middle = oval(0, 0, 0.17, 0.2)
    found["banknote"] = union_all([outlined(note), outlined(corners.intersection(note), 0.055), outlined(middle, 0.06)])
    found["banknote.fill"] = note.difference(outlined(middle.buffer(0.03), 0.06)).difference(
        outlined(corners.buffer(0.02), 0.055))
    top = affinity.scale(rounded(-0.58, 0.06, 0.58, 0.3, 0.1), 1, 1)
    legs = union_all([line([(0.44 * s, 0.1), (0.5 * s, -0.4)], OPEN) for s in (-1, 1)])
    found["table.furniture"] = outlined(top).union(apart(legs, top, 0))
    found["table.furniture.fill"] = top.union(apart(legs, top, 0.05))
    ball = disc(0.38, 0, 0.1)
    base = polygon([(-0.3, -0.48), (0.3, -0.48), (0.22, -0.3), (-0.22, -0.3)], 0.03)
    shine = arc(0, 0.1, 0.24, 110, 170, 0.06)
    found["crystal.ball"] = union_all([outlined(ball), shine, apart(outlined(base, 0.06), ball, -0.02)])
    found["crystal.ball.fill"] = union_all([ball.difference(shine), apart(base, ball, 0.05)])
    lamp = polygon([(-0.3, -0.2), (-0.3, 0.02), (-0.22, 0.14), (0.22, 0.14), (0.3, 0.02), (0.3, -0.2)], 0.05)
    foot = rounded(-0.42, -0.42, 0.42, -0.24, 0.05)
    rays = union_all([affinity.translate(turned(line([(0.3, 0), (0.48, 0)], 0.065), angle), 0, -0.02)
                      for angle in (20, 55, 90, 125, 160)])
    found["light.beacon.max"] = union_all([outlined(lamp), outlined(foot, 0.06), rays])
    found["light.beacon.max.fill"] = union_all([lamp, foot, rays])
    cell = rounded(-0.5, -0.36, 0.5, 0.24, 0.09)
    poles = union_all([rounded(x - 0.1, 0.2, x + 0.1, 0.4, 0.04) for x in (-0.27, 0.27)])
    signs = union_all([line([(-0.36, -0.06), (-0.18, -0.06)], 0.06), line([(0.18, -0.06), (0.36, -0.06)], 0.06),
                       line([(0.27, -0.15), (0.27, 0.03)], 0.06)])
    found["batteryblock"] = union_all([outlined(cell), outlined(poles, 0.06), signs])
    found["batteryblock.fill"] = union_all([cell.difference(signs), apart(poles, cell, 0)])
    card = polygon([(-0.36, -0.5), (0.36, -0.5), (0.36, 0.22), (0.08, 0.52), (-0.36, 0.52)], 0.08)
    chip = rounded(-0.2, -0.34, 0.2, 0.06, 0.06)
    grid = union_all([line([(-0.2, -0.14), (0.2, -0.14)], 0.045), line([(0, -0.34), (0, 0.06)], 0.045)])
    found["simcard"] = union_all([outlined(card), outlined(chip, 0.055), grid])
    found["simcard.fill"] = card.difference(chip).union(chip.buffer(-0.05).difference(grid))
    return found


def shapes():
    found = {}
    found.update(both("burst", star(12, 0.53, 0.4)))
    bar = rounded(-0.13, -0.5, 0.13, 0.5, 0.04)
    life = union_all([turned(bar, angle) for angle in (0, 60, 120)])
    staff = line([(0, -0.28), (0, 0.28)], 0.05).union(curve([(-0.09, 0.16), (0.08, 0.08), (-0.08, -0.06), (0.06, -0.16)], 0.045))
    found.update({"staroflife": outlined(life, 0.06).union(staff), "staroflife.fill": life.difference(staff)})
    small = moved(life, 0, 0, 0.62)
    found.update(within("staroflife", (("circle", CIRCLE),), small))
    spots = [(0, 0)] + [(0.33 * math.cos(math.radians(a)), 0.33 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    found["circle.hexagongrid"] = union_all([outlined(disc(0.155, x, y), 0.055) for x, y in spots])
    found["circle.hexagongrid.fill"] = union_all([disc(0.155, x, y) for x, y in spots])
    found.update(within("circle.hexagongrid", (("circle", CIRCLE),), moved(found["circle.hexagongrid.fill"], 0, 0, 0.68)))
    cross = union_all([rounded(-0.17, -0.48, 0.17, 0.48, 0.05), rounded(-0.48, -0.17, 0.48, 0.17, 0.05)])
    found.update(both("cross", cross))
    case = rounded(-0.57, -0.42, 0.57, 0.28, 0.12)
    grip = outlined(rounded(-0.22, 0.1, 0.22, 0.46, 0.1), CLOSED).intersection(rectangle(-1, 0.28, 1, 1))
    mark = moved(cross, 0, -0.07, 0.48)
    found["cross.case"] = union_all([outlined(case), grip, mark])
    found["cross.case.fill"] = case.difference(mark).union(grip)
    bolt = turned(polygon([(0.06, 0.5), (-0.3, -0.06), (-0.04, -0.06), (-0.06, -0.5), (0.3, 0.06), (0.04, 0.06)], 0.015), -68)
    found.update(both("bolt.horizontal", bolt, width=0.066))
    found.update(within("bolt.horizontal", (("circle", CIRCLE),), moved(bolt, 0, 0, 0.62)))
    widths = ((0.34, 0.05), (0.08, 0.1), (-0.24, 0.18))
    found["lineweight"] = union_all([rounded(-0.5, y - w / 2, 0.5, y + w / 2, w / 2) for y, w in widths])
    rows = union_all([disc(0.055, x, y).union(line([(x + 0.17, y), (0.5, y)], OPEN))
                      for x, y in ((-0.46, 0.28), (-0.22, 0), (-0.22, -0.28))])
    found["list.bullet.indent"] = rows
    rows = union_all([polygon([(-0.52, y - 0.09), (-0.34, y - 0.09), (-0.43, y + 0.09)], 0.015).union(
        line([(-0.2, y), (0.5, y)], OPEN)) for y in (0.28, 0, -0.28)])
    found["list.triangle"] = rows
    axes = line([(-0.5, 0.46), (-0.5, -0.46), (0.54, -0.46)], OPEN)
    for word, points in (("downtrend", [(-0.3, 0.3), (-0.06, 0.04), (0.12, 0.16), (0.46, -0.26)]),
                         ("flattrend", [(-0.3, 0.0), (0.46, 0.0)])):
        found[f"chart.line.{word}.xyaxis"] = axes.union(line(points, OPEN))
    rhomb = turned(rounded(-0.36, -0.36, 0.36, 0.36, 0.07), 45)
    found.update(both("rhombus", rhomb))
    frame = turned(arc(0, 0, 0.44, 0, 360, CLOSED), 0)
    found["slash.circle"] = frame.union(line([(-0.3, -0.3), (0.3, 0.3)], CLOSED))
    found["slash.circle.fill"] = CIRCLE.difference(line([(-0.27, -0.27), (0.27, 0.27)], CLOSED))
    return found


def creatures():
    found = {}
    dog = blob([(-0.56, 0.3), (-0.46, 0.4), (-0.38, 0.12), (-0.2, 0.1), (0.12, 0.1), (0.22, 0.3), (0.3, 0.46), (0.38, 0.34),
                (0.58, 0.24), (0.58, 0.12), (0.4, 0.08), (0.36, -0.08), (0.36, -0.44), (0.24, -0.44), (0.2, -0.16),
                (-0.22, -0.14), (-0.26, -0.44), (-0.38, -0.44), (-0.42, -0.1), (-0.46, 0.12)]).buffer(0.015)
    eye = disc(0.03, 0.36, 0.24)
    found["dog"], found["dog.fill"] = outlined(dog, 0.06).union(eye), dog.difference(eye)
    cat = blob([(-0.6, 0.36), (-0.52, 0.4), (-0.46, 0.16), (-0.3, 0.1), (0.16, 0.08), (0.24, 0.22), (0.24, 0.44), (0.24, 0.44),
                (0.36, 0.34), (0.48, 0.44), (0.48, 0.44), (0.54, 0.2), (0.46, 0.06), (0.36, -0.04), (0.34, -0.44), (0.24, -0.44),
                (0.18, -0.18), (-0.26, -0.16), (-0.3, -0.44), (-0.4, -0.44), (-0.42, -0.08), (-0.52, 0.1)]).buffer(0.015)
    eyes = disc(0.026, 0.32, 0.22).union(disc(0.026, 0.43, 0.22))
    found["cat"], found["cat.fill"] = outlined(cat, 0.06).union(eyes), cat.difference(eyes)
    parts = union_all([oval(0, 0.33, 0.13, 0.12), oval(0, 0.11, 0.11, 0.12), oval(0, -0.24, 0.17, 0.26)])
    legs = union_all([curve([(0.1 * s, y), (0.3 * s, y + d), (0.42 * s, y + 2.4 * d)], 0.06)
                      for s in (-1, 1) for y, d in ((0.14, 0.08), (0.06, 0.0), (-0.04, -0.1))])
    feelers = union_all([curve([(0.06 * s, 0.42), (0.14 * s, 0.52), (0.28 * s, 0.54)], 0.055) for s in (-1, 1)])
    found["ant"] = union_all([outlined(parts, 0.06), apart(legs, parts, 0), feelers])
    found["ant.fill"] = union_all([parts, apart(legs, parts, 0), feelers])
    pads = union_all([oval(-0.36, 0.06, 0.11, 0.15), oval(-0.14, 0.32, 0.11, 0.16), oval(0.14, 0.32, 0.11, 0.16),
                      oval(0.36, 0.06, 0.11, 0.15)])
    sole = blob([(0, 0.08), (0.2, -0.06), (0.32, -0.3), (0.2, -0.42), (0, -0.36), (-0.2, -0.42), (-0.32, -0.3), (-0.2, -0.06)])
    found["pawprint"] = outlined(pads, 0.06).union(outlined(sole, 0.066))
    found["pawprint.fill"] = pads.union(sole)
    sitter = union_all([
        disc(0.12, 0, 0.42), rounded(-0.12, -0.14, 0.12, 0.26, 0.1),
        curve([(-0.1, 0.2), (-0.26, 0.0), (-0.4, -0.18)], 0.085), curve([(0.1, 0.2), (0.26, 0.0), (0.4, -0.18)], 0.085),
        curve([(-0.06, -0.12), (-0.38, -0.26), (-0.14, -0.42), (0.2, -0.44)], 0.1),
        curve([(0.06, -0.12), (0.38, -0.26), (0.14, -0.42), (-0.2, -0.44)], 0.1)])
    found["figure.yoga"] = sitter
    ear = blob([(-0.28, 0.2), (-0.16, 0.46), (0.14, 0.5), (0.34, 0.26), (0.28, 0.0), (0.1, -0.2), (0.0, -0.44), (-0.2, -0.46),
                (-0.28, -0.28), (-0.24, -0.06)])
    fold = curve([(-0.1, 0.12), (0.0, 0.3), (0.16, 0.16), (0.06, 0.0), (-0.04, -0.1)], 0.06)
    found["ear"], found["ear.fill"] = outlined(ear).union(fold), ear.difference(fold)
    return found


def journeys():
    found = {}
    body = blob([(-0.6, -0.1), (-0.56, 0.06), (-0.4, 0.1), (-0.24, 0.3), (-0.04, 0.34), (0.16, 0.3), (0.36, 0.1), (0.56, 0.04),
                 (0.62, -0.1), (0.58, -0.2), (0.58, -0.2), (-0.58, -0.2), (-0.58, -0.2)]).buffer(-0.01).buffer(0.01)
    wheels = union_all([disc(0.13, x, -0.2) for x in (-0.33, 0.33)])
    panes = polygon([(-0.26, 0.1), (-0.16, 0.22), (-0.06, 0.25), (-0.06, 0.1)], 0.01).union(
        polygon([(0.0, 0.1), (0.0, 0.25), (0.12, 0.22), (0.24, 0.1)], 0.01))
    found["car.side"] = union_all([
        apart(outlined(body, 0.066), wheels, 0.03), outlined(wheels, 0.06), line([(-0.3, 0.1), (0.3, 0.1)], 0.05).intersection(body)])
    found["car.side.fill"] = union_all([apart(body, wheels, 0.05).difference(panes), wheels])
    plane = union_all([
        rounded(-0.5, -0.07, 0.46, 0.07, 0.07), polygon([(0.1, 0.04), (-0.18, 0.46), (-0.26, 0.46), (-0.12, 0.04)], 0.01),
        polygon([(0.1, -0.04), (-0.18, -0.46), (-0.26, -0.46), (-0.12, -0.04)], 0.01),
        polygon([(-0.36, 0.04), (-0.48, 0.2), (-0.54, 0.2), (-0.48, 0.04)], 0.005)])
    ground = line([(-0.5, -0.46), (0.5, -0.46)], CLOSED)
    found["airplane.arrival"] = moved(turned(plane, -28), 0, 0.1, 0.82).union(ground)
    found["airplane.departure"] = moved(turned(plane, 24), 0, 0.1, 0.82).union(ground)
    return found


def car_from_the_front(word):
    """In outline, or with `.fill`."""
    roof = polygon([(-0.3, 0.4), (0.3, 0.4), (0.42, 0.08), (-0.42, 0.08)], 0.08)
    body = roof.union(rounded(-0.48, -0.26, 0.48, 0.12, 0.1))
    pane = polygon([(-0.24, 0.32), (0.24, 0.32), (0.32, 0.1), (-0.32, 0.1)], 0.03)
    lights = disc(0.065, -0.3, -0.06).union(disc(0.065, 0.3, -0.06))
    tires = union_all([rounded(x - 0.08, -0.44, x + 0.08, -0.2, 0.05) for x in (-0.36, 0.36)])
    if word:
        return body.difference(pane).difference(lights).union(tires)
    return union_all([outlined(body), lights, apart(tires, body, 0), line([(-0.38, 0.1), (0.38, 0.1)], 0.06)])


def thicker(shape):
    """A drawing that was made smaller, with strokes that are not much thinner than others."""
    return shape.buffer(0.011)


def pairs(found):
    """Two others beside or in each other."""
    made = {}
    signs = {"checkmark": line([(-0.15, -0.01), (-0.04, -0.13), (0.16, 0.14)], 0.085),
             "xmark": line([(-0.13, -0.13), (0.13, 0.13)], 0.085).union(line([(-0.13, 0.13), (0.13, -0.13)], 0.085))}
    for name, mark in signs.items():
        made[f"person.fill.{name}"] = moved(found["person.fill"], -0.14, 0, 0.94).union(
            affinity.translate(mark, 0.5, 0.06))
    shield = found["shield.fill"]
    x = shield.centroid.x
    checks = shield.intersection(rectangle(x, 0.02, 1, 1).union(rectangle(-1, -1, x, 0.02)))
    made["shield.checkered"] = outlined(shield).union(checks)
    made["photo.fill.on.rectangle.fill"] = found["photo.on.rectangle.fill"]
    beams = union_all([affinity.translate(turned(line([(0.34, 0), (0.44, 0)], 0.065), angle), 0, 0.02)
                       for angle in range(0, 181, 36)])
    haze = union_all([line([(-0.36, -0.14), (0.36, -0.14)], CLOSED), line([(-0.26, -0.29), (0.26, -0.29)], CLOSED),
                      line([(-0.16, -0.44), (0.16, -0.44)], CLOSED)])
    half = disc(0.24, 0, 0.02).intersection(rectangle(-1, -0.05, 1, 1))
    made["sun.haze"], made["sun.haze.fill"] = union_all([outlined(half), beams, haze]), union_all([half, beams, haze])
    for word in ("", ".fill"):
        cars = [moved(car_from_the_front(word), x, y, 0.62) for x, y in ((0.24, -0.12), (-0.24, 0.16))]
        near = moved(car_from_the_front(".fill").convex_hull, 0.24, -0.12, 0.62)
        made["car.2" + word] = apart(thicker(cars[1]), near, 0.06).union(thicker(cars[0]))
        bubble = found["bubble.left" + word]
        text = lines([0.1, -0.06], 0.2, 0.06)
        near = thicker(moved(bubble, 0.22, -0.1, 0.66))
        far = thicker(moved(mirrored(bubble), -0.22, 0.14, 0.66))
        rows = affinity.translate(moved(text, 0, 0.02, 0.62), 0.22, -0.1)
        area = moved(found["bubble.left.fill"], 0.22, -0.1, 0.66)
        near = near.union(rows) if word == "" else near.difference(rows)
        made["bubble.left.and.text.bubble.right" + word] = apart(far, area, 0.05).union(near)
        lock = moved(found["lock" + word], -0.14, -0.02, 0.92)
        mark = line([(0.42, 0.3), (0.42, -0.12)], 0.09).union(disc(0.06, 0.42, -0.36))
        made["exclamationmark.lock" + word] = lock.union(mark)
        bust = union_all([disc(0.13, 0, 0.1), oval(0, -0.28, 0.27, 0.24).intersection(rectangle(-1, -0.28, 1, 1))])
        made["person.crop.rectangle" + word] = (
            outlined(WIDE).union(bust) if word == "" else WIDE.difference(bust))
        rows = affinity.translate(lines([0.22, 0.08], 0.17, 0.055), 0.04, 0.02)
        shape = found["book.closed" + word]
        made["text.book.closed" + word] = shape.union(rows) if word == "" else shape.difference(rows)
        bolt = moved(found["bolt.fill"], 0.04, -0.34, 0.44)
        made["cloud.sun.bolt" + word] = apart(moved(found["cloud.sun" + word], 0, 0.12, 0.88), bolt, 0.05).union(bolt)
        sounds = union_all([arc(0.4, 0.0, radius, -38, 38, 0.06) for radius in (0.16, 0.28)])
        made["person.2.wave.2" + word] = union_all([
            thicker(moved(found["person.2" + word], 0, 0, 0.66)), sounds, mirrored(sounds)])
    stacked = line([(-0.36, 0.36), (0.36, 0.36)], 0.06).union(line([(-0.26, 0.5), (0.26, 0.5)], 0.06))
    made["film.stack"] = moved(found["film"], 0, -0.1, 0.82).union(stacked)
    rows = union_all([disc(0.05, -0.5, y).union(line([(-0.36, y), (-0.06, y)], 0.07)) for y in (0.3, 0, -0.3)])
    made["list.and.film"] = rows.union(thicker(moved(found["film"], 0.32, 0, 0.56)))
    note = turned(oval(0, 0, 0.13, 0.1), 20).union(line([(0.1, 0.04), (0.1, 0.6)], 0.07))
    made["music.quarternote.3"] = union_all([affinity.translate(note, x, -0.28) for x in (-0.38, -0.02, 0.34)])
    made["delete.backward"], made["delete.backward.fill"] = found["delete.left"], found["delete.left.fill"]
    letters = {"s": curve([(0.1, 0.14), (-0.02, 0.19), (-0.1, 0.1), (0.0, 0.0), (0.1, -0.1), (0.02, -0.19), (-0.11, -0.13)], 0.075),
               "o": outlined(oval(0, 0, 0.15, 0.22), 0.075)}
    sos = union_all([affinity.translate(letters["s"], -0.29, 0), letters["o"], affinity.translate(letters["s"], 0.29, 0)])
    made["sos"] = moved(sos, 0, 0, 1.25)
    made.update(within("sos", (("circle", CIRCLE),), moved(sos, 0, 0, 0.82)))
    return made


def drawings(found):
    """Drawings by name.

    found: the others, by name.
    """
    made = {}
    for part in (windows(), roads(), shops(), shapes(), creatures(), journeys(), pairs(found)):
        made.update(part)
    return made
