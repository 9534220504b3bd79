#pragma once
#include <stddef.h>

/// What the compiled Swift code expects of a C library, for WebAssembly without one.
/// Elsewhere this library is empty.

/// Takes `size` bytes from the heap; gives null when there are no more.
void *runtime_allocate(size_t size);
/// Gives memory back to the heap; null is passed over.
void runtime_free(void *pointer);
