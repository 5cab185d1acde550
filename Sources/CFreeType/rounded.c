// SPDX-License-Identifier: MIT
#include "rounded.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
  double x, y;
} spot;

/// A line or a cubic curve from the first point to the last.
typedef struct {
  spot p[4];
  int is_line;
} piece;

typedef struct {
  piece *pieces;
  int count, capacity;
  /// The index of each contour's first piece.
  int *starts;
  int contours, contour_capacity;
  spot first, last;
} pieces;

static spot spot_of(const FT_Vector *v) { return (spot){(double)v->x, (double)v->y}; }

static spot between(spot a, spot b, double part) {
  return (spot){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

static double distance(spot a, spot b) {
  return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

static int add(pieces *all, piece one) {
  // Pieces of less than 1/64 pixel have no direction.
  if (distance(one.p[0], one.p[3]) < 1) return 0;
  if (all->count == all->capacity) {
    int capacity = all->capacity ? 2 * all->capacity : 64;
    piece *grown = realloc(all->pieces, (size_t)capacity * sizeof *grown);
    if (!grown) return FT_Err_Out_Of_Memory;
    all->pieces = grown;
    all->capacity = capacity;
  }
  all->pieces[all->count++] = one;
  return 0;
}

static int line(pieces *all, spot to) {
  piece one = {{all->last, all->last, to, to}, 1};
  all->last = to;
  return add(all, one);
}

static int close_contour(pieces *all) {
  return all->contours > 0 ? line(all, all->first) : 0;
}

static int move_to(const FT_Vector *to, void *user) {
  pieces *all = user;
  int error = close_contour(all);
  if (error) return error;
  if (all->contours == all->contour_capacity) {
    int capacity = all->contour_capacity ? 2 * all->contour_capacity : 8;
    int *grown = realloc(all->starts, (size_t)capacity * sizeof *grown);
    if (!grown) return FT_Err_Out_Of_Memory;
    all->starts = grown;
    all->contour_capacity = capacity;
  }
  all->starts[all->contours++] = all->count;
  all->first = all->last = spot_of(to);
  return 0;
}

static int line_to(const FT_Vector *to, void *user) { return line(user, spot_of(to)); }

static int cubic_to(const FT_Vector *a, const FT_Vector *b, const FT_Vector *to, void *user) {
  pieces *all = user;
  piece one = {{all->last, spot_of(a), spot_of(b), spot_of(to)}, 0};
  all->last = one.p[3];
  return add(all, one);
}

static int conic_to(const FT_Vector *control, const FT_Vector *to, void *user) {
  pieces *all = user;
  spot c = spot_of(control), end = spot_of(to);
  piece one = {{all->last, between(all->last, c, 2.0 / 3), between(end, c, 2.0 / 3), end}, 0};
  all->last = end;
  return add(all, one);
}

/// The direction of a piece at its start or its end, of length 1.
static spot direction(const piece *one, int at_end) {
  spot from = one->p[at_end ? 3 : 0];
  for (int i = 1; i < 4; i++) {
    spot to = one->p[at_end ? 3 - i : i];
    double length = distance(from, to);
    if (length < 0.5) continue;
    double sign = at_end ? -1 : 1;
    return (spot){sign * (to.x - from.x) / length, sign * (to.y - from.y) / length};
  }
  return (spot){0, 0};
}

static spot at(const piece *one, double u) {
  spot a = between(one->p[0], one->p[1], u), b = between(one->p[1], one->p[2], u);
  spot c = between(one->p[2], one->p[3], u);
  return between(between(a, b, u), between(b, c, u), u);
}

/// Where on a piece the distance from its start, or its end, is `length`.
static double place(const piece *one, double length, int from_end) {
  if (length <= 0) return from_end;
  spot origin = one->p[from_end ? 3 : 0];
  double low = 0, high = 1;
  for (int i = 0; i < 24; i++) {
    double middle = (low + high) / 2;
    double u = from_end ? 1 - middle : middle;
    spot there = one->is_line ? between(one->p[0], one->p[3], u) : at(one, u);
    if (distance(origin, there) < length) low = middle;
    else high = middle;
  }
  return from_end ? 1 - high : high;
}

/// The part of a piece from `from` to `to`.
static piece part(const piece *one, double from, double to) {
  if (one->is_line) {
    spot a = between(one->p[0], one->p[3], from), b = between(one->p[0], one->p[3], to);
    return (piece){{a, a, b, b}, 1};
  }
  // De Casteljau: what is before `to`, then what of that is after `from`.
  spot a = between(one->p[0], one->p[1], to), b = between(one->p[1], one->p[2], to);
  spot c = between(one->p[2], one->p[3], to), ab = between(a, b, to), bc = between(b, c, to);
  piece head = {{one->p[0], a, ab, between(ab, bc, to)}, 0};
  double u = to > 0 ? from / to : 0;
  a = between(head.p[0], head.p[1], u);
  b = between(head.p[1], head.p[2], u);
  c = between(head.p[2], head.p[3], u);
  ab = between(a, b, u);
  bc = between(b, c, u);
  return (piece){{between(ab, bc, u), bc, c, head.p[3]}, 0};
}

/// How far before and behind each corner of a contour its arc starts; 0 for corners that stay. Corner `i` is
/// before piece `i`.
static void find_corners(const piece *pieces, int count, double radius, int fills_right, double *cuts) {
  for (int i = 0; i < count; i++) {
    const piece *before = &pieces[(i + count - 1) % count];
    spot a = direction(before, 1), b = direction(&pieces[i], 0);
    double cosine = a.x * b.x + a.y * b.y;
    double turn = a.x * b.y - a.y * b.x;
    if (fills_right) turn = -turn;
    // Corners that stand out, of more than 26 degrees.
    cuts[i] = 0;
    if (turn <= 0 || cosine > 0.9) continue;
    double half = sqrt((1 - cosine) / fmax(1 + cosine, 0.05));
    cuts[i] = radius * fmin(half, 2);
  }
  // Two corners of one piece share it.
  for (int i = 0; i < count; i++) {
    int next = (i + 1) % count;
    double length = distance(pieces[i].p[0], pieces[i].p[3]);
    double most = cuts[i] > 0 && cuts[next] > 0 ? length / 2 : length * 0.95;
    cuts[i] = fmin(cuts[i], most);
    cuts[next] = fmin(cuts[next], most);
  }
}

typedef struct {
  FT_Outline *outline;
  int capacity;
} writer;

static void put(writer *to, spot point, int tag) {
  if (to->outline->n_points >= to->capacity) return;
  int index = to->outline->n_points++;
  to->outline->points[index].x = (FT_Pos)floor(point.x + 0.5);
  to->outline->points[index].y = (FT_Pos)floor(point.y + 0.5);
  to->outline->tags[index] = (char)tag;
}

static void put_piece(writer *to, const piece *one) {
  if (!one->is_line) {
    put(to, one->p[1], FT_CURVE_TAG_CUBIC);
    put(to, one->p[2], FT_CURVE_TAG_CUBIC);
  }
  put(to, one->p[3], FT_CURVE_TAG_ON);
}

/// An arc of a circle from where one piece ends to where the next starts.
static piece arc(const piece *before, const piece *behind) {
  spot a = direction(before, 1), b = direction(behind, 0);
  double cosine = a.x * b.x + a.y * b.y;
  double half = sqrt((1 - cosine) / fmax(1 + cosine, 0.05));
  // Handles of 4/3 tan(turn / 4) radii, which is 4/3 tan(turn / 4) / tan(turn / 2) of the way to the corner.
  double quarter = half > 0.001 ? (sqrt(1 + half * half) - 1) / half : 0.5;
  spot from = before->p[3], to = behind->p[0];
  double cut = distance(from, to) / 2 * sqrt(1 + half * half);
  double handle = half > 0.001 ? 4.0 / 3 * quarter / half * cut : cut / 2;
  return (piece){
      {from, {from.x + a.x * handle, from.y + a.y * handle}, {to.x - b.x * handle, to.y - b.y * handle}, to}, 0};
}

static void write_contour(writer *to, const piece *pieces, int count, const double *cuts) {
  int first = to->outline->n_points;
  piece before = pieces[0];
  for (int i = 0; i <= count; i++) {
    int index = i % count;
    const piece *one = &pieces[index];
    double from = place(one, cuts[index], 0);
    double end = place(one, cuts[(index + 1) % count], 1);
    piece kept = part(one, fmin(from, end), fmax(from, end));
    // A line that was cut to nothing keeps its direction for the arcs beside it.
    if (one->is_line && distance(kept.p[0], kept.p[3]) < 1) {
      spot way = direction(one, 0);
      kept.p[1] = kept.p[0] = (spot){kept.p[3].x - way.x, kept.p[3].y - way.y};
    }
    if (i == 0) {
      put(to, kept.p[0], FT_CURVE_TAG_ON);
    } else if (cuts[index] > 0) {
      piece round = arc(&before, &kept);
      put_piece(to, &round);
    }
    if (i < count) put_piece(to, &kept);
    before = kept;
  }
  // The last point on the curve is the first.
  if (to->outline->n_points - first > 1) to->outline->n_points--;
  to->outline->contours[to->outline->n_contours++] = (short)(to->outline->n_points - 1);
}

int assay_ft_round_corners(FT_Library library, FT_Outline *from, double radius, FT_Outline *to) {
  const FT_Outline_Funcs funcs = {move_to, line_to, conic_to, cubic_to, 0, 0};
  pieces all = {0};
  int error = FT_Outline_Decompose(from, &funcs, &all);
  if (!error) error = close_contour(&all);
  int fills_right = FT_Outline_Get_Orientation(from) == FT_ORIENTATION_FILL_RIGHT;
  // A piece and an arc have three points each; a contour one more.
  int capacity = 6 * all.count + 8 * all.contours;
  double *cuts = error ? NULL : calloc((size_t)all.count + 1, sizeof *cuts);
  if (!error && (!cuts || capacity > 32000)) error = FT_Err_Array_Too_Large;
  if (!error) error = FT_Outline_New(library, (FT_UInt)capacity, all.contours, to);
  if (!error) {
    to->n_points = 0;
    to->n_contours = 0;
    to->flags = from->flags;
    writer writer = {to, capacity};
    for (int i = 0; i < all.contours; i++) {
      int start = all.starts[i];
      int count = (i + 1 < all.contours ? all.starts[i + 1] : all.count) - start;
      if (count < 2) continue;
      find_corners(all.pieces + start, count, radius, fills_right, cuts);
      write_contour(&writer, all.pieces + start, count, cuts);
    }
  }
  free(cuts);
  free(all.pieces);
  free(all.starts);
  return error;
}
