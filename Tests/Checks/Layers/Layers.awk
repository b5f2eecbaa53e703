# Reads paths of Swift sources, and prints each use of a type or a member of an outer ring. Works with any awk.
#
# list   the file with the folders, one ring a line, the innermost first
# root   the folder whose folders are in the list, with a slash at its end

BEGIN {
  while ((getline line < list) > 0) {
    sub(/#.*/, "", line)
    count = split(line, words, " ")
    if (words[1] == "standard") for (i = 2; i <= count; i++) isOfSeveral[words[i]] = 1
    else if (count > 0) {
      layers++
      for (i = 1; i <= count; i++) layer[words[i]] = layers
    }
  }
}

{ read($0) }

END {
  for (i = 1; i <= useCount; i++) check(i)
  if (failed) exit 1
}

function fail(message) {
  print message
  failed = 1
}

# Notes the types that a file declares, and all words in it that could be types.
function read(file,    folder, number, line, code) {
  folder = substr(file, length(root) + 1)
  if (!sub(/\/.*/, "", folder)) folder = "."
  if (!(folder in layer)) {
    fail(file ": the folder " folder " is not in the list")
    return
  }
  top = comments = braces = 0
  while ((getline line < file) > 0) {
    number++
    code = codeOf(line)
    if (braces == 0) declare(code, folder)
    declareMember(code, folder)
    use(code, file ":" number, folder)
    braces += gsub(/\{/, "{", code) - gsub(/\}/, "}", code)
  }
  close(file)
}

# Notes the type that a line at the top level declares. Only its own file can use a private type.
function declare(code, folder,    words, keyword) {
  keyword = "(^|[ \t])(struct|class|enum|protocol|actor|typealias)[ \t]+[A-Za-z_]"
  if (code ~ /(^|[ \t])(file)?private[ \t]/ || !match(code, keyword)) return
  split(substr(code, RSTART + RLENGTH - 1), words, /[^A-Za-z0-9_]/)
  if (words[1] in home && home[words[1]] != folder)
    fail("two folders declare " words[1] ": " home[words[1]] " and " folder)
  home[words[1]] = folder
}

# Notes the function, property, or case that a line declares, also inside a function. A name that several
# folders declare is not checked, because a word does not say which is meant.
function declareMember(code, folder,    name, count, names, i) {
  if (!match(code, /(^|[ \t])(func|var|let|case)[ \t]+\(?`?[a-z][A-Za-z0-9_]*/)) return
  name = substr(code, RSTART, RLENGTH)
  rest = substr(code, RSTART + RLENGTH)
  isCase = name ~ /(^|[ \t])case[ \t]/
  sub(/.*[ \t`(]/, "", name)
  noteMember(name, folder)
  if (!isCase) return
  gsub(/\([^()]*\)/, "", rest)
  count = split(rest, names, /[, ]+/)
  for (i = 1; i <= count; i++) if (names[i] ~ /^[a-z][A-Za-z0-9_]*$/) noteMember(names[i], folder)
}

function noteMember(name, folder) {
  if (name in home && home[name] != folder) isOfSeveral[name] = 1
  home[name] = folder
  isMember[name] = 1
}

# A word after a period is a member of something else, unless the module stands before it.
function use(code, place, folder,    word) {
  gsub(/SpryKit\./, "", code)
  while (match(code, /\.?[A-Za-z_][A-Za-z0-9_]*/)) {
    word = substr(code, RSTART, RLENGTH)
    code = substr(code, RSTART + RLENGTH)
    # A function without a type before it is called with a parenthesis.
    if (word !~ /^[A-Z_]/ && !(word ~ /^\.[a-z]/ || code ~ /^\(/)) continue
    sub(/^\.[a-z]/, substr(word, 2, 1), word)
    if (word ~ /^\./) continue
    useCount++
    usedWord[useCount] = word
    usePlace[useCount] = place
    useFolder[useCount] = folder
  }
}

function check(i,    word, from, to) {
  word = usedWord[i]
  if (!(word in home) || word in isOfSeveral) return
  from = useFolder[i]
  to = home[word]
  if (layer[to] > layer[from]) fail(usePlace[i] ": " word " of folder " to " is further out than folder " from)
}

# The code of a line, without comments and the text of literals. What a literal interpolates is code.
#
# `comments` is the depth of comments, and `top` the depth of literals and interpolations. `quote` is the
# end of a literal. It is empty for an interpolation, whose open parentheses are in `parentheses`.
function codeOf(rest,    code) {
  code = ""
  while (rest != "") {
    if (comments > 0) rest = afterComment(rest)
    else if (top > 0 && quote[top] != "") rest = afterText(rest)
    else {
      if (!match(rest, /\/\/|\/\*|#*"("")?|[()]/)) { code = code rest; break }
      code = code substr(rest, 1, RSTART - 1) " "
      token = substr(rest, RSTART, RLENGTH)
      rest = substr(rest, RSTART + RLENGTH)
      if (token == "//") break
      if (token == "/*") comments = 1
      else if (token == "(") parentheses[top]++
      else if (token == ")") { if (top > 0 && --parentheses[top] == 0) top-- }
      else begin(token)
    }
  }
  # A quote that has no end on its line is part of a regular expression.
  if (top > 0 && quote[top] ~ /^"#*$/) top--
  return code
}

function begin(token,    hashes) {
  hashes = token
  gsub(/"/, "", hashes)
  quote[++top] = substr(token, length(hashes) + 1) hashes
  escape[top] = "\\" hashes
}

function afterComment(rest) {
  if (!match(rest, /\/\*|\*\//)) return ""
  comments += substr(rest, RSTART, 1) == "/" ? 1 : -1
  return substr(rest, RSTART + RLENGTH)
}

# What is left of a line after the next quote or escape of a literal.
function afterText(rest) {
  if (!match(rest, /["\\]/)) return ""
  rest = substr(rest, RSTART)
  if (index(rest, quote[top]) == 1) {
    rest = substr(rest, length(quote[top]) + 1)
    top--
  } else if (index(rest, escape[top] "(") == 1) {
    rest = substr(rest, length(escape[top]) + 2)
    quote[++top] = ""
    parentheses[top] = 1
  } else if (index(rest, escape[top]) == 1) rest = substr(rest, length(escape[top]) + 2)
  else rest = substr(rest, 2)
  return rest
}
