export { changeReceipt } from './change-receipt.ts'
export { voidReceipt } from './void-receipt.ts'
