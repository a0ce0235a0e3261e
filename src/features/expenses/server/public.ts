export { formatVoucherNumber } from './voucher-number.ts'
