export { buildEnquiryFilter } from './enquiries.sql.ts'
export { deleteEnquiryById, deleteEnquiryOfStudent, restoreEnquiryOfStudent } from './remove-enquiry.ts'
