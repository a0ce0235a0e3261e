import * as z from 'zod/mini'
import { body } from '#shared/contract/scalars.ts'

/** In a body that gives a student a seat: also if the batch is full. Small, because start pages load the contract of students. */
export const seatShape = { overbook: z.optional(z.boolean()) }

/** Of a call that needs no other values. Absent: as an empty one. */
export const SeatBody = z.pipe(
  z.transform((value: unknown) => value ?? {}),
  body(seatShape),
)
export type SeatBody = z.output<typeof SeatBody>
