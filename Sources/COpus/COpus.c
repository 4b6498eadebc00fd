#include "COpus.h"

#include <dlfcn.h>
#include <stdlib.h>

enum { APPLICATION_VOIP = 2048, SET_BITRATE = 4002, SET_DTX = 4016, SET_SIGNAL = 4024, GET_LOOKAHEAD = 4027 };
enum { SIGNAL_VOICE = 3001 };

struct copus_encoder {
  void *state;
  int32_t (*encode)(void *, const int16_t *, int, uint8_t *, int32_t);
  int (*control)(void *, int, ...);
  void (*destroy)(void *);
};

// An object pointer becomes a function pointer as POSIX prescribes for dlsym.
static bool find(void *handle, const char *name, void *function) {
  void *found = dlsym(handle, name);
  *(void **)function = found;
  return found != NULL;
}

copus_encoder *copus_open(const char *name, int32_t rate, int32_t bits) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return NULL;
  void *(*create)(int32_t, int, int, int *);
  copus_encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) return NULL;
  int error = 0;
  if (find(handle, "opus_encoder_create", &create) &&
      find(handle, "opus_encode", &encoder->encode) &&
      find(handle, "opus_encoder_ctl", &encoder->control) &&
      find(handle, "opus_encoder_destroy", &encoder->destroy)) {
    encoder->state = create(rate, 1, APPLICATION_VOIP, &error);
  }
  if (!encoder->state || error != 0) {
    free(encoder);
    return NULL;
  }
  encoder->control(encoder->state, SET_BITRATE, (int)bits);
  encoder->control(encoder->state, SET_SIGNAL, (int)SIGNAL_VOICE);
  encoder->control(encoder->state, SET_DTX, 1);
  return encoder;
}

int32_t copus_lookahead(const copus_encoder *encoder) {
  int32_t samples = 0;
  encoder->control(encoder->state, GET_LOOKAHEAD, &samples);
  return samples;
}

int32_t copus_encode(
    const copus_encoder *encoder, const int16_t *samples, int32_t count, uint8_t *bytes, int32_t capacity) {
  return encoder->encode(encoder->state, samples, count, bytes, capacity);
}

void copus_close(copus_encoder *encoder) {
  encoder->destroy(encoder->state);
  free(encoder);
}
