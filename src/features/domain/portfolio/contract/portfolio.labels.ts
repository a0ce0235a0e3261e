import { labelsOf } from '#shared/contract/record-fields.ts'
import { LINK_FIELDS } from './portfolio.contract.ts'
import { PROJECT_FIELDS } from './projects.contract.ts'

export const projectLabels = labelsOf(PROJECT_FIELDS)
export const portfolioLabels = labelsOf(LINK_FIELDS)
