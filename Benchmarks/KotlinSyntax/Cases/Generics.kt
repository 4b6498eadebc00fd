package org.acme.generics

import androidx.compose.material3.*
import androidx.compose.runtime.*


inline fun <reified T : Any, K> Map<K, *>.typed(key: K): T? where K : Comparable<K> = this[key] as? T
fun <T> compare(a: T, b: T): Int where T : Comparable<T>, T : Any = a.compareTo(b)
val less = a < b && c > d
val call = parse<Map<String, List<Int?>>>(text)
val typed = listOf<(Int) -> String>({ "$it" })
val empty = emptyList<Item>().size
val star: List<*> = listOf<Any?>(1, null)
typealias Handler<T> = suspend (event: T) -> Unit
class Box<in T, out R>(private val f: (T) -> R)
fun interface Mapper<A, B> { operator fun invoke(a: A): B }
val reference = List<Int>::size to String?::orEmpty
