/** Returns a number such as `V2026-27/0001`, with four digits, or more above 9,999. */
export const formatVoucherNumber = (financialYear: string, n: number): string =>
  `V${financialYear}/${String(n).padStart(4, '0')}`
