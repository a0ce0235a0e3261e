import { feature } from '#shared/contract/feature.ts'
import { portfolioApi } from './portfolio.contract.ts'
import { projectsApi } from './projects.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const portfolio = feature('portfolio', {
  uses: ['students'],
  tables: ['portfolio', 'project'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Portfolio',
      description: 'Projects and links of students, readable by everybody.',
      apis: { projects: projectsApi, portfolio: portfolioApi },
    },
  ],
  topics: { portfolio: ['student', 'hr', 'admin'] },
  records: { project: ['portfolio'], portfolio: ['portfolio'] },
})
