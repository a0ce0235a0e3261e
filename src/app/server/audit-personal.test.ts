import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { CALLS } from '#testing/server/calls.ts'
import { aScene } from '#testing/server/scenario.ts'
import { stored } from '#testing/server/stored.ts'

const api = startTestApi()

const entries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('what tells of a person stands apart, and goes with the person', async () => {
  const scene = await aScene(api)
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  const told = { fname: 'Kanariya', contact: '9812345670', perAddress: '17 Volieren Marg', university: 'Zwitschern' }
  const body = { ...((await CALLS['POST /api/user/register']!.body!(scene, '')) as object), ...told }
  const { student } = (await hr.post('/api/user/register', body)).body
  await hr.put(`/api/user/${student._id}`, { fname: 'Vogelsang', contact: '9812345671', dob: '2003-04-17' })
  const personal = () => api.db.selectFrom('audit_personal').selectAll().where('subject_id', '=', student._id).execute()
  const words = [...Object.values(told), 'Vogelsang', '9812345671', '2003-04-17', student.email]
  const trail = async () => JSON.stringify((await entries()).map(({ before, after }) => ({ before, after })))
  for (const word of words) {
    expect(await trail()).not.toContain(word)
    expect(JSON.stringify(await personal())).toContain(word)
  }
  const before = await entries()
  await admin.post('/api/admin/status', { student: student._id, status: 'Delete' })
  expect(await personal()).toEqual([])
  expect((await entries()).slice(0, before.length)).toEqual(before)
  expect((await entries()).at(-1)).toMatchObject({ action: 'student.delete', record_id: student._id })
})

test('a new password is noted, and not what it is', async () => {
  const scene = await aScene(api)
  const hr = await api.as('hr')
  const words = { password: 'piep piep piep', confirmPswd: 'piep piep piep' }
  await hr.put(`/api/user/${scene.ids['student A']}`, words)
  const [entry] = await entries()
  expect(entry!.after).toMatchObject({ password: 'changed' })
  const everything = (await stored(api.db)).join()
  expect(everything).not.toContain('piep')
})
