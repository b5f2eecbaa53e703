// Each protocol has one written implementation. The optimizer of Swift 6.3.1 does not count the fakes that
// macros write, and takes this implementation for the only one. No issue is filed.

import SpryMacros

@Spryable protocol Sender {
  func send() -> String
}

struct LiveSender: Sender {
  func send() -> String { "live" }
}

@Spryable package protocol PackageSender {
  func send() -> String
}

struct LivePackageSender: PackageSender {
  func send() -> String { "live" }
}

protocol ListedSender {
  func send() -> String
}

struct LiveListedSender: ListedSender {
  func send() -> String { "live" }
}

@Spryable final class FakeListedSender: ListedSender, Spryable {
  func send() -> String
}

@inline(never) func use(_ sender: any Sender) -> String { sender.send() }
@inline(never) func use(_ sender: any PackageSender) -> String { sender.send() }
@inline(never) func use(_ sender: any ListedSender) -> String { sender.send() }

let (fake, packageFake, listed) = (FakeSender(), FakePackageSender(), FakeListedSender())
fake.stub.send().andReturn("fake")
packageFake.stub.send().andReturn("fake")
listed.stub.send().andReturn("fake")
print(use(fake), use(packageFake), use(listed))
