import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { CALLS } from '#testing/server/calls.ts'
import { createScenario } from '#testing/server/scenario.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'

const api = startTestApi()

const entries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('personal data of a student is stored in audit_personal only and erased with the student', async () => {
  const scenario = await createScenario(api)
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const personalValues = {
    fname: 'Kanariya',
    contact: '9812345670',
    perAddress: '17 Volieren Marg',
    university: 'Zwitschern',
  }
  const body = { ...((await CALLS['POST /api/user/register']!.body!(scenario, '')) as object), ...personalValues }
  const { student } = (await hr.post('/api/user/register', body)).body
  await hr.put(`/api/user/${student._id}`, { fname: 'Vogelsang', contact: '9812345671', dob: '2003-04-17' })
  const personalRows = () =>
    api.db.selectFrom('audit_personal').selectAll().where('subject_id', '=', student._id).execute()
  const canaries = [...Object.values(personalValues), 'Vogelsang', '9812345671', '2003-04-17', student.email]
  const entriesAsText = async () => JSON.stringify((await entries()).map(({ before, after }) => ({ before, after })))
  for (const canary of canaries) {
    expect(await entriesAsText()).not.toContain(canary)
    expect(JSON.stringify(await personalRows())).toContain(canary)
  }
  const before = await entries()
  await admin.post('/api/admin/status', { student: student._id, status: 'Delete' })
  expect((await admin.post(`/api/admin/erase/${student._id}`, { name: 'Vogelsang Example' })).status).toBe(200)
  expect(await personalRows()).toEqual([])
  expect((await entries()).slice(0, before.length)).toEqual(before)
  expect((await entries()).slice(-2)).toMatchObject([
    { action: 'student.delete', record_id: student._id },
    { action: 'student.erase', record_id: student._id },
  ])
})

test('a changed password is recorded without its value', async () => {
  const scenario = await createScenario(api)
  const hr = await api.signInAs('hr')
  const passwords = { password: 'piep piep piep', confirmPswd: 'piep piep piep' }
  await hr.put(`/api/user/${scenario.ids['student A']}`, passwords)
  const [entry] = await entries()
  expect(entry!.after).toMatchObject({ password: 'changed' })
  const everything = (await dumpDatabase(api.db)).join()
  expect(everything).not.toContain('piep')
})
