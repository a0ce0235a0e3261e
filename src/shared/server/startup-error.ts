/** The database cannot be started, and the message says to whoever runs it what to do. No stack trace is worth showing. */
export class StartupError extends Error {
  override name = 'StartRefused'
}
