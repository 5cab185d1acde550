# SPDX-License-Identifier: MIT
"""Drawings of devices, radio, health and play, and of others with marks; in em, about the origin, y upward."""
import math

from shapely import Polygon, affinity, box as rectangle, union_all

from symbol_strokes import (CLOSED, OPEN, apart, arc, blob, both, curve, disc, line, lines, mirrored, moved, outlined, oval,
                            polygon, rounded, turned)

WIDE = rounded(-0.59, -0.44, 0.59, 0.44, 0.13)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
CIRCLE = disc(0.47)
SPARK = Polygon([(0.2, 0), (0.05, 0.05), (0, 0.2), (-0.05, 0.05), (-0.2, 0), (-0.05, -0.05), (0, -0.2), (0.05, -0.05)])
PLUS = line([(-0.17, 0), (0.17, 0)], CLOSED).union(line([(0, -0.17), (0, 0.17)], CLOSED))
CALL = line([(0, 0.14), (0, -0.04)], 0.07).union(disc(0.044, 0, -0.16))


def waves(x, y, radii, width=CLOSED, spread=42):
    """Waves to the right."""
    return union_all([arc(x, y, radius, -spread, spread, width) for radius in radii])


def on_both_sides(shape, start, radii=(0.2, 0.34), width=0.065):
    side = waves(start, 0, radii, width)
    return union_all([shape, side, mirrored(side)])


def warning():
    """A triangle with an exclamation mark at the lower right, and its area."""
    area = affinity.translate(polygon([(-0.24, -0.2), (0.24, -0.2), (0, 0.22)], 0.03).buffer(0.02), 0.36, -0.28)
    mark = line([(0.36, -0.21), (0.36, -0.32)], 0.055).union(disc(0.033, 0.36, -0.405))
    return area.difference(mark), area


def devices(drawn):
    found = {}
    box = rounded(-0.35, -0.54, 0.35, 0.54, 0.11)
    cones = union_all([outlined(disc(0.2, 0, -0.2), 0.06), disc(0.055, 0, -0.2), outlined(disc(0.1, 0, 0.28), 0.055)])
    found.update(both("hifispeaker", box, cones))
    pair = [moved(box, x, 0, 0.74) for x in (-0.3, 0.3)]
    marks = union_all([moved(cones, x, 0, 0.74).buffer(0.006) for x in (-0.3, 0.3)])
    found.update(both("hifispeaker.2", union_all(pair), marks, 0.062))
    pod = rounded(-0.38, -0.5, 0.38, 0.48, 0.26)
    rim = outlined(oval(0, 0.34, 0.24, 0.1), 0.055)
    found.update(both("homepod", pod, rim))
    mini = oval(0, -0.02, 0.44, 0.42).intersection(rectangle(-1, -0.38, 1, 0.34)).buffer(-0.04).buffer(0.04)
    rim = outlined(oval(0, 0.24, 0.26, 0.085), 0.055)
    for name in ("homepodmini", "homepod.mini"):
        found.update(both(name, mini, rim))
    ear = union_all([disc(0.17, -0.3, 0.28), rounded(-0.29, -0.48, -0.17, 0.3, 0.06)])
    buds = ear.union(mirrored(ear))
    tips = union_all([disc(0.045, s * 0.36, 0.3) for s in (-1, 1)])
    for name in ("airpods", "airpods.gen3", "airpods.gen4"):
        found[name] = buds.difference(tips)
    pro = union_all([ear.buffer(0.01), rounded(-0.52, 0.18, -0.38, 0.38, 0.05)])
    for name in ("airpodspro", "airpods.pro"):
        found[name] = pro.union(mirrored(pro)).difference(tips.buffer(0.005))
    band = arc(0, 0.04, 0.42, 10, 170, CLOSED)
    cups = union_all([rounded(s * 0.4 - 0.12, -0.46, s * 0.4 + 0.12, 0.1, 0.1) for s in (-1, 1)])
    for name in ("airpodsmax", "airpods.max"):
        found[name] = union_all([band, cups])
    tag = disc(0.48)
    found["airtag"], found["airtag.fill"] = union_all([outlined(tag), outlined(disc(0.32), 0.055)]), tag.difference(
        outlined(disc(0.34), 0.05))
    goggles = blob([(-0.6, 0.06), (-0.5, 0.24), (-0.2, 0.3), (0.2, 0.3), (0.5, 0.24), (0.6, 0.06), (0.52, -0.2), (0.3, -0.28),
                    (0.14, -0.2), (0, -0.13), (-0.14, -0.2), (-0.3, -0.28), (-0.52, -0.2)])
    for name in ("visionpro", "vision.pro"):
        found[name], found[name + ".fill"] = outlined(goggles), goggles
    mouse = rounded(-0.3, -0.52, 0.3, 0.52, 0.29)
    found.update(
        both("computermouse", mouse,
             union_all([line([(-0.3, 0.08), (0.3, 0.08)], 0.055),
                        line([(0, 0.08), (0, 0.52)], 0.055)]).intersection(mouse)))
    found.update(both("magicmouse", mouse, line([(0, 0.38), (0, 0.26)], 0.06)))
    plate = disc(0.5)
    groove = union_all([outlined(disc(0.16), 0.055), disc(0.05)])
    found.update(both("opticaldisc", plate, groove))
    chip = rounded(-0.56, -0.26, 0.56, 0.3, 0.07)
    cells = union_all([outlined(rounded(x - 0.11, -0.06, x + 0.11, 0.16, 0.03), 0.05) for x in (-0.32, 0, 0.32)])
    pins = union_all([line([(x, -0.28), (x, -0.4)], 0.065) for x in (-0.42, -0.21, 0, 0.21, 0.42)])
    found["memorychip"], found["memorychip.fill"] = union_all([outlined(chip, 0.062), cells,
                                                               pins]), union_all([chip.difference(cells), pins])
    card = polygon([(-0.36, -0.52), (0.36, -0.52), (0.36, 0.3), (0.14, 0.52), (-0.36, 0.52)], 0.08)
    contacts = union_all([line([(x, 0.38), (x, 0.22)], 0.06) for x in (-0.2, -0.04, 0.12)])
    found.update(both("sdcard", card, contacts))
    flat = rounded(-0.58, -0.4, 0.58, -0.04, 0.09)
    cover = line([(-0.5, 0.06), (0.44, 0.4)], CLOSED)
    found["scanner"] = union_all(
        [outlined(flat), cover, line([(-0.38, -0.22), (0.14, -0.22)], 0.055),
         disc(0.045, 0.38, -0.22)])
    found["scanner.fill"] = union_all(
        [flat.difference(line([(-0.38, -0.22), (0.14, -0.22)], 0.055)).difference(disc(0.045, 0.38, -0.22)), cover])
    fax, paper = rounded(-0.56, -0.42, 0.56, 0.2, 0.1), rounded(-0.02, 0.0, 0.42, 0.52, 0.05)
    handset = rounded(-0.44, -0.3, -0.24, 0.34, 0.09)
    keys = union_all([disc(0.04, x, y) for x in (0.04, 0.2, 0.36) for y in (-0.06, -0.2)])
    above = apart(outlined(paper, 0.06), fax, 0).union(line([(0.1, 0.36), (0.3, 0.36)], 0.05))
    found["faxmachine"] = union_all([apart(outlined(fax), handset, 0.03), outlined(handset, 0.055), above, keys])
    found["faxmachine.fill"] = union_all([apart(fax.difference(keys), handset, 0.045), handset, above])
    router = rounded(-0.54, -0.42, 0.54, -0.06, 0.1)
    dots = union_all([disc(0.045, x, -0.24) for x in (-0.32, -0.16)])
    pole = line([(0.3, -0.06), (0.3, 0.2)], CLOSED)
    air = union_all([arc(0.3, 0.2, r, 40, 140, 0.06) for r in (0.16, 0.3)])
    found["wifi.router"], found["wifi.router.fill"] = union_all([outlined(router), dots, pole,
                                                                 air]), union_all([router.difference(dots), pole, air])
    bars = [
        rounded(x - 0.085, -0.44, x + 0.085, top, 0.05) for x, top in ((-0.42, -0.2), (-0.14, 0.02), (0.14, 0.24), (0.42, 0.46))
    ]
    found["cellularbars"] = union_all(bars)
    lens = union_all([outlined(disc(0.36, 0, 0.14)), disc(0.14, 0, 0.14)])
    stand = union_all([line([(0, -0.24), (0, -0.44)], CLOSED), lines([-0.48], 0.26, CLOSED)])
    found["web.camera"] = union_all([lens, stand])
    found["web.camera.fill"] = union_all([disc(0.36, 0, 0.14).difference(outlined(disc(0.19, 0, 0.14), 0.05)), stand])
    phone = rounded(-0.29, -0.56, 0.29, 0.56, 0.12)
    dots = union_all(
        [rounded(x - 0.05, y - 0.05, x + 0.05, y + 0.05, 0.015) for x in (-0.13, 0.0, 0.13) for y in (0.26, 0.08, -0.1)])
    found["apps.iphone"] = outlined(phone).union(dots)
    pad = rounded(-0.4, -0.52, 0.4, 0.52, 0.11)
    dots = union_all(
        [rounded(x - 0.06, y - 0.06, x + 0.06, y + 0.06, 0.02) for x in (-0.19, 0.0, 0.19) for y in (0.24, 0.04, -0.16)])
    found["apps.ipad"] = outlined(pad).union(dots)
    found["apps.ipad.landscape"] = turned(outlined(pad).union(dots), 90)
    found["platter.filled.bottom.iphone"] = outlined(phone).union(rounded(-0.17, -0.42, 0.17, -0.08, 0.05))
    found["platter.filled.top.iphone"] = outlined(phone).union(rounded(-0.17, 0.06, 0.17, 0.4, 0.05))
    found["platter.2.filled.iphone"] = outlined(phone).union(rounded(-0.17, 0.04, 0.17, 0.4, 0.05)).union(
        rounded(-0.17, -0.4, 0.17, -0.04, 0.05))
    found["applewatch.radiowaves.left.and.right"] = on_both_sides(
        moved(drawn["applewatch"], 0, 0, 0.82).buffer(0.006), 0.18, (0.22, 0.36), 0.062)
    found["iphone.radiowaves.left.and.right"] = on_both_sides(moved(drawn["iphone"], 0, 0, 0.9), 0.16, (0.22, 0.36), 0.062)
    for name, base in (("laptopcomputer",
                        union_all([outlined(rounded(-0.44, -0.2, 0.44, 0.4, 0.08)),
                                   line([(-0.6, -0.32), (0.6, -0.32)],
                                        0.085)])), ("desktopcomputer", moved(drawn["desktopcomputer"], -0.05, 0.05,
                                                                             0.94)), ("display",
                                                                                      union_all([
                                                                                          outlined(
                                                                                              rounded(
                                                                                                  -0.58, -0.16, 0.58, 0.5,
                                                                                                  0.1)),
                                                                                          line([(0, -0.16), (0, -0.4)], 0.085),
                                                                                          lines([-0.44], 0.22, 0.07)
                                                                                      ]))):
        sign, area = warning()
        found[name + ".trianglebadge.exclamationmark"] = apart(base, area, 0.055).union(sign)
    screen, low = rounded(-0.5, -0.06, 0.5, 0.5,
                          0.1), union_all([line([(0, -0.06), (0, -0.26)], 0.085),
                                           lines([-0.3], 0.2, 0.07)])
    found["display.2"] = union_all([
        outlined(rounded(-0.62, -0.1, 0.14, 0.38, 0.08)),
        line([(-0.24, -0.1), (-0.24, -0.3)], 0.07),
        line([(-0.4, -0.32), (-0.08, -0.32)], 0.065),
        apart(outlined(rounded(0.02, -0.1, 0.62, 0.38, 0.08)), rounded(-0.62, -0.1, 0.14, 0.38, 0.08), 0.04),
        line([(0.38, -0.1), (0.38, -0.3)], 0.07),
        line([(0.24, -0.32), (0.52, -0.32)], 0.065)
    ])
    down = line([(0, 0.46), (0, 0.06)], CLOSED).union(line([(-0.15, 0.2), (0, 0.05), (0.15, 0.2)], CLOSED))
    for name, frame in (("display.and.arrow.down", outlined(screen).union(low)), ("desktopcomputer.and.arrow.down",
                                                                                  drawn["desktopcomputer"])):
        found[name] = apart(frame, affinity.translate(down, 0, 0.1), 0.06).union(affinity.translate(down, 0, 0.1))
    # A drive on a line, as a picture of iOS 26 shows it (Home Assistant's OnboardingScanningInstanceRow).
    front = rounded(-0.536, -0.22, 0.536, 0.194, 0.206)
    whole = front.union(rounded(-0.364, 0.28, 0.361, 0.557, 0.16)).convex_hull
    panel, lamp = front.buffer(-CLOSED), disc(0.06, 0.316, -0.014)
    drives = {
        "": whole.difference(whole.buffer(-CLOSED).difference(front)).difference(panel).union(lamp),
        ".fill": whole.difference(panel.buffer(0.02).difference(panel.buffer(-0.04))).difference(lamp),
    }
    wire = union_all([line([(0, -0.2), (0, -0.4)], CLOSED), line([(-0.43, -0.446), (0.43, -0.446)], CLOSED), disc(0.111, 0, -0.446)])
    for word in ("", ".fill"):
        found["externaldrive.connected.to.line.below" + word] = drives[word].union(wire)
        if word == "":
            sign, area = warning()
            found["externaldrive.trianglebadge.exclamationmark"] = apart(moved(drawn["externaldrive"], -0.04, 0.04, 0.94), area,
                                                                         0.055).union(sign)
        battery = rounded(-0.5, -0.36, 0.5, 0.24, 0.09)
        poles = union_all([rounded(x - 0.1, 0.2, x + 0.1, 0.4, 0.04) for x in (-0.27, 0.27)])
        bolt = moved(drawn["bolt.fill"], 0, -0.06, 0.46)
        found["bolt.batteryblock" + word] = union_all([outlined(battery), outlined(poles, 0.06), bolt
                                                       ]) if word == "" else union_all([battery.difference(bolt), poles])
    frame, pole = rounded(-0.66, -0.3, 0.58, 0.3, 0.13), rounded(0.61, -0.11, 0.69, 0.11, 0.04)
    bolt = moved(drawn["bolt.fill"], -0.04, 0, 0.78)
    charge = rounded(-0.56, -0.2, 0.48, 0.2, 0.06)
    for name in ("battery.100.bolt", "battery.100percent.bolt"):
        found[name] = union_all([apart(outlined(frame).union(charge), bolt, 0.05), pole, bolt])
    plate = rounded(-0.44, -0.44, 0.44, 0.44, 0.14)
    for word, holes in (("a", [
            rectangle(x - 0.035, -0.14, x + 0.035, 0.16) for x in (-0.15, 0.15)
    ]), ("b", [rectangle(x - 0.035, -0.02, x + 0.035, 0.24)
               for x in (-0.15, 0.15)] + [disc(0.075, 0, -0.18)]), ("c", [disc(0.07, x, 0) for x in (-0.15, 0.15)])):
        found.update(both("poweroutlet.type." + word, plate, union_all(holes)))
    plug = union_all([rounded(-0.2, -0.14, 0.2, 0.2, 0.06), rounded(-0.12, 0.2, 0.12, 0.46, 0.02)])
    found["cable.connector"] = union_all([outlined(plug, 0.062), line([(0, -0.14), (0, -0.5)], CLOSED)])
    found["cable.connector.horizontal"] = turned(found["cable.connector"], 90)
    knob = union_all([disc(0.15, 0, 0.38), line([(0, 0.24), (0, -0.16)], 0.085)])
    foot = rounded(-0.42, -0.48, 0.42, -0.18, 0.08)
    found["arcade.stick"] = union_all([knob, outlined(foot)])
    arrow = line([(0.36, 0.2), (0.56, 0.2)], 0.065).union(line([(0.46, 0.31), (0.57, 0.2), (0.46, 0.09)], 0.065))
    upward = line([(0.36, 0.1), (0.36, 0.42)], 0.065).union(line([(0.25, 0.31), (0.36, 0.43), (0.47, 0.31)], 0.065))
    name = "arcade.stick.and.arrow."
    found[name + "left.and.arrow.right"] = found[name + "left.and.arrow.right.outward"] = union_all(
        [found["arcade.stick"], arrow, mirrored(arrow)])
    found[name + "right"], found[name + "left"] = union_all([found["arcade.stick"],
                                                             arrow]), union_all([found["arcade.stick"],
                                                                                 mirrored(arrow)])
    found[name + "up"] = union_all([found["arcade.stick"], upward])
    downward = affinity.scale(upward, 1, -1, origin=(0, 0.26))
    found[name + "down"] = union_all([found["arcade.stick"], downward])
    found[name + "up.and.arrow.down"] = union_all([found["arcade.stick"], upward, mirrored(downward)])
    console = rounded(-0.58, -0.48, 0.58, -0.06, 0.12)
    small = union_all([disc(0.13, -0.24, 0.36), line([(-0.24, 0.3), (-0.24, -0.06)], CLOSED)])
    buttons = union_all([disc(0.07, 0.14, -0.27), disc(0.07, 0.36, -0.2)])
    found["arcade.stick.console"], found["arcade.stick.console.fill"] = union_all(
        [outlined(console), small, buttons]), union_all([console.difference(buttons), small])
    return found


def radio(drawn):
    found = {}
    for word in ("right", "forward"):
        dot = disc(0.11, -0.38, 0).union(waves(-0.38, 0, (0.3, 0.54, 0.78), 0.085))
        found["dot.radiowaves." + word] = dot
    found["dot.radiowaves.up.forward"] = union_all([disc(0.11, -0.36, -0.36)] +
                                                   [arc(-0.36, -0.36, r, 3, 87, 0.085) for r in (0.3, 0.54, 0.78)])
    mark = disc(0.25, -0.3, 0)
    plus = moved(PLUS, -0.3, 0, 0.78)
    for word in ("right", "forward"):
        found["badge.plus.radiowaves." + word] = mark.difference(plus).union(waves(-0.22, 0, (0.42, 0.62), 0.075))
    tag = affinity.translate(disc(0.26), -0.28, 0)
    sound = waves(-0.2, 0, (0.42, 0.62), 0.075)
    inner = outlined(disc(0.15, -0.28, 0), 0.05)
    for name, extra in (("sensor.tag.radiowaves.forward", disc(0.07, -0.28, 0)), ("airtag.radiowaves.forward", inner)):
        found[name] = union_all([outlined(tag, 0.066), extra, sound])
        found[name + ".fill"] = union_all([tag.difference(extra), sound])
    for word in ("", ".fill"):
        bell = moved(drawn["bell" + word], 0, 0, 0.86)
        found["bell.and.waves.left.and.right" + word] = on_both_sides(bell, 0.2, (0.22, 0.36), 0.062)
        ring = moved(drawn["alarm" + word], 0, 0, 0.76)
        found["alarm.waves.left.and.right" + word] = on_both_sides(ring, 0.16, (0.28, 0.42), 0.062)
        person = moved(drawn["person" + word], -0.16, 0, 0.9)
        voice = waves(0.14, 0.2, (0.2, 0.36), 0.065)
        found["person.wave.2" + word] = person.union(apart(voice, person, 0.04))
        found["key.radiowaves.forward" + word] = moved(drawn["key" + word], -0.14, -0.06, 0.86).union(
            waves(0.06, 0.3, (0.28, 0.44), 0.065, 36))
    for name, height in (("waveform.low", 0.5), ("waveform.mid", 0.75)):
        found[name] = union_all([
            line([(x, -h * height), (x, h * height)], 0.075)
            for x, h in ((-0.48, 0.08), (-0.32, 0.26), (-0.16, 0.44), (0, 0.2), (0.16, 0.5), (0.32, 0.3), (0.48, 0.1))
        ])
    for word, angle in (("up", 90), ("down", 270)):
        found["wave.3." + word] = turned(drawn["wave.3.right"], angle)
    found["shared.with.you"] = found["sharedwithyou"] = union_all(
        [moved(drawn["bubble.left.fill"], 0, 0, 0.98).difference(moved(drawn["person.2.fill"], 0, 0.08, 0.46))])
    return found


def health(drawn):
    found = {}
    nucleus = disc(0.085)
    ring = outlined(oval(0, 0, 0.54, 0.2), 0.06)
    found["atom"] = union_all([nucleus] + [turned(ring, angle) for angle in (0, 60, 120)])
    lobe = blob([(0.08, 0.2), (0.2, 0.32), (0.34, 0.2), (0.48, -0.1), (0.5, -0.4), (0.34, -0.42), (0.14, -0.32), (0.1, -0.06)])
    pipe = union_all([
        line([(0, 0.52), (0, 0.16)], CLOSED),
        line([(0, 0.18), (0.16, 0.04)], CLOSED),
        line([(0, 0.18), (-0.16, 0.04)], CLOSED)
    ])
    found["lungs"] = union_all([outlined(lobe, 0.062), mirrored(outlined(lobe, 0.062)), pipe])
    found["lungs.fill"] = union_all([apart(lobe, pipe, 0.04), mirrored(apart(lobe, pipe, 0.04)), pipe])
    core = disc(0.3)
    spikes = union_all([turned(line([(0.28, 0), (0.42, 0)], 0.065).union(disc(0.06, 0.46, 0)), a) for a in range(0, 360, 45)])
    spots = union_all([disc(0.055, x, y) for x, y in ((-0.08, 0.1), (0.12, 0.02), (-0.04, -0.12))])
    found["microbe"], found["microbe.fill"] = union_all([outlined(core), spots,
                                                         spikes]), union_all([core.difference(spots), spikes])
    pollen = [(0, 0), (-0.32, 0.26), (0.3, 0.3), (-0.3, -0.3), (0.34, -0.24)]
    grains = [disc(0.17 if i == 0 else 0.12, x, y) for i, (x, y) in enumerate(pollen)]
    found["allergens"], found["allergens.fill"] = union_all([outlined(g, 0.06) for g in grains]), union_all(grains)
    mask = polygon([(-0.36, 0.22), (0, 0.32), (0.36, 0.22), (0.36, -0.2), (0, -0.38), (-0.36, -0.2)], 0.07)
    folds = union_all([line([(-0.2, y), (0.2, y)], 0.055) for y in (0.08, -0.08)])
    loops = union_all([arc(s * 0.36, 0.0, 0.2, -75 if s == 1 else 105, 75 if s == 1 else 255, 0.06) for s in (-1, 1)])
    found["facemask"], found["facemask.fill"] = union_all([outlined(mask), folds,
                                                           loops]), union_all([mask.difference(folds),
                                                                               apart(loops, mask, 0)])
    vial, cap = rounded(-0.34, -0.54, 0.34, 0.26, 0.1), rounded(-0.28, 0.34, 0.28, 0.54, 0.05)
    cross = union_all([rounded(-0.055, -0.32, 0.055, 0.04, 0.02), rounded(-0.18, -0.195, 0.18, -0.085, 0.02)])
    found["cross.vial"], found["cross.vial.fill"] = union_all([outlined(vial), outlined(cap, 0.06),
                                                               cross]), union_all([vial.difference(cross), cap])
    bag = rounded(-0.3, -0.16, 0.3, 0.44, 0.12)
    drip = union_all([line([(0, -0.16), (0, -0.54)], CLOSED), line([(0, 0.44), (0, 0.54)], CLOSED)])
    level = line([(-0.3, 0.14), (0.3, 0.14)], 0.055).intersection(bag)
    found["ivfluid.bag"], found["ivfluid.bag.fill"] = union_all([outlined(bag), drip,
                                                                 level]), union_all([bag.difference(level), drip])
    lens = union_all(
        [blob([(-0.55, 0.12), (-0.5, -0.12), (-0.28, -0.2), (-0.1, -0.08), (-0.06, 0.12), (-0.06, 0.12), (-0.55, 0.12)])])
    bridge = union_all([line([(-0.55, 0.12), (0.55, 0.12)], 0.07)])
    found["sunglasses"], found["sunglasses.fill"] = union_all([outlined(lens, 0.058),
                                                               mirrored(outlined(lens, 0.058)),
                                                               bridge]), union_all([lens, mirrored(lens), bridge])
    tache = blob([(0, 0.1), (0.14, 0.18), (0.3, 0.1), (0.44, -0.04), (0.58, 0.0), (0.58, 0.0), (0.46, -0.16), (0.28, -0.18),
                  (0.1, -0.08), (0, 0.0), (0, 0.0), (0, 0.1)])
    tache = tache.union(mirrored(tache)).buffer(0.01)
    found.update(both("mustache", tache, width=0.055))
    spine = rounded(-0.56, 0.1, 0.56, 0.28, 0.06)
    teeth = union_all([rounded(-0.5 + 0.125 * i - 0.032, -0.28, -0.5 + 0.125 * i + 0.032, 0.14, 0.03) for i in range(9)])
    found["comb"], found["comb.fill"] = union_all([outlined(spine, 0.055), apart(teeth, spine, 0)]), union_all([spine, teeth])
    nose = curve([(0.06, 0.5), (0.04, 0.16), (-0.14, -0.1), (-0.26, -0.26), (-0.16, -0.4), (0.02, -0.36), (0.14, -0.44),
                  (0.26, -0.36)], OPEN)
    found["nose"] = nose
    tube = blob([(-0.52, -0.28), (-0.46, 0.0), (-0.36, 0.3), (-0.2, 0.4), (-0.1, 0.3), (-0.08, 0.0), (-0.08, -0.28),
                 (-0.2, -0.42), (-0.4, -0.42)])
    hinge = rounded(-0.1, -0.02, 0.1, 0.22, 0.02)
    rims = union_all([outlined(disc(0.13, s * 0.3, -0.24), 0.05) for s in (-1, 1)])
    pair = union_all([tube, mirrored(tube), hinge])
    found["binoculars"], found["binoculars.fill"] = union_all([outlined(pair, 0.062), rims]), pair.difference(rims)
    return found


def play(drawn):
    found = {}
    stub = rounded(-0.58, -0.34, 0.58, 0.34, 0.09).difference(disc(0.1, 0.18, 0.36)).difference(disc(0.1, 0.18, -0.36))
    tear = union_all([line([(0.18, y), (0.18, y - 0.06)], 0.05) for y in (0.17, 0.03, -0.11)])
    found.update(both("ticket", stub.buffer(-0.01).buffer(0.01), tear))
    orb = CIRCLE
    wisps = union_all([
        curve([(-0.3, 0.06), (-0.12, 0.24), (0.1, 0.16), (0.24, -0.06), (0.3, -0.14)], 0.055),
        curve([(-0.3, -0.1), (-0.1, -0.22), (0.08, -0.1), (0.2, 0.12), (0.3, 0.14)], 0.055),
        curve([(-0.26, 0.0), (0.0, 0.02), (0.28, 0.0)], 0.05)
    ])
    found["siri"] = outlined(orb).union(wisps)
    house = polygon([(-0.5, -0.02), (0, 0.46), (0.5, -0.02), (0.5, -0.1), (0.4, -0.1), (0.4, -0.48), (-0.4, -0.48),
                     (-0.4, -0.1), (-0.5, -0.1)], 0.04)
    mid = moved(polygon([(-0.36, 0.02), (0, 0.36), (0.36, 0.02), (0.36, -0.4), (-0.36, -0.4)], 0.03), 0, -0.06, 0.72)
    for name in ("homekit", "apple.homekit"):
        found[name] = union_all([outlined(house), outlined(mid, 0.055), moved(mid, 0, -0.06, 0.4)])
    clip = rounded(-0.46, -0.46, 0.46, 0.46, 0.18)
    found["appclip"] = union_all([
        outlined(clip).difference(rectangle(0.1, 0.1, 1, 1)),
        disc(CLOSED / 2, 0.1, 0.4245),
        disc(CLOSED / 2, 0.4245, 0.1),
        outlined(disc(0.19), 0.066),
        disc(0.1, 0.36, 0.36)
    ])
    bars = rounded(-0.34, -0.07, 0.34, 0.07, 0.03)
    found["wrongwaysign"], found["wrongwaysign.fill"] = outlined(CIRCLE).union(bars), CIRCLE.difference(bars)
    letter = line([(-0.17, -0.2), (0, 0.24), (0.17, -0.2)], 0.07).union(line([(-0.1, -0.05), (0.1, -0.05)], 0.06))
    strokes = union_all([
        line([(-0.17, 0.18), (0.17, 0.18)], 0.06),
        line([(0, 0.28), (0, 0.18)], 0.06),
        curve([(0.1, 0.18), (0.02, -0.06), (-0.17, -0.2)], 0.06),
        curve([(-0.1, 0.06), (0.02, -0.1), (0.18, -0.2)], 0.06)
    ])
    front = rounded(-0.1, -0.5, 0.58, 0.14, 0.13)
    back = rounded(-0.58, -0.14, 0.1, 0.5, 0.13)
    found["translate"] = union_all([
        back.difference(affinity.translate(letter, -0.24, 0.17)).difference(front.buffer(0.05)),
        outlined(front, 0.062),
        moved(strokes, 0.24, -0.2, 0.95)
    ])
    axes = union_all([line([(0, 0), (0, 0.46)], CLOSED), line([(-0.13, 0.34), (0, 0.48), (0.13, 0.34)], CLOSED)])
    found["move.3d"] = union_all([turned(axes, a) for a in (0, 120, 240)])
    bird = blob([(-0.42, 0.28), (-0.1, 0.0), (0.06, -0.1), (0.06, -0.1), (-0.3, 0.34), (-0.3, 0.34), (0.02, 0.06), (0.2, -0.04),
                 (0.2, -0.04), (0.26, 0.16), (0.1, 0.46), (0.1, 0.46), (0.38, 0.22), (0.44, -0.06), (0.4, -0.16), (0.5, -0.42),
                 (0.5, -0.42), (0.36, -0.32), (0.12, -0.36), (-0.2, -0.38), (-0.46, -0.12), (-0.46, -0.12), (-0.2, -0.22),
                 (-0.04, -0.18), (-0.04, -0.18)]).buffer(0.008)
    found["swift"] = bird
    for word in ("", ".fill"):
        shapes = [disc(0.17, -0.3, -0.18), disc(0.13, 0.02, 0.06), disc(0.15, 0.26, -0.3)]
        stars = union_all([moved(SPARK, 0.3, 0.3, 1.0), moved(SPARK, -0.2, 0.36, 0.7), moved(SPARK, 0.5, 0.02, 0.5)])
        found["bubbles.and.sparkles" + word] = union_all([outlined(s, 0.058) if word == "" else s for s in shapes]).union(stars)
    guitar = union_all([
        disc(0.21, 0, -0.3),
        disc(0.16, 0, -0.02),
        rounded(-0.05, 0.0, 0.05, 0.42, 0.02),
        rounded(-0.08, 0.4, 0.08, 0.56, 0.03)
    ]).buffer(0.02).buffer(-0.02)
    hole = disc(0.07, 0, -0.12)
    left, right = affinity.translate(turned(guitar, 16), -0.2, 0), affinity.translate(turned(guitar, -16), 0.24, 0)
    holes = affinity.translate(turned(hole, 16), -0.2, 0).union(affinity.translate(turned(hole, -16), 0.24, 0))
    found["guitars"] = union_all([outlined(left, 0.05), apart(outlined(right, 0.05), left, 0.04), holes])
    found["guitars.fill"] = union_all([left, apart(right, left, 0.045)]).difference(holes)
    box = polygon([(-0.2, 0.52), (0.2, 0.52), (0.4, -0.5), (-0.4, -0.5)], 0.07)
    arm = union_all([line([(-0.04, -0.3), (0.34, 0.4)], 0.06), line([(-0.36, -0.3), (0.36, -0.3)], 0.055)])
    found["metronome"], found["metronome.fill"] = union_all([outlined(box), arm]), box.difference(arm.intersection(box)).union(
        apart(arm, box, 0))
    reels = union_all([outlined(disc(0.24, s * 0.34, 0))
                       for s in (-1, 1)] + [line([(-0.34, -0.24 + CLOSED / 2), (0.34, -0.24 + CLOSED / 2)], CLOSED)])
    found["recordingtape"] = reels
    blocks = [
        rounded(-0.56, 0.1, -0.12, 0.46, 0.07),
        rounded(0.12, 0.1, 0.56, 0.46, 0.07),
        rounded(-0.22, -0.48, 0.22, -0.14, 0.07)
    ]
    ties = union_all([
        line([(-0.12, 0.28), (0.12, 0.28)], 0.06),
        line([(-0.34, 0.1), (-0.34, -0.31), (-0.22, -0.31)], 0.06),
        line([(0.34, 0.1), (0.34, -0.31), (0.22, -0.31)], 0.06)
    ])
    found["flowchart"], found["flowchart.fill"] = union_all([outlined(b, 0.062)
                                                             for b in blocks] + [ties]), union_all(blocks + [ties])
    spots = [(0, 0.36), (-0.4, -0.3), (0.4, -0.3)]
    dots = union_all([
        disc(0.035, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for (x0, y0), (x1, y1) in zip(spots, spots[1:] + spots[:1])
        for t in (0.3, 0.43, 0.57, 0.7)
    ])
    for word, knots in (("", union_all(
        [outlined(disc(0.13, x, y), 0.06) for x, y in spots])), (".filled", union_all([disc(0.13, x, y) for x, y in spots]))):
        found[f"point.3{word}.connected.trianglepath.dotted"] = dots.union(knots)
    needle = line([(0, -0.14), (0, 0.22)], 0.07).union(disc(0.075, 0, -0.14))
    marks = union_all([
        disc(0.045, 0.34 * math.cos(math.radians(a)), -0.14 + 0.34 * math.sin(math.radians(a)) + 0.06)
        for a in (-10, 30, 60, 120, 150, 190)
    ])
    for word, angle in (("0percent", 100), ("50percent", 0), ("100percent", -100)):
        hand = affinity.rotate(needle, angle, origin=(0, -0.14))
        found[f"gauge.with.dots.needle.bottom.{word}"] = union_all([outlined(CIRCLE), apart(marks, hand, 0.03), hand])
    pointer = affinity.rotate(line([(0, -0.1), (0, 0.2)], 0.075).union(disc(0.08, 0, -0.1)), 42, origin=(0, -0.1))
    ticks = union_all(
        [affinity.translate(turned(line([(0.3, 0), (0.38, 0)], 0.055), a), 0, -0.08) for a in (-20, 15, 50, 90, 130, 165, 200)])
    found["gauge.open.with.lines.needle.33percent"] = union_all(
        [arc(0, -0.08, 0.47, -35, 215, CLOSED), apart(ticks, pointer, 0.03), pointer])
    found["gauge.open"] = union_all([arc(0, -0.08, 0.47, -35, 215, CLOSED), ticks])
    for word, angle in (("min", 225), ("low", 135), ("medium", 90), ("high", 45), ("max", -45)):
        pointer = turned(line([(0.1, 0), (0.25, 0)], 0.07), angle)
        round_ = disc(0.34)
        ticks = union_all([turned(disc(0.04, 0.47, 0), a) for a in range(-45, 226, 30)])
        found["dial." + word], found[f"dial.{word}.fill"] = union_all([outlined(round_), pointer,
                                                                       ticks]), round_.difference(pointer).union(ticks)
    arcs = union_all([turned(disc(0.03, 0.48, 0), a) for a in range(0, 360, 12)])
    found["livephoto"] = union_all([arcs, outlined(disc(0.33), 0.06), disc(0.16)])
    found["livephoto.play"] = union_all(
        [arcs, outlined(disc(0.35), 0.055),
         polygon([(-0.1, 0.16), (0.18, 0), (-0.1, -0.16)], 0.02)])
    found["slowmo"] = union_all([turned(line([(0.3, 0), (0.48, 0)], 0.055), a) for a in range(0, 360, 20)])
    found["timelapse"] = union_all([turned(line([(0.38, 0), (0.48, 0)], 0.055), a) for a in range(0, 360, 20)] + [
        Polygon([(0, 0)] + [(0.3 * math.cos(math.radians(a)), 0.3 * math.sin(math.radians(a))) for a in range(90, -151, -6)]),
        outlined(disc(0.3), 0.05)
    ])
    shutter = rounded(-0.54, -0.4, 0.54, 0.16, 0.12)
    button = line([(-0.3, 0.26), (0.04, 0.26)], 0.085)
    found["camera.shutter.button"], found["camera.shutter.button.fill"] = outlined(shutter).union(button), shutter.union(button)
    for name, inner in (("center.weighted", union_all([disc(0.1), outlined(
            disc(0.22), 0.05)])), ("matrix",
                                   union_all([
                                       outlined(disc(0.14), 0.05),
                                       line([(-0.57, 0), (-0.14, 0)], 0.05),
                                       line([(0.57, 0), (0.14, 0)], 0.05),
                                       line([(0, 0.42), (0, 0.14)], 0.05),
                                       line([(0, -0.42), (0, -0.14)], 0.05)
                                   ])), ("none", Polygon()), ("spot", disc(0.08)), ("partial", outlined(disc(0.2), 0.055))):
        found["camera.metering." + name] = outlined(WIDE).union(inner)
    found["gyroscope"] = union_all(
        [outlined(disc(0.5), 0.06),
         outlined(oval(0, 0, 0.5, 0.18), 0.05),
         outlined(oval(0, 0, 0.18, 0.5), 0.05),
         disc(0.08)])
    rod = rounded(-0.6, -0.2, 0.6, 0.2, 0.06)
    tube = union_all([rounded(-0.22, -0.08, 0.22, 0.1, 0.08)])
    found["level"] = union_all([outlined(rod, 0.062), outlined(tube, 0.05), disc(0.05, 0, 0.01)])
    found["level.fill"] = union_all([rod.difference(tube), disc(0.055, 0, 0.01)])
    return found


def drawings(drawn):
    """Drawings by name.

    drawn: the others, by name.
    """
    return {**devices(drawn), **radio(drawn), **health(drawn), **play(drawn)}
