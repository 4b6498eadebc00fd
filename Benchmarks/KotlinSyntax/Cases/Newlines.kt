package org.acme.newlines

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun chain(list: List<Item>?) = list
    ?.filter { it.visible }
    // the comment does not end the chain
    ?.map(Item::name)

    ?.joinToString(
        separator = ", ",
    )
    ?: "nothing"

fun conditions(a: Boolean, b: Boolean, c: Boolean) =
    a
        && b
        || c

fun cast(x: Any) = x
    as? String

fun minus(x: Int): Int {
    val y = x
    -y
    return y +
        1
}

fun branches(a: Boolean): String {
    if (a)
        return "a"
    else
        return "b"
}

fun semicolons() { val a = 1; val b = 2; ; println(a + b); }

class Late
{
    val x
        get() = 3
    var y: Int = 0
        get
        set(value)
        {
            field = value
        }
}
