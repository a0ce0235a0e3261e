/** An error that the operator can fix: the message says how, and is printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError'
}
