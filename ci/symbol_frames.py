# SPDX-License-Identifier: MIT
"""Drawings of texts, windows, charts and devices; in em, about the origin, y upward."""
import math

from shapely import LineString, Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (
    CLOSED, OPEN, apart, arc, blob, both, curve, disc, flipped, line, lines, mirrored, moved, outlined, oval, polygon,
    rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
UPRIGHT = rounded(-0.38, -0.5, 0.38, 0.5, 0.11)


def rows(xs, ys, width=OPEN):
    """Lines from and to shares of a line's length, one below the other."""
    return union_all([line([(left, y), (right, y)], width) for (left, right), y in zip(xs, ys)])


def texts():
    four = (0.36, 0.12, -0.12, -0.36)
    found = {}
    for name, xs in {
        "text.alignleft": [(-0.48, 0.48), (-0.48, 0.2)] * 2, "text.alignright": [(-0.48, 0.48), (-0.2, 0.48)] * 2,
        "text.aligncenter": [(-0.48, 0.48), (-0.26, 0.26)] * 2, "text.justify": [(-0.48, 0.48)] * 4,
        "text.justify.left": [(-0.48, 0.48)] * 3 + [(-0.48, 0.2)],
    }.items():
        found[name] = rows(xs, four)
    beside = rows([(-0.24, 0.54)] * 3 + [(-0.24, 0.26)], four)
    found["text.quote"] = beside.union(line([(-0.5, 0.4), (-0.5, -0.4)], OPEN))
    plus = affinity.translate(line([(-0.15, 0), (0.15, 0)], CLOSED).union(line([(0, -0.15), (0, 0.15)], CLOSED)), 0.4, -0.22)
    found["text.badge.plus"] = rows([(-0.5, 0.5), (-0.5, 0.5), (-0.5, 0.12), (-0.5, 0.12)], four).union(plus)
    six = disc(0.15, 0, -0.1).union(blob([
        (-0.15, -0.1), (-0.13, 0.1), (-0.03, 0.25), (0.12, 0.33), (0.12, 0.33), (0.14, 0.26), (0.14, 0.26), (0.03, 0.17), (-0.02, 0.04),
        (0.04, 0.02), (0.02, -0.08)])).buffer(0.008)
    pair = affinity.translate(six, -0.21, -0.06).union(affinity.translate(six, 0.21, -0.06))
    found["quote.opening"], found["quote.closing"] = pair, turned(pair, 180)
    bubble = rounded(-0.54, -0.32, 0.54, 0.46, 0.19).union(
        polygon([(-0.28, -0.2), (-0.28, -0.52), (0.08, -0.26)], 0.03)).buffer(0.03).buffer(-0.03)
    found.update(both("quote.bubble", bubble, moved(pair, 0, 0.07, 0.62)))
    capital = line([(-0.2, -0.28), (0, 0.28), (0.2, -0.28)], OPEN).union(line([(-0.125, -0.08), (0.125, -0.08)], OPEN))
    found["character"] = moved(capital, 0, 0, 1.25)
    found.update(both("character.bubble", bubble, moved(capital, 0, 0.07, 0.72)))
    beam = union_all([line([(0, 0.4), (0, -0.4)], CLOSED)] + [
        arc(0.1 * side, 0.5 * top, 0.1, *((180, 270) if (side, top) == (1, 1) else (270, 360) if (side, top) == (-1, 1)
            else (90, 180) if side == 1 else (0, 90)), CLOSED) for side in (-1, 1) for top in (-1, 1)])
    found["character.cursor.ibeam"] = affinity.translate(capital, -0.24, 0).union(affinity.translate(beam, 0.26, 0))
    found["paragraphsign"] = union_all([
        arc(-0.08, 0.22, 0.22, 90, 270, OPEN), disc(0.2, -0.08, 0.22), line([(-0.08, 0.44), (0.3, 0.44)], OPEN),
        line([(0.0, 0.42), (0.0, -0.46)], OPEN), line([(0.2, 0.42), (0.2, -0.46)], OPEN)])
    found["paragraph"] = found["paragraphsign"]
    mark = curve([(-0.17, 0.2), (-0.1, 0.36), (0.06, 0.38), (0.17, 0.24), (0.1, 0.08), (0.0, -0.04), (0.0, -0.14)], 0.085).union(
        disc(0.058, 0, -0.32))
    diamond = turned(rounded(-0.4, -0.4, 0.4, 0.4, 0.1), 45)
    found.update(both("questionmark.diamond", diamond, moved(mark, 0, 0, 0.72)))
    money = curve([(0.2, 0.2), (0.1, 0.32), (-0.08, 0.32), (-0.2, 0.18), (-0.08, 0.04), (0.1, -0.03), (0.22, -0.18), (0.1, -0.34),
                   (-0.1, -0.34), (-0.23, -0.2)], OPEN).union(line([(0, 0.48), (0, -0.48)], CLOSED))
    found["dollarsign"] = money
    circle = disc(0.47)
    found["dollarsign.circle"] = outlined(circle).union(moved(money, 0, 0, 0.6))
    found["dollarsign.circle.fill"] = circle.difference(moved(money, 0, 0, 0.6))
    cursive = union_all([arc(0.16, 0.36, 0.14, 60, 180, 0.07), line([(0.02, 0.36), (-0.1, -0.36)], 0.07),
                         arc(-0.24, -0.36, 0.14, -120, 0, 0.07), line([(-0.2, 0.12), (0.18, 0.12)], 0.07)])
    unknown = curve([(-0.15, 0.17), (-0.07, 0.14), (0.03, -0.14), (0.15, -0.18)], 0.065).union(
        line([(-0.15, -0.17), (0.15, 0.17)], 0.06))
    found["f.cursive"] = cursive
    found["function"] = affinity.translate(cursive, -0.24, 0).union(affinity.translate(unknown, 0.3, -0.06))
    root = line([(-0.58, 0.0), (-0.46, 0.06), (-0.34, -0.36), (-0.14, 0.42), (0.54, 0.42)], CLOSED)
    found["x.squareroot"] = root.union(moved(unknown, 0.18, -0.06, 1.1))
    found["angle"] = line([(0.34, 0.4), (-0.44, -0.36), (0.5, -0.36)], CLOSED).union(
        arc(-0.44, -0.36, 0.52, 2, 43, CLOSED))
    found["option"] = line([(-0.46, 0.3), (-0.18, 0.3), (0.18, -0.3), (0.46, -0.3)], OPEN).union(
        line([(0.1, 0.3), (0.46, 0.3)], OPEN))
    found["nosign"] = outlined(disc(0.47), OPEN).union(line([(-0.3, 0.3), (0.3, -0.3)], OPEN))
    return found


def pages(sheet):
    """sheet: the outline, the fold and the area of a page with a folded corner."""
    found = {}
    glass = outlined(disc(0.19, 0.17, -0.26), 0.06).union(line([(0.3, -0.39), (0.44, -0.53)], 0.085))
    near = disc(0.19, 0.17, -0.26).union(line([(0.3, -0.39), (0.44, -0.53)], 0.085))
    lines_ = rows([(-0.22, 0.18), (-0.22, 0.0)], (0.06, -0.1), 0.06)
    whole, fold = sheet
    page = affinity.translate(outlined(whole).union(fold).union(lines_), -0.06, 0)
    for word in ("doc.text", "text.page"):
        found[word + ".magnifyingglass"] = apart(page, near, 0.045).union(glass)
    board = rounded(-0.4, -0.52, 0.4, 0.42, 0.11)
    clip = rounded(-0.2, 0.32, 0.2, 0.54, 0.07)
    frame = apart(outlined(board), clip, 0.04)
    solid = apart(board, clip, 0.045)
    listing = union_all([line([(-0.04, y), (0.22, y)], 0.06) for y in (0.12, -0.08, -0.28)] + [
        disc(0.045, -0.2, y) for y in (0.12, -0.08, -0.28)])
    found["clipboard"], found["clipboard.fill"] = frame.union(clip), solid.union(clip)
    found["list.clipboard"] = found["list.bullet.clipboard"] = union_all([frame, clip, listing])
    found["list.clipboard.fill"] = found["list.bullet.clipboard.fill"] = solid.union(clip).difference(listing)
    front, back = moved(whole, 0.2, -0.16, 0.74), moved(frame.union(clip), -0.13, 0.06, 0.88)
    top = moved(outlined(whole, CLOSED / 0.74).union(fold), 0.2, -0.16, 0.74)
    found["doc.on.clipboard"] = top.union(apart(back, front, 0.05))
    found["doc.on.clipboard.fill"] = moved(whole.difference(fold.buffer(-0.01)), 0.2, -0.16, 0.74).union(
        apart(moved(solid.union(clip), -0.13, 0.06, 0.88), front, 0.05))
    note = SQUARE
    corner = line([(0.08, -0.42), (0.08, -0.2), (0.18, -0.1), (0.42, -0.1)], 0.06).intersection(note)
    written = rows([(-0.22, 0.22)] * 2 + [(-0.22, 0.0)], (0.22, 0.06, -0.1), 0.06)
    found.update(both("note.text", note, written))
    found["note"] = outlined(note).union(corner)
    paper = rounded(-0.56, -0.42, 0.36, 0.42, 0.1)
    side = rounded(0.2, -0.42, 0.56, 0.24, 0.1)
    head = rounded(-0.42, 0.1, 0.22, 0.26, 0.03)
    columns = union_all([line([(-0.38, y), (-0.14, y)], 0.05) for y in (-0.02, -0.14, -0.26)] + [
        line([(0.0, y), (0.2, y)], 0.05) for y in (-0.02, -0.14, -0.26)])
    found["newspaper"] = union_all([outlined(paper), apart(outlined(side), paper, -0.03), head, columns])
    found["newspaper.fill"] = union_all([paper.difference(head).difference(columns), apart(side, paper, 0.045)])
    cover = rounded(-0.38, -0.52, 0.38, 0.52, 0.12)
    band = line([(-0.36, -0.3), (0.4, -0.3)], 0.06).intersection(cover)
    letter = line([(-0.14, -0.1), (0, 0.32), (0.14, -0.1)], 0.065).union(line([(-0.09, 0.04), (0.09, 0.04)], 0.06))
    found.update(both("character.book.closed", cover, band.union(letter)))
    found.update(both("book.closed", cover, band))
    return found


def windows(camera, place):
    """camera: a camera's outline; place: an arrow, as that of location."""
    found = {}
    bar = line([(-0.6, 0.2), (0.6, 0.2)], 0.06).intersection(WIDE)
    lights = union_all([disc(0.045, x, 0.315) for x in (-0.42, -0.3, -0.18)])
    found["macwindow"] = union_all([outlined(WIDE), bar, lights])
    pointer = polygon([(0, 0.42), (0, -0.3), (0.16, -0.15), (0.27, -0.4), (0.37, -0.35), (0.26, -0.11), (0.48, -0.1)], 0.012)
    x0, y0, x1, y1 = pointer.bounds
    pointer = affinity.translate(pointer, -(x0 + x1) / 2, -(y0 + y1) / 2)
    for name in ("cursorarrow", "pointer.arrow"):
        found[name] = pointer
        beams = union_all([turned(line([(0.26, 0), (0.4, 0)], 0.065), angle) for angle in (60, 105, 150, 195)])
        found[name + ".click"] = moved(pointer, 0.14, -0.16, 0.8).union(moved(beams, 0.02, 0.06))
        found[name + ".motionlines"] = moved(pointer, 0.16, 0, 0.9).union(
            rows([(-0.5, -0.2), (-0.44, -0.16), (-0.5, -0.12)], (0.18, 0.0, -0.18), 0.065))
    small = moved(pointer, 0.36, -0.26, 0.62)
    for name in ("macwindow.and.cursorarrow", "macwindow.and.pointer.arrow"):
        found[name] = apart(found["macwindow"], small, 0.05).union(small)
    menu = rounded(-0.42, -0.52, 0.42, 0.36, 0.1)
    strip = rounded(-0.42, 0.42, 0.06, 0.54, 0.04)
    entries = rows([(-0.24, 0.24)] * 3, (0.16, -0.06, -0.28), 0.06)
    found["filemenu.and.selection"] = union_all([outlined(menu), strip, rows([(-0.24, 0.24)] * 2, (0.16, -0.28), 0.06), rounded(
        -0.34, -0.13, 0.34, 0.02, 0.04)])
    arrow = moved(pointer, 0.32, -0.3, 0.6)
    for name in ("filemenu.and.cursorarrow", "filemenu.and.pointer.arrow"):
        found[name] = apart(union_all([outlined(menu), strip, entries]), arrow, 0.05).union(arrow)
    prompt = line([(-0.36, 0.18), (-0.18, 0.02), (-0.36, -0.14)], 0.07).union(line([(-0.06, -0.16), (0.2, -0.16)], 0.07))
    found.update(both("terminal", WIDE, prompt))
    inner = WIDE.buffer(-1.9 * CLOSED).intersection(rectangle(-1, 0.12, 1, 1)).buffer(-0.02).buffer(0.02)
    found["inset.filled.topthird.rectangle"] = outlined(WIDE).union(inner)
    inner = SQUARE.buffer(-1.9 * CLOSED).intersection(rectangle(-1, -1, 1, -0.1)).buffer(-0.02).buffer(0.02)
    found["square.bottomthird.inset.filled"] = outlined(SQUARE).union(inner)
    found["square.righthalf.filled"] = found["square.righthalf.fill"] = outlined(SQUARE).union(
        SQUARE.intersection(rectangle(0, -1, 1, 1)))
    found["square.lefthalf.filled"] = mirrored(found["square.righthalf.filled"])
    found["circle.righthalf.filled"] = outlined(disc(0.47)).union(disc(0.47).intersection(rectangle(0, -1, 1, 1)))
    found["circle.lefthalf.filled"] = mirrored(found["circle.righthalf.filled"])
    corners = outlined(rounded(-0.5, -0.5, 0.5, 0.5, 0.16)).difference(
        rectangle(-0.26, -1, 0.26, 1).union(rectangle(-1, -0.26, 1, 0.26)))
    ends = union_all([disc(CLOSED / 2, a * x, b * y) for x, y in ((0.26, 0.4645), (0.4645, 0.26)) for a in (-1, 1) for b in (-1, 1)])
    finder = corners.union(ends)
    found["viewfinder"] = finder
    found["camera.viewfinder"] = finder.union(moved(camera, 0, 0, 0.52))
    found["location.viewfinder"] = finder.union(moved(outlined(place), -0.02, -0.02, 0.54))
    found["location.fill.viewfinder"] = finder.union(moved(place, -0.02, -0.02, 0.54))
    found["plus.viewfinder"] = finder.union(line([(-0.2, 0), (0.2, 0)], CLOSED)).union(line([(0, -0.2), (0, 0.2)], CLOSED))
    found["text.viewfinder"] = finder.union(rows([(-0.24, 0.24), (-0.24, 0.24), (-0.24, 0.06)], (0.15, 0, -0.15), 0.06))
    found["dot.viewfinder"] = finder.union(disc(0.16))
    face = union_all([line([(-0.16, 0.16), (-0.16, 0.07)], 0.06), line([(0.16, 0.16), (0.16, 0.07)], 0.06),
                      line([(0.02, 0.16), (0.02, -0.03), (-0.03, -0.03)], 0.055), arc(0, -0.02, 0.2, 225, 315, 0.06)])
    found["faceid"] = finder.union(moved(face, 0, 0, 1.1))
    dashes = union_all([outlined(SQUARE).intersection(part) for part in (
        rectangle(-1, 0.24, -0.24, 1), rectangle(0.24, 0.24, 1, 1), rectangle(-1, -1, -0.24, -0.24),
        rectangle(0.24, -1, 1, -0.24), rectangle(-0.1, -1, 0.1, 1), rectangle(-1, -0.1, 1, 0.1))])
    found["square.dashed"] = dashes
    large = rounded(-0.461, -0.461, 0.461, 0.461, 0.16)
    heart = union_all([disc(0.105, -0.27, 0.2), disc(0.105, -0.09, 0.2), Polygon([(-0.362, 0.15), (0.002, 0.15), (-0.18, -0.06)])])
    words = union_all([line([(0.12, 0.2), (0.28, 0.2)], 0.06), line([(0.12, 0.05), (0.28, 0.05)], 0.06), line([(-0.28, -0.2), (0.28, -0.2)], 0.06)])
    found.update(both("heart.text.square", large, heart.union(words)))
    eight = polygon([(0.5 * math.cos(math.radians(a)), 0.5 * math.sin(math.radians(a))) for a in range(22, 382, 45)], 0.06)
    found.update(both("octagon", turned(eight, 0.5)))
    bubble = union_all([disc(0.05, x, -0.06) for x in (-0.3, -0.12, 0.06)])
    pen = turned(polygon([(-0.3, -0.06), (0.34, -0.06), (0.34, 0.06), (-0.3, 0.06), (-0.42, 0)], 0.015), 45)
    pen = moved(pen, 0.32, 0.2, 0.9)
    found["rectangle.and.pencil.and.ellipsis"] = apart(outlined(WIDE), pen, 0.06).union(pen).union(apart(bubble, pen, 0.04))
    slide = union_all([line([(-0.28, y), (0.28, y)], 0.06).difference(disc(0.11, x, y)).union(
        outlined(disc(0.085, x, y), 0.055)) for y, x in ((0.13, -0.08), (-0.13, 0.1))])
    found["slider.horizontal.2.square"] = outlined(SQUARE).union(slide)
    tray = rounded(-0.58, -0.46, 0.58, 0.1, 0.12)
    slot = [(-0.7, -0.12), (-0.24, -0.12), (-0.16, -0.26), (0.16, -0.26), (0.24, -0.12), (0.7, -0.12)]
    edge = LineString(slot).buffer(CLOSED / 2).intersection(tray)
    above = rows([(-0.42, 0.42), (-0.34, 0.34)], (0.24, 0.4), 0.065)
    found["tray.full"] = union_all([outlined(tray), edge, above])
    found["tray.full.fill"] = tray.difference(LineString(slot).buffer(0.03)).union(above)
    tilted = turned(rounded(-0.44, -0.31, 0.44, 0.31, 0.1), 12)
    front = affinity.translate(turned(rounded(-0.44, -0.31, 0.44, 0.31, 0.1), -6), 0.12, -0.12)
    found["rectangle.fill.on.rectangle.angled.fill"] = front.union(
        apart(affinity.translate(tilted, -0.12, 0.14), front, 0.05))
    return found


def grids():
    found = {}
    four = [rounded(x - 0.19, y - 0.19, x + 0.19, y + 0.19, 0.08) for x in (-0.27, 0.27) for y in (-0.27, 0.27)]
    wide = [rounded(x - 0.25, y - 0.17, x + 0.25, y + 0.17, 0.08) for x in (-0.32, 0.32) for y in (-0.23, 0.23)]
    nine = [rounded(x - 0.11, y - 0.11, x + 0.11, y + 0.11, 0.045) for x in (-0.34, 0, 0.34) for y in (-0.34, 0, 0.34)]
    for name, cells, width in (("square.grid.2x2", four, 0.066), ("rectangle.grid.2x2", wide, 0.066), ("square.grid.3x3", nine, 0.05)):
        found[name], found[name + ".fill"] = union_all([outlined(cell, width) for cell in cells]), union_all(cells)
    places = {"left": (-0.33, 0), "right": (0.33, 0), "up": (0, 0.33), "down": (0, -0.33)}
    rounds = {word: disc(0.165, *place) for word, place in places.items()}
    found["circle.grid.cross"] = union_all([outlined(one, 0.06) for one in rounds.values()])
    found["circle.grid.cross.fill"] = union_all(list(rounds.values()))
    for word, one in rounds.items():
        found[f"circle.grid.cross.{word}.filled"] = found["circle.grid.cross"].union(one)
    frame = rounded(-0.52, -0.46, 0.52, 0.46, 0.12)
    rules = rows([(-0.5, 0.5)] * 2, (0.16, -0.14), 0.055).union(union_all([line([(x, -0.44), (x, 0.44)], 0.055) for x in (-0.17, 0.17)]))
    found.update(both("tablecells", frame, rules.intersection(frame)))
    for word, side in (("left", -1), ("right", 1)):
        bars = [rounded(-0.3, 0.06, 0.44, 0.36, 0.07), rounded(-0.3, -0.36, 0.14, -0.06, 0.07)]
        turn = mirrored if side == 1 else (lambda shape: shape)
        edge = line([(-0.47, 0.5), (-0.47, -0.5)], CLOSED)
        found[f"align.horizontal.{word}"] = turn(union_all([edge] + [outlined(bar, 0.064) for bar in bars]))
        found[f"align.horizontal.{word}.fill"] = turn(union_all([edge] + bars))
        name = "bottom" if word == "left" else "top"
        for form in ("", ".fill"):
            upright = turned(found[f"align.horizontal.left{form}"], 90)
            found[f"align.vertical.{name}{form}"] = upright if name == "bottom" else flipped(upright)
    bars = [rounded(-0.46, 0.07, 0.46, 0.35, 0.07), rounded(-0.28, -0.35, 0.28, -0.07, 0.07)]
    middle = line([(0, 0.52), (0, -0.52)], CLOSED)
    for form, cells in (("", [outlined(bar, 0.064) for bar in bars]), (".fill", bars)):
        solid = union_all(bars).buffer(-0.03)
        centered = middle.difference(solid).union(union_all(cells))
        found["align.horizontal.center" + form], found["align.vertical.center" + form] = centered, turned(centered, 90)
    layer = polygon([(0, 0.24), (0.56, 0), (0, -0.24), (-0.56, 0)], 0.04)
    found["square.3.layers.3d"] = union_all(
        [affinity.translate(outlined(layer, 0.06), 0, 0.24)] + [
            apart(affinity.translate(outlined(layer, 0.06), 0, y), affinity.translate(layer, 0, y + 0.22), 0.02)
            for y in (0.02, -0.2)])
    hexagon = polygon([(0.46 * math.cos(math.radians(a)), 0.53 * math.sin(math.radians(a))) for a in range(30, 390, 60)], 0.05)
    edges = union_all([line([(0, 0), (0.6 * math.cos(math.radians(a)), 0.68 * math.sin(math.radians(a)))], 0.055)
                       for a in (30, 150, 270)])
    for name in ("cube", "shippingbox"):
        tape = line([(0.2, 0.42), (-0.24, 0.13), (-0.24, -0.08)], 0.055) if name == "shippingbox" else Polygon()
        found.update(both(name, hexagon, edges.union(tape).intersection(hexagon)))
    return found


def charts():
    found = {}
    bars = [rounded(x - 0.13, -0.46, x + 0.13, top, 0.06) for x, top in ((-0.38, 0.0), (0, 0.46), (0.38, 0.2))]
    found["chart.bar"], found["chart.bar.fill"] = union_all([outlined(bar, 0.066) for bar in bars]), union_all(bars)
    quarter = Polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    rest = disc(0.46).difference(quarter.buffer(0.04, join_style="mitre"))
    wedge = affinity.translate(disc(0.44).intersection(quarter), 0.05, 0.05).buffer(-0.02).buffer(0.02)
    found["chart.pie"], found["chart.pie.fill"] = outlined(rest).union(outlined(wedge)), rest.union(wedge)
    sun = disc(0.23).intersection(rectangle(-1, 0, 1, 1))
    rays = union_all([turned(line([(0.34, 0), (0.44, 0)], 0.07), angle) for angle in (35, 145)] + [
        line([(0.36, 0), (0.56, 0)], 0.07), line([(-0.36, 0), (-0.56, 0)], 0.07)])
    horizon = lines([-0.14], 0.56, 0.07)
    for name, head in (("sunrise", [(-0.13, 0.4), (0, 0.53), (0.13, 0.4)]), ("sunset", [(-0.13, 0.49), (0, 0.36), (0.13, 0.49)])):
        arrow = line(head, 0.065).union(line([(0, 0.34), (0, 0.52)], 0.065))
        for form, shape in (("", outlined(sun)), (".fill", sun)):
            found[name + form] = affinity.translate(union_all([shape, rays, horizon, arrow]), 0, -0.18)
    found["beziercurve"] = union_all(
        [arc(0, -0.26, 0.38, 14, 166, CLOSED), lines([0.3], 0.46, 0.05)] + [
            outlined(rounded(x - 0.1, y - 0.1, x + 0.1, y + 0.1, 0.03), 0.055) for x, y in ((-0.38, -0.34), (0.38, -0.34))] + [
            rounded(-0.1, 0.2, 0.1, 0.4, 0.03), disc(0.07, -0.46, 0.3), disc(0.07, 0.46, 0.3)])
    found["waveform.path"] = line([(-0.58, 0), (-0.42, 0), (-0.3, 0.28), (-0.16, -0.4), (0.0, 0.46), (0.16, -0.34), (0.3, 0.2), (0.42, 0),
                                   (0.58, 0)], CLOSED)
    ring = outlined(disc(0.47))
    blades = union_all([turned(line([(0.0, 0.445), (0.3, -0.06)], 0.055), i * 60) for i in range(6)]).intersection(disc(0.47))
    found["camera.aperture"] = ring.union(blades.difference(disc(0.17)))
    return found


def branches():
    tip = polygon([(-0.15, 0), (0.15, 0), (0, 0.2)], 0.02)
    stem = line([(-0.2, -0.5), (-0.2, 0.3)], CLOSED)
    branch = curve([(-0.2, -0.36), (-0.12, -0.2), (0.08, -0.12), (0.22, 0.0), (0.25, 0.18)], CLOSED)
    found = {"arrow.triangle.branch": union_all([
        stem, branch, affinity.translate(tip, -0.2, 0.3), affinity.translate(tip, 0.25, 0.14)])}
    triangle = polygon([(-0.42, 0.32), (0.02, 0), (-0.42, -0.32)], 0.04)
    pair = affinity.translate(triangle, -0.16, 0)
    name = "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left"
    bar = line([(0, 0.46), (0, -0.46)], CLOSED)
    found[name + ".fill"] = union_all([pair, mirrored(pair), bar])
    found[name] = union_all([outlined(pair, 0.06), mirrored(outlined(pair, 0.06)), bar])
    north = polygon([(0, 0.56), (0.36, -0.26), (0, -0.12), (-0.36, -0.26)], 0.03)
    found.update(both("location.north", affinity.translate(north, 0, -0.12)))
    under = lines([-0.48], 0.34, CLOSED)
    found["location.north.line"], found["location.north.line.fill"] = outlined(north).union(under), north.union(under)
    ring = arc(0.02, -0.06, 0.42, 180, 450, CLOSED)
    out = line([(0.02, -0.06), (-0.4, 0.38)], CLOSED).union(line([(-0.41, 0.15), (-0.41, 0.39), (-0.17, 0.39)], CLOSED))
    found["escape"] = ring.union(out)
    square = affinity.translate(rounded(-0.36, -0.36, 0.36, 0.36, 0.12), 0, -0.16)
    over = arc(-0.06, 0.12, 0.36, 50, 105, CLOSED).union(polygon([(0.3, 0.48), (0.1, 0.28), (0.36, 0.25)], 0.015))
    found["rotate.right"] = outlined(square).union(over)
    found["rotate.right.fill"] = square.union(over)
    found["rotate.left"], found["rotate.left.fill"] = mirrored(found["rotate.right"]), mirrored(found["rotate.right.fill"])
    return found


def devices():
    found = {}
    case = rounded(-0.31, -0.35, 0.31, 0.35, 0.15)
    band = polygon([(-0.22, 0.3), (0.22, 0.3), (0.17, 0.57), (-0.17, 0.57)], 0.03)
    bands = apart(band.union(flipped(band)), case, 0)
    crown = rounded(0.32, 0.03, 0.385, 0.19, 0.025)
    found["applewatch"] = union_all([outlined(case), bands, crown])
    waves = union_all([arc(0, 0.06, radius, -48, 228, 0.062) for radius in (0.2, 0.33, 0.46)])
    horn = polygon([(-0.27, -0.5), (0.27, -0.5), (0, -0.14)], 0.04)
    found["airplayaudio"] = apart(waves, horn, 0.05).union(horn)
    screen = affinity.translate(WIDE, 0, 0.08)
    foot = lines([-0.49], 0.26, 0.065)
    play = polygon([(-0.13, 0.26), (0.18, 0.08), (-0.13, -0.1)], 0.03)
    found["tv"], found["tv.fill"] = outlined(screen).union(foot), screen.union(foot)
    found["play.tv"] = union_all([outlined(screen), foot, play])
    found["play.tv.fill"] = screen.difference(play).union(foot)
    found["airplayvideo"] = apart(outlined(WIDE), moved(horn, 0, 0, 1), 0.05).union(horn)
    monitor = rounded(-0.58, -0.24, 0.58, 0.5, 0.1)
    chin = line([(-0.6, -0.08), (0.6, -0.08)], 0.06).intersection(monitor)
    stand = polygon([(-0.12, -0.24), (0.12, -0.24), (0.16, -0.44), (-0.16, -0.44)], 0.01).union(lines([-0.46], 0.2, 0.065))
    found["desktopcomputer"] = union_all([outlined(monitor), chin, stand])
    for name, half, top in (("iphone", 0.29, 0.56), ("ipad", 0.4, 0.52)):
        body = rounded(-half, -top, half, top, 0.1)
        glass = lines([top - 0.17, -top + 0.19], half, 0.045).intersection(body)
        button = disc(0.045, 0, -top + 0.11)
        found[name + ".homebutton"] = union_all([outlined(body), glass, button])
        if name == "iphone":
            ear = line([(-0.06, top - 0.1), (0.06, top - 0.1)], 0.04)
            found["iphone.gen1"] = union_all([outlined(body), glass, button, ear])
            notched = rounded(-half, -top, half, top, 0.13)
            found["iphone.gen2"] = outlined(notched).union(rounded(-0.13, top - 0.12, 0.13, top - 0.02, 0.04))
            found["iphone.gen3"] = outlined(notched).union(line([(-0.05, top - 0.13), (0.05, top - 0.13)], 0.06))
    pad, phone = rounded(-0.58, -0.46, 0.22, 0.5, 0.11), rounded(0.16, -0.5, 0.58, 0.18, 0.09)
    found["ipad.and.iphone"] = apart(outlined(pad), phone, 0.05).union(outlined(phone)).union(
        line([(0.31, -0.4), (0.43, -0.4)], 0.045)).union(line([(-0.3, -0.36), (-0.14, -0.36)], 0.045))
    head = rounded(-0.17, -0.12, 0.17, 0.56, 0.17)
    stand = union_all([
        arc(0, 0.02, 0.31, 180, 360, CLOSED), line([(-0.31, 0.14), (-0.31, 0.02)], CLOSED), line([(0.31, 0.14), (0.31, 0.02)], CLOSED),
        line([(0, -0.3), (0, -0.5)], CLOSED), lines([-0.5], 0.19, CLOSED)])
    for name in ("mic", "microphone"):
        found[name], found[name + ".fill"] = outlined(head).union(stand), head.union(stand)
    ball = disc(0.24, 0, 0.34)
    handle = Polygon([(-0.2, 0.14), (0.2, 0.14), (0.09, -0.56), (-0.09, -0.56)]).buffer(-0.03).buffer(0.03)
    found["music.mic"] = turned(union_all([outlined(ball), apart(outlined(handle), ball, 0.045)]), -45)
    keys = rounded(-0.62, -0.2, 0.62, 0.5, 0.11)
    caps = union_all([rounded(x - 0.04, y - 0.04, x + 0.04, y + 0.04, 0.015) for y in (0.3, 0.14)
                      for x in (-0.43, -0.26, -0.09, 0.09, 0.26, 0.43)] + [line([(-0.22, -0.02), (0.22, -0.02)], 0.07)])
    chevron = line([(-0.2, -0.36), (0, -0.46), (0.2, -0.36)], CLOSED)
    for form, shape in both("", keys, caps).items():
        found["keyboard.chevron.compact.down" + form] = shape.union(chevron)
    up = polygon([(-0.46, -0.06), (0, 0.44), (0.46, -0.06)], 0.05)
    bar = rounded(-0.44, -0.42, 0.44, -0.22, 0.06)
    found["eject"], found["eject.fill"] = outlined(up, 0.066).union(outlined(bar, 0.06)), up.union(bar)
    plastic = rounded(-0.583, -0.42, 0.583, 0.42, 0.13)
    stripe = rectangle(-1, 0.08, 1, 0.24)
    number = line([(-0.38, -0.2), (-0.2, -0.2)], 0.07)
    found["creditcard"] = union_all([outlined(plastic), stripe.intersection(plastic), number])
    found["creditcard.fill"] = plastic.difference(stripe).difference(number)
    clap = union_all([rounded(-0.54, -0.5, 0.54, 0.12, 0.1)])
    board = affinity.rotate(rounded(-0.54, 0.2, 0.54, 0.4, 0.05), 8, origin=(-0.54, 0.2))
    stripes = affinity.rotate(union_all([line([(x, 0.18), (x + 0.14, 0.42)], 0.06) for x in (-0.36, -0.04, 0.28)]), 8, origin=(-0.54, 0.2))
    found["movieclapper"] = outlined(clap).union(outlined(board, 0.06)).union(stripes.intersection(board))
    found["movieclapper.fill"] = clap.union(board.difference(stripes))
    return found


def faces():
    circle = disc(0.47)
    eyes = oval(-0.15, 0.12, 0.05, 0.07).union(oval(0.15, 0.12, 0.05, 0.07))
    smile = arc(0, 0.0, 0.24, 205, 335, 0.065)
    found = both("face.smiling", circle, eyes.union(smile))
    found["face.smiling.inverse"] = found["face.smiling.fill"]
    dashes = union_all([arc(0, 0, 0.435, i * 30 - 8, i * 30 + 8, CLOSED) for i in range(12)])
    found["face.dashed"] = union_all([dashes, eyes, smile])
    found["face.dashed.fill"] = circle.buffer(-0.09).difference(eyes).difference(smile).union(dashes)
    hands = line([(0, 0.27), (0, -0.02), (-0.18, -0.02)], 0.068)
    found["clock.fill"] = circle.difference(hands)
    for name, feet in (("alarm", union_all([line([(0.3 * s, -0.36), (0.38 * s, -0.48)], CLOSED) for s in (-1, 1)])),):
        bells = union_all([arc(0, -0.04, 0.55, angle - 15, angle + 15, CLOSED) for angle in (48, 132)])
        ring = disc(0.42, 0, -0.04)
        inside = affinity.translate(hands, 0, -0.03)
        found[name] = union_all([outlined(ring), inside, bells, feet])
        found[name + ".fill"] = union_all([ring.difference(inside), bells, apart(feet, ring, -0.02)])
    corner = line([(-0.14, -0.14), (0.16, 0.16)], CLOSED).union(line([(-0.08, 0.18), (0.18, 0.18), (0.18, -0.08)], CLOSED))
    for name in ("arrow.up.forward.app", "arrow.up.right.app"):
        found.update(both(name, SQUARE, corner))
    return found


def buildings():
    found = {}
    tall = rounded(-0.54, -0.5, 0.08, 0.52, 0.07)
    low = rounded(0.04, -0.5, 0.54, 0.16, 0.07)
    panes = union_all([rounded(x - 0.045, y - 0.045, x + 0.045, y + 0.045, 0.01)
                       for x in (-0.35, -0.11) for y in (0.32, 0.12, -0.08, -0.28)] + [
        rounded(x - 0.045, y - 0.045, x + 0.045, y + 0.045, 0.01) for x in (0.23, 0.37) for y in (-0.04, -0.24)])
    found["building.2"] = union_all([outlined(tall, 0.064), apart(outlined(low, 0.064), tall, -0.03), panes])
    found["building.2.fill"] = union_all([tall, apart(low, tall, 0.045)]).difference(panes)
    one = rounded(-0.34, -0.52, 0.34, 0.52, 0.08)
    windows_ = union_all([rounded(x - 0.05, y - 0.05, x + 0.05, y + 0.05, 0.01) for x in (-0.15, 0.15) for y in (0.32, 0.1, -0.12)])
    door = rounded(-0.08, -0.6, 0.08, -0.3, 0.02)
    found.update(both("building", one, windows_.union(door).intersection(one)))
    head = rounded(-0.48, -0.1, 0.48, 0.36, 0.1)
    pillows = union_all([rounded(-0.36, -0.02, -0.05, 0.14, 0.06), rounded(0.05, -0.02, 0.36, 0.14, 0.06)])
    mattress = rounded(-0.6, -0.3, 0.6, 0.0, 0.1)
    legs = union_all([line([(x, -0.26), (x, -0.4)], CLOSED) for x in (-0.54, 0.54)])
    found["bed.double"] = union_all([
        apart(outlined(head), mattress, -0.03), outlined(mattress), outlined(pillows, 0.055).difference(mattress), legs])
    found["bed.double.fill"] = union_all([
        apart(head.difference(pillows.buffer(0.045)), mattress, 0.045), apart(pillows, mattress, 0.04), mattress, legs])
    back, seat = rounded(-0.27, 0.04, 0.27, 0.56, 0.12), rounded(-0.34, -0.16, 0.34, 0.02, 0.06)
    feet = union_all([line([(x, -0.14), (x * 1.04, -0.54)], CLOSED) for x in (-0.29, 0.29)])
    found["chair"] = union_all([outlined(back), outlined(seat, 0.06), feet])
    found["chair.fill"] = union_all([apart(back, seat, 0.02), seat, feet])
    case = rounded(-0.56, -0.42, 0.56, 0.3, 0.12)
    grip = outlined(rounded(-0.22, 0.1, 0.22, 0.5, 0.1)).intersection(rectangle(-1, 0.28, 1, 1))
    belt = line([(-0.6, -0.06), (0.6, -0.06)], 0.06).intersection(case).union(rounded(-0.07, -0.13, 0.07, 0.03, 0.03))
    found["briefcase"] = union_all([outlined(case), grip, belt])
    found["briefcase.fill"] = union_all([case.difference(belt), grip])
    body = rounded(-0.57, -0.43, 0.57, 0.3, 0.12)
    tab = polygon([(-0.57, 0.0), (-0.57, 0.44), (-0.14, 0.44), (0.0, 0.3), (0.1, 0.2), (0.1, 0.0)], 0.08)
    whole = body.union(tab).buffer(0.03).buffer(-0.03)
    rim = line([(-0.6, 0.13), (0.6, 0.13)], 0.058).intersection(whole)
    found.update(both("folder", whole, rim))
    plaster = rounded(-0.6, -0.22, 0.6, 0.22, 0.2)
    pad = union_all([line([(x, -0.2), (x, 0.2)], 0.055) for x in (-0.23, 0.23)])
    dots = union_all([disc(0.035, x, y) for x in (-0.08, 0.08) for y in (-0.08, 0.08)])
    found.update({name: turned(shape, 45) for name, shape in both("bandage", plaster, pad.union(dots)).items()})
    photo = rounded(-0.5, -0.04, 0.5, 0.5, 0.09)
    hill = LineString([(-0.5, 0.06), (-0.16, 0.26), (0.06, 0.1), (0.24, 0.22), (0.5, 0.04)]).buffer(0.025)
    found["text.below.photo"] = outlined(photo).union(hill.intersection(photo)).union(rows([(-0.46, 0.46), (-0.46, 0.2)], (-0.24, -0.44), OPEN))
    found["text.below.photo.fill"] = photo.difference(hill).union(rows([(-0.46, 0.46), (-0.46, 0.2)], (-0.24, -0.44), OPEN))
    wheels = [disc(0.24, -0.42, -0.16), disc(0.24, 0.42, -0.16)]
    frame = line([(-0.42, -0.16), (-0.2, 0.2), (0.26, 0.2), (0.0, -0.16), (-0.42, -0.16)], 0.06)
    fork_ = line([(0.42, -0.16), (0.24, 0.34), (0.36, 0.36)], 0.06)
    seat_ = line([(-0.3, 0.34), (-0.14, 0.34)], 0.065).union(line([(0.0, -0.16), (-0.23, 0.34)], 0.06))
    wing = polygon([(0.16, 0.06), (-0.13, 0.5), (-0.26, 0.5), (-0.13, 0.06), (-0.13, -0.02), (0.16, -0.02)], 0.025)
    fin = polygon([(-0.36, 0.05), (-0.52, 0.22), (-0.62, 0.22), (-0.54, 0.0), (-0.36, -0.02)], 0.02)
    trunk = oval(0.44, 0, 0.18, 0.085).union(Polygon([(0.44, 0.085), (-0.56, 0.045), (-0.56, -0.045), (0.44, -0.085)]))
    found["airplane"] = union_all([trunk, wing, flipped(wing), fin, flipped(fin)]).buffer(0.015).buffer(-0.015)
    found["bicycle"] = union_all([outlined(wheel, 0.062) for wheel in wheels] + [frame, fork_, seat_])
    return found


def glasses(magnifier):
    """magnifier: magnifyingglass."""
    mark = line([(-0.08, 0.22), (-0.08, 0.05)], 0.07).union(disc(0.04, -0.08, -0.07))
    words = rows([(-0.24, 0.08), (-0.24, 0.08), (-0.24, -0.06)], (0.19, 0.08, -0.03), 0.055)
    star = Polygon([(0.22, 0), (0.06, 0.06), (0, 0.22), (-0.06, 0.06), (-0.22, 0), (-0.06, -0.06), (0, -0.22), (0.06, -0.06)])
    return {"exclamationmark.magnifyingglass": magnifier.union(mark), "text.magnifyingglass": magnifier.union(words),
            "sparkle.magnifyingglass": magnifier.union(moved(star, -0.08, 0.08)), "sparkle": moved(star, 0, 0, 2.2)}


def drawings(sheet, camera, place, magnifier):
    found = {}
    for part in (texts(), pages(sheet), windows(camera, place), grids(), charts(), branches(), devices(), faces(), buildings(),
                 glasses(magnifier)):
        found.update(part)
    return found
