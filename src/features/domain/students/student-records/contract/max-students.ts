/** A change has at most so many students: others wait for the totals of money while plans are written. */
export const MAX_STUDENTS = 500
