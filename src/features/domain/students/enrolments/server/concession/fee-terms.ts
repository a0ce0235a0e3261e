import type { RawBuilder } from 'kysely'
import { slot } from '#shared/server/slot.ts'

/** Conditions on the fee of `enrolment as e`. */
export const feeTerms = slot<{
  /** The amount that HR may still take off it. */
  leftForHr: RawBuilder<number>
  discounts: RawBuilder<number>
  /** Whether the student has discounts or write-offs. */
  hasAdjustments: RawBuilder<boolean>
}>('terms of a fee')
