import * as z from 'zod/mini'
import { Student } from './students.contract.ts'

/** One call reads what the cards of the student's dashboard show, because phones have slow connections. */
export const StudentDashboard = z.object({
  student: Student,
  batchTime: z.string(),
  /** The marks of the current month. */
  attendance: z.object({ year: z.number(), month: z.number(), present: z.number(), absent: z.number() }),
  lastReceiptId: z.nullable(z.string()),
  portfolios: z.array(z.object({ _id: z.string(), student: z.string(), version: z.number(), portfolio: z.string() })),
  projects: z.number(),
})
export type StudentDashboard = z.infer<typeof StudentDashboard>
