#include <microhttpd.h>

// Swift calls no functions of variable arguments; this is the one call that is needed.

/// Starts a server on a socket that listens; it is run by MHD_run_wait.
///
/// context is given to all callbacks. A body may stand still for at most `timeout` seconds.
static inline struct MHD_Daemon *heed_start_server(
    int listening, unsigned int connections, unsigned int timeout, size_t memory,
    MHD_AcceptPolicyCallback accept, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback completed, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO | MHD_ALLOW_SUSPEND_RESUME, 0, accept, context, handle, context,
      MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_END);
}
