import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { LINK_FIELDS } from './portfolio.contract.ts'
import { PROJECT_FIELDS } from './projects.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    project: {
      label: 'portfolio:project',
      nameField: 'project',
      fields: labelsOf(PROJECT_FIELDS),
    },
    portfolio: {
      label: 'audit-trail:kindPortfolio',
      nameField: 'portfolio',
      fields: labelsOf(LINK_FIELDS),
    },
  },
  actions: {
    'project.add': 'audit-trail:projectAdded',
    'project.update': 'audit-trail:projectChanged',
    'project.remove': 'audit-trail:projectDeleted',
    'portfolio.add': 'audit-trail:portfolioAdded',
    'portfolio.remove': 'audit-trail:portfolioDeleted',
  },
}
