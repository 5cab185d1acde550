# SPDX-License-Identifier: MIT
"""Drawings of balls, food, rooms, nature and vehicles; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (CLOSED, OPEN, apart, arc, blob, both, curve, disc, line, lines, mirrored, moved, outlined, oval,
                            polygon, rounded, turned)

CIRCLE = disc(0.48)
SPARK = Polygon([(0.2, 0), (0.05, 0.05), (0, 0.2), (-0.05, 0.05), (-0.2, 0), (-0.05, -0.05), (0, -0.2), (0.05, -0.05)])


def balls():
    found = {}
    seam = union_all([arc(-0.62, 0, 0.4, -60, 60, 0.05), arc(0.62, 0, 0.4, 120, 240, 0.05)])
    stitches = union_all(
        [affinity.translate(turned(line([(0.36, 0), (0.44, 0)], 0.04), a), -0.62, 0) for a in (-30, -10, 10, 30)])
    found.update(both("baseball", CIRCLE, seam.union(stitches).union(mirrored(stitches)).intersection(CIRCLE)))
    bows = union_all([arc(-0.5, 0.32, 0.5, -80, 30, 0.06), arc(0.5, -0.32, 0.5, 100, 210, 0.06)])
    found.update(both("tennisball", CIRCLE, bows.intersection(CIRCLE)))
    lines_ = union_all([
        line([(0, 0.5), (0, -0.5)], 0.055),
        line([(-0.5, 0), (0.5, 0)], 0.055),
        arc(-0.66, 0, 0.46, -60, 60, 0.055),
        arc(0.66, 0, 0.46, 120, 240, 0.055)
    ])
    found["basketball"] = outlined(CIRCLE).union(lines_.intersection(CIRCLE))
    third = union_all([
        curve([(0, 0.04), (0.1, 0.26), (0.06, 0.48)], 0.055),
        curve([(-0.05, 0.14), (-0.26, 0.16), (-0.42, 0.28)], 0.055),
        curve([(0.06, 0.12), (0.22, 0.2), (0.3, 0.38)], 0.055)
    ])
    found.update(both("volleyball", CIRCLE, union_all([turned(third, a) for a in (0, 120, 240)]).intersection(CIRCLE)))
    egg = turned(disc(0.56, 0, -0.28).intersection(disc(0.56, 0, 0.28)).buffer(0.03), 45)
    egg = affinity.scale(egg, 1.08, 1.08, origin=(0, 0))
    laces = turned(
        union_all([line([(-0.18, 0), (0.18, 0)], 0.05)] + [line([(x, -0.07), (x, 0.07)], 0.05) for x in (-0.12, 0, 0.12)]), 45)
    bands = turned(union_all([line([(s * 0.34, -0.3), (s * 0.34, 0.3)], 0.05) for s in (-1, 1)]), 45).intersection(egg)
    for name in ("football", "american.football"):
        found.update(both(name, egg, laces.union(bands)))
    found.update(both("rugbyball", egg, bands))
    found.update(
        both("cricket.ball", CIRCLE,
             turned(union_all([line([(x, -0.5), (x, 0.5)], 0.05) for x in (-0.09, 0.09)]), 40).intersection(CIRCLE)))
    puck = union_all([oval(0, 0.12, 0.52, 0.2), rectangle(-0.52, -0.14, 0.52, 0.12), oval(0, -0.14, 0.52, 0.2)])
    rim = outlined(oval(0, 0.12, 0.52, 0.2), 0.055).intersection(rectangle(-1, -1, 1, 0.12))
    found.update(both("hockey.puck", puck, rim))
    head = oval(-0.14, 0.16, 0.3, 0.34)
    net = union_all([line([(-0.34 + 0.14 * i, -0.3), (-0.34 + 0.14 * i, 0.6)], 0.035)
                     for i in range(4)] + [line([(-0.6, 0.02 + 0.14 * i), (0.3, 0.02 + 0.14 * i)], 0.035)
                                           for i in range(4)]).intersection(head)
    racket = union_all([outlined(head, 0.06), net, line([(-0.14, -0.2), (-0.14, -0.54)], 0.085)])
    found["tennis.racket"] = turned(racket, -35).union(disc(0.09, 0.42, -0.36))
    board = turned(rounded(-0.56, -0.1, 0.56, 0.1, 0.1), 0)
    wheels = union_all([disc(0.075, x, -0.18) for x in (-0.32, 0.32)])
    found["skateboard"] = outlined(board, 0.06).union(outlined(wheels, 0.05))
    found["skateboard.fill"] = board.union(apart(wheels, board, 0.03))
    surf = turned(disc(0.7, 0, -0.5).intersection(disc(0.7, 0, 0.5)), 55)
    found.update(both("surfboard", surf, turned(line([(-0.4, 0), (0.4, 0)], 0.045), 55)))
    ski = [rounded(x - 0.085, -0.54, x + 0.085, 0.54, 0.08) for x in (-0.14, 0.14)]
    binding = union_all([line([(x - 0.09, y), (x + 0.09, y)], 0.05) for x in (-0.14, 0.14) for y in (-0.1, 0.06)])
    found.update({name: turned(shape, -25) for name, shape in both("skis", union_all(ski), binding, 0.055).items()})
    bag = rounded(-0.55, -0.36, 0.55, 0.16, 0.18)
    straps = union_all([
        arc(0, 0.12, 0.26, 0, 180, CLOSED),
        line([(-0.26, 0.14), (-0.26, -0.1)], CLOSED),
        line([(0.26, 0.14), (0.26, -0.1)], CLOSED)
    ])
    found["gym.bag"], found["gym.bag.fill"] = outlined(bag).union(straps), bag.difference(
        straps.intersection(rectangle(-1, -1, 1, 0.12)).buffer(0.01)).union(straps.intersection(rectangle(-1, 0.14, 1, 1)))
    return found


def food():
    found = {}
    bowl = Polygon([(-0.27, 0.5), (0.27, 0.5), (0.28, 0.24), (0.17, 0.04), (0, -0.02), (-0.17, 0.04),
                    (-0.28, 0.24)]).buffer(-0.05).buffer(0.05)
    foot = union_all([line([(0, 0.0), (0, -0.46)], CLOSED), lines([-0.5], 0.2, CLOSED)])
    wine = bowl.intersection(rectangle(-1, -1, 1, 0.24))
    found["wineglass"] = union_all([outlined(bowl), foot, line([(-0.26, 0.24), (0.26, 0.24)], 0.06)])
    found["wineglass.fill"] = union_all([outlined(bowl), wine, foot])
    mug, ear = rounded(-0.44, -0.44, 0.24, 0.44, 0.12), outlined(rounded(0.1, -0.24, 0.5, 0.26, 0.16))
    found["mug"], found["mug.fill"] = outlined(mug).union(apart(ear, mug, -0.02)), mug.union(apart(ear, mug, -0.02))
    cup = polygon([(-0.44, 0.14), (0.3, 0.14), (0.22, -0.42), (-0.36, -0.42)], 0.1)
    grip = outlined(rounded(0.14, -0.28, 0.46, 0.06, 0.12), 0.06).difference(cup)
    steam = union_all(
        [curve([(x, 0.26), (x + 0.06, 0.34), (x - 0.02, 0.42), (x + 0.04, 0.52)], 0.06) for x in (-0.26, -0.07, 0.12)])
    for word, shape in (("", outlined(cup)), (".fill", cup)):
        found["cup.and.heat.waves" + word] = union_all([shape, grip, steam])
    fish = disc(0.5, -0.06, -0.3).intersection(disc(0.5, -0.06, 0.3)).union(
        polygon([(0.22, 0.0), (0.56, 0.26), (0.48, 0.0), (0.56, -0.26)], 0.02)).buffer(0.02)
    eye = disc(0.045, -0.28, 0.05)
    gill = arc(-0.26, 0, 0.16, -50, 50, 0.05)
    found.update(both("fish", fish, eye.union(gill)))
    root = turned(polygon([(-0.24, 0.3), (0.24, 0.3), (0.12, -0.2), (0.0, -0.56), (-0.12, -0.2)], 0.06), -40)
    cuts = turned(union_all([line([(-0.3, 0.08), (-0.06, 0.08)], 0.045),
                             line([(0.3, -0.08), (0.04, -0.08)], 0.045)]), -40).intersection(root)
    leaves = turned(
        union_all([
            oval(0, 0.46, 0.065, 0.15),
            affinity.rotate(oval(0, 0.46, 0.06, 0.14), 32, origin=(0, 0.3)),
            affinity.rotate(oval(0, 0.46, 0.06, 0.14), -32, origin=(0, 0.3))
        ]), -40)
    found["carrot"] = union_all([outlined(root, 0.06), cuts, apart(outlined(leaves, 0.05), root, 0)])
    found["carrot.fill"] = union_all([root.difference(cuts), apart(leaves, root, 0.035)])
    tub = polygon([(-0.36, 0.06), (0.36, 0.06), (0.27, -0.54), (-0.27, -0.54)], 0.04)
    stripes = union_all([line([(x * 1.3, 0.06), (x, -0.54)], 0.055) for x in (-0.11, 0.11)]).intersection(tub)
    corn = union_all([
        disc(0.13, -0.24, 0.16),
        disc(0.15, 0.0, 0.24),
        disc(0.13, 0.24, 0.16),
        disc(0.13, -0.12, 0.38),
        disc(0.12, 0.14, 0.4)
    ])
    corn = corn.intersection(rectangle(-1, 0.08, 1, 1))
    found["popcorn"] = union_all([outlined(tub, 0.062), stripes, outlined(corn, 0.058)])
    found["popcorn.fill"] = union_all([tub.difference(stripes), apart(corn, tub, 0.04)])
    pan, handle = disc(0.36, -0.16, -0.1), line([(0.14, 0.16), (0.48, 0.46)], 0.1)
    inner = outlined(disc(0.24, -0.16, -0.1), 0.05)
    found["frying.pan"] = union_all([outlined(pan), inner, apart(handle, pan, -0.02)])
    found["frying.pan.fill"] = union_all([pan.difference(inner), apart(handle, pan, -0.02)])
    carton = polygon([(-0.56, 0.22), (-0.04, 0.22), (-0.04, -0.46), (-0.56, -0.46)], 0.07)
    ears = union_all([line([(-0.4, 0.24), (-0.4, 0.36), (-0.2, 0.36), (-0.2, 0.24)], 0.06)])
    drink = polygon([(0.08, 0.16), (0.56, 0.16), (0.5, -0.46), (0.14, -0.46)], 0.06)
    straw = union_all([line([(0.04, 0.2), (0.6, 0.2)], 0.065), line([(0.32, 0.2), (0.36, 0.46), (0.48, 0.5)], 0.055)])
    found["takeoutbag.and.cup.and.straw"] = union_all([outlined(carton), ears, outlined(drink), straw])
    found["takeoutbag.and.cup.and.straw.fill"] = union_all([carton, ears, apart(drink, straw, 0.035), straw])
    bottle = rounded(-0.2, -0.54, 0.2, 0.26, 0.1).union(rounded(-0.13, 0.2, 0.13, 0.36, 0.04))
    cap = rounded(-0.11, 0.42, 0.11, 0.56, 0.03)
    label = lines([0.0, -0.26], 0.2, 0.05).intersection(bottle)
    found["waterbottle"], found["waterbottle.fill"] = union_all([outlined(bottle, 0.062), cap,
                                                                 label]), union_all([bottle.difference(label), cap])
    basket = polygon([(-0.48, 0.08), (0.48, 0.08), (0.38, -0.48), (-0.38, -0.48)], 0.08)
    rim = line([(-0.56, 0.1), (0.56, 0.1)], 0.085)
    ribs = union_all([line([(x, -0.08), (x * 0.85, -0.34)], 0.055) for x in (-0.22, 0, 0.22)])
    arms = union_all([line([(s * 0.38, 0.12), (s * 0.16, 0.5)], CLOSED) for s in (-1, 1)])
    found["basket"] = union_all([outlined(basket), rim, ribs, arms])
    found["basket.fill"] = union_all([apart(basket, rim, 0.03).difference(ribs), rim, arms])
    menu = polygon([(-0.5, 0.42), (0, 0.5), (0, -0.44), (-0.5, -0.5)], 0.05)
    words = union_all([line([(-0.38, y), (-0.14, y + 0.03)], 0.05) for y in (0.2, 0.04, -0.12)])
    found["menucard"] = union_all([outlined(menu), words, outlined(mirrored(menu))])
    found["menucard.fill"] = union_all([menu.difference(words), mirrored(menu.buffer(-0.02))])
    return found


def rooms():
    found = {}
    shade = polygon([(-0.2, 0.54), (0.2, 0.54), (0.42, 0.08), (-0.42, 0.08)], 0.05)
    pole = line([(0, 0.08), (0, -0.48)], CLOSED)
    base = lines([-0.5], 0.24, 0.085)
    found["lamp.table"], found["lamp.table.fill"] = union_all([outlined(shade), pole, base]), union_all([shade, pole, base])
    high = polygon([(-0.14, 0.56), (0.14, 0.56), (0.3, 0.24), (-0.3, 0.24)], 0.04)
    pole = line([(0, 0.24), (0, -0.5)], CLOSED)
    found["lamp.floor"], found["lamp.floor.fill"] = union_all([outlined(high, 0.062), pole,
                                                               lines([-0.52], 0.2,
                                                                     0.08)]), union_all([high, pole,
                                                                                         lines([-0.52], 0.2, 0.08)])
    hung = polygon([(-0.16, 0.14), (0.16, 0.14), (0.44, -0.3), (-0.44, -0.3)], 0.05)
    cord, bulb = line([(0, 0.54), (0, 0.14)], CLOSED), oval(0, -0.36, 0.13, 0.12).intersection(rectangle(-1, -1, 1, -0.36))
    found["lamp.ceiling"], found["lamp.ceiling.fill"] = union_all([outlined(hung), cord, bulb]), union_all([hung, cord, bulb])
    arm = line([(-0.24, -0.44), (-0.34, 0.04), (0.08, 0.34)], CLOSED)
    head = affinity.translate(turned(polygon([(-0.1, 0.16), (0.1, 0.16), (0.26, -0.14), (-0.26, -0.14)], 0.04), 35), 0.2, 0.26)
    foot = lines([-0.48], 0.22, 0.085)
    foot = affinity.translate(foot, -0.22, 0)
    found["lamp.desk"] = union_all([apart(arm, head, 0), outlined(head, 0.062), foot])
    found["lamp.desk.fill"] = union_all([arm, head, foot])
    hub = disc(0.09)
    blade = blob([(0.02, 0.12), (-0.14, 0.3), (-0.08, 0.48), (0.12, 0.5), (0.24, 0.34), (0.12, 0.16)])
    blades = union_all([turned(blade, a) for a in (0, 120, 240)])
    for name in ("fan", "fanblades"):
        found[name], found[name + ".fill"] = union_all([outlined(blades, 0.06),
                                                        outlined(hub, 0.05)]), union_all([apart(blades, hub, 0.04), hub])
    desk = moved(blades, 0, 0.14, 0.56)
    cage, stand = disc(0.38, 0, 0.14), line([(0, -0.24), (0, -0.5)], CLOSED).union(lines([-0.52], 0.22, 0.075))
    found["fan.desk"] = union_all([outlined(cage, 0.062), desk, stand])
    found["fan.desk.fill"] = union_all([cage.difference(desk), stand])
    box = rounded(-0.44, -0.54, 0.44, 0.54, 0.1)
    door, panel = outlined(disc(0.28, 0, -0.12)), union_all(
        [disc(0.045, -0.28, 0.38), disc(0.045, -0.15, 0.38),
         line([(0.08, 0.38), (0.28, 0.38)], 0.06)])
    wave = curve([(-0.22, -0.14), (-0.08, -0.08), (0.08, -0.18), (0.22, -0.12)], 0.055)
    found.update(both("washer", box, union_all([door, panel, wave])))
    heat = union_all(
        [curve([(x, -0.26), (x + 0.05, -0.16), (x - 0.02, -0.08), (x + 0.03, 0.02)], 0.05) for x in (-0.1, 0.02, 0.14)])
    found.update(both("dryer", box, union_all([door, panel, affinity.translate(heat, -0.02, 0)])))
    racks = union_all([line([(-0.28, y), (0.28, y)], 0.05)
                       for y in (-0.02, -0.34)] + [line([(x, -0.02), (x, -0.34)], 0.04) for x in (-0.2, -0.07, 0.07, 0.2)])
    found.update(both("dishwasher", box, union_all([panel, racks, line([(-0.42, 0.22), (0.42, 0.22)], 0.05)])))
    window = outlined(rounded(-0.28, -0.36, 0.28, 0.04, 0.05), 0.055)
    knobs = union_all([disc(0.05, x, 0.36) for x in (-0.26, -0.09, 0.09, 0.26)])
    found.update(both("oven", box, union_all([window, knobs, line([(-0.24, 0.17), (0.24, 0.17)], 0.06)])))
    rings = union_all([outlined(disc(0.13, x, y), 0.055) for x in (-0.19, 0.19) for y in (0.2, -0.2)])
    found.update(both("cooktop", rounded(-0.5, -0.5, 0.5, 0.5, 0.12), rings))
    found.update(both("stove", box, union_all([knobs, outlined(rounded(-0.28, -0.4, 0.28, 0.1, 0.05), 0.055)])))
    split = line([(-0.36, 0.12), (0.36, 0.12)], 0.06)
    fridge = rounded(-0.34, -0.54, 0.34, 0.54, 0.1)
    found.update(
        both(
            "refrigerator", fridge,
            union_all([
                split.intersection(fridge),
                line([(-0.18, 0.24), (-0.18, 0.36)], 0.06),
                line([(-0.18, -0.02), (-0.18, -0.22)], 0.06)
            ])))
    wave_box = rounded(-0.58, -0.36, 0.58, 0.36, 0.1)
    pane = outlined(rounded(-0.44, -0.2, 0.2, 0.2, 0.06), 0.055)
    found.update(both("microwave", wave_box, union_all([pane] + [disc(0.045, 0.38, y) for y in (0.18, 0.0, -0.18)])))
    tub = polygon([(-0.54, 0.0), (0.54, 0.0), (0.48, -0.38), (-0.48, -0.38)], 0.14)
    tap = union_all([
        line([(-0.42, 0.0), (-0.42, 0.34)], CLOSED),
        arc(-0.3, 0.34, 0.12, 0, 180, CLOSED),
        line([(-0.18, 0.34), (-0.18, 0.28)], CLOSED)
    ])
    feet = union_all([line([(x, -0.38), (x * 1.08, -0.5)], CLOSED) for x in (-0.34, 0.34)])
    edge = line([(-0.58, 0.0), (0.58, 0.0)], CLOSED)
    found["bathtub"], found["bathtub.fill"] = union_all([outlined(tub), tap, feet, edge]), union_all([tub, tap, feet, edge])
    shower = union_all([line([(-0.4, -0.5), (-0.4, 0.36)], CLOSED), arc(-0.2, 0.34, 0.2, 0, 180, CLOSED)])
    rose = polygon([(-0.06, 0.3), (0.06, 0.3), (0.26, 0.08), (-0.26, 0.08)], 0.03)
    rose = affinity.translate(rose, 0.02, 0)
    drops = union_all(
        [line([(x, -0.04 - 0.16 * i), (x * 1.06, -0.1 - 0.16 * i)], 0.06) for x in (-0.16, 0.02, 0.2) for i in range(3)])
    found["shower"], found["shower.fill"] = union_all([shower, outlined(rose, 0.055), drops]), union_all([shower, rose, drops])
    tank = rounded(-0.44, 0.06, -0.16, 0.52, 0.06)
    bowl = polygon([(-0.44, -0.06), (0.44, -0.06), (0.38, -0.22), (0.12, -0.32), (0.16, -0.54), (-0.26, -0.54), (-0.26, -0.3),
                    (-0.44, -0.2)], 0.05)
    lid = line([(-0.44, 0.01), (0.48, 0.01)], 0.065)
    found["toilet"], found["toilet.fill"] = union_all([outlined(tank, 0.062), outlined(bowl, 0.062),
                                                       lid]), union_all([apart(tank, lid, 0.02),
                                                                         apart(bowl, lid, 0.03), lid])
    basin = polygon([(-0.5, -0.02), (0.5, -0.02), (0.36, -0.34), (-0.36, -0.34)], 0.12)
    faucet = union_all([
        line([(0, 0.0), (0, 0.3)], CLOSED),
        arc(0.12, 0.3, 0.12, 0, 180, CLOSED),
        line([(0.24, 0.3), (0.24, 0.22)], CLOSED),
        line([(-0.22, 0.02), (-0.22, 0.14)], CLOSED)
    ])
    drain = rounded(-0.1, -0.52, 0.1, -0.3, 0.03)
    found["sink"] = union_all([outlined(basin), line([(-0.56, -0.02), (0.56, -0.02)], CLOSED), faucet, outlined(drain, 0.055)])
    found["sink.fill"] = union_all([basin, line([(-0.56, -0.02), (0.56, -0.02)], CLOSED), faucet, apart(drain, basin, 0.03)])
    mantel = rounded(-0.54, 0.3, 0.54, 0.46, 0.04)
    wall = polygon([(-0.46, 0.3), (0.46, 0.3), (0.46, -0.5), (-0.46, -0.5)], 0.04)
    hearth = rounded(-0.27, -0.7, 0.27, 0.14, 0.12).intersection(rectangle(-1, -0.5, 1, 1))
    fire = moved(blob([(0.0, -0.5), (-0.2, -0.34), (-0.14, -0.1), (-0.02, 0.1), (0.0, -0.06), (0.1, -0.12), (0.18, -0.32)]), 0,
                 -0.12, 0.72)
    found["fireplace"] = union_all([outlined(mantel, 0.06), outlined(wall, 0.062), outlined(hearth, 0.055), fire])
    found["fireplace.fill"] = union_all([mantel, apart(wall, mantel, 0.03).difference(hearth), fire])
    hood = blob([(-0.3, 0.3), (-0.02, 0.42), (0.2, 0.3), (0.28, 0.06), (0.28, 0.06), (-0.34, 0.06), (-0.34, 0.06)])
    wheels = union_all([disc(0.1, x, -0.44) for x in (-0.24, 0.24)])
    frame = union_all([
        line([(-0.3, 0.02), (0.2, -0.32)], CLOSED),
        line([(0.26, 0.02), (-0.22, -0.32)], CLOSED),
        line([(0.26, 0.04), (0.46, 0.3), (0.54, 0.3)], CLOSED)
    ])
    seat = Polygon([(-0.34, 0.06), (0.28, 0.06), (0.16, -0.16), (-0.2, -0.16)]).buffer(-0.03).buffer(0.03)
    found["stroller"] = union_all([outlined(hood, 0.06), outlined(seat, 0.055), frame, outlined(wheels, 0.055)])
    found["stroller.fill"] = union_all([hood, seat, frame, wheels])
    head, body = disc(0.24, 0, 0.24), oval(0, -0.22, 0.27, 0.26)
    ears = union_all([disc(0.1, s * 0.2, 0.44) for s in (-1, 1)])
    paws = union_all([disc(0.1, s * 0.3, -0.06) for s in (-1, 1)] + [disc(0.12, s * 0.24, -0.44) for s in (-1, 1)])
    face = union_all([disc(0.035, s * 0.09, 0.28) for s in (-1, 1)] + [disc(0.05, 0, 0.18)])
    found["teddybear"] = union_all([
        outlined(head, 0.055),
        apart(outlined(ears, 0.05), head, 0),
        apart(outlined(body, 0.055), head.union(paws), 0),
        apart(outlined(paws, 0.05), head, 0), face
    ])
    found["teddybear.fill"] = union_all(
        [head.difference(face),
         apart(ears, head, 0.03),
         apart(body, head, 0.03),
         apart(paws, body, 0.03)])
    return found


def nature():
    found = {}
    crown = union_all([disc(0.22, -0.2, 0.06), disc(0.22, 0.2, 0.06), disc(0.25, 0, 0.28), disc(0.18, 0, 0.0)])
    trunk = line([(0, -0.06), (0, -0.54)], 0.09)
    found["tree"], found["tree.fill"] = union_all([outlined(crown), trunk]), union_all(
        [crown.difference(line([(0, 0.1), (0, -0.3)], 0.18)), trunk,
         line([(0, 0.08), (0, -0.5)], 0.09)])
    tent = polygon([(0, 0.42), (0.58, -0.42), (-0.58, -0.42)], 0.06)
    opening = polygon([(0, 0.1), (0.22, -0.46), (-0.22, -0.46)], 0.01)
    top = union_all([line([(-0.08, 0.54), (0, 0.4)], CLOSED), line([(0.08, 0.54), (0, 0.4)], CLOSED)])
    found["tent"] = union_all([outlined(tent), line([(-0.2, -0.38), (0, 0.1), (0.2, -0.38)], 0.065), top])
    found["tent.fill"] = tent.difference(opening).union(top)
    near, far = moved(tent, -0.14, -0.1, 0.8), moved(tent, 0.26, 0.06, 0.6)
    hole = moved(opening, -0.14, -0.1, 0.8)
    found["tent.2"] = union_all([outlined(near), outlined(hole, 0.05).intersection(near), apart(outlined(far), near, 0.04)])
    found["tent.2.fill"] = near.difference(hole).union(apart(far, near, 0.05))
    high, low = polygon([(-0.14, 0.44), (0.3, -0.38), (-0.58, -0.38)], 0.05), polygon([(0.28, 0.2), (0.6, -0.38),
                                                                                       (-0.04, -0.38)], 0.05)
    snow = line([(-0.32, 0.1), (-0.22, 0.02), (-0.14, 0.12), (-0.06, 0.02), (0.04, 0.1)], 0.05).intersection(high)
    found["mountain.2"] = union_all([outlined(high), apart(outlined(low), high, 0.0), snow])
    found["mountain.2.fill"] = union_all([high.difference(snow), apart(low, high, 0.05)])
    twist = [(0.5, 0.42, 0.4), (0.3, 0.3, 0.22), (0.38, 0.24, 0.04), (0.2, 0.2, -0.14), (0.16, 0.12, -0.32), (0.06, 0.06, -0.5)]
    found["tornado"] = union_all([line([(-a, y), (b, y)], 0.075) for a, b, y in twist])
    arms = union_all([
        turned(
            blob([(-0.25, 0.0), (-0.24, 0.2), (-0.08, 0.38), (0.14, 0.48), (0.34, 0.5), (0.34, 0.5), (0.14, 0.38), (0.04, 0.26),
                  (0.02, 0.12)]), a) for a in (0, 180)
    ])
    found["hurricane"] = disc(0.27).union(arms).difference(disc(0.11))
    found["tropicalstorm"] = disc(0.27).union(arms).difference(disc(0.19))
    cloud = union_all(
        [disc(0.2, -0.32, 0.04),
         disc(0.28, -0.04, 0.24),
         disc(0.24, 0.29, 0.08),
         rectangle(-0.32, -0.16, 0.29, 0.1)]).buffer(0.02).buffer(-0.02)
    hail = union_all(
        [disc(0.055, x, y) for x, y in ((-0.22, -0.28), (0.06, -0.28), (0.3, -0.28), (-0.1, -0.46), (0.18, -0.46))])
    sleet = union_all([line([(x + 0.04, -0.26), (x - 0.03, -0.38)], 0.065)
                       for x in (-0.24, 0.06, 0.34)] + [disc(0.055, x, -0.5) for x in (-0.18, 0.12)])
    bow = union_all([arc(0.52, -0.52, radius, 90, 180, 0.065) for radius in (0.26, 0.4, 0.54)])
    for word, shape in (("", outlined(cloud)), (".fill", cloud)):
        found["cloud.hail" + word], found["cloud.sleet" + word] = shape.union(hail), shape.union(sleet)
        up = moved(shape, -0.08, 0.06, 0.92)
        found["cloud.rainbow.half" + word] = apart(up, bow.convex_hull, 0.045).union(bow)
    smoke = union_all([
        disc(0.17, -0.3, -0.16),
        disc(0.2, -0.04, -0.08),
        disc(0.17, 0.24, -0.16),
        rectangle(-0.3, -0.33, 0.24, -0.14),
        disc(0.16, 0.12, 0.12),
        disc(0.13, -0.06, 0.3)
    ]).buffer(0.02).buffer(-0.02)
    found["smoke"], found["smoke.fill"] = outlined(smoke, 0.066), smoke
    gust = union_all([
        line([(-0.54, 0.06), (0.16, 0.06)], CLOSED),
        arc(0.16, 0.2, 0.14, -90, 160, CLOSED),
        line([(-0.54, -0.1), (0.3, -0.1)], CLOSED),
        arc(0.3, -0.24, 0.14, -160, 90, CLOSED),
        line([(-0.44, -0.26), (-0.06, -0.26)], CLOSED)
    ])
    flake = union_all([affinity.translate(turned(line([(-0.11, 0), (0.11, 0)], 0.045), a), -0.28, 0.32) for a in (0, 60, 120)])
    found["wind.snow"] = gust.union(flake)
    sun = outlined(disc(0.22)).union(union_all([turned(line([(0.33, 0), (0.43, 0)], 0.07), a) for a in range(0, 360, 45)]))
    filled = disc(0.22).union(union_all([turned(line([(0.33, 0), (0.43, 0)], 0.07), a) for a in range(0, 360, 45)]))
    for word, light in (("", sun), (".fill", filled)):
        up = affinity.translate(moved(light, 0, 0, 0.9), 0, 0.14).intersection(rectangle(-1, -0.1, 1, 1))
        found["sun.rain" + word] = up.union(
            union_all([line([(x + 0.06, -0.26), (x - 0.04, -0.46)], 0.065) for x in (-0.26, 0, 0.26)]))
        found["sun.snow" + word] = up.union(
            union_all(
                [disc(0.055, x, y) for x, y in ((-0.26, -0.24), (0, -0.24), (0.26, -0.24), (-0.13, -0.44), (0.13, -0.44))]))
        found["sun.dust" + word] = up.union(
            union_all([
                disc(0.05, x, y) for y, n in ((-0.22, 0), (-0.36, 1), (-0.5, 0))
                for x in ((-0.36, -0.12, 0.12, 0.36) if not n else (-0.24, 0, 0.24))
            ]))
    found["sun.lefthalf.filled"] = sun.union(disc(0.22).intersection(rectangle(-1, -1, 0, 1)))
    found["sun.righthalf.filled"] = mirrored(found["sun.lefthalf.filled"])
    found["rays"] = union_all([turned(line([(0.2, 0), (0.46, 0)], OPEN), a) for a in range(0, 360, 45)])
    found["light.max"] = union_all([turned(line([(0.28 if i % 2 else 0.2, 0), (0.5, 0)], 0.075), i * 22.5) for i in range(16)])
    found["light.min"] = union_all([turned(line([(0.24, 0), (0.34, 0)], 0.075), i * 45) for i in range(8)])
    bursts = union_all([turned(line([(0.12, 0), (0.3, 0)], 0.06), a) for a in range(0, 360, 45)])
    found["fireworks"] = union_all([
        affinity.translate(bursts, -0.12, 0.18),
        affinity.translate(moved(bursts, 0, 0, 0.66), 0.34, -0.12),
        curve([(-0.12, -0.2), (-0.1, -0.36), (-0.18, -0.54)], 0.055)
    ])
    leaves = [(0.36, -0.44, 205), (0.12, -0.4, 250), (0.02, -0.16, 262), (-0.06, 0.06, 285), (0.0, 0.3, 310), (0.14, 0.5, 335)]
    leaf = disc(0.2, 0, -0.13).intersection(disc(0.2, 0, 0.13))
    twigs = [affinity.translate(turned(affinity.scale(leaf, 0.9, 0.9), angle - 110), x - 0.1, y) for x, y, angle in leaves]
    inner = [
        affinity.translate(turned(affinity.scale(leaf, 0.62, 0.62), angle - 180), x + 0.12, y + 0.1)
        for x, y, angle in leaves[1:-1]
    ]
    found["laurel.leading"] = union_all(twigs + inner)
    found["laurel.trailing"] = mirrored(found["laurel.leading"])
    pelt = oval(0, 0.14, 0.32, 0.38)
    knot = polygon([(-0.07, -0.3), (0.07, -0.3), (0, -0.2)], 0.01)
    string = curve([(0, -0.3), (0.05, -0.4), (-0.04, -0.48), (0.02, -0.58)], 0.05)
    shine = arc(0, 0.16, 0.2, 100, 170, 0.05)
    found["balloon"], found["balloon.fill"] = union_all([outlined(pelt), knot,
                                                         string]), union_all([pelt.difference(shine), knot, string])
    left, right = moved(pelt.union(knot), -0.22, 0.12, 0.72), moved(pelt.union(knot), 0.24, 0.02, 0.72)
    cords = union_all([line([(-0.22, -0.1), (0.02, -0.56)], 0.045), line([(0.24, -0.2), (0.02, -0.56)], 0.045)])
    found["balloon.2"] = union_all([outlined(left, 0.06), apart(outlined(right, 0.06), left, 0.03), cords])
    found["balloon.2.fill"] = union_all([left, apart(right, left, 0.045), cords])
    popper = polygon([(-0.5, -0.5), (-0.2, 0.2), (0.2, -0.2)], 0.04)
    bands = union_all([line([(-0.4, -0.26), (-0.26, -0.4)], 0.05),
                       line([(-0.3, -0.02), (-0.02, -0.3)], 0.05)]).intersection(popper)
    paper = union_all([
        curve([(0.04, 0.12), (0.1, 0.26), (0.02, 0.36), (0.1, 0.5)], 0.06),
        curve([(0.14, 0.04), (0.28, 0.1), (0.36, 0.02), (0.52, 0.08)], 0.06),
        curve([(0.12, 0.14), (0.24, 0.2), (0.3, 0.32)], 0.06),
        disc(0.05, 0.42, 0.42),
        disc(0.045, -0.2, 0.42),
        disc(0.045, 0.46, -0.2),
        disc(0.045, 0.26, 0.52)
    ])
    found["party.popper"], found["party.popper.fill"] = union_all([outlined(popper, 0.062), bands,
                                                                   paper]), union_all([popper.difference(bands), paper])
    return found


def travel():
    found = {}
    body = rounded(-0.44, -0.36, 0.44, 0.44, 0.12)
    pane = rounded(-0.33, -0.02, 0.33, 0.24, 0.05)
    sign = line([(-0.16, 0.345), (0.16, 0.345)], 0.05)
    lights = union_all([disc(0.055, s * 0.27, -0.2) for s in (-1, 1)])
    tires = union_all([rounded(0.24 * s - 0.07, -0.52, 0.24 * s + 0.07, -0.3, 0.04) for s in (-1, 1)])
    mirrors = union_all([line([(0.51 * s, 0.18), (0.51 * s, 0.0)], 0.065) for s in (-1, 1)])
    found["bus"] = union_all([outlined(body), outlined(pane.buffer(0.03), 0.055), lights, apart(tires, body, 0), mirrors, sign])
    found["bus.fill"] = union_all([body.difference(pane).difference(lights).difference(sign), apart(tires, body, 0), mirrors])
    tall = rounded(-0.38, -0.4, 0.38, 0.54, 0.1)
    panes = [rounded(-0.28, 0.2, 0.28, 0.4, 0.04), rounded(-0.28, -0.1, 0.28, 0.08, 0.04)]
    low = union_all([disc(0.05, s * 0.23, -0.25) for s in (-1, 1)])
    tires = affinity.translate(tires, 0, -0.03)
    found["bus.doubledecker"] = union_all([outlined(tall, 0.062)] + [outlined(p.buffer(0.025), 0.05)
                                                                     for p in panes] + [low, apart(tires, tall, 0)])
    found["bus.doubledecker.fill"] = union_all([tall.difference(union_all(panes)).difference(low), apart(tires, tall, 0)])
    hull = polygon([(-0.56, -0.12), (0.56, -0.12), (0.4, -0.42), (-0.4, -0.42)], 0.05)
    cabin = union_all(
        [rounded(-0.36, -0.1, 0.36, 0.12, 0.04),
         rounded(-0.22, 0.08, 0.22, 0.3, 0.04),
         rectangle(-0.06, 0.28, 0.06, 0.5)]).buffer(0.01)
    ports = union_all([disc(0.04, x, 0.01) for x in (-0.22, 0, 0.22)])
    swell = [(-0.56 + 0.07 * i, -0.52 + 0.03 * math.sin(i * math.pi / 2)) for i in range(17)]
    found["ferry"] = union_all([outlined(hull, 0.062), apart(outlined(cabin, 0.055), hull, 0), ports, line(swell, 0.05)])
    found["ferry.fill"] = union_all([hull, apart(cabin.difference(ports), hull, 0.035), line(swell, 0.05)])
    car = rounded(-0.46, -0.44, 0.46, 0.22, 0.12)
    panes = union_all([rounded(x - 0.13, -0.1, x + 0.13, 0.1, 0.04) for x in (-0.2, 0.2)])
    cable = union_all([line([(-0.56, 0.42), (0.56, 0.54)], 0.06), line([(0, 0.48), (0, 0.2)], CLOSED)])
    found["cablecar"], found["cablecar.fill"] = union_all([outlined(car),
                                                           outlined(panes.buffer(0.02), 0.05),
                                                           cable]), union_all([car.difference(panes), cable])
    pump = rounded(-0.46, -0.5, 0.12, 0.5, 0.1)
    gauge = rounded(-0.34, 0.08, 0.0, 0.36, 0.04)
    base = line([(-0.54, -0.5), (0.2, -0.5)], CLOSED)
    hose = union_all([
        line([(0.12, -0.06), (0.24, -0.06), (0.24, -0.3)], CLOSED),
        arc(0.33, -0.3, 0.09, 180, 360, CLOSED),
        line([(0.42, -0.3), (0.42, 0.2), (0.24, 0.4)], CLOSED)
    ])
    found["fuelpump"], found["fuelpump.fill"] = union_all([outlined(pump),
                                                           outlined(gauge.buffer(0.02), 0.055), base,
                                                           hose]), union_all([pump.difference(gauge), base, hose])
    flash = moved(polygon([(0.12, 0.54), (-0.32, -0.06), (-0.02, -0.06), (-0.12, -0.54), (0.32, 0.1), (0.02, 0.1)], 0.02),
                  -0.17, 0.08, 0.5)
    found["ev.charger"], found["ev.charger.fill"] = union_all([outlined(pump), flash, base,
                                                               hose]), union_all([pump.difference(flash), base, hose])
    wheel = union_all([
        outlined(disc(0.5)),
        outlined(disc(0.13), 0.06),
        line([(-0.44, 0.02), (-0.12, 0.02)], CLOSED),
        line([(0.44, 0.02), (0.12, 0.02)], CLOSED),
        line([(0, -0.12), (0, -0.44)], CLOSED)
    ])
    found["steeringwheel"] = wheel
    wheels = union_all([outlined(disc(0.17, x, -0.28), 0.06) for x in (-0.36, 0.38)])
    cycle = union_all([
        line([(-0.36, -0.28), (-0.1, -0.06), (0.16, -0.06), (0.38, -0.28)], CLOSED),
        line([(0.38, -0.28), (0.2, 0.28), (0.08, 0.3)], CLOSED),
        rounded(-0.34, 0.02, 0.08, 0.14, 0.06)
    ])
    found["motorcycle"], found["motorcycle.fill"] = wheels.union(cycle), union_all(
        [wheels, cycle, polygon([(-0.12, -0.02), (0.18, 0.06), (0.22, -0.14), (-0.02, -0.24)], 0.03)])
    skid = union_all([
        curve([(-0.22, -0.24), (0.08, -0.24), (0.2, -0.02), (0.2, -0.02), (0.14, 0.34), (0.02, 0.4)], CLOSED),
        rounded(-0.46, -0.04, -0.06, 0.12, 0.07),
        curve([(-0.5, -0.18), (-0.38, -0.04), (-0.22, -0.1), (-0.2, -0.24)], CLOSED)
    ])
    found["moped"], found["moped.fill"] = wheels.union(apart(skid, wheels.convex_hull.buffer(-0.5), 0)), wheels.union(
        skid.buffer(0.02))
    bed = blob([(-0.6, -0.1), (-0.58, 0.06), (-0.46, 0.12), (-0.36, 0.34), (-0.2, 0.38), (0.2, 0.38), (0.34, 0.32), (0.44, 0.1),
                (0.58, 0.04), (0.6, -0.14), (0.6, -0.2), (0.6, -0.2), (-0.6, -0.2), (-0.6, -0.2)])
    rims = union_all([disc(0.13, x, -0.2) for x in (-0.34, 0.34)])
    glass = union_all([
        polygon([(-0.34, 0.12), (-0.28, 0.28), (-0.06, 0.28), (-0.06, 0.12)], 0.02),
        polygon([(0.0, 0.12), (0.0, 0.28), (0.22, 0.28), (0.34, 0.12)], 0.02)
    ])
    found["suv.side"] = union_all(
        [apart(outlined(bed, 0.06), rims, 0.03),
         outlined(rims, 0.055),
         outlined(glass.buffer(0.01), 0.045)])
    found["suv.side.fill"] = union_all([apart(bed, rims, 0.045).difference(glass), rims])
    cap = polygon([(0, 0.42), (0.62, 0.12), (0, -0.18), (-0.62, 0.12)], 0.03)
    hood = Polygon([(-0.36, 0.02), (-0.36, -0.26), (-0.2, -0.38), (0, -0.42), (0.2, -0.38), (0.36, -0.26),
                    (0.36, 0.02)]).buffer(-0.03).buffer(0.03)
    tassel = line([(0.54, 0.1), (0.54, -0.3)], 0.055)
    found["graduationcap"] = union_all([outlined(cap, 0.062), apart(outlined(hood, 0.06), cap, 0), tassel])
    found["graduationcap.fill"] = union_all([cap, apart(hood, cap, 0.05), tassel])
    return found


def drawings(drawn):
    """Drawings by name.

    drawn: the others, by name.
    """
    return {**balls(), **food(), **rooms(), **nature(), **travel()}
