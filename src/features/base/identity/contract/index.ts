import { feature } from '#shared/contract/feature.ts'
import { permissionSetsApi } from '../permission-sets/contract/permission-sets.contract.ts'
import { browsersApi } from './browsers.contract.ts'
import { identityApi } from './identity.contract.ts'
import { sessionsApi } from './sessions.contract.ts'
import { staffApi } from './staff.contract.ts'
import { twoFactorApi } from './two-factor.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const identity = feature('identity', {
  uses: ['institute'],
  tables: [
    'account',
    'permission_set',
    'session',
    'sign_in_attempt',
    'known_browser',
    'reset_token',
    'two_factor',
    'recovery_code',
  ],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Sign-in',
      description: 'Sessions, passwords and two-factor sign-in.',
      apis: { identity: identityApi, sessions: sessionsApi, browsers: browsersApi, twoFactor: twoFactorApi },
    },
    {
      tag: 'Administration',
      apis: { staff: staffApi, permissionSets: permissionSetsApi },
    },
  ],
  topics: { identity: ['admin'] },
  records: { account: ['identity'], permissions: ['identity'] },
})
