# SPDX-License-Identifier: MIT
"""Drawings of tools and other things; in em, about the origin, y upward."""
from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, OPEN, apart, arc, blob, both, curve, disc, flipped, line, lines, mirrored, moved, outlined, oval, polygon,
    rounded, turned)


def lock_parts():
    """The body and the shackle of a lock, without a keyhole."""
    body = rounded(-0.36, -0.54, 0.36, 0.08, 0.12)
    bow = outlined(rounded(-0.25, -0.3, 0.25, 0.55, 0.25), 0.085).intersection(rectangle(-1, 0.05, 1, 1))
    return body, bow


def locks(shield):
    body, bow = lock_parts()
    free = union_all([
        affinity.translate(outlined(rounded(-0.25, -0.3, 0.25, 0.55, 0.25), 0.085).intersection(
            rectangle(-1, 0.05, 0, 1).union(rectangle(0, 0.18, 1, 1))), 0.35, 0), disc(0.0425, 0.5575, 0.18)])
    aside = affinity.translate(body, -0.18, 0)
    whole = body.union(bow)
    small = moved(whole, 0, -0.01, 0.52)
    turning = arc(0, 0, 0.44, -235, 82, CLOSED).union(polygon([(-0.2, 0.44), (0.07, 0.59), (0.07, 0.29)], 0.02))
    return {
        "lock": outlined(body).union(bow), "lock.fill": whole, "lock.open": outlined(aside).union(free),
        "lock.open.fill": aside.union(free), "lock.shield": outlined(shield).union(small),
        "lock.shield.fill": shield.difference(small), "lock.rotation": turning.union(moved(whole, 0, 0, 0.46)),
    }


def hand_tools():
    head = disc(0.25, 0, 0.33).difference(Polygon([(-0.1, 0.8), (-0.1, 0.36), (0, 0.28), (0.1, 0.36), (0.1, 0.8)]))
    wrench = head.union(rounded(-0.105, -0.6, 0.105, 0.25, 0.1)).buffer(0.03).buffer(-0.06).buffer(0.03)
    hole = disc(0.035, 0, -0.48)
    handle = rounded(-0.125, -0.6, 0.125, -0.12, 0.09)
    driver = union_all([handle, rounded(-0.055, -0.2, 0.055, 0.42, 0.03),
                        polygon([(-0.08, 0.38), (0.08, 0.38), (0.05, 0.6), (-0.05, 0.6)], 0.01)])
    slim = union_all([outlined(handle, 0.06), rounded(-0.045, -0.14, 0.045, 0.42, 0.03),
                      polygon([(-0.08, 0.38), (0.08, 0.38), (0.05, 0.6), (-0.05, 0.6)], 0.01)])
    found = {name: turned(shape, 45) for name, shape in (
        ("wrench", outlined(wrench, 0.066).union(hole)), ("wrench.fill", wrench.difference(hole)))}
    found["screwdriver"], found["screwdriver.fill"] = turned(slim, -45), turned(driver, -45)
    over = turned(driver, -45)
    found["wrench.and.screwdriver"] = turned(slim, -45).union(apart(found["wrench"], over, 0.05))
    found["wrench.and.screwdriver.fill"] = over.union(apart(found["wrench.fill"], over, 0.05))
    iron = polygon([(-0.36, 0.2), (-0.36, 0.44), (0.16, 0.48), (0.38, 0.3), (0.34, 0.2), (0.14, 0.26), (0.14, 0.18)], 0.03)
    shaft = rounded(-0.17, -0.62, 0.03, 0.12, 0.08)
    for name, shape in (("hammer", outlined(iron, 0.064).union(outlined(shaft, 0.064))), ("hammer.fill", iron.union(shaft))):
        found[name] = turned(affinity.translate(shape, 0.07, 0.02), 45)
    body = turned(rounded(-0.62, -0.2, 0.62, 0.2, 0.06), 45)
    ticks = turned(union_all([line([(x, 0.2), (x, 0.02 if i % 2 else -0.03)], 0.055)
                              for i, x in enumerate((-0.45, -0.27, -0.09, 0.09, 0.27, 0.45))]), 45)
    found.update(both("ruler", body, ticks.intersection(body)))
    clip = line([(0.2, -0.26), (0.2, 0.34)], OPEN).union(arc(0, 0.34, 0.2, 0, 180, OPEN)).union(
        line([(-0.2, 0.34), (-0.2, -0.42)], OPEN)).union(arc(-0.06, -0.42, 0.14, 180, 360, OPEN)).union(
        line([(0.08, -0.42), (0.08, 0.22)], OPEN)).union(arc(0.0, 0.22, 0.08, 0, 180, OPEN)).union(
        line([(-0.08, 0.22), (-0.08, -0.14)], OPEN))
    found["paperclip"] = turned(moved(clip, 0, 0.06, 0.94), -40)
    return found


def pins():
    cap = rounded(-0.24, 0.4, 0.24, 0.52, 0.05)
    neck = polygon([(-0.17, 0.42), (0.17, 0.42), (0.15, 0.12), (0.32, -0.06), (0.32, -0.14), (-0.32, -0.14), (-0.32, -0.06),
                    (-0.15, 0.12)], 0.03)
    needle = line([(0, -0.12), (0, -0.52)], 0.065)
    whole = cap.union(neck).buffer(0.01)
    return {"pin": union_all([outlined(whole, 0.066), needle]), "pin.fill": whole.union(needle)}


def drives():
    top = Polygon([(-0.4, 0.36), (0.4, 0.36), (0.58, -0.02), (-0.58, -0.02)])
    front = rounded(-0.58, -0.36, 0.58, 0.06, 0.13)
    whole = top.union(front).buffer(-0.06).buffer(0.06)
    edge = line([(-0.6, 0.0), (0.6, 0.0)], 0.06).intersection(whole)
    light = disc(0.05, 0.38, -0.17)
    marks = edge.union(light)
    found = {**both("externaldrive", whole, marks), **both("internaldrive", whole, marks)}
    can = union_all([oval(0, 0.36, 0.42, 0.16), rectangle(-0.42, -0.36, 0.42, 0.36), oval(0, -0.36, 0.42, 0.16)])
    lid = outlined(oval(0, 0.36, 0.42, 0.16), 0.06)
    middle = outlined(oval(0, 0.02, 0.42, 0.16), 0.06).intersection(rectangle(-1, -1, 1, 0.0))
    found["cylinder"] = outlined(can).union(lid)
    found["cylinder.fill"] = can.difference(outlined(oval(0, 0.36, 0.38, 0.13), 0.05).intersection(rectangle(-1, -1, 1, 0.36)))
    found["cylinder.split.1x2"] = union_all([outlined(can), lid, middle])
    found["cylinder.split.1x2.fill"] = found["cylinder.fill"].difference(
        outlined(oval(0, 0.02, 0.5, 0.16), 0.06).intersection(rectangle(-1, -1, 1, 0.0)))
    return found


def umbrellas():
    dome = oval(0, -0.04, 0.54, 0.5).intersection(rectangle(-1, -0.04, 1, 1))
    for x in (-0.36, 0, 0.36):
        dome = dome.difference(oval(x, -0.04, 0.17, 0.09))
    stick = line([(0, -0.02), (0, -0.42)], CLOSED).union(arc(-0.1, -0.42, 0.1, 180, 360, CLOSED)).union(
        line([(0, 0.44), (0, 0.52)], CLOSED))
    found = {"umbrella": outlined(dome, 0.065).union(stick), "umbrella.fill": dome.union(stick)}
    pole, sand = line([(0, 0.52), (0, -0.66)], CLOSED), line([(-0.5, -0.5), (0.5, -0.5)], CLOSED)
    for word, shape in (("", outlined(dome, 0.065)), (".fill", dome)):
        leaning = affinity.rotate(shape.union(pole), 22, origin=(0, 0)).intersection(rectangle(-2, -0.47, 2, 2))
        found["beach.umbrella" + word] = leaning.union(sand)
    return found


def presents():
    box, lid = rounded(-0.42, -0.52, 0.42, 0.1, 0.1), rounded(-0.5, 0.06, 0.5, 0.26, 0.06)
    loop = affinity.rotate(oval(0.17, 0.38, 0.17, 0.1), 28, origin=(0.0, 0.28))
    bow = outlined(loop, 0.06).union(mirrored(outlined(loop, 0.06)))
    ribbon = line([(0, 0.24), (0, -0.5)], 0.06)
    found = {"gift": union_all([apart(outlined(box), lid, 0), outlined(lid), bow, ribbon]),
             "gift.fill": union_all([apart(box, lid, 0.045), lid, bow]).difference(rectangle(-0.03, -1, 0.03, 0.27))}
    square = rounded(-0.46, -0.46, 0.46, 0.46, 0.17)
    cross = lines([0.1], 0.46, 0.06).union(line([(0, 0.46), (0, -0.46)], 0.06)).intersection(square)
    bow = moved(bow, 0, -0.16, 0.85)
    found["app.gift"] = union_all([outlined(square), cross, bow])
    found["app.gift.fill"] = square.difference(cross).difference(bow)
    return found


def pills():
    capsule = rounded(-0.42, -0.17, 0.42, 0.17, 0.17)
    half = line([(0, -0.17), (0, 0.17)], 0.06).intersection(capsule)
    found = {"pill": turned(outlined(capsule).union(half), 45),
             "pill.fill": turned(capsule.difference(half), 45)}
    left, right = moved(turned(capsule, 50), -0.2, 0.12, 0.95), disc(0.24, 0.34, -0.2)
    seam, score = moved(turned(half, 50), -0.2, 0.12, 0.95), turned(line([(-0.15, 0), (0.15, 0)], 0.055), 30)
    score = affinity.translate(score, 0.34, -0.2)
    found["pills"] = union_all([apart(outlined(left), right, 0.045), apart(seam, right, 0.04), outlined(right), score])
    found["pills.fill"] = union_all([apart(left.difference(seam), right, 0.05), right.difference(score)])
    return found


def glasses():
    half = Polygon([(-0.32, 0.52), (0.32, 0.52), (0.32, 0.42), (0.05, 0.02), (0.05, 0), (-0.05, 0), (-0.05, 0.02), (-0.32, 0.42)])
    glass = half.union(flipped(half)).buffer(0.04).buffer(-0.05).buffer(0.03)
    ends = lines([0.5, -0.5], 0.37, CLOSED)
    outline = outlined(glass, 0.066).union(ends)
    lower = glass.intersection(rectangle(-1, -1, 1, -0.14))
    upper = glass.intersection(rectangle(-1, 0.14, 1, 1))
    found = {"hourglass": outline}
    for word in ("fill", "filled"):
        found["hourglass.bottomhalf." + word] = outline.union(lower)
        found["hourglass.tophalf." + word] = outline.union(upper)
    tube = rounded(-0.12, -0.5, 0.12, 0.46, 0.12)
    one = union_all([
        outlined(tube, 0.064), tube.intersection(rectangle(-1, -1, 1, -0.05)), line([(-0.18, 0.46), (0.18, 0.46)], CLOSED)])
    found["testtube.2"] = affinity.translate(one, -0.24, 0).union(affinity.translate(one, 0.24, 0))
    return found


def lamps():
    bulb = union_all([disc(0.33, 0, 0.18), rounded(-0.15, -0.3, 0.15, 0.0, 0.04)]).buffer(0.05).buffer(-0.07).buffer(0.02)
    base = union_all([lines([-0.4], 0.11, 0.06), lines([-0.5], 0.06, 0.06)])
    found = {"lightbulb": outlined(bulb).union(base), "lightbulb.fill": bulb.union(base)}
    rays = union_all([affinity.translate(turned(line([(0.36, 0), (0.47, 0)], 0.065), angle), 0, 0.12)
                      for angle in (0, 36, 72, 108, 144, 180)])
    for word in ("", ".fill"):
        found["lightbulb.max" + word] = moved(found["lightbulb" + word], 0, -0.06, 0.74).union(rays)
    return found


def loud():
    horn = polygon([(-0.12, 0.17), (0.36, 0.44), (0.44, 0.4), (0.44, -0.4), (0.36, -0.44), (-0.12, -0.2)], 0.04)
    back = polygon([(-0.48, 0.18), (-0.1, 0.18), (-0.1, -0.2), (-0.48, -0.2)], 0.09)
    grip = rounded(-0.36, -0.5, -0.16, -0.14, 0.06)
    whole = horn.union(back)
    ear = arc(0.44, 0, 0.14, -70, 70, CLOSED)
    found = {"megaphone": union_all([outlined(whole, 0.066), apart(outlined(grip, 0.06), whole, 0), ear]),
             "megaphone.fill": union_all([whole, grip, ear])}
    return {name: turned(shape, 10) for name, shape in found.items()}


def controllers():
    pad = blob([(-0.24, 0.3), (0.24, 0.3), (0.44, 0.26), (0.6, -0.06), (0.64, -0.3), (0.5, -0.37), (0.34, -0.22), (0.22, -0.12),
                (-0.22, -0.12), (-0.34, -0.22), (-0.5, -0.37), (-0.64, -0.3), (-0.6, -0.06), (-0.44, 0.26)])
    cross = line([(-0.38, 0.07), (-0.18, 0.07)], 0.06).union(line([(-0.28, -0.03), (-0.28, 0.17)], 0.06))
    knobs = disc(0.052, 0.22, 0.02).union(disc(0.052, 0.34, 0.12))
    return both("gamecontroller", pad, cross.union(knobs))


def palettes():
    whole = oval(0, 0, 0.56, 0.48).difference(disc(0.1, 0.3, -0.3)).difference(
        Polygon([(0.22, -0.3), (0.4, -0.3), (0.44, -0.7), (0.1, -0.7)])).buffer(-0.05).buffer(0.05)
    spots = union_all([disc(0.07, x, y) for x, y in ((-0.3, -0.06), (-0.16, 0.22), (0.14, 0.26), (0.35, 0.05))])
    return both("paintpalette", whole, spots)


def puzzles():
    square = rounded(-0.4, -0.44, 0.3, 0.26, 0.05)
    knobs = disc(0.13, -0.05, 0.36).union(disc(0.13, 0.4, -0.09)).union(rectangle(-0.11, 0.2, 0.01, 0.3)).union(
        rectangle(0.25, -0.15, 0.35, -0.03))
    notches = disc(0.12, -0.36, -0.09).union(disc(0.12, -0.05, -0.4))
    whole = square.union(knobs).difference(notches).buffer(0.03).buffer(-0.05).buffer(0.02)
    return {**both("puzzlepiece", whole), **both("puzzlepiece.extension", whole)}


def ribbons(seal):
    tails = Polygon([(-0.24, -0.1), (-0.3, -0.58), (-0.13, -0.48), (0, -0.56), (0.13, -0.48), (0.3, -0.58), (0.24, -0.1)])
    tails = tails.buffer(-0.02).buffer(0.02)
    badge = moved(seal, 0, 0.14, 0.8)
    rosette = union_all([outlined(badge), outlined(disc(0.19, 0, 0.14), 0.06), apart(outlined(tails, 0.06), badge, -0.03)])
    cloth = blob([(-0.38, 0.46), (-0.38, 0.46), (-0.18, 0.5), (0.06, 0.42), (0.3, 0.4), (0.48, 0.46), (0.48, 0.46), (0.48, -0.04),
                  (0.48, -0.04), (0.28, -0.1), (0.04, -0.06), (-0.18, 0.02), (-0.38, -0.02), (-0.38, -0.02)])
    staff = line([(-0.4, 0.46), (-0.4, -0.52)], CLOSED)
    tag = polygon([(0.02, 0.5), (0.3, 0.5), (0.5, 0.3), (0.5, 0.02), (-0.066, -0.5), (-0.5, -0.066)], 0.06)
    hole = disc(0.062, 0.207, 0.207)
    return {
        "rosette": rosette, "flag": outlined(cloth).union(staff), "flag.fill": cloth.union(staff),
        "tag": outlined(tag).union(hole), "tag.fill": tag.difference(hole),
    }


def moons(crescent):
    sleep = outlined(crescent, 0.06)
    letter = line([(-0.09, 0.1), (0.09, 0.1), (-0.09, -0.1), (0.09, -0.1)], 0.055)
    letters = affinity.translate(letter, 0.12, 0.16).union(moved(letter, 0.36, 0.38, 0.8))
    found = {"powersleep": sleep}
    for word, shape in (("", outlined(crescent)), (".fill", crescent)):
        found["moon.zzz" + word] = apart(shape, letters, 0.03).union(letters)
    return found


def plugs():
    head = polygon([(-0.3, 0.14), (0.3, 0.14), (0.3, -0.04), (0.12, -0.28), (-0.12, -0.28), (-0.3, -0.04)], 0.07)
    prongs = union_all([line([(x, 0.18), (x, 0.44)], 0.085) for x in (-0.15, 0.15)])
    cord = line([(0, -0.28), (0, -0.54)], 0.085)
    return {"powerplug": union_all([outlined(head), prongs, cord]), "powerplug.fill": union_all([head, prongs, cord])}


def drawings(seal, shield, crescent):
    found = {}
    for part in (locks(shield), hand_tools(), pins(), drives(), umbrellas(), presents(), pills(), glasses(), lamps(), loud(),
                 controllers(), palettes(), puzzles(), ribbons(seal), moons(crescent), plugs()):
        found.update(part)
    return found
