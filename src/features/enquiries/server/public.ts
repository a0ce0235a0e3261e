export { deleteEnquiryOfStudent, restoreEnquiryOfStudent } from './remove-enquiry.ts'
