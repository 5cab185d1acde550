// SPDX-License-Identifier: MIT
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "CYAML.h"

struct assay_yaml_reader {
  yaml_parser_t parser;
  yaml_event_t event;
};

assay_yaml_reader *assay_yaml_open(const uint8_t *text, size_t length) {
  assay_yaml_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL || !yaml_parser_initialize(&reader->parser)) {
    free(reader);
    return NULL;
  }
  yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&reader->parser, text, length);
  return reader;
}

void assay_yaml_close(assay_yaml_reader *reader) {
  yaml_event_delete(&reader->event);
  yaml_parser_delete(&reader->parser);
  free(reader);
}

static int is_text(const yaml_char_t *tag) {
  return tag != NULL && (strcmp((const char *)tag, "!") == 0 || strcmp((const char *)tag, YAML_STR_TAG) == 0);
}

int32_t assay_yaml_next(assay_yaml_reader *reader, assay_yaml_event *event) {
  yaml_event_delete(&reader->event);
  memset(event, 0, sizeof *event);
  yaml_event_t *next = &reader->event;
  do {
    if (!yaml_parser_parse(&reader->parser, next)) return 0;
  } while (next->type == YAML_STREAM_START_EVENT);
  event->line = next->start_mark.line;
  event->column = next->start_mark.column;
  switch (next->type) {
  case YAML_DOCUMENT_START_EVENT:
    event->kind = ASSAY_YAML_DOCUMENT_START;
    break;
  case YAML_DOCUMENT_END_EVENT:
    event->kind = ASSAY_YAML_DOCUMENT_END;
    break;
  case YAML_ALIAS_EVENT:
    event->kind = ASSAY_YAML_ALIAS;
    event->anchor = (const char *)next->data.alias.anchor;
    break;
  case YAML_SCALAR_EVENT:
    event->kind = ASSAY_YAML_SCALAR;
    event->anchor = (const char *)next->data.scalar.anchor;
    event->text = next->data.scalar.value;
    event->length = next->data.scalar.length;
    event->is_plain = next->data.scalar.style == YAML_PLAIN_SCALAR_STYLE && !is_text(next->data.scalar.tag);
    break;
  case YAML_SEQUENCE_START_EVENT:
    event->kind = ASSAY_YAML_LIST_START;
    event->anchor = (const char *)next->data.sequence_start.anchor;
    break;
  case YAML_SEQUENCE_END_EVENT:
    event->kind = ASSAY_YAML_LIST_END;
    break;
  case YAML_MAPPING_START_EVENT:
    event->kind = ASSAY_YAML_MAP_START;
    event->anchor = (const char *)next->data.mapping_start.anchor;
    break;
  case YAML_MAPPING_END_EVENT:
    event->kind = ASSAY_YAML_MAP_END;
    break;
  default:
    event->kind = ASSAY_YAML_END;
    break;
  }
  return 1;
}

assay_yaml_problem assay_yaml_what_is_wrong(const assay_yaml_reader *reader) {
  const yaml_parser_t *parser = &reader->parser;
  assay_yaml_problem problem = {
    .problem = parser->problem,
    .context = parser->context,
    .line = parser->problem_mark.line,
    .column = parser->problem_mark.column,
    .offset = parser->error == YAML_READER_ERROR ? (int64_t)parser->problem_offset : -1,
  };
  return problem;
}
