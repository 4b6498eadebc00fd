@file:Suppress("unused")

package org.acme.interop

@JvmStatic fun main(args: Array<String>) { println(args.joinToString()) }
@Throws(IOException::class, Error::class) external fun native(x: ByteArray): Int
@Deprecated(message = "Use b", replaceWith = ReplaceWith("b()"), level = DeprecationLevel.WARNING)
tailrec fun loop(n: Int): Int = if (n == 0) 0 else loop(n - 1)
val kClass = String::class.java
val bound = "abc"::length
val ctor = ::Item
val lock = Any().apply { synchronized(this) { } }
