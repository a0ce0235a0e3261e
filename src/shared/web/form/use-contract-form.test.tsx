import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, IdParams, rupees, text } from '#shared/contract/scalars.ts'
import { call } from '../call.ts'
import { removeIdentities, storeIdentity } from '../identity-store.ts'
import { storage } from '../storage.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '../ui/toast.ts'
import { ContractForm, SaveButton } from './contract-form.tsx'
import { NumberTextField, TextField } from './fields.tsx'
import { editing } from './form-types.ts'
import { useContractForm } from './use-contract-form.ts'

const Thing = z.object({ name: z.string(), fee: z.number(), version: z.number() })
const fields = body({ name: text(20), fee: rupees() })
const create = endpoint({
  method: 'POST',
  path: '/api/thing',
  summary: '',
  roles: ['hr'],
  body: fields,
  result: Thing,
})
const update = endpoint({ ...create, method: 'PUT', path: '/api/thing/{id}', params: IdParams })
const ID = '01890000-0000-7000-8000-000000000001'

function NewThing() {
  const form = useContractForm({
    schema: create.body,
    initialValues: { name: '', fee: '' },
    draft: 'thing',
    send: (sent, sending) => call(create, { body: sent, ...sending }),
    onSaved: (_, { reset }) => {
      toast.success('Saved')
      reset()
    },
  })
  return <Fields form={form} />
}

function OldThing({ thing }: { thing: z.infer<typeof Thing> }) {
  const form = useContractForm({
    ...editing(Thing, thing, ({ name, fee }) => ({ name, fee: String(fee) })),
    schema: update.body,
    send: (sent, sending) => call(update, { params: { id: ID }, body: sent, ...sending }),
    onSaved: () => toast.success('Saved'),
  })
  return <Fields form={form} />
}

function Fields({
  form,
}: {
  form: ReturnType<typeof useContractForm<typeof fields, { name: string; fee: string }, unknown>>
}) {
  return (
    <ContractForm form={form} label="Thing">
      <TextField form={form} name="name" label="Name" required />
      <NumberTextField form={form} name="fee" label="Fee" rupees required />
      <SaveButton form={form} />
    </ContractForm>
  )
}

const home = window.location.href
beforeEach(() => {
  window.history.replaceState(null, '', '/hr/thing')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})
afterEach(() => {
  window.history.replaceState(null, '', home)
  storage.remove('draft:hr:h1:thing')
  removeIdentities()
  restoreFetch()
})

async function filled(ui: React.ReactNode) {
  const { screen } = await renderScreen(ui)
  const name = screen.getByLabelText('Name')
  const fee = screen.getByLabelText('Fee')
  return { screen, name, fee, save: screen.getByRole('button', { name: /Save|Send again/ }) }
}

test('what the contract refuses stands beside its field, the first one has the focus, nothing is sent', async () => {
  const asked = fakeServer({})
  const { screen, name, fee, save } = await filled(<NewThing />)
  await fee.fill('1.234')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('This field is required')
  await expect.element(fee).toHaveAccessibleDescription('Enter an amount in rupees, with at most two decimals.')
  await expect.element(name).toHaveFocus()
  await name.fill('Asha')
  await expect.element(screen.getByText('This field is required')).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('the server’s words stand beside their field and above the form; what was typed stays', async () => {
  const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { name: 'Taken' } }
  fakeServer({ 'POST /api/thing': errorResponse(422, problem) })
  const { screen, name, fee, save } = await filled(<NewThing />)
  await name.fill('Asha')
  await fee.fill('100')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('Taken')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Some fields are wrong.')
  await expect.element(fee).toHaveValue('100')
})

test('a double click sends once; after a lost answer Send again carries the same key, a new form another', async () => {
  let lost = true
  const asked = fakeServer({
    'POST /api/thing': async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (lost) return errorResponse(503, { code: 'unavailable', message: 'The database is away.' })
      return { name: 'Asha', fee: 100, version: 1 }
    },
  })
  const { screen, name, fee, save } = await filled(<NewThing />)
  await name.fill('Asha')
  await fee.fill('100')
  await save.dblClick()
  await expect.element(screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
  expect(asked).toHaveLength(1)
  lost = false
  await save.click()
  await expect.element(name).toHaveValue('')
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])

  await name.fill('Ravi')
  await fee.fill('200')
  await save.click()
  await expect.poll(() => asked.length).toBe(3)
  expect(asked[2]?.headers.get('idempotency-key')).not.toBe(keys[0])
})

test('an edit somebody overtook is told, and either value can win', async () => {
  const theirs = { name: 'Theirs', fee: 300, version: 8 }
  const stale = errorResponse(409, { code: 'stale', message: 'Somebody has changed this record.', current: theirs })
  const asked = fakeServer({
    'PUT /api/thing/{id}': ({ headers }: { headers: Headers }) =>
      headers.get('if-match') === '"8"' ? { name: 'Mine', fee: 100, version: 9 } : stale,
  })
  const { screen, name, save } = await filled(<OldThing thing={{ name: 'Old', fee: 100, version: 7 }} />)
  await name.fill('Mine')
  await save.click()
  await expect.element(screen.getByRole('alert').getByText('Somebody has changed this record.')).toBeVisible()
  await expect.element(name).toHaveValue('Mine')
  await screen.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(asked.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"'])
  await screen.unmount()

  const again = await filled(<OldThing thing={{ name: 'Old', fee: 100, version: 7 }} />)
  await again.save.click()
  await again.screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(again.name).toHaveValue('Theirs')
  await expect.element(again.fee).toHaveValue('300')
})

test('a draft is there again for the same identity only', async () => {
  const first = await filled(<NewThing />)
  await first.name.fill('Asha')
  await expect.poll(() => storage.get('draft:hr:h1:thing')).toContain('Asha')
  await first.screen.unmount()

  storeIdentity('hr', { _id: 'h2', token: 't', role: 'hr', name: 'Ravi', email: '' })
  const other = await filled(<NewThing />)
  await expect.element(other.name).toHaveValue('')
  await other.screen.unmount()

  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
  const same = await filled(<NewThing />)
  await expect.element(same.name).toHaveValue('Asha')
  await same.screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(same.name).toHaveValue('')
  expect(storage.get('draft:hr:h1:thing')).toBeNull()
})

test('who goes right after typing leaves a draft at once, and nothing is written later, in another’s name', async () => {
  const { screen, name } = await filled(<NewThing />)
  await name.fill('Asha')
  await screen.unmount()
  storeIdentity('hr', { _id: 'h2', token: 't', role: 'hr', name: 'Ravi', email: '' })
  expect(storage.get('draft:hr:h1:thing')).toContain('Asha')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(storage.get('draft:hr:h2:thing')).toBeNull()
})

test('leaving with unsaved input asks', async () => {
  const { screen, router } = await renderScreen(<NewThing />)
  await screen.getByLabelText('Name').fill('Asha')
  void router.navigate({ to: '/hr/batch' })
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(router.state.location.pathname).toBe('/')
  void router.navigate({ to: '/hr/batch' })
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
})
