import type { RawBuilder } from 'kysely'
import type { Permitted } from '#shared/contract/endpoint.ts'
import { slot } from '#shared/server/slot.ts'

/** Conditions on the fee of `enrolment as e`. */
export const feeTerms = slot<{
  /** The amount that a caller with a limit may still take off it. */
  leftFor: (actor: Permitted) => RawBuilder<number>
  discounts: RawBuilder<number>
  /** Whether the student has discounts or write-offs. */
  hasAdjustments: RawBuilder<boolean>
}>('terms of a fee')
