/** What the user is told about a file that is no table. */
export const UNREADABLE_REASONS = [
  'empty',
  'notATable',
  'oldExcel',
  'openDocument',
  'encrypted',
  'webPage',
  'contacts',
  'damaged',
  'brokenQuotes',
  'tooManyRows',
  'tooManyColumns',
  'farRow',
  'longText',
  'tooLargeUnpacked',
  'tooSlow',
  'tooComplex',
] as const
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number]

export class UnreadableFile extends Error {
  readonly reason: UnreadableReason
  /** The row in which the fault begins. */
  readonly line: number | undefined

  constructor(reason: UnreadableReason, line?: number, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'UnreadableFile'
    this.reason = reason
    this.line = line
  }
}
