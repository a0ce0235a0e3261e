export { buildEnquiryFilter } from './enquiries.sql.ts'
export { importEnquiries, removeImportedEnquiries } from './import-enquiries.ts'
export { deleteEnquiryById, deleteEnquiryOfStudent, restoreEnquiryOfStudent } from './remove-enquiry.ts'
