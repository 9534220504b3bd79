/// Takes an object out of a list; written out, for the standard library's way comes to many times the
/// instructions.
@inline(never)
package func remove<Object: AnyObject>(_ object: Object, from list: inout [Object]) {
  var rest: [Object] = []
  for other in list where other !== object { rest.add(other) }
  list = rest
}
