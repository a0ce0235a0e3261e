import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { PERMISSION_SET_FIELDS } from '../permission-sets/contract/permission-sets.contract.ts'
import { STAFF_FIELDS } from './staff.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    account: {
      label: 'shared:account',
      fields: {
        ...labelsOf(STAFF_FIELDS),
        permissionSet: 'permission-sets:permissionSet',
        twoFactor: 'institute:twoFactor',
        recoveryCodesLeft: 'identity:recoveryCodesLeft',
        attempts: 'audit-trail:attempts',
        address: 'identity:ipAddress',
        userAgent: 'identity:browser',
      },
    },
    permissions: {
      label: 'permission-sets:permissionSet',
      nameField: 'name',
      fields: labelsOf(PERMISSION_SET_FIELDS),
    },
  },
  actions: {
    'permissions.create': 'audit-trail:permissionSetAdded',
    'permissions.update': 'audit-trail:permissionSetChanged',
    'permissions.delete': 'audit-trail:permissionSetDeleted',
    'staff.reset': 'audit-trail:staffReset',
    'staff.create': 'audit-trail:staffAdded',
    'student.signout': 'audit-trail:studentSignedOut',
    'account.password': 'audit-trail:passwordChanged',
    'twofactor.on': 'audit-trail:twoFactorOn',
    'twofactor.off': 'audit-trail:twoFactorOff',
    'twofactor.codes': 'audit-trail:recoveryCodesRenewed',
    'twofactor.recovery': 'audit-trail:recoveryCodeUsed',
    'twofactor.reset': 'audit-trail:twoFactorReset',
    'account.reset': 'audit-trail:passwordReset',
    'account.confirm': 'audit-trail:emailConfirmedByLink',
    'session.start': 'audit-trail:signedIn',
    'session.fail': 'audit-trail:signInFailed',
    'session.limit': 'audit-trail:signInLimited',
    'session.forgot': 'audit-trail:resetRequested',
    'session.logout': 'audit-trail:loggedOut',
    'session.end': 'audit-trail:sessionEnded',
    'session.others': 'audit-trail:otherSessionsEnded',
    'staff.update': 'audit-trail:staffChanged',
    'staff.link': 'audit-trail:staffLinkSent',
    'staff.signout': 'audit-trail:staffSignedOut',
    'session.browser': 'audit-trail:browserAllowed',
    'session.everybody': 'audit-trail:everybodySignedOut',
  },
}
