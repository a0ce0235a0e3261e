import type { Examples } from '#testing/server/call.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { type Scenario, setPassword } from '#testing/server/scenario.ts'
import { createTwoFactor, getCode } from '#testing/server/two-factor.ts'

const createColleague = ({ api }: Scenario) => createAccount(api.db, 'hr')

async function createColleagueWithTwoFactor({ api }: Scenario): Promise<string> {
  const id = await createAccount(api.db, 'hr')
  await createTwoFactor(api, id)
  return id
}

const buildProof =
  ({ isConfirmed }: { isConfirmed: boolean }) =>
  async ({ api, ids }: Scenario) => {
    for (const id of [ids.hr, ids.admin]) await createTwoFactor(api, id, { isConfirmed })
    const [{ password: currentPassword }] = await Promise.all([setPassword(api, ids.hr), setPassword(api, ids.admin)])
    return { currentPassword, code: getCode(api) }
  }

export const examples: Examples = {
  'GET /api/admin/staff': {},
  'POST /api/admin/staff': {
    body: ({ numbered }) => ({
      role: 'hr',
      name: 'Example',
      email: `${numbered('staff').replace(' ', '-')}@example.com`,
    }),
    auditActions: ['staff.create'],
  },
  'PUT /api/admin/staff/{id}': {
    record: createColleague,
    body: () => ({ name: 'Example' }),
    auditActions: ['staff.update'],
  },
  'POST /api/admin/staff/{id}/reset': { record: createColleague, auditActions: ['staff.link'] },
  'DELETE /api/admin/staff/{id}/two-factor': {
    record: createColleagueWithTwoFactor,
    auditActions: ['twofactor.reset'],
  },
  'GET /api/two-factor': {},
  'POST /api/two-factor': {},
  'PUT /api/two-factor': { body: buildProof({ isConfirmed: false }), auditActions: ['twofactor.on'] },
  'POST /api/two-factor/recovery-codes': {
    body: buildProof({ isConfirmed: true }),
    auditActions: ['twofactor.codes'],
  },
  'DELETE /api/two-factor': { body: buildProof({ isConfirmed: true }), auditActions: ['twofactor.off'] },
}
