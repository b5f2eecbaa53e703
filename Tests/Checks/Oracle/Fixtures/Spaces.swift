// swift-format-ignore-file
protocol Marked {
  func a()
}
protocol	Tabs	{
	func	a(	)	->	Int
varb: Int { get }
}
protocol Returns {  func a()  var b: Int { get }}
