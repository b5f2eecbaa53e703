extension Options {
  static let help = """
    Writes fakes of protocols and classes into a test target.

    usage: swift package write-fakes [--target <test target>] [<type> …] [<option> …]

    A type is 'Archive', or with its module 'App.Archive'. Without types, the command updates the
    fakes in the folder 'Fakes' of the target. A fake is in Fakes/FakeArchive.swift.

      --target <name>      the test target; not needed if there is only one
      --all                each protocol of the named modules, or of all that the target tests;
                           without modules, also the other fakes in the folder
      --expanded           the whole class, which needs SpryKit and no macro
      --all-requirements   members with a default implementation as well
      --wraps              fakes that can wrap a real object: FakeArchive(wrapping: archive)
      --print              print the files, and write none
      --check              fail if a fake no longer matches its type, or has none, and write none;
                           with --all, or if a protocol has no fake
      --help               print this text

    To skip the question whether the command may write, add '--allow-writing-to-package-directory'
    after 'swift package'.
    """
}
