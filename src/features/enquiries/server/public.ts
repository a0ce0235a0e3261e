export { eraseEnquiryOfStudent } from './remove-enquiry.ts'
