export const ENQUIRY_STATUSES = ['Open', 'Closed', 'Pending'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]
