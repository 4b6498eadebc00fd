#pragma once

#include <stdbool.h>
#include <stdint.h>

// libopus, loaded at run time: nothing needs it to be there.
//
// Source: opus.h and opus_defines.h of libopus 1.3, whose interface has been the same since 1.0.

// A library and an encoder of mono speech.
typedef struct copus_encoder copus_encoder;

// Makes an encoder for samples at a rate (8,000, 12,000, 16,000, 24,000 or 48,000 a second) at a number of
// bits a second; NULL where the library is not there or refuses.
copus_encoder *copus_open(const char *name, int32_t rate, int32_t bits);

// How many samples of silence come before what is encoded first.
int32_t copus_lookahead(const copus_encoder *encoder);

// Encodes samples of one frame of 2.5 to 60 ms into at most so many bytes; how many, or less than 1.
int32_t copus_encode(
    const copus_encoder *encoder, const int16_t *samples, int32_t count, uint8_t *bytes, int32_t capacity);

// Ends an encoder; the library stays loaded.
void copus_close(copus_encoder *encoder);
