#pragma once
#include <stddef.h>

/// What the compiled Swift code expects of a C library, for WebAssembly without one.
/// Elsewhere this library is empty.

/// Takes `size` bytes from the heap; gives null when there are no more.
void *runtime_allocate(size_t size);
/// Gives memory back to the heap; null is passed over.
void runtime_free(void *pointer);

#if defined(__wasm__)
#include <stdint.h>
#define HOST(name) __attribute__((import_module("env"), import_name(#name)))

/// Has the page measure a text, which is written as numbers; gives the count of its lines.
HOST(measure) uint32_t host_measure(const uint8_t *question, uint32_t size);
/// Where a line of the text measured last ends, in bytes.
HOST(line_end) uint32_t host_line_end(uint32_t line);
/// How wide a line of the text measured last is, in points.
HOST(line_width) double host_line_width(uint32_t line);
#endif
