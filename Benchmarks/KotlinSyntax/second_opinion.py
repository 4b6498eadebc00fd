"""The same nodes as our reader's, from tree-sitter-kotlin."""

import re

from tree_sitter import Language, Parser
import tree_sitter_kotlin

PARSER = Parser(Language(tree_sitter_kotlin.language()))
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b"}
TEMPLATE = r"\$(?:[^\W\d]\w*|`[^`]*`)"
LOOPS = {"for_statement": "for", "while_statement": "while", "do_while_statement": "while"}
OPAQUE = {"throw_expression", "file_annotation"}


def nodes(source):
    """Returns the nodes of a file as (kind, start, end, detail…), and its first error, if any."""
    tree = PARSER.parse(source)
    found = []
    error = None
    waiting = [(tree.root_node, False)]
    while waiting:
        node, is_opaque = waiting.pop()
        if error is None and (node.type == "ERROR" or node.is_missing):
            error = node.start_byte
        # Our tree has no anonymous objects, and nothing that only jumps out of a block.
        is_opaque = is_opaque or node.type in OPAQUE
        if not is_opaque and node.is_named:
            row = describe(node, source)
            if row:
                found.append(row)
        children = node.children
        if node.type == "object_literal":
            children = []
        if node.type == "try_expression":
            children = [child for child in children if child.type != "finally_block"]
        if node.type == "setter":
            children = []
        if is_call_with_arguments_of_lambda(node):
            # The arguments of `call(…) { … }` are a call of their own there.
            inner = node.children[0]
            children = inner.children + node.children[1:]
        waiting += [(child, is_opaque) for child in children]
    return found, error


def start_behind_prefix(node):
    """Returns the start of a call without prefix operators, which bind less tightly than it."""
    start = node.start_byte
    if node.type not in ("call_expression", "index_expression"):
        return start
    while node.children:
        if node.type == "unary_expression" and not node.children[0].is_named:
            start = node.children[1].start_byte
            node = node.children[1]
        elif node.type in ("call_expression", "index_expression", "navigation_expression",
                           "unary_expression"):
            node = node.children[0]
        else:
            break
    return start


def is_call_with_arguments_of_lambda(node):
    if node.type != "call_expression" or node.children[-1].type != "annotated_lambda":
        return False
    inner = node.children[0]
    return inner.type == "call_expression" and inner.children[-1].type == "value_arguments" \
        and not any(c.type == "value_arguments" for c in node.children[1:])


def text(node, source):
    return source[node.start_byte:node.end_byte].decode("utf-8", "replace")


def child(node, *types):
    return next((c for c in node.children if c.type in types), None)


def name(node, source):
    return text(node, source).strip("`")


def last_name(node, source):
    if node is None:
        return ""
    while node.type == "unary_expression" and not node.children[0].is_named:
        node = node.children[1]
    if node.type == "navigation_expression":
        if any(c.type == "::" for c in node.children):
            return ""
        node = node.children[-1]
    if node.type in ("this_expression",):
        return text(node, source)
    if node.type in ("super_expression",):
        return "super"
    return name(node, source) if node.type == "identifier" else ""


def labels(node, source):
    result = []
    for part in node.children:
        if part.type == "value_arguments":
            for argument in part.children:
                if argument.type == "value_argument":
                    result.append(
                        name(argument.children[0], source)
                        if any(c.type == "=" for c in argument.children) else "")
        if part.type == "annotated_lambda":
            result.append("{}")
    return result


def parameter_names(node, source):
    parameters = child(node, "function_value_parameters")
    return ",".join(name(child(p, "identifier"), source) for p in
                    (parameters.children if parameters else []) if p.type == "parameter")


def lambda_parameters(node, source):
    parameters = child(node, "lambda_parameters")
    if parameters is None:
        return ""
    result = []
    for part in parameters.children:
        if part.type == "variable_declaration":
            result.append(name(child(part, "identifier"), source))
        elif part.type == "multi_variable_declaration":
            result.append("+".join(variables(part, source)))
    return ",".join(result)


def variables(node, source):
    return [name(child(c, "identifier"), source) for c in node.children
            if c.type == "variable_declaration" and child(c, "identifier")]


def string(node, source):
    """Returns the text of a literal, with `{}` for its templates and escapes resolved."""
    is_raw = node.type == "multiline_string_literal"
    quotes = 3 if is_raw else 1
    place, end = node.start_byte + quotes, node.end_byte - quotes
    while source[place - quotes:place] != b'"' * quotes and place < end:
        place += 1  # `$$"…"`
    result = ""
    for part in node.children:
        if part.type == "interpolation":
            result += decode(source[place:part.start_byte], is_raw) + "{}"
            place = part.end_byte
    return one_line(result + decode(source[place:end], is_raw))


def decode(content, is_raw):
    content = content.decode("utf-8", "replace")
    # Most templates without braces are missing in its tree.
    return re.sub(
        TEMPLATE if is_raw else TEMPLATE + r"|\\(u[0-9a-fA-F]{4}|.)",
        lambda match: "{}" if match[0][0] == "$" else unescape(match[0]), content)


def one_line(content):
    # Halves of pairs become one character, as in our reader.
    content = content.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return "".join(f"\\u{{{ord(c):x}}}" if ord(c) < 0x20 or c == "\\" else c for c in content)


def unescape(escape):
    if escape.startswith("\\u"):
        return chr(int(escape[2:], 16))
    return ESCAPES.get(escape[1:], escape[1:])


def number(literal):
    literal = literal.replace("_", "")
    if literal[:2] in ("0x", "0X", "0b", "0B"):
        value = int(re.sub("[uUL]+$", "", literal), 0)
        return str(value) if value < 2**63 else float_text(float(value))
    literal = re.sub("[uUL]+$", "", literal)
    if re.fullmatch("[0-9]+", literal):
        return str(int(literal))
    return float_text(float(literal.rstrip("fF")))


def float_text(value):
    return repr(value)


def describe(node, source):
    kind = node.type
    place = (start_behind_prefix(node), node.end_byte)
    if kind == "function_declaration":
        return ("function", *place, name(node.child_by_field_name("name") or node, source),
                parameter_names(node, source))
    if kind == "secondary_constructor":
        return ("function", *place, "init", parameter_names(node, source))
    if kind == "anonymous_initializer":
        return ("function", *place, "init{}")
    if kind == "constructor_delegation_call":
        return ("call", *place, text(node.children[0], source), ",".join(labels(node, source)))
    if kind in ("class_declaration", "object_declaration", "companion_object"):
        identifier = node.child_by_field_name("name")
        return ("type", *place, name(identifier, source) if identifier else "Companion")
    if kind == "type_alias":
        identifier = child(node, "identifier")
        return ("type", *place, name(identifier, source) if identifier else "")
    if kind == "enum_entry":
        return ("case", *place, name(child(node, "identifier"), source))
    if kind == "property_declaration":
        many = child(node, "multi_variable_declaration")
        one = child(node, "variable_declaration")
        names = variables(many, source) if many else \
            [name(child(one, "identifier"), source)] if one else []
        return ("variable", *place, ",".join(names))
    if kind == "call_expression":
        callee = node.children[0] if is_call_with_arguments_of_lambda(node) else node
        all_labels = labels(callee, source) + (labels(node, source) if callee is not node else [])
        return ("call", *place, last_name(callee.children[0], source), ",".join(all_labels))
    if kind == "anonymous_function":
        return ("closure", *place, parameter_names(node, source))
    if kind == "lambda_literal":
        return ("closure", *place, lambda_parameters(node, source))
    if kind in ("string_literal", "multiline_string_literal"):
        return ("string", *place, string(node, source))
    if kind == "character_literal":
        content = source[node.start_byte + 1:node.end_byte - 1]
        return ("string", *place, one_line(decode(content, False)))
    if kind in ("number_literal", "float_literal"):
        try:
            return ("number", *place, number(text(node, source)))
        except ValueError:
            return None
    if kind in ("true", "false") or kind == "identifier" and text(node, source) in ("true", "false"):
        return ("boolean", *place, text(node, source))
    if kind == "null" or kind == "identifier" and text(node, source) == "null":
        return ("null", *place)
    if kind == "if_expression":
        return ("if", *place, "else" if child(node, "else") else "")
    if kind == "when_expression":
        return ("when", *place, str(sum(c.type == "when_entry" for c in node.children)))
    if kind in LOOPS:
        first = next(c for c in node.children if c.type != "label")
        return (LOOPS[kind], first.start_byte, node.end_byte)
    if kind == "index_expression":
        return ("index", *place, str(sum(c.type not in "[]," for c in node.children[1:])))
    return None
