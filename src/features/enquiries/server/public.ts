export { forgetEnquiryOf } from './remove-enquiry.ts'
