import * as z from 'zod/mini'
import { body } from '#shared/contract/scalars.ts'

/** `overbook` gives a student a seat even if the batch is full. */
export const seatShape = { overbook: z.optional(z.boolean()) }

/** Is the body of a call that needs no other values. An absent body counts as an empty one. */
export const SeatBody = z.pipe(
  z.transform((value: unknown) => value ?? {}),
  body(seatShape),
)
export type SeatBody = z.output<typeof SeatBody>
