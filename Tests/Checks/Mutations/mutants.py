"""Makes mutants: plain mistakes, one in a line, that nobody has chosen.

The sources are formatted by one tool, so a line tells enough. `$M` in a mutant is true if it is active, and `$N` is
its number. A mutant that does not compile, such as a call without an argument that has no default, is left out.
"""
import os, random, re

# The modules of each part, and the test targets that are the first to reach them.
PARTS = {
    'runtime': (['SpryKit', 'SpryMatchers', 'SpryObjects'],
                'SpryKitTests|AcceptanceTests|TypedMembersTests|InputTests'),
    'macros': (['SpryMacroExpansion', 'DeclarationParser', 'SpryFakeWriting'],
               'SpryMacroExpansionTests|DeclarationParserTests|SpryFakeWritingTests|SpyableMacroTests'),
}

# An operand: a name with members, subscripts, and calls, without blanks outside brackets.
OPERAND = r'!?[\w$.?!]*\w(?:\([^()]*\)|\[[^\[\]]*\]|[\w.?!])*'
KEYWORDS = ('return', 'let', 'var', 'if', 'guard', 'else', 'case', 'default', 'for', 'while', 'func', 'init', 'self.init',
            'super.', 'switch', 'throw', 'try', 'defer', 'do', 'await', 'break', 'continue', 'extension', 'struct', 'import',
            'precondition', 'fatalError', 'get ', 'set ', 'public', 'package', 'private', 'fileprivate', 'static', 'override', 'final')


def masked(line):
    """The line without its comment, and with string literals in which nothing is found."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda literal: '"' + '_' * (len(literal[0]) - 2) + '"', line)
    comment = line.find('//')
    return line if comment < 0 else line[:comment]


def balanced(text):
    return all(text.count(open) == text.count(close) for open, close in ('()', '[]', '{}'))


def clauses(text):
    """The parts of a condition between `&&`s or `||`s, with the operator: ([(start, end)], operator); or None."""
    operators = {match[1] for match in re.finditer(r' (&&|\|\|) ', text)}
    if len(operators) != 1 or not balanced(text) or re.search(r', |\?| = ', text):
        return None
    operator = operators.pop()
    parts, depth, start, index = [], 0, 0, 0
    while index < len(text):
        depth += (text[index] in '([{') - (text[index] in ')]}')
        if depth == 0 and text.startswith(f' {operator} ', index):
            parts.append((start, index))
            start = index = index + len(operator) + 2
            continue
        index += 1
    return (parts + [(start, len(text))], operator) if parts else None


def mutants_of(line, type):
    """The mutants of a line in a function or property of a type: [(kind, new line)]."""
    code = masked(line)
    found = []
    # Attributes hold no code.
    if re.match(r'\s*@|\s*message: ', code):
        return []

    def replace(kind, start, end, new):
        found.append((kind, line[:start] + new + line[end:]))

    condition = re.match(r'(\s*(?:\} else )?(?:if|guard|while) )(.+?)( else)? \{', code)
    if condition and not re.search(r'\b(let|var|case)\b|#|, |\{', condition[2]) and balanced(condition[2]):
        start, end = condition.span(2)
        replace('a condition negated', start, end, f'({line[start:end]}) != $M')
    spans = [condition.span(2)] if condition else []
    for head in re.finditer(r'(?:^\s*return |^\s*(?:let|var) \w+ = |\{ )([^{}]+?)(?= \}|$)', code):
        spans.append(head.span(1))
    for first, last in spans:
        parts = clauses(code[first:last])
        if not parts:
            continue
        for start, end in parts[0]:
            side = line[first + start:first + end]
            left_out = f'($M || {side})' if parts[1] == '&&' else f'(!$M && {side})'
            replace('one side left out', first + start, first + end, left_out)
    for match in re.finditer(rf'(?<![\w.?!)\]]){OPERAND} (<|<=|>|>=) {OPERAND}(?![\w.(\[])', code):
        start, end = match.span()
        # What is sorted are distinct numbers.
        if balanced(match[0]) and '$1' not in match[0]:
            old = match[1]
            other = {'<': '<=', '<=': '<', '>': '>=', '>=': '>'}[old]
            text = line[start:end]
            replace(f'{other} for {old}', start, end, f'($M ? {text.replace(f" {old} ", f" {other} ", 1)} : {text})')
    for match in re.finditer(r' ([+-]) 1\b(?!\.)', code):
        replace(f'{match[1]} 1 left out', match.start(), match.end(), f' {match[1]} ($M ? 0 : 1)')
    call = re.match(r'(\s*)(\w[\w.?!]*\(.*\)|\w[\w.?!]*(?:\(.*\))? \{ .* \})\s*$', code)
    # The values of `map` and the like are those of a closure, which must keep them.
    if (call and balanced(code) and not call[2].startswith(KEYWORDS) and not re.match(r'[A-Z_]', call[2])
            and not re.search(r'\.(map|flatMap|compactMap|filter)\b', call[2])):
        start, end = call.span(2)
        replace('a call left out', start, end, f'if !$M {{ {line[start:end]} }}')
    empty = 'nil' if type.endswith('?') else '[]' if type.startswith('[') else None
    if empty and re.match(r'\s*return (?!nil$|\[\]$)', code):
        at = len(line) - len(line.lstrip())
        replace(f'{empty} returned', at, at, f'if $M {{ return {empty} }}; ')
    for match in re.finditer(rf'(?<![\w.?!)\]])({OPERAND})\.(first|last)\b(?!\(|Index| \{{)', code):
        start, end = match.span()
        other = {'first': 'last', 'last': 'first'}[match[2]]
        text = line[start:end]
        if balanced(match[0]):
            replace(f'{other} for {match[2]}', start, end, f'($M ? {text[:-len(match[2])]}{other} : {text})')
    for match in re.finditer(r'(?<![\w.])[a-z][\w.?!]*\([^()]*(, \w+: [^(),]+)\)', code):
        # Not a declaration, or a call of another initializer.
        if re.search(r'\b(?:func|init|subscript|case|macro) ?[\w`]*$', code[:match.start()] + match[0].split('(')[0]):
            continue
        start, end = match.span()
        shorter = line[start:match.start(1)] + ')'
        replace('an argument left out', start, end, f'($M ? {shorter} : {line[start:end]})')
    found += conditions_of(line, code) + choices_of(line, code) + arguments_of(line, code) + rows_of(line, code)
    return found


def split(text):
    """The parts of a text between commas outside brackets: [(start, end)]."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character in '([{') - (character in ')]}')
        if depth == 0 and text.startswith(', ', index):
            parts.append((start, index))
            start = index + 2
    return parts + [(start, len(text))]


def conditions_of(line, code):
    """Mutants of conditions between commas, also of those over several lines."""
    whole = re.match(r'\s*(?:\} else )?(?:if|guard|while) (.+?)(?: else)? \{', code) or re.match(
        r'\s*(?:if|guard|while) (.+),$', code)
    if not whole or not balanced(whole[1]):
        return []
    first, found = whole.start(1), []
    parts = split(whole[1])
    for start, end in parts:
        part = code[first + start:first + end]
        # A condition alone is negated.
        if (len(parts) > 1 or code.endswith(',')) and not re.match(r'(let|var|case) |#|\.', part) and ' ? ' not in part:
            left_out = f'($M || ({line[first + start:first + end]}))'
            found.append(('a condition left out', line[:first + start] + left_out + line[first + end:]))
    return found


def choices_of(line, code):
    """Mutants of `?:` and `??`."""
    found = []
    for match in re.finditer(rf'(?:return |= |in |\(|\{{ |, |: )((?:{OPERAND})(?: (?:==|!=|<|<=|>|>=|&&|\|\|) {OPERAND})*) \? ', code):
        start, end = match.span(1)
        if balanced(match[1]) and match[1] not in KEYWORDS:
            found.append(('the other choice', f'{line[:start]}(({line[start:end]}) != $M){line[end:]}'))
    over_lines = re.match(rf'\s*\? ({OPERAND}) : ({OPERAND})$', code)
    if over_lines:
        (start, end), (second, last) = over_lines.span(1), over_lines.span(2)
        one, other = line[start:end], line[second:last]
        found.append(('the other choice', f'{line[:start]}($M ? {other} : {one}) : ($M ? {one} : {other})'))
    for match in re.finditer(rf'(?<![\w.?!)\]])({OPERAND}) \?\? ', code):
        start, end = match.span(1)
        if balanced(match[1]) and not match[1].startswith('try'):
            found.append(('the value after ??', f'{line[:start]}($M ? nil : {line[start:end]}){line[end:]}'))
    return found


def arguments_of(line, code):
    """Mutants of arguments that are passed on, and of `true` and `false`, also of calls over several lines."""
    if re.match(r'\s*(?:\w+ )*(?:func|init|subscript|case|let|var|typealias|extension)\b(?!.* = )', code):
        return []
    found = []
    for match in re.finditer(r'\b\w+: ((?!any |some |inout |repeat |isolated |borrowing |consuming )[a-z]\w*(?:\.\w+)*)(?=[,)]|$)', code):
        start, end = match.span(1)
        value = match[1]
        if value in ('true', 'false'):
            found.append((f'not {value}', line[:start] + ('!$M' if value == 'true' else '$M') + line[end:]))
        elif value not in ('nil', 'self'):
            found.append(('an argument changed', f'{line[:start]}altered($N, {value}){line[end:]}'))
    return found


def rows_of(line, code):
    """Mutants of the strings in a row of a table."""
    literal = r'"(?:\\.|[^"\\])*"'
    if not re.match(rf'\s*(?:{literal}(?:: |, |,$|$))+$', line) or '"' not in code:
        return []
    return [
        ('another string in a table', f'{line[:match.start()]}($M ? "another" : {match[0]}){line[match.end():]}')
        for match in re.finditer(literal, line)]


def choose(root, part, seed):
    """All mutants of a part in the order of the seed, one for each line: [(file, line number, kind, new line)]."""
    generator = random.Random(seed)
    chosen = []
    for module in PARTS[part][0]:
        for folder, _, names in sorted(os.walk(os.path.join(root, 'Sources', module))):
            for name in sorted(names):
                if not name.endswith('.swift') or '.docc' in folder:
                    continue
                path = os.path.join(folder, name)
                type, isOfApple = '', False
                for number, line in enumerate(open(path).read().split('\n'), 1):
                    if re.match(r'\s*#(if|else|endif)', line):
                        isOfApple = 'canImport(Darwin)' in line
                    if isOfApple:
                        continue
                    declared = re.search(r'-> (.+?)(?: where .*)? \{|\bvar \w+: ([^={]+) \{', line)
                    if declared:
                        type = declared[1] or declared[2]
                    found = mutants_of(line, type)
                    if found:
                        chosen.append((os.path.relpath(path, root), number, *generator.choice(found)))
    generator.shuffle(chosen)
    return chosen
