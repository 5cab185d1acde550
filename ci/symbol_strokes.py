# SPDX-License-Identifier: MIT
"""Strokes with round ends and areas with round corners, in em, y upward."""
import math

from shapely import LineString, Point, Polygon, affinity, box as rectangle, union_all

# How thick strokes with free ends are, and others (SymbolStroke).
OPEN, CLOSED = 0.084, 0.071


def line(points, width):
    return LineString(points).buffer(width / 2, quad_segs=6)


def lines(ys, half, width):
    return union_all([line([(-half, y), (half, y)], width) for y in ys])


def arc(x, y, radius, start, end, width):
    """Counterclockwise from one angle to another."""
    count = max(2, round(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return line([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], width)


def oval(x, y, radius_x, radius_y):
    return affinity.translate(affinity.scale(Point(0, 0).buffer(1, quad_segs=12), radius_x, radius_y), x, y)


def disc(radius, x=0, y=0):
    return oval(x, y, radius, radius)


def outlined(shape, width=CLOSED):
    """The inner edge of a shape, so thick."""
    return shape.difference(shape.buffer(-width, quad_segs=6))


def rounded(left, bottom, right, top, radius):
    return rectangle(left + radius, bottom + radius, right - radius, top - radius).buffer(radius, quad_segs=6)


def polygon(points, radius):
    """With round corners where it bulges."""
    return Polygon(points).buffer(-radius, quad_segs=6).buffer(radius, quad_segs=6)


def turned(shape, degrees):
    return affinity.rotate(shape, degrees, origin=(0, 0))


def chevron(scale, width):
    x, y = (0.479 * scale - width) / 2, (0.854 * scale - width) / 2
    return line([(-x, y), (x, 0), (-x, -y)], width)


def smooth(points, closed):
    """Points of a curve through others (Catmull and Rom); a point twice is a corner."""
    count, found = len(points), []
    for i in range(count if closed else count - 1):
        around = [points[j % count] if closed else points[min(max(j, 0), count - 1)] for j in range(i - 1, i + 3)]
        for step in range(8):
            t = step / 8
            weights = (t * ((2 - t) * t - 1), t * t * (3 * t - 5) + 2, t * ((4 - 3 * t) * t + 1), (t - 1) * t * t)
            found.append(tuple(sum(w * p[axis] for w, p in zip(weights, around)) / 2 for axis in (0, 1)))
    return found if closed else found + [points[-1]]


def blob(points):
    """An area within a curve."""
    return Polygon(smooth(points, True)).buffer(0)


def curve(points, width):
    return line(smooth(points, False), width)


def moved(shape, x, y, scale=1.0):
    return affinity.translate(affinity.scale(shape, scale, scale, origin=(0, 0)), x, y)


def mirrored(shape):
    return affinity.scale(shape, -1, 1, origin=(0, 0))


def flipped(shape):
    return affinity.scale(shape, 1, -1, origin=(0, 0))


def apart(shape, others, gap=0.06):
    """A shape without what is nearer to others than a gap."""
    return shape.difference(others.buffer(gap))


def both(name, area, marks=Polygon(), width=CLOSED):
    """An outline with marks by a name, and the area without the marks by its `.fill`."""
    return {name: outlined(area, width).union(marks), name + ".fill": area.difference(marks)}
