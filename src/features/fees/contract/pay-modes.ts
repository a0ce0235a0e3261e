export const PAY_MODES = ['Cash', 'Online', 'Others'] as const

/** The modes of the parts of a split payment, whose `payMode` is Others. */
export const PART_MODES = ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque'] as const

export const PAY_MODE_LABELS = { Cash: 'fees:cash', Online: 'fees:online', Others: 'fees:others' } as const
