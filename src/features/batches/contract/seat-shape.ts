import * as z from 'zod/mini'

/** In a body that gives a student a seat: also if the batch is full. Small, because start pages load the contract of students. */
export const seatShape = { overbook: z.optional(z.boolean()) }
