import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Words for types and operators") struct TypeWordsTests {
  @Test(
    "A type has words",
    arguments: [
      ("Int", "Int"),
      ("Int?", "OptionalInt"),
      ("Int!", "OptionalInt"),
      ("Int??", "OptionalOptionalInt"),
      ("Set<Int?>", "SetIntOptional"),
      ("[String]?", "OptionalArrayString"),
      ("[String?]", "ArrayStringOptional"),
      ("[K: V]", "DictionaryKV"),
      ("Result<String, Error>", "ResultStringError"),
      ("(String, count: Int)", "StringcountInt"),
      ("@escaping () -> Void", "escapingVoid"),
      ("@escaping @Sendable (Int) -> Bool", "escapingSendableIntBool"),
      ("inout String", "inoutString"),
      ("A.B", "AB"),
      ("Swift.Array<Int>", "SwiftArray"),
      ("any P", "anyP"),
      ("(any P)?", "OptionalanyP"),
      ("some P & Q", "somePQ"),
      ("T.Type", "TType"),
      ("()", ""),
    ])
  func types(_ type: String, _ expected: String) {
    let source = SourceText("func f(_ a: \(type))")
    guard case .callable(let function)? = parseDeclaration(source)?.kind,
      let parameter = function.parameters.first
    else {
      Issue.record("cannot read \(type)")
      return
    }
    #expect(words(for: parameter.type) == expected)
  }

  @Test(
    "An operator has words",
    arguments: [
      ("==", "equals"), ("!=", "notEquals"), ("===", "isIdentical"), ("!==", "isNotIdentical"),
      ("<", "lessThan"), ("<=", "lessThanOrEqual"), (">", "greaterThan"),
      (">=", "greaterThanOrEqual"), ("+", "plus"), ("-", "minus"), ("*", "times"),
      ("/", "dividedBy"), ("%", "modulo"), ("+=", "plusAssign"), ("-=", "minusAssign"),
      ("*=", "timesAssign"), ("/=", "divideAssign"), ("%=", "moduloAssign"), ("!", "not"),
      ("&&", "and"), ("||", "or"), ("??", "nilCoalescing"), ("&", "bitwiseAnd"),
      ("|", "bitwiseOr"), ("^", "bitwiseXor"), ("~", "bitwiseNot"), ("<<", "shiftLeft"),
      (">>", "shiftRight"), ("...", "closedRange"), ("..<", "range"), ("~=", "matches"),
      ("->", "arrow"), ("=>", "fatArrow"),
      // Characters of operators without words of their own.
      ("=+", "equalsPlus"), ("<>", "lessGreater"), ("+++", "plusPlusPlus"), ("-*", "minusTimes"),
      ("/%", "slashPercent"), ("!&", "bangAnd"), ("|^", "orCaret"), ("~?", "tildeQuestion"),
      ("....", "dotDotDotDot"), ("√", "u221A"),
    ])
  func operators(_ symbol: String, _ expected: String) {
    #expect(words(forOperator: symbol) == expected)
  }
}
