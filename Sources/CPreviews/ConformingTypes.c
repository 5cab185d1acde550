// SPDX-License-Identifier: MIT

#include "CPreviews.h"

#include <stdint.h>

// The layouts are those of Swift's stable ABI (TypeMetadata and ProtocolConformanceDescriptor).

typedef struct {
  int32_t protocol;  // relative, the lowest bit says that it goes through a pointer
  int32_t type;      // relative
  int32_t witness_table;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;  // relative
} type_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

static const void *relative(const int32_t *field) {
  return *field ? (const char *)field + *field : NULL;
}

static const void *relative_indirectable(const int32_t *field) {
  int32_t offset = *field & ~1;
  const void *target = (const char *)field + offset;
  return *field & 1 ? *(const void *const *)target : target;
}

static void visit_records(
  const int32_t *begin, const int32_t *end, const void *protocol,
  void (*visit)(const void *, void *), void *context) {
  for (const int32_t *record = begin; record < end; record++) {
    const conformance *c = relative(record);
    if (!c || relative_indirectable(&c->protocol) != protocol) continue;
    unsigned kind = (c->flags >> 3) & 7;
    const type_descriptor *type;
    if (kind == 0) {
      type = relative(&c->type);
    } else if (kind == 1) {
      type = *(const type_descriptor *const *)relative(&c->type);
    } else {
      continue;
    }
    int is_generic = (type->flags & 0x80) != 0;
    if (is_generic || !type->accessor) continue;
    metadata_accessor accessor = (metadata_accessor)relative(&type->accessor);
    visit(accessor(0).metadata, context);
  }
}

#if defined(__APPLE__)

#include <mach-o/getsect.h>
#include <mach-o/ldsyms.h>

void assay_visit_conforming_types(
  const void *protocol, void (*visit)(const void *, void *), void *context) {
  unsigned long size = 0;
  const int32_t *begin =
    (const int32_t *)getsectiondata(&_mh_execute_header, "__TEXT", "__swift5_proto", &size);
  if (begin) visit_records(begin, begin + size / sizeof(*begin), protocol, visit, context);
}

#else

extern const int32_t __start_swift5_protocol_conformances[]
  __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[]
  __attribute__((weak, visibility("hidden")));

void assay_visit_conforming_types(
  const void *protocol, void (*visit)(const void *, void *), void *context) {
  visit_records(
    __start_swift5_protocol_conformances, __stop_swift5_protocol_conformances, protocol, visit,
    context);
}

#endif
