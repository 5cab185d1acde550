# SPDX-License-Identifier: MIT
"""Drawings of forms that are filled in part, split or repeated, and of what is within them; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (CLOSED, OPEN, apart, arc, both, chevron, disc, flipped, line, lines, mirrored, moved, outlined,
                            oval, polygon, rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
TALL = rounded(-0.38, -0.53, 0.38, 0.53, 0.13)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
CIRCLE = disc(0.47)
CAPSULE = rounded(-0.6, -0.33, 0.6, 0.33, 0.33)
TRIANGLE = polygon([(-0.54, -0.45), (0, 0.53), (0.54, -0.45)], 0.08)
DIAMOND = turned(rounded(-0.38, -0.38, 0.38, 0.38, 0.08), 45)
OVAL = oval(0, 0, 0.59, 0.43)

# Shares of the width and of the height, from the left and from below.
PARTS = {
    "lefthalf": (0, 0, 0.5, 1),
    "righthalf": (0.5, 0, 1, 1),
    "tophalf": (0, 0.5, 1, 1),
    "bottomhalf": (0, 0, 1, 0.5),
    "leadinghalf": (0, 0, 0.5, 1),
    "trailinghalf": (0.5, 0, 1, 1),
    "leftthird": (0, 0, 0.35, 1),
    "rightthird": (0.65, 0, 1, 1),
    "topthird": (0, 0.65, 1, 1),
    "bottomthird": (0, 0, 1, 0.35),
    "leadingthird": (0, 0, 0.35, 1),
    "trailingthird": (0.65, 0, 1, 1),
    "center": (0.25, 0.25, 0.75, 0.75),
    "topleft": (0, 0.5, 0.5, 1),
    "topright": (0.5, 0.5, 1, 1),
    "bottomleft": (0, 0, 0.5, 0.5),
    "bottomright": (0.5, 0, 1, 0.5),
    "topleading": (0, 0.5, 0.5, 1),
    "toptrailing": (0.5, 0.5, 1, 1),
    "bottomleading": (0, 0, 0.5, 0.5),
    "bottomtrailing": (0.5, 0, 1, 0.5),
}
HALVES = ("lefthalf", "righthalf", "tophalf", "bottomhalf")


def share(shape, part):
    """What of a shape lies in a part of its box."""
    left, bottom, right, top = PARTS[part]
    x0, y0, x1, y1 = shape.bounds
    return shape.intersection(
        rectangle(x0 + left * (x1 - x0), y0 + bottom * (y1 - y0), x0 + right * (x1 - x0), y0 + top * (y1 - y0)))


def inset(shape, gap=1.9):
    """What is within a shape's outline, apart from it."""
    return shape.buffer(-gap * CLOSED, join_style="mitre").buffer(-0.02).buffer(0.02)


def filled_in_part():
    found = {}
    forms = {
        "circle": CIRCLE,
        "square": SQUARE,
        "rectangle": WIDE,
        "rectangle.portrait": TALL,
        "capsule": CAPSULE,
        "triangle": TRIANGLE,
        "diamond": DIAMOND,
        "oval": OVAL,
        "capsule.portrait": turned(CAPSULE, 90),
        "oval.portrait": turned(OVAL, 90)
    }
    for name, form in forms.items():
        for half in HALVES:
            found[f"{name}.{half}.filled"] = outlined(form).union(share(form, half))
        inner = inset(form)
        found[f"{name}.inset.filled"] = found[f"inset.filled.{name}"] = outlined(form).union(inner)
    for name, form in (("oval", OVAL), ("oval.portrait", turned(OVAL, 90)), ("capsule.portrait", turned(CAPSULE, 90))):
        found.update(both(name, form))
    for half in ("leadinghalf", "trailinghalf"):
        found[f"rectangle.{half}.filled"] = outlined(WIDE).union(share(WIDE, half))
    for half in ("tophalf", "bottomhalf"):
        found[f"circle.{half}.fill"] = found[f"circle.{half}.filled"]
        found[f"square.{half}.fill"] = found[f"square.{half}.filled"]
    for part in PARTS:
        inner = inset(WIDE.buffer(0), 1.9)
        drawn = outlined(WIDE).union(share(inner, part).buffer(-0.02).buffer(0.02))
        found[f"inset.filled.{part}.rectangle"] = drawn
        if part.startswith(("top", "bottom")) and not part.endswith(("half", "third")):
            found[f"rectangle.inset.{part}.filled"] = drawn
        else:
            found[f"rectangle.{part}.inset.filled"] = drawn
    for part in ("leftthird", "rightthird", "topthird", "bottomthird"):
        found[f"square.{part}.inset.filled"] = outlined(SQUARE).union(share(inset(SQUARE), part).buffer(-0.02).buffer(0.02))
    shield = Polygon([(0, 0.55), (0.4, 0.4), (0.42, 0.0), (0.36, -0.2), (0.22, -0.38), (0, -0.54), (-0.22, -0.38),
                      (-0.36, -0.2), (-0.42, 0.0), (-0.4, 0.4)]).buffer(-0.06).buffer(0.06)
    found["shield.righthalf.filled"] = outlined(shield).union(share(shield, "righthalf"))
    found["circle.lefthalf.filled.inverse"] = CIRCLE.difference(share(CIRCLE.buffer(-CLOSED), "lefthalf"))
    found["circle.righthalf.filled.inverse"] = mirrored(found["circle.lefthalf.filled.inverse"])
    stripes = union_all([rectangle(-1, y, 0.0, y + 0.06) for y in (-0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36)])
    found["circle.lefthalf.striped.horizontal"] = outlined(CIRCLE).union(stripes.intersection(CIRCLE))
    found["circle.lefthalf.filled.righthalf.striped.horizontal"] = union_all(
        [outlined(CIRCLE), share(CIRCLE, "lefthalf"),
         mirrored(stripes).intersection(CIRCLE)])
    return found


def rings():
    found = {}
    for name, inner in (("smallcircle.circle", outlined(
            disc(0.19), 0.06)), ("smallcircle.filled.circle", disc(0.19)), ("smallcircle.fill.circle", disc(0.19))):
        found[name] = outlined(CIRCLE).union(inner)
        found[name + ".fill"] = CIRCLE.difference(inner)
    found["dot.square"] = outlined(SQUARE).union(disc(0.16))
    found["dot.square.fill"] = SQUARE.difference(disc(0.16))
    found.update(both("circlebadge", disc(0.28)))
    left, right = disc(0.25, -0.2, 0), disc(0.25, 0.2, 0)
    found["circlebadge.2"] = outlined(left).union(apart(outlined(right), left, 0))
    found["circlebadge.2.fill"] = left.union(apart(right, left, 0.05))
    found["circle.and.line.horizontal"] = outlined(disc(0.24)).union(line([(-0.56, 0), (-0.24, 0)], CLOSED)).union(
        line([(0.24, 0), (0.56, 0)], CLOSED))
    found["circle.and.line.horizontal.fill"] = disc(0.24).union(line([(-0.56, 0), (0.56, 0)], CLOSED))
    dots = union_all(
        [disc(0.042, 0.44 * math.cos(math.radians(a)), 0.44 * math.sin(math.radians(a))) for a in range(0, 360, 24)])
    dashes = union_all([arc(0, 0, 0.435, i * 30 - 8, i * 30 + 8, CLOSED) for i in range(12)])
    found["circle.dashed.inset.filled"] = found["inset.filled.circle.dashed"] = dashes.union(disc(0.28))
    tick = line([(-0.19, 0.01), (-0.05, -0.15), (0.2, 0.2)], CLOSED)
    found["checkmark.circle.dotted"] = dots.union(tick)
    for word, angle in (("right", 0), ("up", 90), ("left", 180), ("down", 270), ("forward", 0), ("backward", 180)):
        arrow = line([(-0.24, 0), (0.22, 0)], CLOSED).union(line([(0.06, 0.18), (0.24, 0), (0.06, -0.18)], CLOSED))
        found[f"arrow.{word}.circle.dotted"] = dots.union(turned(arrow, angle))
    for name, width in (("power.dotted", CLOSED), ):
        found[name] = union_all([arc(0, -0.02, 0.42, 90 + a - 8, 90 + a + 8, width)
                                 for a in range(45, 316, 27)] + [line([(0, 0.5), (0, 0.06)], CLOSED)])
    hexes = [(0.36 * math.cos(math.radians(a)), 0.36 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    path = line(hexes + hexes[:1], 0.06)
    knots = union_all([disc(0.13, x, y) for x, y in hexes])
    found["circle.hexagonpath"] = path.difference(knots).union(union_all([outlined(disc(0.13, x, y), 0.055) for x, y in hexes]))
    found["circle.hexagonpath.fill"] = path.union(knots)
    return found


def split():
    found = {}
    upright, level = rectangle(-CLOSED / 2, -0.5, CLOSED / 2, 0.5), rectangle(-0.6, -CLOSED / 2, 0.6, CLOSED / 2)
    diagonal = turned(rectangle(-0.8, -CLOSED / 2, 0.8, CLOSED / 2), 45)
    thirds = union_all([affinity.translate(upright, x, 0) for x in (-0.19, 0.19)])
    rows = union_all([affinity.translate(level, 0, y) for y in (-0.14, 0.14)])
    for name, form, cuts in (("square.split.1x2", SQUARE, level), ("square.split.2x2", SQUARE, level.union(upright)),
                             ("square.split.diagonal", SQUARE, diagonal), ("square.split.diagonal.2x2", SQUARE,
                                                                           diagonal.union(turned(diagonal, 90))),
                             ("square.split.bottomrightquarter", SQUARE, rectangle(0, -CLOSED / 2, 1, CLOSED / 2).union(
                                 rectangle(-CLOSED / 2, -1, CLOSED / 2,
                                           CLOSED / 2))), ("rectangle.split.1x2", WIDE, level), ("rectangle.split.2x2", WIDE,
                                                                                                 level.union(upright)),
                             ("rectangle.split.3x1", WIDE, thirds), ("rectangle.split.3x3", WIDE, thirds.union(rows)),
                             ("rectangle.split.2x1", WIDE, upright), ("rectangle.portrait.split.2x1", TALL, upright)):
        found[name], found[name + ".fill"] = outlined(form).union(cuts.intersection(form)), form.difference(cuts)
    for name, columns, lines_, w, h in (("square.grid.3x2", (-0.38, 0, 0.38), (-0.19, 0.19), 0.13,
                                         0.13), ("rectangle.grid.3x2", (-0.42, 0, 0.42), (-0.2, 0.2), 0.17,
                                                 0.14), ("rectangle.grid.1x3", (0, ), (-0.34, 0, 0.34), 0.5,
                                                         0.12), ("rectangle.grid.3x1", (-0.42, 0, 0.42), (0, ), 0.17, 0.4),
                                        ("rectangle.grid.3x3", (-0.42, 0, 0.42), (-0.3, 0, 0.3), 0.17,
                                         0.11), ("square.grid.4x3", (-0.45, -0.15, 0.15, 0.45), (-0.3, 0, 0.3), 0.11, 0.11)):
        cells = [rounded(x - w, y - h, x + w, y + h, 0.05) for x in columns for y in lines_]
        found[name], found[name + ".fill"] = union_all([outlined(one, 0.055) for one in cells]), union_all(cells)
    del found["square.grid.4x3"]  # Only filled.
    places = [(word + side, x, y) for word, y in (("top", 0.34), ("middle", 0), ("bottom", -0.34))
              for side, x in (("left", -0.34), ("middle", 0), ("right", 0.34))]
    cells = [rounded(x - 0.135, y - 0.135, x + 0.135, y + 0.135, 0.04) for _, x, y in places]
    grid = union_all([outlined(one, 0.055) for one in cells])
    for (name, _, _), cell in zip(places, cells):
        if name != "middlemiddle":
            found[f"square.grid.3x3.{name}.filled"] = grid.union(cell)
    top = union_all([rounded(x - 0.14, 0.06, x + 0.14, 0.34, 0.05) for x in (-0.38, 0, 0.38)])
    rules = lines([-0.14, -0.34], 0.5, 0.07)
    name = "square.grid.3x1.below.line.grid.1x2"
    low, high = affinity.translate(top, 0, -0.44), affinity.translate(rules, 0, 0.5)
    found[name] = union_all([outlined(part, 0.055) for part in low.geoms]).union(high)
    found[name + ".fill"] = low.union(high)
    cards = [rounded(-0.5, y - 0.17, -0.16, y + 0.17, 0.06) for y in (0.23, -0.23)]
    words = union_all([line([(0.0, y + d), (0.5, y + d)], 0.07) for y in (0.23, -0.23) for d in (0.1, -0.1)])
    found["square.fill.text.grid.1x2"] = union_all(cards + [words])
    return found


def solids():
    found = {}
    found.update(both("righttriangle", polygon([(-0.46, -0.42), (0.5, -0.42), (-0.46, 0.46)], 0.06)))
    pyramid = polygon([(0, 0.5), (0.54, -0.3), (0.1, -0.5), (-0.54, -0.3)], 0.03)
    found.update(both("pyramid", pyramid, line([(0, 0.46), (0.1, -0.46)], 0.055).intersection(pyramid)))
    cone = Polygon([(0, 0.54), (0.42, -0.36), (-0.42, -0.36)]).union(oval(0, -0.36, 0.42, 0.15)).buffer(-0.03).buffer(0.03)
    rim = outlined(oval(0, -0.36, 0.42, 0.15), 0.055).intersection(rectangle(-1, -0.36, 1, 1))
    found.update(both("cone", cone, rim))
    ring, hole = oval(0, 0, 0.58, 0.36), oval(0, 0.05, 0.24, 0.1)
    found["torus"] = outlined(ring).union(outlined(hole, 0.06))
    hexagon = polygon([(0.46 * math.cos(math.radians(a)), 0.53 * math.sin(math.radians(a))) for a in range(30, 390, 60)], 0.04)
    edges = union_all([
        line([(0, 0), (0.4 * math.cos(math.radians(a)), 0.46 * math.sin(math.radians(a)))], 0.055) for a in range(30, 390, 60)
    ])
    found.update(both("cube.transparent", hexagon, edges.intersection(hexagon)))
    found.update(both("squareshape", rounded(-0.45, -0.45, 0.45, 0.45, 0.03)))
    found.update(both("triangleshape", polygon([(-0.54, -0.45), (0, 0.5), (0.54, -0.45)], 0.01)))
    leaf = union_all(
        [disc(0.225, -0.21, -0.09),
         disc(0.225, 0.21, -0.09),
         Polygon([(0, 0.52), (0.4, 0.04), (0, -0.2), (-0.4, 0.04)])])
    stem = Polygon([(-0.05, 0.0), (0.05, 0.0), (0.07, -0.32), (0.18, -0.47), (-0.18, -0.47), (-0.07, -0.32)])
    spade = leaf.union(stem).buffer(0.025).buffer(-0.025)
    found.update(both("suit.spade", spade, width=0.066))
    found.update(both("suit.diamond", polygon([(0, 0.54), (0.4, 0), (0, -0.54), (-0.4, 0)], 0.03), width=0.066))
    leaves = union_all([disc(0.21, 0, 0.24), disc(0.21, -0.23, -0.08), disc(0.21, 0.23, -0.08), disc(0.12, 0, 0.05)])
    found["suit.club"] = outlined(leaves.union(stem.intersection(rectangle(-1, -1, 1, -0.05))).buffer(0.015), 0.062)
    half = rectangle(-CLOSED / 2, -1, CLOSED / 2, 1)
    found["square.split.2x1.fill"] = SQUARE.difference(half)
    plate = rounded(-0.57, -0.4, 0.57, 0.4, 0.12)
    cross = turned(line([(-0.22, 0), (0.22, 0)], CLOSED).union(line([(0, -0.22), (0, 0.22)], CLOSED)), 45)
    # The key with this sign, ⌧ on keyboards.
    found.update(both("clear", plate, cross))
    found.update(both("rectangle.ratio.16.to.9", rounded(-0.6, -0.34, 0.6, 0.34, 0.1)))
    found.update(both("rectangle.ratio.9.to.16", rounded(-0.34, -0.6, 0.34, 0.6, 0.1)))
    found.update(both("rectangle.ratio.4.to.3", rounded(-0.56, -0.42, 0.56, 0.42, 0.11)))
    found.update(both("rectangle.ratio.3.to.4", rounded(-0.42, -0.56, 0.42, 0.56, 0.11)))
    return found


def chevrons_and_arrows(drawn):
    found = {}
    side = affinity.translate(chevron(1, OPEN), -0.12, 0).union(line([(0.3, 0.38), (0.3, -0.38)], OPEN))
    for word in ("right", "forward"):
        found[f"chevron.{word}.to.line"] = side
    for word in ("left", "backward"):
        found[f"chevron.{word}.to.line"] = mirrored(side)
    pair = affinity.translate(mirrored(chevron(0.85, OPEN)), -0.34, 0).union(affinity.translate(chevron(0.85, OPEN), 0.34, 0))
    found["chevron.left.chevron.right"] = pair
    found["chevron.up.chevron.right.chevron.down.chevron.left"] = union_all(
        [turned(affinity.translate(chevron(0.46, 0.075), 0.4, 0), angle) for angle in (0, 90, 180, 270)])
    corner = line([(-0.24, 0.3), (0.3, 0.3), (0.3, -0.24)], OPEN)
    for name, angle in (("up.right", 0), ("up.forward", 0), ("down.right", 270), ("down.forward", 270)):
        found[f"chevron.{name}.2"] = turned(moved(corner, 0.16, 0.16, 0.8).union(moved(corner, -0.14, -0.14, 0.8)), angle)
    out, into = drawn["arrow.up.left.and.arrow.down.right"], drawn["arrow.down.right.and.arrow.up.left"]
    out2, into2 = drawn["arrow.down.left.and.arrow.up.right"], drawn["arrow.up.right.and.arrow.down.left"]
    for name, sign in (("up.backward.and.arrow.down.forward", out), ("down.forward.and.arrow.up.backward", into),
                       ("up.forward.and.arrow.down.backward", into2), ("down.backward.and.arrow.up.forward", out2)):
        found["arrow." + name] = sign
    shaft = polygon([(0.02, 0.38), (0.02, 0.18), (0.54, 0.18), (0.54, -0.18), (0.02, -0.18), (0.02, -0.38), (-0.55, 0)], 0.06)
    for word, angle in (("up", 270), ("down", 90)):
        found.update(both("arrowshape." + word, turned(shaft, angle)))
    left = moved(shaft, -0.29, 0, 0.56)
    both_ways = left.union(mirrored(left))
    found["arrowshape.left.arrowshape.right"] = outlined(left, 0.062).union(mirrored(outlined(left, 0.062)))
    found["arrowshape.left.arrowshape.right.fill"] = both_ways
    turn = drawn["arrow.uturn.left"]
    found["arrow.uturn.down"], found["arrow.uturn.up"] = turned(turn, 90), turned(flipped(turn), 270)
    tip = polygon([(-0.13, 0.17), (0.16, 0), (-0.13, -0.17)], 0.015)
    for word in ("triangle", "trianglehead"):
        found[f"arrow.{word}.swap"] = union_all([
            line([(-0.34, -0.46), (-0.34, -0.2), (0.26, 0.2), (0.26, 0.3)], CLOSED),
            affinity.translate(turned(tip, 90), 0.26, 0.36),
            apart(line([(0.26, -0.46), (0.26, -0.2), (-0.34, 0.2), (-0.34, 0.3)], CLOSED),
                  line([(-0.34, -0.2), (0.26, 0.2)], CLOSED), 0.04),
            affinity.translate(turned(tip, 90), -0.34, 0.36)
        ])
        ring = outlined(disc(0.12, -0.32, -0.38), 0.06)
        found[f"arrow.{word}.pull"] = union_all([
            ring,
            outlined(disc(0.12, -0.32, 0.38), 0.06),
            outlined(disc(0.12, 0.36, -0.38), 0.06),
            line([(-0.32, 0.27), (-0.32, -0.27)], CLOSED),
            line([(0.36, -0.27), (0.36, 0.14), (0.26, 0.32), (0.04, 0.32)], CLOSED),
            affinity.translate(turned(tip, 180), 0.0, 0.32)
        ])
        box = [(-0.5, 0.02), (-0.5, 0.24), (-0.4, 0.34), (0.24, 0.34)]
        half = line(box, CLOSED).union(affinity.translate(tip, 0.32, 0.34))
        name = {"triangle": "arrow.rectanglepath", "trianglehead": "arrow.trianglehead.rectanglepath"}[word]
        found[name] = half.union(turned(half, 180))
    side = union_all(
        [line([(-0.14, 0.42), (0.06, 0.42), (0.22, 0.16)], OPEN),
         affinity.translate(turned(tip, -60), 0.25, 0.11)])
    found["arrow.3.trianglepath"] = union_all(
        [affinity.rotate(affinity.translate(side, 0, 0.02), angle, origin=(0, -0.02)) for angle in (0, 120, 240)])
    key = rounded(-0.19, -0.17, 0.19, 0.17, 0.07)
    places = {"up": (0, 0.2), "left": (-0.42, -0.2), "down": (0, -0.2), "right": (0.42, -0.2)}
    keys = {word: affinity.translate(key, *place) for word, place in places.items()}
    found["arrowkeys"] = union_all([outlined(one, 0.06) for one in keys.values()])
    found["arrowkeys.fill"] = union_all(list(keys.values()))
    for word, one in keys.items():
        found[f"arrowkeys.{word}.filled"] = found["arrowkeys"].union(one)
    gate = line([(0, 0.44), (0, -0.44)], CLOSED)
    for word, heading in (("left.and.line.vertical.and.arrow.right", 1), ("right.and.line.vertical.and.arrow.left", -1)):
        arrow = line([(0.14, 0), (0.52, 0)], CLOSED).union(
            line([(0.36, 0.16), (0.52, 0), (0.36, -0.16)], CLOSED) if heading == 1 else line([(0.3,
                                                                                               0.16), (0.14,
                                                                                                       0), (0.3,
                                                                                                            -0.16)], CLOSED))
        found["arrow." + word] = union_all([arrow, mirrored(arrow), gate])
    for word, level in (("up.and.line.horizontal.and.arrow.down", "left.and.line.vertical.and.arrow.right"),
                        ("down.and.line.horizontal.and.arrow.up", "right.and.line.vertical.and.arrow.left")):
        found["arrow." + word] = turned(found["arrow." + level], 90)
    name = "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right"
    triangle = affinity.translate(polygon([(-0.22, 0.28), (0.2, 0), (-0.22, -0.28)], 0.03), 0.36, 0)
    found[name], found[name + ".fill"] = union_all([outlined(triangle, 0.06),
                                                    mirrored(outlined(triangle, 0.06)),
                                                    gate]), union_all([triangle, mirrored(triangle), gate])
    return found


def drawings(drawn):
    """Drawings by name.

    drawn: the others, by name.
    """
    made = {}
    for part in (filled_in_part(), rings(), split(), solids(), chevrons_and_arrows(drawn)):
        made.update(part)
    return made
