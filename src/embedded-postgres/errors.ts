export type EmbeddedPostgresErrorCode =
  | 'no_binaries'
  | 'unusable_binaries'
  | 'no_account'
  | 'unreachable_data'
  | 'not_writable'
  | 'in_use'
  | 'other_version'
  | 'not_durable'
  | 'start_failed'

/** The message explains the cause to an administrator; the code stays the same between versions. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
