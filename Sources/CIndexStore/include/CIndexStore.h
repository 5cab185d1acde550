// SPDX-License-Identifier: MIT
#ifndef ASSAY_CINDEXSTORE_H
#define ASSAY_CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What Assay needs of libIndexStore's C API, as a table of function pointers: the library belongs to the
/// toolchain in use and is opened at run time, so that one binary serves any Swift. Declared here in our
/// own words after indexstore/indexstore.h of Swift 6.3 (API version 0.16, store format 5). Every handle
/// is an opaque pointer; a text is valid as long as the handle it came from.

typedef struct {
  const char *data;
  size_t length;
} assay_index_text;

/// Called with what is being listed; `false` ends the listing.
typedef bool (*assay_index_visitor)(void *context, void *item);

typedef struct {
  unsigned (*format_version)(void);
  const char *(*error_description)(void *error);
  void (*error_dispose)(void *error);

  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);

  void *(*unit_create)(void *store, const char *name, void **error);
  void (*unit_dispose)(void *unit);
  void (*unit_time)(void *unit, int64_t *seconds, int64_t *nanoseconds);
  bool (*unit_is_system)(void *unit);
  bool (*unit_is_module)(void *unit);
  bool (*unit_has_main_file)(void *unit);
  assay_index_text (*unit_main_file)(void *unit);
  assay_index_text (*unit_module)(void *unit);
  assay_index_text (*unit_working_folder)(void *unit);
  assay_index_text (*unit_provider)(void *unit);
  bool (*unit_dependencies)(void *unit, void *context, assay_index_visitor visit);

  /// 1 a unit, 2 a record, 3 a file.
  int (*dependency_kind)(void *dependency);
  bool (*dependency_is_system)(void *dependency);
  assay_index_text (*dependency_path)(void *dependency);
  assay_index_text (*dependency_module)(void *dependency);
  assay_index_text (*dependency_name)(void *dependency);

  void *(*record_create)(void *store, const char *name, void **error);
  void (*record_dispose)(void *record);
  bool (*record_occurrences)(void *record, void *context, assay_index_visitor visit);

  void *(*occurrence_symbol)(void *occurrence);
  uint64_t (*occurrence_roles)(void *occurrence);
  void (*occurrence_place)(void *occurrence, unsigned *line, unsigned *column);
  bool (*occurrence_relations)(void *occurrence, void *context, assay_index_visitor visit);
  uint64_t (*relation_roles)(void *relation);
  void *(*relation_symbol)(void *relation);

  int (*symbol_language)(void *symbol);
  int (*symbol_kind)(void *symbol);
  int (*symbol_subkind)(void *symbol);
  uint64_t (*symbol_properties)(void *symbol);
  /// All that its occurrences in the record have, and all that relations to it have.
  uint64_t (*symbol_roles)(void *symbol);
  uint64_t (*symbol_related_roles)(void *symbol);
  assay_index_text (*symbol_name)(void *symbol);
  assay_index_text (*symbol_usr)(void *symbol);
} assay_index_functions;

typedef enum {
  assay_index_opened = 0,
  assay_index_cannot_open,
  assay_index_lacks_function,
} assay_index_status;

/// Opens the library and fills the whole table. On failure `reason` (of `capacity` bytes) holds what the
/// system's loader says or the name of the function that is not there. The library stays open for the life
/// of the process: its code may not go away under a reader.
assay_index_status assay_index_open(
    const char *path, assay_index_functions *functions, char *reason, size_t capacity);

/// Says that this thread hands a file to the library. If the library crashes on it before
/// `assay_index_end_file`, the process names the file and exits with 2.
///
/// The library trusts its input, and no check before it finds every wrong bit.
void assay_index_begin_file(const char *path);
void assay_index_end_file(void);

#endif
