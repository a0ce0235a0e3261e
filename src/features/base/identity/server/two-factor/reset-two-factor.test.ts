import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { isSignedIn } from '#testing/server/accounts.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { setUpMail, waitForMails } from '#testing/server/mail.ts'
import { createTwoFactor } from '#testing/server/two-factor.ts'

const api = startTestApi()
const { startMailServer, setSmtpUrl } = setUpMail(api)
const getPath = (id: string) => `/api/admin/staff/${id}/two-factor`

describe('resetTwoFactorOfStaff', () => {
  test('turns it off and ends the sessions of the account', async () => {
    const admin = await api.signInAs('admin')
    const hr = await api.signInAs('hr')
    await createTwoFactor(api, hr.id)
    expect((await admin.get('/api/admin/staff')).body.staff).toContainEqual(
      expect.objectContaining({ _id: hr.id, twoFactor: true }),
    )
    const { status, body } = await admin.delete(getPath(hr.id))
    expect({ status, twoFactor: body.twoFactor }).toEqual({ status: 200, twoFactor: false })
    expect(await isSignedIn(api, hr)).toBe(false)
    expect(await isSignedIn(api, admin)).toBe(true)
    expect(await api.db.selectFrom('two_factor').selectAll().execute()).toEqual([])
  })

  test('sends the person an email that names the admin', async () => {
    const smtp = await startMailServer()
    const hr = await createAccount(api.db, 'hr', 'hari@example.com')
    await createTwoFactor(api, hr)
    await (await api.signInAs('admin')).delete(getPath(hr))
    await waitForMails(smtp, 1)
    expect(smtp.mails[0]).toMatchObject({ to: ['hari@example.com'] })
    expect(smtp.mails[0]!.text).toContain('Example admin has reset your two-factor sign-in')
  })

  test('succeeds without a mail server', async () => {
    setSmtpUrl('smtp://127.0.0.1:1')
    const hr = await createAccount(api.db, 'hr')
    await createTwoFactor(api, hr)
    expect((await (await api.signInAs('admin')).delete(getPath(hr))).status).toBe(200)
  })

  test('is rejected for the own account (409)', async () => {
    const admin = await api.signInAs('admin')
    await createTwoFactor(api, admin.id)
    const { status, body } = await admin.delete(getPath(admin.id))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'own_two_factor' })
    expect(await isSignedIn(api, admin)).toBe(true)
  })

  test('is rejected while it is off: the sessions stay (409)', async () => {
    const hr = await api.signInAs('hr')
    const { status, body } = await (await api.signInAs('admin')).delete(getPath(hr.id))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'two_factor_off' })
    expect(await isSignedIn(api, hr)).toBe(true)
  })

  test('is rejected for an unknown account (404) and for HR (403)', async () => {
    const hr = await api.signInAs('hr')
    const other = await createAccount(api.db, 'admin')
    await createTwoFactor(api, other)
    expect((await (await api.signInAs('admin')).delete(getPath(ABSENT_ID))).status).toBe(404)
    expect((await hr.delete(getPath(other))).status).toBe(403)
    expect(await api.db.selectFrom('two_factor').selectAll().execute()).toHaveLength(1)
  })
})
