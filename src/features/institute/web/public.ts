export { InstantText } from './instant-text.tsx'
export { InstituteFields, instituteBody, INITIAL_INSTITUTE } from './institute-fields.tsx'
export { refreshInstitute } from './institute.queries.ts'
export { useInstitute, useInstituteQuery, useToday } from './use-institute.ts'
