export { feeTerms } from './fee-terms.ts'
export { checkNewFee } from './keep-within-limit.ts'
