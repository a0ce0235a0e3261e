import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofTls',
  permissions: {
    'tls.see': { label: 'permission-sets:tlsSee' },
  },
}
