// The part of eSpeak NG's interface that the worker uses, loaded at run time.
//
// Source: espeak-ng 1.51, speak_lib.h.
#ifndef ANNOUNCE_CESPEAKNG_H
#define ANNOUNCE_CESPEAKNG_H

#include <stddef.h>

#endif
