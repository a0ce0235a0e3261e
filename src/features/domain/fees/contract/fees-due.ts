import * as z from 'zod/mini'
import { AGES } from '#features/domain/students/contract/days-late.ts'

const Sum = { students: z.number(), amount: z.number() }

/** Counts active students only. */
export const FeesDue = z.object({
  /** With a due date up to today. */
  due: z.object(Sum),
  /** With a due date before today. `longest` in days. */
  late: z.object({ ...Sum, longest: z.number() }),
  /** The amounts that are due by the days since each due date, the latest first. */
  ages: z.array(z.object({ age: z.enum(['today', ...AGES]), amount: z.number() })),
})
export type FeesDue = z.infer<typeof FeesDue>
