/** The date of a payment, an expense or an enquiry is not earlier, and not after today. */
export const FIRST_RECORD_DAY = '2000-01-01'

/** A later joining date would hide a debt. The unit is months from today. */
export const MAX_JOINING_MONTHS = 12
