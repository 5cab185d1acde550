# SPDX-License-Identifier: MIT
"""Writes Device's profiles: the names of swift-snapshot-testing and the current devices."""

import re

from _swift import facts, natural, number, wrapped, write

FOLDER = "Sources/AssayTraits/Generated"

# _displayCornerRadius of phones that only swift-snapshot-testing's table has, from the README of
# kylebshr/ScreenCorners @197d33c8. Screens without a home indicator have square corners.
CORNERS = {"iPhoneX": 39, "iPhoneXsMax": 39, "iPadPro11": 18}

# swift-snapshot-testing's landscape bottom inset of 24 is a known error on phones with a notch: the
# notes of devices-current.json measure 21 on each of them, the XR and 11 family included.
LANDSCAPE_BOTTOM = {"iPhoneX": 21, "iPhoneXsMax": 21}

# Identifiers that a rule cannot make out of the printed name.
IDENTIFIERS = {
    "iPhone SE (2nd generation)": "iPhoneSe2",
    "iPhone SE (3rd generation)": "iPhoneSe3",
    "iPhone XR": "iPhoneXr",
    "iPad mini (6th generation)": "iPadMini6",
    "iPad mini (A17 Pro)": "iPadMiniA17Pro",
    "iPad (10th generation)": "iPad10",
}

PRINTED = {
    "iPhoneSe": "iPhone SE (1st generation)",
    "iPhone8": "iPhone 8",
    "iPhone8Plus": "iPhone 8 Plus",
    "iPhoneX": "iPhone X",
    "iPhoneXsMax": "iPhone XS Max",
    "iPadMini": "iPad mini (before the 6th generation)",
    "iPad9_7": "iPad 9.7-inch",
    "iPad10_2": "iPad 10.2-inch",
    "iPadPro10_5": "iPad Pro 10.5-inch",
    "iPadPro11": "iPad Pro 11-inch (before the M4)",
    "iPadPro12_9": "iPad Pro 12.9-inch (with a home button)",
    "tv": "Apple TV",
    "tv4K": "Apple TV 4K",
}


def identifier(name):
    """iPad Pro 13-inch (M4) -> iPadPro13M4; the chips of a shared record are left out."""
    if name in IDENTIFIERS:
        return IDENTIFIERS[name]
    name = re.sub(r"\([^)]*/[^)]*\)", "", name).replace("-inch", "")
    words = re.findall(r"[A-Za-z0-9]+", name)
    return words[0] + "".join(word[0].upper() + word[1:] for word in words[1:])


class Screen:
    def __init__(self, orientation, split, size, safe_area, status_bar, classes):
        self.orientation, self.split, self.size = orientation, split, size
        self.safe_area, self.status_bar, self.classes = safe_area, status_bar, classes

    def swift(self):
        top, left, bottom, right = map(number, self.safe_area)
        split = f", split: .{self.split}" if self.split else ""
        width, height = map(number, self.size)
        return (
            f"Screen(.{self.orientation}{split}, size: Size(width: {width}, height: {height}), "
            f"safeArea: Insets(top: {top}, left: {left}, bottom: {bottom}, right: {right}), "
            f"statusBarHeight: {number(self.status_bar)}, "
            f"sizeClasses: (.{self.classes[0]}, .{self.classes[1]}))")


class Profile:
    def __init__(self, name, printed, idiom, scale, corner, indicator, screens, notes):
        self.name, self.printed, self.idiom, self.scale = name, printed, idiom, scale
        self.corner, self.indicator, self.screens, self.notes = corner, indicator, screens, notes

    @property
    def orientation(self):
        """What the bare name means: swift-snapshot-testing shows tablets in landscape."""
        return "portrait" if self.idiom == "phone" else "landscape"

    def table_entry(self):
        corner = "nil" if self.corner is None else number(self.corner)
        screens = ",\n".join(screen.swift() for screen in self.screens)
        return (
            f'static let {self.name} = DeviceProfile(\nname: "{self.name}", idiom: .{self.idiom}, '
            f"displayScale: {number(self.scale)}, defaultOrientation: .{self.orientation},\n"
            f"screenCornerRadius: {corner}, hasHomeIndicator: {str(self.indicator).lower()},\n"
            f"screens: [\n{screens},\n])")

    def accessors(self):
        full = next(s for s in self.screens if s.orientation == self.orientation and not s.split)
        width, height = map(number, full.size)
        lines = wrapped(
            f"{self.printed}, {self.orientation}: {width} x {height} points at "
            f"{number(self.scale)}x.", "/// ")
        for note in self.notes:
            lines += ["///"] + wrapped(note, "/// ")
        table = f"DeviceProfiles.{self.name}"
        lines.append(f"public static var {self.name}: Device {{ {table}.device() }}")
        if self.idiom != "tv":
            lines.append(f"/// {self.printed}, in an orientation.")
            lines.append(
                f"public static func {self.name}(_ orientation: Orientation) -> Device "
                f"{{ {table}.device(orientation) }}")
        if self.idiom == "pad":
            lines.append(f"/// {self.printed}, in an orientation and a part of the screen.")
            lines.append(
                f"public static func {self.name}(_ orientation: TabletOrientation) -> Device "
                f"{{ {table}.device(orientation) }}")
        return "\n".join(lines)


def known(record):
    """A record of swift-snapshot-testing's table."""
    name, idiom = record["name"], record["idiom"]
    screens, notes = [], []
    for variant in record["variants"]:
        orientation = variant["orientation"] or "landscape"
        split = variant["split"] if variant["split"] != "full" else None
        safe_area = list(variant["safeArea"])
        if orientation == "landscape" and name in LANDSCAPE_BOTTOM:
            notes.append(
                f"The landscape bottom inset is {LANDSCAPE_BOTTOM[name]}; "
                f"swift-snapshot-testing's {safe_area[2]} is a known error.")
            safe_area[2] = LANDSCAPE_BOTTOM[name]
        shows_bar = idiom == "pad" or (idiom == "phone" and orientation == "portrait")
        classes = [value or "regular" for value in variant["sizeClasses"]]
        screens.append(Screen(
            orientation, split, variant["size"], safe_area, safe_area[0] if shows_bar else 0,
            classes))
    indicator = idiom != "tv" and screens[0].safe_area[2] > 0
    corner = CORNERS.get(name) if indicator else (None if idiom == "tv" else 0)
    order = {"portrait": 0, "landscape": 1}
    splits = [None, "oneThird", "oneHalf", "twoThirds"]
    screens.sort(key=lambda s: (order[s.orientation], splits.index(s.split)))
    printed = PRINTED.get(name, name)
    return Profile(
        name, printed, idiom, record["displayScale"], corner, indicator, screens, notes)


def current(record, gap, third):
    """A record of the current devices, with tablets' splits by swift-snapshot-testing's rule."""
    name, idiom = identifier(record["name"]), record["idiom"]
    screens = []
    for orientation in ("portrait", "landscape"):
        size = record["size"] if orientation == "portrait" else record["size"][::-1]
        safe_area = record["safeArea"][orientation]
        bar = record["statusBarHeight"][orientation]
        classes = record["sizeClasses"][orientation]
        screens.append(Screen(orientation, None, size, safe_area, bar, classes))
        if idiom == "phone":
            continue
        thirteen = record["size"][0] >= 1024
        landscape = orientation == "landscape"
        one = third if landscape or thirteen else 320
        half_is_regular = thirteen or (name.startswith("iPadPro11M"))
        rows = [("oneThird", one, "compact")]
        if landscape:
            half = (size[0] - gap) / 2
            rows.append(("oneHalf", half, "regular" if half_is_regular else "compact"))
        rows.append(
            ("twoThirds", size[0] - gap - one, "regular" if landscape else "compact"))
        for split, width, horizontal in rows:
            # A column must end on a whole point, as the older tablets' rows do.
            width = int(width)
            screens.append(Screen(
                orientation, split, [width, size[1]], safe_area, bar, [horizontal, "regular"]))
    return Profile(
        name, record["name"], idiom, record["displayScale"], record["screenCornerRadius"],
        record["homeIndicator"], screens, [])


def note_differences(profile, other):
    """Where both tables have a device, the better sourced one wins and the other is named."""
    for screen in profile.screens:
        for old in other.screens:
            if old.orientation != screen.orientation or old.split or screen.split:
                continue
            if list(old.safe_area) != list(screen.safe_area):
                profile.notes.append(
                    f"In {screen.orientation} its safe area (top, left, bottom, right) is "
                    f"{', '.join(map(number, screen.safe_area))}, which several measurements "
                    f"agree on; swift-snapshot-testing has "
                    f"{', '.join(map(number, old.safe_area))}.")
            if old.size != screen.size or old.classes != screen.classes:
                raise SystemExit(f"{profile.name}: the tables disagree on size or size class")


def main():
    older = facts("devices-swift-snapshot-testing.json")
    newer = facts("devices-current.json")
    splits = newer["ipadMultitasking"]
    profiles = {}
    for record in older["devices"]:
        profiles[record["name"]] = known(record)
    for record in newer["devices"]:
        names = {name.lower(): name for name in profiles}
        profile = current(record, splits["gap"], splits["landscapeOneThird"])
        profile.name = names.get(profile.name.lower(), profile.name)
        if profile.name in profiles:
            note_differences(profile, profiles[profile.name])
        profiles[profile.name] = profile
    ordered = sorted(profiles.values(), key=lambda profile: natural(profile.name))
    sources = [
        older["source"], "the measurements that ci/data/devices-current.json lists",
        "corner radii of phones before 2019: kylebshr/ScreenCorners README @197d33c8"]

    entries = "\n\n".join(profile.table_entry() for profile in ordered)
    names = ", ".join(profile.name for profile in ordered)
    write(
        f"{FOLDER}/DeviceProfiles.swift", sources,
        f"internal import AssayGraphics\n\n"
        f"/// Every device that Assay knows, in both orientations, sorted by name.\n"
        f"enum DeviceProfiles {{\ntypealias Screen = DeviceProfile.Screen\n\nstatic let all: [DeviceProfile] = [\n"
        + "\n".join(line.strip() for line in wrapped(names + ",", "", width=94))
        + f"\n]\n\n{entries}\n}}")
    accessors = "\n\n".join(profile.accessors() for profile in ordered)
    write(f"{FOLDER}/Devices.swift", sources, f"extension Device {{\n{accessors}\n}}")


main()
