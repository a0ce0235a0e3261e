export { recordRefund } from './record-refund.ts'
