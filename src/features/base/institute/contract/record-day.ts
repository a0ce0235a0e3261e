/** The date of a payment, an expense or an enquiry is not earlier, and not after today. */
export const FIRST_RECORD_DAY = '2000-01-01'

/** Later ones would hide a debt. In months from today. */
export const MAX_JOINING_MONTHS = 12
