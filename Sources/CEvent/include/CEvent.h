// SPDX-License-Identifier: MIT
#ifndef ASSAY_CEVENT_H
#define ASSAY_CEVENT_H

#include <stddef.h>
#include <stdint.h>

/// A request of GET or POST. What is in it lives until the handler returns.
typedef struct {
  int32_t is_post;
  /// As the client wrote it: perhaps with a query, or a whole address.
  const char *path;
  /// The headers of these names; NULL without one.
  const char *host, *origin;
  const uint8_t *body;
  size_t body_length;
} assay_http_request;

typedef struct assay_http_server assay_http_server;
typedef struct assay_http_answer assay_http_answer;

/// Answers a request, on the thread that runs the server.
typedef void (*assay_http_handler)(
    void *context, const assay_http_request *request, assay_http_answer *answer);

void assay_http_set_status(assay_http_answer *answer, int32_t status);
void assay_http_add_header(assay_http_answer *answer, const char *name, const char *value);
void assay_http_add_body(assay_http_answer *answer, const uint8_t *bytes, size_t length);

/// Listens on 127.0.0.1, on any free port for 0, with this handler for all requests. NULL with the reason in
/// errno where it cannot.
assay_http_server *assay_http_listen(uint16_t port, assay_http_handler handler, void *context);

uint16_t assay_http_port(const assay_http_server *server);

/// Serves until the process ends.
void assay_http_run(assay_http_server *server);

#endif
