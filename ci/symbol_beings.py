# SPDX-License-Identifier: MIT
"""Drawings of people, animals, plants and clothes; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, apart, arc, blob, both, curve, disc, line, lines, mirrored, moved, outlined, oval, polygon, rounded, turned)


def figure(arms, legs):
    """A person: where hands and feet are, at the right."""
    parts = [disc(0.115, 0, 0.42), rounded(-0.13, -0.12, 0.13, 0.25, 0.1)]
    for side in (-1, 1):
        parts.append(line([(0.09 * side, 0.2), (arms[0] * side, arms[1])], 0.085))
        parts.append(line([(0.065 * side, -0.06), (legs[0] * side, legs[1])], 0.11))
    return union_all(parts)


def people():
    spread = figure((0.36, 0.16), (0.17, -0.5))
    circle = disc(0.5)
    found = {
        "figure": figure((0.27, -0.1), (0.09, -0.5)), "figure.stand": figure((0.2, -0.12), (0.07, -0.5)),
        "figure.arms.open": figure((0.36, 0.42), (0.12, -0.5)), **both("accessibility", circle, moved(spread, 0, 0, 0.74)),
    }
    head, body = oval(-0.08, 0.25, 0.2, 0.23), oval(-0.08, -0.46, 0.42, 0.4).intersection(rectangle(-1, -0.46, 1, 1))
    body = body.buffer(-0.05).buffer(0.05)
    bow = disc(0.13, 0.38, 0.0).difference(disc(0.04, 0.38, 0.04))
    key = union_all([bow, rounded(0.335, -0.5, 0.425, -0.05, 0.03), rounded(0.4, -0.4, 0.5, -0.31, 0.02)])
    found["person.badge.key"] = apart(outlined(head).union(outlined(body)), key, 0.05).union(key)
    found["person.badge.key.fill"] = apart(head.union(body), key, 0.05).union(key)
    frame = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
    small = union_all([disc(0.1, -0.25, 0.11), moved(oval(0, 0, 0.19, 0.2).intersection(rectangle(-1, 0, 1, 1)), -0.25, -0.2)])
    rows = union_all([line([(0.08, y), (0.4, y)], 0.06) for y in (0.14, 0, -0.14)])
    found.update(both("person.text.rectangle", frame, small.union(rows)))
    return found


def hand():
    """Raised, its thumb at the right."""
    fingers = [(-0.27, 0.26), (-0.11, 0.45), (0.05, 0.5), (0.21, 0.42)]
    width = 0.16
    parts = [rounded(x - width / 2, -0.3, x + width / 2, top, width / 2) for x, top in fingers]
    palm = rounded(-0.35, -0.52, 0.29, 0.02, 0.24)
    thumb = line([(0.1, -0.36), (0.36, -0.04)], 0.15)
    whole = union_all(parts + [palm, thumb]).buffer(0.02).buffer(-0.02)
    between = union_all([line([(x, 0.34 if x < -0.1 else 0.42), (x, 0.04)], 0.045) for x in (-0.19, -0.03, 0.13)])
    return affinity.translate(outlined(whole).union(between.intersection(whole)), -0.02, 0)


def animals():
    found = {}
    head, body = oval(0, 0.3, 0.21, 0.15), oval(0, -0.09, 0.34, 0.4)
    body = apart(body, head, 0.0)
    legs = union_all([line([(0.28 * s, y), (0.5 * s, y + d)], 0.065)
                      for s in (-1, 1) for y, d in ((0.14, 0.12), (-0.08, 0.0), (-0.28, -0.14))])
    feelers = union_all([curve([(0.08 * s, 0.42), (0.14 * s, 0.5), (0.24 * s, 0.54)], 0.055) for s in (-1, 1)])
    spots = union_all([disc(0.075, 0.17 * s, y) for s in (-1, 1) for y in (0.03, -0.23)])
    seam = line([(0, 0.2), (0, -0.6)], 0.055)
    found["ladybug"] = union_all([
        outlined(body), outlined(head.buffer(0.01)), spots, seam.intersection(body), apart(legs, body, 0), feelers])
    found["ladybug.fill"] = union_all([
        apart(body, head, 0.045).difference(spots).difference(seam), head, apart(legs, body, 0), feelers])

    run = union_all([
        affinity.rotate(oval(-0.1, 0.0, 0.36, 0.19), 6), oval(0.37, 0.1, 0.2, 0.125),
        affinity.rotate(oval(0.13, 0.31, 0.21, 0.055), -28), affinity.rotate(oval(0.2, 0.36, 0.19, 0.05), -50),
        disc(0.075, -0.5, 0.06), oval(-0.33, -0.05, 0.19, 0.16),
        curve([(-0.36, -0.12), (-0.46, -0.25), (-0.66, -0.31)], 0.09),
        curve([(0.14, -0.08), (0.34, -0.22), (0.54, -0.27)], 0.085), curve([(0.06, -0.1), (0.2, -0.26), (0.36, -0.33)], 0.075),
    ]).buffer(0.02).buffer(-0.02)
    eye = disc(0.032, 0.42, 0.13)
    found["hare"], found["hare.fill"] = outlined(run, 0.055).union(eye), run.difference(eye)

    shell = Polygon([(-0.44, -0.1)] + [
        (-0.05 + 0.4 * math.cos(math.radians(a)), -0.1 + 0.4 * math.sin(math.radians(a))) for a in range(0, 181, 6)])
    shell = shell.buffer(-0.03).buffer(0.03)
    limbs = union_all([
        oval(0.47, 0.06, 0.14, 0.12), line([(0.34, -0.05), (0.44, 0.02)], 0.13), line([(-0.46, -0.16), (-0.56, -0.2)], 0.06),
        rounded(-0.36, -0.34, -0.18, -0.1, 0.06), rounded(0.1, -0.34, 0.28, -0.1, 0.06)])
    rim = line([(-0.42, -0.14), (0.34, -0.14)], 0.09)
    eye = disc(0.03, 0.5, 0.1)
    found["tortoise.fill"] = shell.union(apart(limbs.union(rim), shell, 0.04)).difference(eye)
    found["tortoise"] = union_all([outlined(shell), apart(outlined(limbs, 0.055), shell, -0.03), eye])

    body = blob([(0.3, 0.3), (0.38, 0.08), (0.3, -0.16), (0.06, -0.3), (-0.24, -0.26), (-0.6, -0.36), (-0.6, -0.36),
                 (-0.36, -0.08), (-0.12, 0.16), (0.02, 0.38), (0.18, 0.42)])
    beak = polygon([(0.3, 0.32), (0.54, 0.22), (0.34, 0.14)], 0.01)
    feet = union_all([line([(x, -0.24), (x + 0.02, -0.46)], 0.055).union(line([(x - 0.04, -0.48), (x + 0.1, -0.48)], 0.055))
                      for x in (-0.02, 0.14)])
    wing = curve([(-0.3, -0.12), (-0.06, -0.16), (0.1, 0.0), (0.14, 0.12)], 0.05)
    eye, whole = disc(0.036, 0.22, 0.27), body.union(beak)
    found["bird"] = union_all([outlined(whole, 0.065), wing, eye, apart(feet, whole, 0)])
    found["bird.fill"] = union_all([whole.difference(wing).difference(eye), apart(feet, whole, 0)])
    return found


def plants():
    found = {}
    area = disc(0.6, 0.24, -0.22).intersection(disc(0.6, -0.22, 0.24)).buffer(-0.03).buffer(0.03)
    vein = line([(-0.46, -0.46), (0.12, 0.12)], 0.06)
    found["leaf"] = outlined(area).union(vein)
    found["leaf.fill"] = area.difference(vein.buffer(0.015)).union(line([(-0.48, -0.48), (-0.32, -0.32)], 0.07))
    outer = blob([
        (0.0, -0.55), (-0.27, -0.47), (-0.41, -0.2), (-0.36, 0.05), (-0.25, 0.24), (-0.25, 0.24), (-0.17, 0.1), (-0.08, 0.06),
        (-0.02, 0.16), (-0.02, 0.36), (-0.09, 0.57), (-0.09, 0.57), (0.13, 0.46), (0.31, 0.22), (0.41, -0.08), (0.38, -0.3),
        (0.25, -0.47)]).buffer(-0.02).buffer(0.02)
    inner = blob([(0.0, -0.47), (-0.15, -0.4), (-0.19, -0.26), (-0.1, -0.12), (0.0, 0.03), (0.0, 0.03), (0.12, -0.1),
                  (0.2, -0.25), (0.16, -0.4)])
    found["flame"] = outlined(outer).union(outlined(inner.buffer(0.02), 0.06))
    found["flame.fill"] = outer.difference(inner)
    return found


def clothes():
    found = {}
    body = polygon([(-0.42, 0.14), (0.42, 0.14), (0.52, -0.46), (-0.52, -0.46)], 0.1)
    strap = arc(0, 0.12, 0.27, 0, 180, CLOSED)
    clasp = disc(0.06, 0, -0.06)
    found["handbag"] = union_all([outlined(body), strap, clasp, lines([-0.06], 0.4, 0.05)]).buffer(0)
    found["handbag.fill"] = body.difference(lines([-0.06], 0.6, 0.05)).difference(clasp.buffer(0.03)).union(clasp).union(
        apart(strap, body, 0))
    upper = blob([(-0.58, 0.34), (-0.58, 0.34), (-0.44, 0.27), (-0.28, 0.33), (-0.28, 0.33), (-0.06, 0.1), (0.2, -0.02),
                  (0.5, -0.08), (0.6, -0.2), (0.6, -0.28), (0.6, -0.28), (-0.6, -0.28), (-0.6, -0.28)]).buffer(-0.02).buffer(0.02)
    sole = line([(-0.58, -0.34), (0.58, -0.34)], 0.08)
    laces = union_all([line([(x, y), (x + 0.1, y + 0.1)], 0.05) for x, y in ((-0.16, 0.06), (-0.03, -0.02), (0.1, -0.08))])
    found["shoe"] = union_all([outlined(upper), sole, laces])
    found["shoe.fill"] = union_all([upper.difference(laces), sole])
    shirt = polygon([
        (-0.2, 0.46), (-0.36, 0.4), (-0.62, 0.12), (-0.44, -0.04), (-0.32, 0.06), (-0.32, -0.46), (0.32, -0.46), (0.32, 0.06),
        (0.44, -0.04), (0.62, 0.12), (0.36, 0.4), (0.2, 0.46)], 0.03).difference(oval(0, 0.5, 0.17, 0.13))
    found.update(both("tshirt", shirt.buffer(-0.02).buffer(0.02)))
    return found


def drawings():
    return {"hand.raised": hand(), **people(), **animals(), **plants(), **clothes()}
