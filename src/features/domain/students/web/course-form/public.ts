export { CourseAndBatchChoices, type Choices } from './course-and-batch-choices.tsx'
export { CourseFields } from './course-fields.tsx'
export { checkFeeReason, FeeReasonField, findListFee } from './fee-reason-field.tsx'
