export { giveRegNo } from './give-reg-no.ts'
export { takeRegNos } from './take-reg-nos.ts'
