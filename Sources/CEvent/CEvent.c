// SPDX-License-Identifier: MIT
#include "CEvent.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>

/// A decision names the paths of a group; a longer body is refused.
static const int max_body = 1 << 24, max_headers = 1 << 16, timeout_seconds = 60;

struct assay_http_server {
  struct event_base *base;
  struct evhttp *http;
  uint16_t port;
  assay_http_handler handler;
  void *context;
};

struct assay_http_answer {
  struct evhttp_request *request;
  struct evbuffer *body;
  int status;
};

void assay_http_set_status(assay_http_answer *answer, int32_t status) {
  answer->status = status;
}

void assay_http_add_header(assay_http_answer *answer, const char *name, const char *value) {
  evhttp_add_header(evhttp_request_get_output_headers(answer->request), name, value);
}

void assay_http_add_body(assay_http_answer *answer, const uint8_t *bytes, size_t length) {
  evbuffer_add(answer->body, bytes, length);
}

static void answer_request(struct evhttp_request *request, void *server_pointer) {
  const assay_http_server *server = server_pointer;
  assay_http_answer answer = {request, evbuffer_new(), HTTP_INTERNAL};
  if (!answer.body) return evhttp_send_error(request, HTTP_INTERNAL, NULL);
  struct evkeyvalq *headers = evhttp_request_get_input_headers(request);
  struct evbuffer *body = evhttp_request_get_input_buffer(request);
  const assay_http_request read = {
      evhttp_request_get_command(request) == EVHTTP_REQ_POST,
      evhttp_request_get_uri(request),
      evhttp_find_header(headers, "Host"),
      evhttp_find_header(headers, "Origin"),
      evbuffer_pullup(body, -1),
      evbuffer_get_length(body),
  };
  server->handler(server->context, &read, &answer);
  evhttp_send_reply(request, answer.status, NULL, answer.body);
  evbuffer_free(answer.body);
}

static void say_nothing(int severity, const char *message) {
  (void)severity;
  (void)message;
}

static void release(assay_http_server *server) {
  if (server->http) evhttp_free(server->http);
  if (server->base) event_base_free(server->base);
  free(server);
}

assay_http_server *assay_http_listen(uint16_t port, assay_http_handler handler, void *context) {
  // A client that goes away ends its connection, not this process.
  signal(SIGPIPE, SIG_IGN);
  event_set_log_callback(say_nothing);
  assay_http_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  server->handler = handler;
  server->context = context;
  server->base = event_base_new();
  server->http = server->base ? evhttp_new(server->base) : NULL;
  if (!server->http) {
    release(server);
    errno = ENOMEM;
    return NULL;
  }
  evhttp_set_allowed_methods(server->http, EVHTTP_REQ_GET | EVHTTP_REQ_POST);
  evhttp_set_max_body_size(server->http, max_body);
  evhttp_set_max_headers_size(server->http, max_headers);
  evhttp_set_timeout(server->http, timeout_seconds);
  evhttp_set_gencb(server->http, answer_request, server);
  struct evhttp_bound_socket *bound = evhttp_bind_socket_with_handle(server->http, "127.0.0.1", port);
  struct sockaddr_in address = {0};
  socklen_t length = sizeof address;
  if (!bound ||
      getsockname(evhttp_bound_socket_get_fd(bound), (struct sockaddr *)&address, &length) != 0) {
    int reason = errno;
    release(server);
    errno = reason;
    return NULL;
  }
  server->port = ntohs(address.sin_port);
  return server;
}

uint16_t assay_http_port(const assay_http_server *server) {
  return server->port;
}

void assay_http_run(assay_http_server *server) {
  event_base_dispatch(server->base);
}
