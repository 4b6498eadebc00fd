package org.acme.numbers

import androidx.compose.material3.*
import androidx.compose.runtime.*


val numbers = listOf(0, 1_000_000, 0xFF6200EE, 0b1010, 42L, 7u, 9UL, 3.14, 2.5f, 1e10, 6.02E-23, 10f)
val ranges = listOf(1..10, 0 until 5, 10 downTo 1 step 2, 'a'..'z', 0..<3)
val sizes = 16.dp + 8.dp * 2 - 4.5.sp.value.dp
val negative = -1.dp
val math = a + b * c / d % e - -f
val bits = (x shl 2) or (y and 0x0F) xor z.inv()
