#include "CEspeakNG.h"
