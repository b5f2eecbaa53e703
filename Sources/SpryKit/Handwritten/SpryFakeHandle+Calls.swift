// Every call of a fake begins here. The fakes that `@Spryable` writes for protocols call these, so
// that code completion does not offer `spryify` on them.
//
// The properties are not inlined into the code of a fake, because Swift 6.3.1 then crashes in some
// release builds (in LLVM's pass `function-attrs`). No issue is filed. To look for it, take
// `@inline(never)` out, and build the tests with `-c release`.

extension SpryFakeHandle {
  /// Records a call of the enclosing member, and answers it from its stubs.
  @inline(never)
  public var spryify: CallAnswerer<Never> { CallAnswerer(handle: self) }

  /// Records a call of the enclosing member, which throws, and answers it from its stubs.
  @inline(never)
  public var spryifyThrows: CallAnswerer<any Error> { CallAnswerer(handle: self) }
}
