import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofPortfolio',
  permissions: {
    'portfolio.list': { label: 'permission-sets:portfolioList', sets: ['observer'] },
  },
}
