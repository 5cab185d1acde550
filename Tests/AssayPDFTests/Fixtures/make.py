#!/usr/bin/env python3
"""Writes the PDF files of these tests and their expected pictures, which poppler draws (pdftocairo 22.12, of the
Debian package poppler-utils): python3 make.py. Needs pycairo for `cairo.pdf`."""
import base64, os, subprocess, zlib

here = os.path.dirname(os.path.abspath(__file__))


def stream(entries, data, flate=False):
    if flate:
        data, entries = zlib.compress(data), entries + " /Filter /FlateDecode"
    return b"<< %s /Length %d >>\nstream\n" % (entries.encode(), len(data)) + data + b"\nendstream"


def page(content, resources="", more="", objects=(), box="0 0 40 40", flate=False, contents=None):
    """Objects 1 to 4 are the catalog, the pages, the page and its content; the others follow."""
    return [
        b"<< /Type /Catalog /Pages 2 0 R %s >>" % more.encode(),
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [%s] >>" % box.encode(),
        b"<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << %s >> %s >>"
        % (resources.encode(), (contents or "").encode()),
        stream("", content.encode(), flate), *objects,
    ]


def write(name, objects, damaged=False):
    data, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    start = len(data)
    if damaged:
        places, start = [place + 7 for place in places], 5
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    data += b"".join(b"%010d 00000 n \n" % place for place in places)
    data += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    save(name, data)


def write_packed(name, objects):
    """PDF 1.5: all but streams in a stream of objects, and a table that is a stream with PNG's predictor."""
    streams = {n: body for n, body in enumerate(objects, 1) if b"\nstream\n" in body}
    others = {n: body for n, body in enumerate(objects, 1) if n not in streams}
    pack, table = len(objects) + 1, len(objects) + 2
    head, bodies = b"", b""
    for number, body in others.items():
        head += b"%d %d " % (number, len(bodies))
        bodies += body + b"\n"
    streams[pack] = stream(f"/Type /ObjStm /N {len(others)} /First {len(head)}", head + bodies, True)
    data, rows = b"%PDF-1.5\n", {0: (0, 0, 255)}
    for index, number in enumerate(others):
        rows[number] = (2, pack, index)
    for number, body in streams.items():
        rows[number] = (1, len(data), 0)
        data += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    rows[table] = (1, len(data), 0)
    above, packed = bytes(4), b""
    for number in range(table + 1):
        kind, second, third = rows[number]
        row = bytes([kind, second >> 8, second & 255, third])
        packed += b"\2" + bytes((a - b) & 255 for a, b in zip(row, above))
        above = row
    entries = f"/Type /XRef /Size {table + 1} /W [1 2 1] /Root 1 0 R /DecodeParms << /Predictor 12 /Columns 4 >>"
    start = len(data)
    data += b"%d 0 obj\n" % table + stream(entries, packed, True) + b"\nendobj\nstartxref\n%d\n%%%%EOF\n" % start
    save(name, data)


def save(name, data):
    path = f"{here}/{name}"
    with open(path + ".pdf", "wb") as file:
        file.write(data)
    subprocess.run(
        ["pdftocairo", "-png", "-r", "144", "-transp", "-singlefile", "-cropbox", path + ".pdf", path], check=True)


shapes = """
1 0 0 rg 4 4 m 18 4 l 18 18 l 4 18 l h f
0 0.5 0 rg 22 4 14 14 re 26 8 6 6 re f*
q 0 0 1 RG 3 w 1 J 1 j [6 4] 2 d 4 24 m 10 36 l 18 24 l S Q
q 1 0 0 1 29 29 cm 0.8 0.6 0 rg
7 0 m 7 3.87 3.87 7 0 7 c -3.87 7 -7 3.87 -7 0 c -7 -3.87 -3.87 -7 0 -7 c 3.87 -7 7 -3.87 7 0 c b Q
"""
write("shapes", page(shapes))
write_packed("packed", page(shapes, flate=True))
write("damaged", page(shapes), damaged=True)

write("turned", page("1 0 0 rg 0 0 30 20 re f 0 0 1 rg 10 10 10 20 re f", box="-10 -10 60 60",
                     contents="/Rotate 90 /CropBox [0 0 40 30]"))

write("clips", page("""
q 4 4 32 32 re W n 1 0 0 rg 0 20 m 20 40 l 40 20 l 20 0 l f
20 20 m 40 20 l 40 40 l 20 40 l W* n 0 0 1 rg 0 0 40 40 re f Q 0 0.6 0 rg 0 0 6 6 re f"""))

write("states", page("""
/half gs 1 0 0 rg 4 4 20 20 re f 0 0 1 rg 14 14 22 22 re f
/one gs q 0.5 0 0 2 0 0 cm 0 0.6 0 RG 3 w 12 2 m 12 18 l S Q""",
      "/ExtGState << /half << /ca 0.5 /CA 0.5 >> /one << /ca 1 /CA 1 /LW 2 >> >>"))

function = "<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [" \
    "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 1 0] >>" \
    "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 1 0] /C1 [0 0 1] >>] >>"
samples = stream("/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8", bytes([255, 255, 0, 128, 0, 128]))
write("shadings", page("""
q 2 22 36 16 re W n /axis sh Q q 2 2 16 16 re W n /circle sh Q
/Pattern cs /tilted scn 22 2 16 16 re f""",
      "/Shading << /axis << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [6 0 34 0] /Extend [true false] /Function "
      + function + " >> /circle << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 2 10 10 7] /Extend [false true]"
      " /Function 5 0 R >> >> /Pattern << /tilted << /PatternType 2 /Matrix [16 8 0 16 22 2] /Shading << /ShadingType 2"
      " /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Extend [true true] /Function " + function + " >> >> >>",
      objects=[samples]))

write("masks", page("""
q /soft gs 1 0 0 rg 0 0 40 20 re f Q q /alpha gs 0 0 1 rg 0 20 40 20 re f Q
/multiply gs 1 1 0 rg 10 10 20 20 re f""",
      "/ExtGState << /soft << /SMask << /S /Luminosity /G 5 0 R >> >> /alpha << /SMask << /S /Alpha /G 6 0 R >> >>"
      " /multiply << /SMask /None /BM /Multiply >> >>",
      objects=[stream("/Type /XObject /Subtype /Form /BBox [0 0 40 40] /Group << /S /Transparency /CS /DeviceRGB >>",
                      b"1 1 1 rg 0 0 20 20 re f 0.5 g 20 0 10 20 re f"),
               stream("/Type /XObject /Subtype /Form /BBox [0 0 40 40] /Group << /S /Transparency /CS /DeviceRGB >>"
                      " /Resources << /ExtGState << /half << /ca 0.5 >> >> >>",
                      b"0 20 10 20 re f /half gs 10 20 20 20 re f")]))

write("forms", page("""
q /half gs /group Do Q q 1 0 0 1 20 20 cm /plain Do Q /OC /off BDC 0 0 40 40 re f EMC""",
      "/ExtGState << /half << /ca 0.5 >> >> /XObject << /group 5 0 R /plain 6 0 R >> /Properties << /off 7 0 R >>",
      "/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>",
      objects=[stream("/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency >>",
                      b"1 0 0 rg 0 0 14 14 re f 0 0 1 rg 6 6 20 20 re f"),
               stream("/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Matrix [1.5 0 0 1.5 2 2]",
                      b"0 0.6 0 rg 0 0 20 20 re f"),
               b"<< /Type /OCG /Name (off) >>"]))



def squares(corners, size=32):
    """Rows of an image of four squares, each of a list of bytes, which is as large as it is drawn."""
    half = size // 2
    rows = [bytes(left) * half + bytes(right) * half for left, right in (corners[:2], corners[2:])]
    return rows[0] * half + rows[1] * half


def image(entries, data):
    return stream(f"/Type /XObject /Subtype /Image /Width 32 /Height 32 {entries}", data)


rgb = squares([[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0]])
bits = (b"\0\0\xff\xff" * 16) + (b"\xff\xff\0\0" * 16)
write("images", page("""
q 16 0 0 16 2 22 cm /rgb Do Q q 16 0 0 16 22 22 cm /table Do Q q 0 0.4 0.8 rg 16 0 0 16 2 2 cm /stencil Do Q
q 16 0 0 16 22 2 cm BI /W 32 /H 32 /CS /G /BPC 8 /F /AHx ID """ + squares([[0], [64], [128], [192]]).hex() + "> EI Q",
      "/XObject << /rgb 5 0 R /table 7 0 R /stencil 8 0 R >>",
      objects=[image("/ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 6 0 R /Filter /ASCII85Decode",
                     base64.a85encode(rgb) + b"~>"),
               image("/ColorSpace /DeviceGray /BitsPerComponent 8", squares([[255], [255], [128], [0]])),
               # Two bits a pixel: colors 0 and 1 above 2 and 0.
               image("/BitsPerComponent 2 /ColorSpace [/Indexed /DeviceRGB 2 <FF8000 0080FF 800080>]",
                     (b"\0" * 4 + b"\x55" * 4) * 16 + (b"\xaa" * 4 + b"\0" * 4) * 16),
               image("/ImageMask true", bits)]))

calculator = stream("/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]", b"{ dup 0.5 gt { pop 0 0.5 1 } { dup 2 mul exch 0 } ifelse }")
write("spaces", page("""
/ink cs 1 scn 0 0 20 20 re f 0.25 scn 20 0 20 20 re f /wide cs 0.2 0.6 0.4 scn 0 20 20 20 re f
/gray cs 0.5 scn 20 20 20 10 re f /color cs 0.2 0.5 0.8 scn 20 30 20 10 re f""",
      "/ColorSpace << /ink [/Separation /Spot /DeviceRGB 5 0 R] /wide [/ICCBased 6 0 R] /gray [/CalGray << /WhitePoint [1 1 1] >>]"
      " /color [/CalRGB << /WhitePoint [0.9505 1 1.089] /Gamma [1.8 1.8 1.8] /Matrix [0.4497 0.2446 0.0252 0.3163 0.672 0.1412"
      " 0.1845 0.0833 0.9227] >>] >>",
      objects=[calculator, stream("/N 3 /Alternate /DeviceRGB", b"no profile")]))

try:
    import cairo, math
    surface = cairo.PDFSurface(f"{here}/cairo.pdf", 40, 40)
    context = cairo.Context(surface)
    gradient = cairo.LinearGradient(0, 0, 40, 0)
    gradient.add_color_stop_rgba(0, 1, 0, 0, 1)
    gradient.add_color_stop_rgba(1, 0, 0, 1, 0.2)
    context.set_source(gradient)
    context.rectangle(2, 2, 36, 12)
    context.fill()
    context.push_group()
    context.set_source_rgb(0, 0.6, 0)
    context.arc(12, 27, 9, 0, 2 * math.pi)
    context.fill()
    context.set_source_rgb(0.8, 0, 0.8)
    context.arc(24, 27, 9, 0, 2 * math.pi)
    context.fill()
    context.pop_group_to_source()
    context.paint_with_alpha(0.5)
    surface.finish()
    save("cairo", open(f"{here}/cairo.pdf", "rb").read())
except ImportError:
    print("make.py: cairo.pdf is kept, because pycairo is missing")
