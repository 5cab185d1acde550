# SPDX-License-Identifier: MIT
"""Drawings of weather, the moon's phases, luggage, tools and the stage, and of others with marks; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, OPEN, apart, arc, blob, curve, disc, line, lines, mirrored, moved, outlined, oval, polygon, rounded,
    turned)

CIRCLE = disc(0.503)


def moons():
    """What is dark is inked; with `.inverse`, what is light."""
    found = {}
    whole = disc(0.47)
    right = whole.intersection(rectangle(0, -1, 1, 1))
    middle = oval(0, 0, 0.26, 0.47)
    light = {
        "new.moon": Polygon(), "full.moon": whole, "first.quarter": right, "last.quarter": mirrored(right),
        "waxing.crescent": right.difference(middle), "waning.crescent": mirrored(right).difference(middle),
        "waxing.gibbous": right.union(middle), "waning.gibbous": mirrored(right).union(middle),
    }
    for name, shape in light.items():
        found["moonphase." + name] = outlined(whole).union(whole.difference(shape))
        found[f"moonphase.{name}.inverse"] = outlined(whole).union(shape)
    return found


def weather(drawn):
    found = {}
    drops = union_all([line([(x + 0.07, -0.3), (x - 0.03, -0.5)], CLOSED) for x in (-0.24, 0, 0.24)])
    for word in ("", ".fill"):
        cloud = moved(drawn["cloud.sun" + word], 0, 0.14, 0.86)
        found["cloud.sun.rain" + word] = apart(cloud, drops, 0.02).union(drops)
        moon = moved(drawn["cloud.moon" + word], 0, 0.14, 0.86)
        found["cloud.moon.rain" + word] = apart(moon, drops, 0.02).union(drops)
    marks = lines([-0.02, -0.2, -0.38], 0.17, 0.06)
    marks = affinity.translate(marks, -0.38, 0)
    for word in ("", ".fill"):
        found["humidity" + word] = moved(drawn["drop" + word], 0.16, 0, 0.92).union(marks)
    flake = union_all([turned(line([(0, 0), (0.17, 0)], 0.06), 60 * i) for i in range(6)])
    found["snow"] = union_all([affinity.translate(flake, x, y) for x, y in ((-0.3, 0.3), (0.28, 0.12), (-0.14, -0.3))])
    return found


def luggage():
    found = {}
    case = rounded(-0.56, -0.42, 0.56, 0.26, 0.11)
    grip = line([(-0.19, 0.24), (-0.19, 0.44), (0.19, 0.44), (0.19, 0.24)], CLOSED)
    straps = union_all([line([(x, -0.4), (x, 0.24)], 0.06) for x in (-0.33, 0.33)])
    handle = apart(grip, case, -0.02)
    found["suitcase"] = union_all([outlined(case), handle, straps])
    found["suitcase.fill"] = union_all([case.difference(straps), handle])
    tall = rounded(-0.33, -0.4, 0.33, 0.22, 0.1)
    wheels = union_all([disc(0.06, x, -0.47) for x in (-0.2, 0.2)])
    pull = apart(line([(-0.16, 0.2), (-0.16, 0.54), (0.16, 0.54), (0.16, 0.2)], CLOSED), tall, -0.02)
    grooves = union_all([line([(x, -0.26), (x, 0.08)], 0.06) for x in (-0.11, 0.11)])
    found["suitcase.rolling"] = union_all([outlined(tall), wheels, pull, grooves])
    found["suitcase.rolling.fill"] = union_all([tall.difference(grooves), wheels, pull])
    return found


def tools():
    found = {}
    plates = union_all([rounded(0.24 * s - 0.075, -0.28, 0.24 * s + 0.075, 0.28, 0.06) for s in (-1, 1)])
    ends = union_all([rounded(0.44 * s - 0.065, -0.18, 0.44 * s + 0.065, 0.18, 0.06) for s in (-1, 1)])
    bar = union_all([line([(-0.16, 0), (0.16, 0)], CLOSED)] + [line([(0.54 * s, 0), (0.58 * s, 0)], CLOSED) for s in (-1, 1)])
    found["dumbbell"] = union_all([outlined(plates, 0.06), outlined(ends, 0.06), bar])
    found["dumbbell.fill"] = union_all([plates, ends.difference(plates.buffer(0.03)), bar])
    ring, hole = disc(0.5), disc(0.2)
    bands = union_all([turned(rectangle(-0.09, 0.1, 0.09, 0.6), angle) for angle in (45, 135, 225, 315)])
    tire = ring.difference(hole)
    edges = union_all([outlined(ring), outlined(hole.buffer(CLOSED))])
    found["lifepreserver"] = edges.union(outlined(bands, 0.055).intersection(tire))
    found["lifepreserver.fill"] = tire.difference(outlined(bands.buffer(0.02), 0.055))
    watch = disc(0.42, 0, -0.08)
    button = union_all([line([(-0.1, 0.5), (0.1, 0.5)], CLOSED), line([(0, 0.34), (0, 0.5)], CLOSED),
                        line([(0.3, 0.3), (0.36, 0.36)], CLOSED)])
    hand = line([(0, -0.08), (0, 0.14)], CLOSED)
    found["stopwatch"] = union_all([outlined(watch), button, hand])
    found["stopwatch.fill"] = watch.difference(hand).union(apart(button, watch, -0.02))
    barrel = rounded(-0.13, -0.3, 0.13, 0.22, 0.04)
    marks = union_all([line([(-0.1, y), (0.01, y)], 0.05) for y in (0.08, -0.05, -0.18)])
    rod = union_all([line([(0, 0.24), (0, 0.46)], CLOSED), line([(-0.16, 0.48), (0.16, 0.48)], CLOSED),
                     line([(-0.2, 0.22), (0.2, 0.22)], CLOSED), line([(0, -0.3), (0, -0.56)], 0.05)])
    found["syringe"] = turned(union_all([outlined(barrel, 0.06), marks, rod]), -45)
    found["syringe.fill"] = turned(union_all([barrel.difference(marks), rod]), -45)
    leaf = rounded(-0.3, -0.5, 0.3, 0.5, 0.06)
    door = polygon([(-0.3, 0.5), (0.12, 0.4), (0.12, -0.58), (-0.3, -0.5)], 0.03)
    knob = disc(0.04, 0.03, -0.06)
    frame = apart(outlined(leaf), door, 0.0)
    found["door.left.hand.open"] = union_all([frame, outlined(door, 0.06), knob, line([(-0.5, -0.48), (0.5, -0.48)], 0.06)])
    found["door.left.hand.closed"] = union_all([
        outlined(leaf), disc(0.045, 0.15, -0.02), line([(-0.5, -0.48), (0.5, -0.48)], 0.06)])
    wheels = union_all([outlined(disc(0.13, x, -0.4), 0.065) for x in (-0.38, 0.4)])
    deck = curve([(-0.25, -0.36), (0.1, -0.36), (0.24, -0.24), (0.24, -0.24), (0.06, 0.44), (0.06, 0.44), (-0.16, 0.44)], CLOSED)
    found["scooter"] = deck.union(wheels)
    return found


def stage():
    found = {}
    face = blob([(-0.3, 0.28), (0, 0.22), (0.3, 0.28), (0.3, 0.28), (0.3, 0.0), (0.2, -0.24), (0, -0.38), (-0.2, -0.24),
                 (-0.3, 0.0), (-0.3, 0.28)])
    eyes = union_all([oval(x, 0.06, 0.065, 0.04) for x in (-0.13, 0.13)])
    smile, frown = arc(0, -0.04, 0.14, 205, 335, 0.055), arc(0, -0.28, 0.12, 30, 150, 0.055)
    front, back = affinity.translate(turned(face, -8), 0.22, -0.14), affinity.translate(turned(face, 8), -0.24, 0.16)
    glad = affinity.translate(turned(eyes.union(smile), -8), 0.22, -0.14)
    sad = affinity.translate(turned(eyes.union(frown), 8), -0.24, 0.16)
    found["theatermasks"] = union_all([outlined(front, 0.06), glad, apart(outlined(back, 0.06).union(sad), front, 0.05)])
    found["theatermasks.fill"] = front.difference(glad).union(apart(back.difference(sad), front, 0.05))
    page = rounded(-0.3, -0.42, 0.3, 0.46, 0.06)
    roll = rounded(-0.46, -0.5, 0.2, -0.26, 0.12)
    rows = affinity.translate(lines([0.28, 0.12, -0.04], 0.15, 0.055), 0.02, 0)
    found["scroll"] = union_all([apart(outlined(page), roll, 0.0), outlined(roll, 0.06), rows])
    found["scroll.fill"] = union_all([apart(page.difference(rows), roll, 0.045), roll])
    ball = union_all([oval(x, 0, 0.21, 0.3) for x in (-0.26, 0.26)])
    pupils = union_all([oval(x, -0.02, 0.09, 0.14) for x in (-0.2, 0.32)])
    found["eyes"] = union_all([outlined(oval(x, 0, 0.22, 0.31)) for x in (-0.26, 0.26)]).union(pupils)
    found["eyes.inverse"] = ball.difference(pupils)
    return found


def marked(drawn):
    found = {}
    triangle = polygon([(-0.24, -0.2), (0.24, -0.2), (0, 0.22)], 0.03).buffer(0.02)
    cry = line([(0, 0.07), (0, -0.04)], 0.055).union(disc(0.033, 0, -0.125))
    warning = affinity.translate(triangle.difference(cry), 0.36, -0.3)
    area = affinity.translate(triangle, 0.36, -0.3)
    for name in ("square.and.arrow.up", "eye", "eye.fill", "checkmark.circle", "checkmark.circle.fill", "lock", "lock.fill", "clock"):
        if name in drawn:
            stem, fill = (name[:-5], ".fill") if name.endswith(".fill") else (name, "")
            base = moved(drawn[name], -0.05, 0.05, 0.92)
            found[f"{stem}.trianglebadge.exclamationmark{fill}"] = apart(base, area, 0.055).union(warning)
    rows = union_all([line([(-0.5, y), (right, y)], OPEN) for y, right in ((0.36, 0.5), (0.12, 0.5), (-0.12, 0.04), (-0.36, 0.04))])
    for name, mark in (
            ("minus", line([(-0.15, 0), (0.15, 0)], CLOSED)),
            ("checkmark", line([(-0.16, -0.02), (-0.05, -0.14), (0.17, 0.16)], CLOSED)),
            ("xmark", line([(-0.13, -0.13), (0.13, 0.13)], CLOSED).union(line([(-0.13, 0.13), (0.13, -0.13)], CLOSED)))):
        found["text.badge." + name] = rows.union(affinity.translate(mark, 0.38, -0.24))
    star = Polygon([((0.2 if i % 2 == 0 else 0.085) * math.sin(math.pi * i / 5),
                     (0.2 if i % 2 == 0 else 0.085) * math.cos(math.pi * i / 5)) for i in range(10)])
    found["text.badge.star"] = rows.union(affinity.translate(star, 0.38, -0.24))
    shield = moved(drawn["checkmark.shield.fill"], 0.36, -0.24, 0.46)
    whole = moved(drawn["shield.fill"], 0.36, -0.24, 0.46)
    for word in ("", ".fill"):
        found["person.badge.shield.checkmark" + word] = apart(
            moved(drawn["person" + word], -0.12, 0.04, 0.94), whole, 0.055).union(shield)
        question = curve([(-0.1, 0.12), (-0.06, 0.21), (0.04, 0.22), (0.1, 0.14), (0.06, 0.05), (0.0, -0.02), (0.0, -0.08)], 0.055).union(
            disc(0.036, 0, -0.19))
        asked = affinity.translate(affinity.scale(question, 1.15, 1.15), 0.42, 0.18)
        found[{"": "person.questionmark", ".fill": "person.fill.questionmark"}[word]] = apart(
            moved(drawn["person" + word], -0.14, 0, 0.94), asked, 0.05).union(asked)
        for bubble in ("message", "bubble", "bubble.left", "bubble.right"):
            shape, words = drawn[bubble + word], affinity.translate(affinity.scale(question, 1.2, 1.2), 0, 0.06)
            found.setdefault({"bubble": "questionmark.bubble", "message": "questionmark.message",
                              "bubble.left": "questionmark.bubble.left", "bubble.right": "questionmark.bubble.right"}[bubble] + word,
                             shape.union(words) if word == "" else shape.difference(words))
        found["key.horizontal" + word] = turned(drawn["key" + word], 135)
    stacked = line([(-0.36, 0.36), (0.36, 0.36)], 0.06).union(line([(-0.26, 0.5), (0.26, 0.5)], 0.06))
    found["film.stack.fill"] = moved(drawn["film.fill"], 0, -0.1, 0.82).union(stacked)
    leaves = line([(-0.44, -0.52), (0.44, -0.52)], 0.055)
    for word in ("", ".fill"):
        found["book.pages" + word] = moved(drawn["book" + word], 0, 0.06, 0.94).union(leaves)
        tray = affinity.scale(drawn["tray" + word], 0.9, 0.72, origin=(0, 0))
        low, high = affinity.translate(tray, 0, -0.24), affinity.translate(tray, 0, 0.2)
        found["tray.2" + word] = high.union(apart(low, high, 0.045))
    scribble = curve([(-0.5, -0.4), (-0.3, -0.3), (-0.2, -0.5), (0.0, -0.36), (0.12, -0.52), (0.32, -0.42), (0.5, -0.5)], 0.06)
    pen = moved(drawn["pencil"], 0.04, 0.12, 0.8)
    found["pencil.and.scribble"] = pen.union(apart(scribble, pen, 0.045))
    ticks = union_all([line([(-0.54, y), (-0.48, y - 0.07), (-0.36, y + 0.09)], 0.06).union(line([(-0.2, y), (0.52, y)], 0.07))
                       for y in (0.3, 0, -0.3)])
    found["checklist.checked"] = ticks
    plus = line([(-0.14, 0), (0.14, 0)], CLOSED).union(line([(0, -0.14), (0, 0.14)], CLOSED))
    found["plus.forwardslash.minus"] = union_all([
        affinity.translate(plus, -0.28, 0.24), line([(-0.3, -0.42), (0.3, 0.42)], CLOSED), line([(0.14, -0.26), (0.42, -0.26)], CLOSED)])
    squares = [rectangle(x, y, x + 0.22, y + 0.26) for x, y in ((-0.44, 0.02), (0, 0.02), (-0.22, -0.24), (0.22, -0.24))]
    squares += [rectangle(x, y, x + 0.22, y + 0.26) for x, y in ((-0.22, 0.28), (0.22, 0.28), (-0.44, -0.5), (0, -0.5))]
    found["shield.checkerboard"] = drawn["shield"].union(drawn["shield.fill"].intersection(union_all(squares)))
    dashes = union_all([arc(0, 0, 0.467, 30 * i + 3, 30 * i + 17, CLOSED) for i in range(12)])
    found["plus.circle.dashed"] = dashes.union(moved(plus, 0, 0, 1.6))
    bust = union_all([disc(0.15, 0, 0.12), oval(0, -0.36, 0.3, 0.28).intersection(rectangle(-1, -0.34, 1, 1))])
    found["person.crop.circle.dashed"] = dashes.union(bust.intersection(disc(0.38)))
    found["button.programmable"] = union_all([outlined(CIRCLE), outlined(disc(0.33), 0.06)])
    card = rounded(-0.28, -0.38, 0.18, 0.38, 0.1)
    other = rounded(-0.18, -0.38, 0.28, 0.38, 0.1)
    left, right = affinity.translate(card, -0.2, 0), affinity.translate(other, 0.2, 0)
    found["rectangle.2.swap"] = outlined(left).union(apart(right, left, 0.05))
    wide = rounded(-0.56, -0.46, 0.0, 0.46, 0.1)
    top, low = rounded(0.07, 0.06, 0.56, 0.46, 0.1), rounded(0.07, -0.46, 0.56, -0.03, 0.1)
    found["rectangle.3.group"] = union_all([outlined(part, 0.064) for part in (wide, top, low)])
    found["rectangle.3.group.fill"] = union_all([wide, top, low])
    tip = polygon([(0.1, 0.32), (0.52, -0.36), (0.1, -0.36)], 0.03)
    found["flip.horizontal"] = union_all([
        outlined(tip, 0.062), outlined(mirrored(tip), 0.062)] + [line([(0, y - 0.05), (0, y + 0.05)], 0.062) for y in (0.4, 0.2, 0, -0.2, -0.4)])
    found["flip.horizontal.fill"] = union_all([tip, mirrored(tip)] + [
        line([(0, y - 0.05), (0, y + 0.05)], 0.062) for y in (0.4, 0.2, 0, -0.2, -0.4)])
    play = polygon([(-0.11, 0.17), (0.19, 0), (-0.11, -0.17)], 0.02)
    stack = rounded(-0.4, -0.5, 0.4, 0.26, 0.12)
    found["play.square.stack"] = union_all([outlined(stack), affinity.translate(play, 0, -0.12), stacked])
    found["play.square.stack.fill"] = stack.difference(affinity.translate(play, 0, -0.12)).union(stacked)
    away = line([(0.16, 0.16), (0.46, 0.46)], CLOSED).union(line([(0.22, 0.46), (0.46, 0.46), (0.46, 0.22)], CLOSED))
    for word in ("", ".fill"):
        found["phone.arrow.up.right" + word] = moved(drawn["phone" + word], -0.08, -0.08, 0.92).union(away)
    found["speaker.3"], found["speaker.3.fill"] = drawn["speaker.wave.3"], drawn["speaker.wave.3.fill"]
    around = drawn["arrow.triangle.2.circlepath"]
    found["arrow.trianglehead.2.clockwise"] = found["arrow.trianglehead.2.clockwise.rotate.90"] = around
    found["arrow.trianglehead.2.counterclockwise"] = found["arrow.trianglehead.2.counterclockwise.rotate.90"] = mirrored(around)
    call = line([(0, 0.16), (0, -0.04)], 0.075).union(disc(0.046, 0, -0.17))
    found["exclamationmark.arrow.triangle.2.circlepath"] = around.union(call)
    found["exclamationmark.arrow.trianglehead.2.clockwise.rotate.90"] = around.union(call)
    return found


def drawings(drawn):
    """Drawings by name.

    drawn: the others, by name.
    """
    made = {}
    for part in (moons(), weather(drawn), luggage(), tools(), stage(), marked(drawn)):
        made.update(part)
    return made
