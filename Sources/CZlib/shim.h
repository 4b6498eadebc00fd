// Input is not written to.
#define ZLIB_CONST
#include <zlib.h>
