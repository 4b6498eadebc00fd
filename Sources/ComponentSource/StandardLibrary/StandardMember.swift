/// A member of the standard library of Swift or Kotlin.
///
/// The libraries have different names for the same member: `count` and `size`, `joined` and
/// `joinToString`.
enum StandardMember: Sendable {
  // Members of texts, lists and dictionaries.
  case count, isEmpty, isNotEmpty, isNullOrEmpty, orEmpty, ifEmpty, contains, reversed
  case first, last, firstOrNull, lastOrNull, element, indices, firstIndex
  // Members of lists.
  case map, mapIndexed, compactMap, flatMap, filter, filterNot, filterNotNull, sorted, sortedDown
  case sortedBy, sortedByDown, joined, enumerated, zip, prefix, suffix, dropFirst, dropLast, min
  case max, sum, any, all, none, find, forEach, forEachIndexed, reduce, adding, removing, distinct
  case partition, average, flatten, maxBy, minBy, equals, lastIndex, lastIndexOf, takeWhile
  case dropWhile, component, mapValues, mapKeys, filterKeys, filterValues
  case setAlgebra, merging, keys, values, entries, chunked, grouped, associated, same
  case windowed, zipWithNext, single
  // Members of ranges.
  case lowerBound, upperBound, openUpperBound
  // Members of texts.
  case uppercased, lowercased, capitalized, trimmed, replacing, split, hasPrefix, hasSuffix
  case substring, before, after, beforeLast, afterLast, withoutPrefix, withoutSuffix
  case padStart, padEnd, lines, format, repeated, toInt, toDouble, trimmedStart, trimmedEnd
  case withoutIndent, withoutMargin, withoutSurrounding, replacingFirst, characters, code
  case characterTest
  // Members of numbers.
  case rounded, magnitude, isMultiple, arithmetic, power, atLeast, atMost, within
  case remainder, quotient, squareRoot, signum
  // Members of every value.
  case random, shuffled, truth, toCharacter, text, same2, letValue, also, apply, run, takeIf,
    takeUnless, runCatching
  // Members of results.
  case result

  /// The members, by their names in Swift and Kotlin.
  static let named: [String: StandardMember] = [
    "count": .count, "size": .count, "length": .count,
    "isEmpty": .isEmpty, "isBlank": .isEmpty, "isNotEmpty": .isNotEmpty, "isNotBlank": .isNotEmpty,
    "any": .any, "isNullOrEmpty": .isNullOrEmpty, "isNullOrBlank": .isNullOrEmpty,
    "orEmpty": .orEmpty, "ifEmpty": .ifEmpty, "ifBlank": .ifEmpty,
    "contains": .contains, "containsKey": .contains, "localizedCaseInsensitiveContains": .contains,
    "localizedStandardContains": .contains,
    "reversed": .reversed, "asReversed": .reversed,
    "first": .first, "last": .last, "firstOrNull": .firstOrNull, "lastOrNull": .lastOrNull,
    "subscript": .element, "get": .element, "getOrNull": .element, "elementAt": .element,
    "elementAtOrNull": .element, "getValue": .element, "getOrDefault": .element,
    "getOrElse": .element, "randomElement": .random, "random": .random,
    "indices": .indices, "firstIndex": .firstIndex, "indexOf": .firstIndex,
    "indexOfFirst": .firstIndex,
    "map": .map, "mapIndexed": .mapIndexed, "compactMap": .compactMap, "mapNotNull": .compactMap,
    "flatMap": .flatMap, "filter": .filter, "filterNot": .filterNot,
    "filterNotNull": .filterNotNull,
    "sorted": .sorted, "sortedDescending": .sortedDown, "sortedBy": .sortedBy,
    "sortedByDescending": .sortedByDown,
    "joined": .joined, "joinToString": .joined, "enumerated": .enumerated, "withIndex": .enumerated,
    "zip": .zip, "prefix": .prefix, "take": .prefix, "suffix": .suffix, "takeLast": .suffix,
    "dropFirst": .dropFirst, "drop": .dropFirst, "dropLast": .dropLast,
    "min": .min, "minOrNull": .min, "max": .max, "maxOrNull": .max, "sum": .sum, "sumOf": .sum,
    "lowerBound": .lowerBound, "upperBound": .upperBound, "start": .lowerBound,
    "endInclusive": .upperBound, "endExclusive": .openUpperBound, "allSatisfy": .all, "all": .all,
    "none": .none, "find": .find,
    "forEach": .forEach,
    "onEach": .forEach, "forEachIndexed": .forEachIndexed, "reduce": .reduce, "fold": .reduce,
    "plus": .adding, "minus": .removing, "distinct": .distinct, "toSet": .distinct,
    "keys": .keys, "values": .values, "entries": .entries, "chunked": .chunked,
    "windowed": .windowed, "zipWithNext": .zipWithNext,
    "groupBy": .grouped, "associate": .associated, "associateWith": .associated,
    "associateBy": .associated,
    "toList": .same, "toMutableList": .same, "toTypedArray": .same, "asSequence": .same,
    "lazy": .same, "toMap": .same, "toMutableMap": .same, "shuffled": .shuffled, "asList": .same,
    "toPersistentList": .same, "toImmutableList": .same, "asFlow": .same, "asIterable": .same,
    "uppercased": .uppercased, "uppercase": .uppercased, "toUpperCase": .uppercased,
    "localizedUppercase": .uppercased, "lowercased": .lowercased, "lowercase": .lowercased,
    "toLowerCase": .lowercased, "localizedLowercase": .lowercased,
    "capitalized": .capitalized, "localizedCapitalized": .capitalized, "capitalize": .capitalized,
    "replaceFirstChar": .capitalized,
    "trim": .trimmed, "trimmingCharacters": .trimmed,
    "replace": .replacing, "replacingOccurrences": .replacing, "replacing": .replacing,
    "split": .split, "components": .split, "hasPrefix": .hasPrefix, "startsWith": .hasPrefix,
    "starts": .hasPrefix, "hasSuffix": .hasSuffix, "endsWith": .hasSuffix,
    "substring": .substring, "subList": .substring, "slice": .substring,
    "substringBefore": .before, "substringAfter": .after, "substringBeforeLast": .beforeLast,
    "substringAfterLast": .afterLast, "removePrefix": .withoutPrefix,
    "removeSuffix": .withoutSuffix, "partition": .partition, "average": .average,
    "flatten": .flatten, "maxBy": .maxBy, "maxByOrNull": .maxBy, "minBy": .minBy,
    "minByOrNull": .minBy, "equals": .equals, "sortedWith": .sortedBy,
    "uppercaseChar": .uppercased, "lowercaseChar": .lowercased,
    "padStart": .padStart, "padEnd": .padEnd, "lines": .lines, "format": .format,
    "repeat": .repeated, "toInt": .toInt, "toIntOrNull": .toInt, "toLong": .toInt,
    "toDouble": .toDouble, "toFloat": .toDouble, "toDoubleOrNull": .toDouble,
    "rounded": .rounded, "roundToInt": .rounded, "magnitude": .magnitude,
    "absoluteValue": .magnitude, "isMultiple": .isMultiple, "coerceAtLeast": .atLeast,
    "coerceAtMost": .atMost, "coerceIn": .within,
    "toString": .text, "description": .text, "debugDescription": .text, "toStringOrEmpty": .text,
    "let": .letValue, "also": .also, "apply": .apply, "run": .run, "takeIf": .takeIf,
    "takeUnless": .takeUnless, "runCatching": .runCatching, "exceptionOrNull": .result,
    "getOrThrow": .result, "recover": .result, "mapCatching": .result,
    "recoverCatching": .result, "onSuccess": .result, "onFailure": .result,
    "lastIndex": .lastIndex, "lastIndexOf": .lastIndexOf, "indexOfLast": .lastIndexOf,
    "takeWhile": .takeWhile, "dropWhile": .dropWhile, "minOf": .min, "maxOf": .max,
    "minOfOrNull": .min, "maxOfOrNull": .max, "component1": .component, "component2": .component,
    "component3": .component, "mapValues": .mapValues, "mapKeys": .mapKeys,
    "filterKeys": .filterKeys, "filterValues": .filterValues, "toSortedMap": .sortedBy,
    "trimStart": .trimmedStart, "trimEnd": .trimmedEnd, "trimIndent": .withoutIndent,
    "trimMargin": .withoutMargin, "removeSurrounding": .withoutSurrounding,
    "replaceFirst": .replacingFirst, "toCharArray": .characters, "code": .code,
    "titlecase": .uppercased, "titlecaseChar": .uppercased, "digitToInt": .toInt,
    "isDigit": .characterTest, "isLetter": .characterTest, "isLetterOrDigit": .characterTest,
    "isWhitespace": .characterTest, "isUpperCase": .characterTest, "isLowerCase": .characterTest,
    "isNumber": .characterTest, "isUppercase": .characterTest, "isLowercase": .characterTest,
    "times": .arithmetic, "div": .arithmetic, "rem": .arithmetic, "mod": .arithmetic,
    "inc": .arithmetic, "dec": .arithmetic, "and": .arithmetic, "or": .arithmetic,
    "xor": .arithmetic, "shl": .arithmetic, "shr": .arithmetic, "inv": .arithmetic,
    "not": .arithmetic, "pow": .power, "roundToLong": .rounded,
    "single": .single, "singleOrNull": .single, "mapIndexedNotNull": .compactMap,
    "filterIndexed": .filter, "onEachIndexed": .forEachIndexed,
    "toChar": .toCharacter, "toBoolean": .truth, "toFloatOrNull": .toDouble,
    "toLongOrNull": .toInt, "id": .same2, "asStateFlow": .same2, "orNull": .same2,
    "toMutableSet": .distinct, "distinctBy": .distinct, "union": .setAlgebra,
    "intersect": .setAlgebra, "intersection": .setAlgebra, "subtract": .setAlgebra,
    "subtracting": .setAlgebra, "symmetricDifference": .setAlgebra, "isSubset": .setAlgebra,
    "isSuperset": .setAlgebra, "isDisjoint": .setAlgebra, "containsAll": .setAlgebra,
    "merging": .merging, "truncatingRemainder": .remainder,
    "quotientAndRemainder": .quotient, "squareRoot": .squareRoot, "signum": .signum,
  ]

  /// The names of members that change no value and are not evaluated.
  static let pure: Set<String> = [
    "scan", "runningFold", "foldRight", "reduceOrNull", "groupingBy",
    "iterator", "toIntArray", "hashCode", "elementsEqual", "lexicographicallyPrecedes", "formatted",
    "distance", "index", "makeIterator", "localizedCompare",
    "compare", "range", "data", "firstNotNullOf", "firstNotNullOfOrNull", "sumByDouble",
    "reserveCapacity", "withUnsafeBytes", "compareTo", "matches", "chunks", "size", "hash",
    "difference", "lastOrNull",
  ]
}
