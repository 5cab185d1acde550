#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the PNG fixtures and what they hold, with zlib and the PNG specification only.

With Pillow installed, every 8-bit file is also read by it and compared. Run from this folder.
"""
import json, struct, zlib, os

W, H = 5, 7
expected = {}


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pack_row(samples, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", s) for s in samples)
    if depth == 8:
        return bytes(samples)
    out, bits, n = bytearray(), 0, 0
    for s in samples:
        bits, n = bits << depth | s, n + depth
        if n == 8:
            out.append(bits)
            bits = n = 0
    if n:
        out.append(bits << (8 - n))
    return bytes(out)


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def filtered(rows, bpp):
    """Rows take the five filters in turn."""
    out, prior = bytearray(), None
    for y, row in enumerate(rows):
        kind = y % 5
        out.append(kind)
        for i, v in enumerate(row):
            a = row[i - bpp] if i >= bpp else 0
            b = prior[i] if prior else 0
            c = prior[i - bpp] if prior and i >= bpp else 0
            out.append((v - [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]) & 255)
        prior = row
    return bytes(out)


ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def write(name, color, depth, pixels, rgba, extra=b"", interlaced=False, idats=1):
    channels = CHANNELS[color]
    bpp = max(1, channels * depth // 8)
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    raw = b""
    for x0, y0, dx, dy in passes:
        rows = [pack_row([s for x in range(x0, W, dx) for s in pixels[y][x]], depth)
                for y in range(y0, H, dy) if x0 < W]
        raw += filtered(rows, bpp)
    data = zlib.compress(raw, 9)
    cut = [data[len(data) * i // idats: len(data) * (i + 1) // idats] for i in range(idats)]
    file = b"\x89PNG\r\n\x1a\n" + chunk(
        b"IHDR", struct.pack(">IIBBBBB", W, H, depth, color, 0, 0, int(interlaced)))
    file += extra + b"".join(chunk(b"IDAT", c) for c in cut) + chunk(b"IEND", b"")
    open(f"PNG/{name}.png", "wb").write(file)
    flat = bytes(v for row in rgba for p in row for v in p)
    # Interlacing changes the order of the bytes, not the picture.
    stem = name.removesuffix("-interlaced")
    assert expected.setdefault(stem, flat.hex()) == flat.hex(), name
    # Pillow compares a grey key with samples it has already scaled: not for less than 8 bits.
    if depth == 8 or depth < 8 and "-key" not in name:
        try:
            from PIL import Image
        except ImportError:
            return
        assert Image.open(f"PNG/{name}.png").convert("RGBA").tobytes() == flat, name


def to8(v, depth):
    top = (1 << depth) - 1
    return (v * 255 * 2 + top) // (2 * top)


def sample(x, y, c, depth):
    return ((x * 53 + y * 101 + c * 77 + x * y * 7) * 2654435761 >> 7) % (1 << depth)


for interlaced in (False, True):
    i = "-interlaced" if interlaced else ""
    for depth in (1, 2, 4, 8, 16):
        grey = [[(sample(x, y, 0, depth),) for x in range(W)] for y in range(H)]
        write(f"grey{depth}{i}", 0, depth, grey,
              [[(to8(v, depth),) * 3 + (255,) for (v,) in row] for row in grey], interlaced=interlaced)
        key = grey[2][3][0]
        write(f"grey{depth}-key{i}", 0, depth, grey,
              [[(to8(v, depth),) * 3 + (0 if v == key else 255,) for (v,) in row] for row in grey],
              chunk(b"tRNS", struct.pack(">H", key)), interlaced)
    for depth in (1, 2, 4, 8):
        n = min(1 << depth, 200)
        palette = [tuple(sample(k, 3, c, 8) for c in range(3)) for k in range(n)]
        alphas = [sample(k, 5, 3, 8) for k in range((n + 1) // 2)]
        index = [[(sample(x, y, 1, depth) % n,) for x in range(W)] for y in range(H)]
        plte = chunk(b"PLTE", bytes(v for p in palette for v in p))
        write(f"palette{depth}{i}", 3, depth, index,
              [[palette[k] + (255,) for (k,) in row] for row in index], plte, interlaced)
        write(f"palette{depth}-alpha{i}", 3, depth, index,
              [[palette[k] + ((alphas[k] if k < len(alphas) else 255),) for (k,) in row] for row in index],
              plte + chunk(b"tRNS", bytes(alphas)), interlaced)
    for depth in (8, 16):
        for color, channels, label in ((2, 3, "rgb"), (4, 2, "grey-alpha"), (6, 4, "rgba")):
            px = [[tuple(sample(x, y, c, depth) for c in range(channels)) for x in range(W)] for y in range(H)]

            def rgba8(p):
                q = tuple(to8(v, depth) for v in p)
                return {3: q + (255,), 2: (q[0],) * 3 + q[1:], 4: q}[channels]
            write(f"{label}{depth}{i}", color, depth, px, [[rgba8(p) for p in row] for row in px],
                  interlaced=interlaced)
        px = [[tuple(sample(x, y, c, depth) for c in range(3)) for x in range(W)] for y in range(H)]
        key = px[4][1]
        write(f"rgb{depth}-key{i}", 2, depth, px,
              [[tuple(to8(v, depth) for v in p) + (0 if p == key else 255,) for p in row] for row in px],
              chunk(b"tRNS", struct.pack(">HHH", *key)), interlaced)

px = [[tuple(sample(x, y, c, 8) for c in range(4)) for x in range(W)] for y in range(H)]
write("rgba8-five-idats", 6, 8, px, px, idats=5)
write("rgba8-gamma-ignored", 6, 8, px, px, chunk(b"gAMA", struct.pack(">I", 100000)))
json.dump(expected, open("PNG/expected.json", "w"), indent=0, sort_keys=True)

# Files made to hurt: each must be refused in its own way.
good = open("PNG/rgba8.png", "rb").read()


def header(w, h, depth=8, color=6):
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, depth, color, 0, 0, 0))


tail = chunk(b"IDAT", zlib.compress(b"\0" * 64)) + chunk(b"IEND", b"")
for name, data in {
    "empty": b"",
    "signature-only": good[:8],
    "huge-size": header(0x7FFFFFFF, 0x7FFFFFFF) + tail,
    "large-size-little-data": header(16000, 16000) + tail,
    "zero-width": header(0, 5) + tail,
    "length-over-2-31": good[:33] + b"\xff\xff\xff\xffIDAT" + good[41:],
    "no-header": b"\x89PNG\r\n\x1a\n" + tail,
    "bad-depth": header(4, 4, 3, 0) + tail,
    "palette-missing": header(4, 4, 8, 3) + tail,
    "no-image-data": header(1, 1) + chunk(b"IEND", b""),
    "not-zlib": header(2, 2) + chunk(b"IDAT", b"garbage!!") + chunk(b"IEND", b""),
    "rows-missing": header(4, 40) + tail,
    # Section 11.2.2: an index that the palette does not have is an error. The last pixel of the last row.
    **{f"palette{depth}-index{'-interlaced' if interlaced else ''}": (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 2, depth, 3, 0, 0, interlaced))
        + chunk(b"PLTE", bytes(v % 256 for v in range(3 * ((1 << depth) - 1))))
        + chunk(b"IDAT", zlib.compress(b"".join(
            b"\0" + pack_row([(1 << depth) - 1 if (x, y) == (3, 1) else 0 for x in xs], depth)
            for xs, y in (([[0], 0], [[2], 0], [[1, 3], 0], [range(4), 1]) if interlaced
                          else ([range(4), 0], [range(4), 1])))))
        + chunk(b"IEND", b"")) for depth in (1, 2, 4, 8) for interlaced in (False, True)},
    "header-twice": header(4, 4) + header(2, 2)[8:] + tail,
}.items():
    open(f"Fuzz/{name}.png", "wb").write(data)
print(len(os.listdir("PNG")) - 1, "fixtures,", sum(os.path.getsize("PNG/" + f) for f in os.listdir("PNG")), "bytes")
