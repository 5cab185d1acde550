// SPDX-License-Identifier: MIT
#include "CIndexStore.h"

#include <dlfcn.h>
#include <string.h>

static void copy_reason(char *reason, size_t capacity, const char *text) {
  if (capacity == 0) {
    return;
  }
  size_t length = text ? strlen(text) : 0;
  if (length >= capacity) {
    length = capacity - 1;
  }
  if (length > 0) {
    memcpy(reason, text, length);
  }
  reason[length] = '\0';
}

typedef struct {
  const char *name;
  size_t offset;
} entry;

#define FIELD(field, symbol) {"indexstore_" symbol, offsetof(assay_index_functions, field)}

static const entry entries[] = {
    FIELD(format_version, "format_version"),
    FIELD(error_description, "error_get_description"),
    FIELD(error_dispose, "error_dispose"),
    FIELD(store_create, "store_create"),
    FIELD(store_dispose, "store_dispose"),
    FIELD(unit_create, "unit_reader_create"),
    FIELD(unit_dispose, "unit_reader_dispose"),
    FIELD(unit_time, "unit_reader_get_modification_time"),
    FIELD(unit_is_system, "unit_reader_is_system_unit"),
    FIELD(unit_is_module, "unit_reader_is_module_unit"),
    FIELD(unit_has_main_file, "unit_reader_has_main_file"),
    FIELD(unit_main_file, "unit_reader_get_main_file"),
    FIELD(unit_module, "unit_reader_get_module_name"),
    FIELD(unit_working_folder, "unit_reader_get_working_dir"),
    FIELD(unit_provider, "unit_reader_get_provider_identifier"),
    FIELD(unit_dependencies, "unit_reader_dependencies_apply_f"),
    FIELD(dependency_kind, "unit_dependency_get_kind"),
    FIELD(dependency_is_system, "unit_dependency_is_system"),
    FIELD(dependency_path, "unit_dependency_get_filepath"),
    FIELD(dependency_module, "unit_dependency_get_modulename"),
    FIELD(dependency_name, "unit_dependency_get_name"),
    FIELD(record_create, "record_reader_create"),
    FIELD(record_dispose, "record_reader_dispose"),
    FIELD(record_occurrences, "record_reader_occurrences_apply_f"),
    FIELD(occurrence_symbol, "occurrence_get_symbol"),
    FIELD(occurrence_roles, "occurrence_get_roles"),
    FIELD(occurrence_place, "occurrence_get_line_col"),
    FIELD(occurrence_relations, "occurrence_relations_apply_f"),
    FIELD(relation_roles, "symbol_relation_get_roles"),
    FIELD(relation_symbol, "symbol_relation_get_symbol"),
    FIELD(symbol_language, "symbol_get_language"),
    FIELD(symbol_kind, "symbol_get_kind"),
    FIELD(symbol_subkind, "symbol_get_subkind"),
    FIELD(symbol_properties, "symbol_get_properties"),
    FIELD(symbol_roles, "symbol_get_roles"),
    FIELD(symbol_related_roles, "symbol_get_related_roles"),
    FIELD(symbol_name, "symbol_get_name"),
    FIELD(symbol_usr, "symbol_get_usr"),
};

assay_index_status assay_index_open(
    const char *path, assay_index_functions *functions, char *reason, size_t capacity) {
  void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    copy_reason(reason, capacity, dlerror());
    return assay_index_cannot_open;
  }
  // Filled aside, so that a caller never sees half a table. A failed open leaves the library loaded, too:
  // closing what another thread may have opened gains nothing.
  assay_index_functions found;
  for (size_t index = 0; index < sizeof entries / sizeof entries[0]; index++) {
    void *address = dlsym(library, entries[index].name);
    if (!address) {
      copy_reason(reason, capacity, entries[index].name);
      return assay_index_lacks_function;
    }
    memcpy((char *)&found + entries[index].offset, &address, sizeof address);
  }
  *functions = found;
  return assay_index_opened;
}
