package org.acme.operators

import androidx.compose.material3.*
import androidx.compose.runtime.*


data class Vec(val x: Float, val y: Float) {
    operator fun plus(other: Vec) = Vec(x + other.x, y + other.y)
    operator fun unaryMinus() = Vec(-x, -y)
    operator fun get(i: Int) = if (i == 0) x else y
    infix fun dot(other: Vec) = x * other.x + y * other.y
    operator fun compareTo(other: Vec): Int = (this dot this).compareTo(other dot other)
}

val v = -a + b[0] dot c
val same = a === b || a !== c && a != d
val check = x !is Vec || x as Vec == a
val elvis = a?.b?.c ?: d ?: throw E("none")
val not = !a.isEmpty() && !(b in c)
val range = 1 + 2..3 * 4
