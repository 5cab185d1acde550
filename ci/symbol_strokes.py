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
