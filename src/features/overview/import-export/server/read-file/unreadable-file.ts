/** Keys of the messages about files that cannot be read. */
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
