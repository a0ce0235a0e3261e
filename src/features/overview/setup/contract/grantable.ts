import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofSetup',
  permissions: {
    'setup.see-addresses': { label: 'permission-sets:setupSeeAddresses' },
  },
}
