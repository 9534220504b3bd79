#include <curl/curl.h>
#include <stddef.h>

// Swift cannot call functions with a variable number of arguments, so each kind of argument has its own.

static inline CURLcode heed_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode heed_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode heed_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode heed_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode heed_curl_set_list(CURL *handle, CURLoption option, struct curl_slist *list) {
  return curl_easy_setopt(handle, option, list);
}

typedef size_t (*heed_curl_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode heed_curl_set_receiver(
    CURL *handle, CURLoption option, heed_curl_receiver receiver) {
  return curl_easy_setopt(handle, option, receiver);
}

typedef int (*heed_curl_progress)(
    void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send, curl_off_t sent);

static inline CURLcode heed_curl_set_progress(CURL *handle, heed_curl_progress progress) {
  return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, progress);
}

static inline long heed_curl_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

// Before 7.85 the schemes were bits of a number.
static inline CURLcode heed_curl_allow_web_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

static inline CURLcode heed_curl_prepare(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }
