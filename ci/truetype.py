# SPDX-License-Identifier: MIT
"""The container of a TrueType font (OpenType 1.9, "Organization of an OpenType Font")."""
import struct


def padded(data):
    return data + b"\0" * (-len(data) % 4)


def checksum(data):
    data = padded(data)
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def font_file(tables):
    """The bytes of a font with these tables, by tag; the checksum in 'head' is written for the whole file."""
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    font = struct.pack(">IHHHH", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    offset = 12 + 16 * count
    body = b""
    for tag in sorted(tables):
        data = tables[tag]
        font += struct.pack(">4sIII", tag, checksum(data), offset + len(body), len(data))
        body += padded(data)
    font += body
    adjustment = (0xB1B0AFBA - checksum(font)) & 0xFFFFFFFF
    place = font.index(b"\x5F\x0F\x3C\xF5") - 4
    return font[:place] + struct.pack(">I", adjustment) + font[place + 4:]
