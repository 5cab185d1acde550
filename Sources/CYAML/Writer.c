// SPDX-License-Identifier: MIT
#include <limits.h>
#include <stdlib.h>
#include <yaml.h>

#include "CYAML.h"

struct assay_yaml_writer {
  yaml_emitter_t emitter;
  assay_yaml_sink sink;
  void *context;
};

static int write_bytes(void *data, unsigned char *bytes, size_t length) {
  assay_yaml_writer *writer = data;
  writer->sink(writer->context, bytes, length);
  return 1;
}

// An event that could be made is the emitter's, which also deletes it.
static int emit(assay_yaml_writer *writer, yaml_event_t *event, int is_made) {
  return is_made && yaml_emitter_emit(&writer->emitter, event);
}

assay_yaml_writer *assay_yaml_write(assay_yaml_sink sink, void *context) {
  assay_yaml_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL || !yaml_emitter_initialize(&writer->emitter)) {
    free(writer);
    return NULL;
  }
  writer->sink = sink;
  writer->context = context;
  yaml_emitter_set_output(&writer->emitter, write_bytes, writer);
  yaml_emitter_set_width(&writer->emitter, -1);
  yaml_emitter_set_unicode(&writer->emitter, 1);
  yaml_event_t event;
  if (emit(writer, &event, yaml_stream_start_event_initialize(&event, YAML_UTF8_ENCODING)) &&
      emit(writer, &event, yaml_document_start_event_initialize(&event, NULL, NULL, NULL, 1)))
    return writer;
  assay_yaml_discard(writer);
  return NULL;
}

void assay_yaml_discard(assay_yaml_writer *writer) {
  yaml_emitter_delete(&writer->emitter);
  free(writer);
}

int32_t assay_yaml_add_scalar(assay_yaml_writer *writer, const uint8_t *text, size_t length, int32_t is_quoted) {
  if (length > INT_MAX) return 0;
  yaml_scalar_style_t style = is_quoted ? YAML_DOUBLE_QUOTED_SCALAR_STYLE : YAML_PLAIN_SCALAR_STYLE;
  yaml_event_t event;
  return emit(
    writer, &event, yaml_scalar_event_initialize(&event, NULL, NULL, text, (int)length, 1, 1, style));
}

int32_t assay_yaml_begin_list(assay_yaml_writer *writer, int32_t is_on_one_line) {
  yaml_sequence_style_t style = is_on_one_line ? YAML_FLOW_SEQUENCE_STYLE : YAML_BLOCK_SEQUENCE_STYLE;
  yaml_event_t event;
  return emit(writer, &event, yaml_sequence_start_event_initialize(&event, NULL, NULL, 1, style));
}

int32_t assay_yaml_end_list(assay_yaml_writer *writer) {
  yaml_event_t event;
  return emit(writer, &event, yaml_sequence_end_event_initialize(&event));
}

int32_t assay_yaml_begin_map(assay_yaml_writer *writer, int32_t is_on_one_line) {
  yaml_mapping_style_t style = is_on_one_line ? YAML_FLOW_MAPPING_STYLE : YAML_BLOCK_MAPPING_STYLE;
  yaml_event_t event;
  return emit(writer, &event, yaml_mapping_start_event_initialize(&event, NULL, NULL, 1, style));
}

int32_t assay_yaml_end_map(assay_yaml_writer *writer) {
  yaml_event_t event;
  return emit(writer, &event, yaml_mapping_end_event_initialize(&event));
}

int32_t assay_yaml_finish(assay_yaml_writer *writer) {
  yaml_event_t event;
  return emit(writer, &event, yaml_document_end_event_initialize(&event, 1)) &&
    emit(writer, &event, yaml_stream_end_event_initialize(&event));
}
