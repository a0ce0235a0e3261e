export { deleteEnquiryById, deleteEnquiryOfStudent, restoreEnquiryOfStudent } from './remove-enquiry.ts'
