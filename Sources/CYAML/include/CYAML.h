// SPDX-License-Identifier: MIT
#ifndef ASSAY_CYAML_H
#define ASSAY_CYAML_H

#include <stddef.h>
#include <stdint.h>

/// Reads a document in UTF-8, event by event. The text must outlive the reader.
typedef struct assay_yaml_reader assay_yaml_reader;

typedef enum {
  ASSAY_YAML_NOTHING,
  ASSAY_YAML_DOCUMENT_START,
  ASSAY_YAML_DOCUMENT_END,
  ASSAY_YAML_ALIAS,
  ASSAY_YAML_SCALAR,
  ASSAY_YAML_LIST_START,
  ASSAY_YAML_LIST_END,
  ASSAY_YAML_MAP_START,
  ASSAY_YAML_MAP_END,
  ASSAY_YAML_END,
} assay_yaml_kind;

/// What is next. The texts live until the reader's next call.
typedef struct {
  assay_yaml_kind kind;
  /// From 0, in lines and Unicode scalars.
  size_t line, column;
  /// The name that an alias means, or under which this value is known; NULL without one.
  const char *anchor;
  /// The text of a scalar, which may hold zero bytes.
  const uint8_t *text;
  size_t length;
  /// Whether a scalar without quotes has no tag, or one that is not `!` and not a text's.
  int32_t is_plain;
} assay_yaml_event;

/// What is wrong with the text. The words live as long as the reader.
typedef struct {
  const char *problem;
  /// What was being read; NULL where that is not known.
  const char *context;
  /// From 0, in lines and Unicode scalars.
  size_t line, column;
  /// Where a byte is no text of YAML, which has no line yet: its offset; otherwise -1.
  int64_t offset;
} assay_yaml_problem;

/// NULL without memory.
assay_yaml_reader *assay_yaml_open(const uint8_t *text, size_t length);
void assay_yaml_close(assay_yaml_reader *reader);
/// 0 where the text is wrong.
int32_t assay_yaml_next(assay_yaml_reader *reader, assay_yaml_event *event);
assay_yaml_problem assay_yaml_what_is_wrong(const assay_yaml_reader *reader);

/// Writes a document in UTF-8, without a limit of a line's length.
typedef struct assay_yaml_writer assay_yaml_writer;

typedef void (*assay_yaml_sink)(void *context, const uint8_t *bytes, size_t length);

/// NULL without memory. Each call below gives 0 where the document cannot be written.
assay_yaml_writer *assay_yaml_write(assay_yaml_sink sink, void *context);
void assay_yaml_discard(assay_yaml_writer *writer);
int32_t assay_yaml_add_scalar(assay_yaml_writer *writer, const uint8_t *text, size_t length, int32_t is_quoted);
int32_t assay_yaml_begin_list(assay_yaml_writer *writer, int32_t is_on_one_line);
int32_t assay_yaml_end_list(assay_yaml_writer *writer);
int32_t assay_yaml_begin_map(assay_yaml_writer *writer, int32_t is_on_one_line);
int32_t assay_yaml_end_map(assay_yaml_writer *writer);
/// Ends the document and gives the sink what is left of it.
int32_t assay_yaml_finish(assay_yaml_writer *writer);

#endif
