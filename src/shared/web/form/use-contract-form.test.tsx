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

function AddForm() {
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

function EditForm({ thing }: { thing: z.infer<typeof Thing> }) {
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

async function renderForm(ui: React.ReactNode) {
  const { screen } = await renderScreen(ui)
  const name = screen.getByLabelText('Name')
  const fee = screen.getByLabelText('Fee')
  return { screen, name, fee, save: screen.getByRole('button', { name: /Save|Send again/ }) }
}

const STORED = 'draft:hr:h1:thing'
const OLD = { name: 'Old', fee: 100, version: 7 }
const NAME_REQUIRED = 'This field is required'

async function fillAndSave({ name, fee, save }: Awaited<ReturnType<typeof renderForm>>) {
  await name.fill('Asha')
  await fee.fill('100')
  await save.click()
}

test('useContractForm: invalid input: shows the messages, focuses the first invalid field, sends nothing', async () => {
  const requests = fakeServer({})
  const { name, fee, save } = await renderForm(<AddForm />)

  await fee.fill('1.234')
  await save.click()

  await expect.element(name).toHaveAccessibleDescription(NAME_REQUIRED)
  await expect.element(fee).toHaveAccessibleDescription('Enter an amount in rupees, with at most two decimals.')
  await expect.element(name).toHaveFocus()
  expect(requests).toEqual([])
})

test('useContractForm: a message disappears when its field changes', async () => {
  const { screen, name, fee, save } = await renderForm(<AddForm />)
  await fee.fill('100')
  await save.click()
  await expect.element(screen.getByText(NAME_REQUIRED)).toBeVisible()
  await name.fill('Asha')
  await expect.element(screen.getByText(NAME_REQUIRED)).not.toBeInTheDocument()
})

test('useContractForm: the server’s field messages appear beside their fields only; input is kept', async () => {
  const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { name: 'Taken' } }
  fakeServer({ 'POST /api/thing': errorResponse(422, problem) })
  const form = await renderForm(<AddForm />)

  await fillAndSave(form)

  await expect.element(form.name).toHaveAccessibleDescription('Taken')
  await expect.element(form.name).toHaveFocus()
  await expect.element(form.screen.getByText('Some fields are wrong.')).not.toBeInTheDocument()
  await expect.element(form.fee).toHaveValue('100')
})

test('useContractForm: the server’s messages for fields that are not shown appear above the form, which has the focus', async () => {
  const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { batch: 'Not found' } }
  fakeServer({ 'POST /api/thing': errorResponse(422, problem) })
  const form = await renderForm(<AddForm />)
  await fillAndSave(form)
  await expect.element(form.screen.getByRole('alert')).toMatchTextContent(/batch: Not found/)
  await expect.element(form.screen.getByRole('alert')).toHaveFocus()
})

test('useContractForm: a failure (503) keeps the input and offers Send again', async () => {
  fakeServer({ 'POST /api/thing': errorResponse(503, { code: 'unavailable', message: 'No database.' }) })
  const form = await renderForm(<AddForm />)
  await fillAndSave(form)
  await expect.element(form.screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
  await expect.element(form.screen.getByRole('alert')).toHaveTextContent('No database.')
  await expect.element(form.name).toHaveValue('Asha')
  await expect.element(form.fee).toHaveValue('100')
})

test('useContractForm: a double click sends once', async () => {
  const requests = fakeServer({
    'POST /api/thing': async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { name: 'Asha', fee: 100, version: 1 }
    },
  })
  const { name, fee, save } = await renderForm(<AddForm />)
  await name.fill('Asha')
  await fee.fill('100')
  await save.dblClick()
  await expect.element(name).toHaveValue('')
  expect(requests).toHaveLength(1)
})

test('useContractForm: Send again has the same idempotency key, the next record another', async () => {
  let isAvailable = false
  const requests = fakeServer({
    'POST /api/thing': () =>
      isAvailable
        ? { name: 'Asha', fee: 100, version: 1 }
        : errorResponse(503, { code: 'unavailable', message: 'No database.' }),
  })
  const form = await renderForm(<AddForm />)
  const getKeys = () => requests.map(({ headers }) => headers.get('idempotency-key'))

  await fillAndSave(form)
  await expect.element(form.screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
  isAvailable = true
  await form.save.click()
  await expect.element(form.name).toHaveValue('')
  await fillAndSave(form)
  await expect.poll(() => requests.length).toBe(3)

  const [first, second, third] = getKeys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

function serveConflict() {
  const current = { name: 'Theirs', fee: 300, version: 8 }
  const conflict = errorResponse(409, { code: 'stale', message: 'Somebody has changed this record.', current })
  return fakeServer({
    'PUT /api/thing/{id}': ({ headers }: { headers: Headers }) =>
      headers.get('if-match') === '"8"' ? { name: 'Mine', fee: 100, version: 9 } : conflict,
  })
}

test('useContractForm: a conflict (409): Keep mine saves over the current version', async () => {
  const requests = serveConflict()
  const { screen, name, save } = await renderForm(<EditForm thing={OLD} />)
  await name.fill('Mine')
  await save.click()
  await expect.element(screen.getByRole('alert').getByText('Somebody has changed this record.')).toBeVisible()
  await expect.element(name).toHaveValue('Mine')

  await screen.getByRole('button', { name: 'Keep mine' }).click()

  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"'])
})

test('useContractForm: a conflict (409): Load the current values replaces the input and edits the current version', async () => {
  const requests = serveConflict()
  const { screen, name, fee, save } = await renderForm(<EditForm thing={OLD} />)
  await save.click()
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(name).toHaveValue('Theirs')
  await expect.element(fee).toHaveValue('300')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()

  await save.click()

  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"'])
})

const signInAs = (_id: string) => storeIdentity('hr', { _id, token: 't', role: 'hr', name: 'Meera', email: '' })

test('useContractForm: a draft is restored for the same identity only', async () => {
  const first = await renderForm(<AddForm />)
  await first.name.fill('Asha')
  await expect.poll(() => storage.get(STORED)).toContain('Asha')
  await first.screen.unmount()

  signInAs('h2')
  const other = await renderForm(<AddForm />)
  await expect.element(other.name).toHaveValue('')
  await other.screen.unmount()

  signInAs('h1')
  const same = await renderForm(<AddForm />)
  await expect.element(same.name).toHaveValue('Asha')
})

test('useContractForm: Start over discards a restored draft', async () => {
  storage.set(STORED, JSON.stringify({ name: 'Asha' }))
  const { screen, name } = await renderForm(<AddForm />)
  await expect.element(name).toHaveValue('Asha')
  await screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(name).toHaveValue('')
  expect(storage.get(STORED)).toBeNull()
})

test('useContractForm: saving deletes the draft', async () => {
  fakeServer({ 'POST /api/thing': { name: 'Asha', fee: 100, version: 1 } })
  const form = await renderForm(<AddForm />)
  await fillAndSave(form)
  await expect.element(form.name).toHaveValue('')
  expect(storage.get(STORED)).toBeNull()
})

test('useContractForm: unmounting right after typing saves the draft at once, and none for the next identity', async () => {
  const { screen, name } = await renderForm(<AddForm />)
  await name.fill('Asha')
  await screen.unmount()
  signInAs('h2')
  expect(storage.get(STORED)).toContain('Asha')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(storage.get('draft:hr:h2:thing')).toBeNull()
})

test('useContractForm: a reload right after typing saves the draft', async () => {
  const { name } = await renderForm(<AddForm />)
  await name.fill('Asha')
  window.dispatchEvent(new Event('pagehide'))
  expect(storage.get(STORED)).toContain('Asha')
})

test('useContractForm: leaving with unsaved input asks: Stay keeps the page, Leave leaves it and discards the draft', async () => {
  const { screen, router } = await renderScreen(<AddForm />)
  await screen.getByLabelText('Name').fill('Asha')
  void router.navigate({ to: '/hr/batch' } as never)
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(router.state.location.pathname).toBe('/')

  void router.navigate({ to: '/hr/batch' } as never)
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
  expect(storage.get(STORED)).toBeNull()
})
