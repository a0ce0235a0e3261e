import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import * as z from 'zod/mini'
import { body, rupees, text } from '#shared/contract/scalars.ts'
import { call } from '../call.ts'
import { storeIdentity } from '../identity-store.ts'
import { storage, tabStorage } from '../storage.ts'
import { countFakeDrafts, getFakeDraft, storeFakeDraft } from '#testing/web/fake-drafts.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '../ui/toast.ts'
import { ContractForm, SaveButton } from './contract-form.tsx'
import { NumberTextField, PasswordField, TextField } from './fields.tsx'
import { editing } from './form-types.ts'
import { sendDrafts, startDrafts } from './staff-drafts.ts'
import { useContractForm } from './use-contract-form.ts'

const Thing = z.object({ name: z.string(), fee: z.number(), version: z.number() })
const fields = body({ name: text(20), fee: rupees() })
/** No contract declares these calls. */
const callThing = call as unknown as (key: string, argument: object) => Promise<z.output<typeof Thing>>
const ID = '01890000-0000-7000-8000-000000000001'

function AddForm() {
  const form = useContractForm({
    schema: fields,
    initialValues: { name: '', fee: '' },
    draft: 'thing',
    send: (sent, sending) => callThing('POST /api/thing', { body: sent, ...sending }),
    onSaved: (_, { reset }) => {
      toast.success('Saved')
      reset()
    },
  })
  return <Fields form={form} />
}

function AccountForm() {
  const form = useContractForm({
    schema: body({ name: text(20), password: text(20) }),
    initialValues: { name: '', password: '' },
    draft: 'account',
    send: (sent, sending) => callThing('POST /api/thing', { body: sent, ...sending }),
    onSaved: () => {},
  })
  return (
    <ContractForm form={form} label="Account">
      <TextField form={form} name="name" label="Name" required />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" required />
    </ContractForm>
  )
}

function EditForm({ thing }: { thing: z.infer<typeof Thing> }) {
  const form = useContractForm({
    ...editing(Thing, thing, ({ name, fee }) => ({ name, fee: String(fee) })),
    schema: fields,
    send: (sent, sending) => callThing('PUT /api/thing/{id}', { params: { id: ID }, body: sent, ...sending }),
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

beforeAll(startDrafts)

beforeEach(() => {
  window.history.replaceState(null, '', '/hr/thing')
  signInAs('h1')
})

async function renderForm(ui: React.ReactNode) {
  const { screen } = await renderScreen(ui)
  const name = screen.getByLabelText('Name')
  const fee = screen.getByLabelText('Fee')
  return { screen, name, fee, save: screen.getByRole('button', { name: /Save|Send again/ }) }
}

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
  const { promise: response, resolve: respond } = Promise.withResolvers<object>()
  const requests = fakeServer({ 'POST /api/thing': () => response })
  const { name, fee, save } = await renderForm(<AddForm />)
  await name.fill('Asha')
  await fee.fill('100')
  await save.dblClick()
  respond({ name: 'Asha', fee: 100, version: 1 })
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

test('useContractForm: a conflict (409) names the fields that differ, with both values', async () => {
  serveConflict()
  const { screen, name, fee, save } = await renderForm(<EditForm thing={OLD} />)
  await name.fill('Mine')
  await fee.fill('300')
  await save.click()

  const rows = screen.getByRole('alert').getByRole('row')
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual(['FieldSaved nowYours', 'NameTheirsMine'])
})

const signInAs = (_id: string) =>
  storeIdentity('hr', { _id, token: `token of ${_id}`, role: 'hr', name: 'Meera', email: '' })
const getStored = () => getFakeDraft('thing', 'token of h1')
const storeDraft = (values: Record<string, string>) => storeFakeDraft('thing', values, 'token of h1')
/** Types in one task, because on a busy machine the draft may be sent before a call of `fill` returns. */
async function typeAtOnce(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible()
  field.element().focus()
  document.execCommand('insertText', false, text)
}

const findInBrowser = (text: string) =>
  [storage, tabStorage].flatMap((stored) => stored.keys().filter((key) => stored.get(key)?.includes(text)))

test('form draft: is sent to the server when typing pauses, and restored for the same identity only', async () => {
  fakeServer({})
  const first = await renderForm(<AddForm />)
  await first.name.fill('Asha')
  await expect.poll(getStored).toEqual({ name: 'Asha', fee: '' })
  await first.screen.unmount()

  signInAs('h2')
  const other = await renderForm(<AddForm />)
  await expect.element(other.name).toHaveValue('')
  await other.screen.unmount()

  signInAs('h1')
  const same = await renderForm(<AddForm />)
  await expect.element(same.name).toHaveValue('Asha')
  await expect.element(same.screen.getByText(/^What you typed earlier is back/)).toBeVisible()
})

test('form draft: after a lost response and a reload, saving again has the same idempotency key', async () => {
  let isLost = true
  const requests = fakeServer({
    'POST /api/thing': () =>
      isLost
        ? errorResponse(503, { code: 'unavailable', message: 'No database.' })
        : { name: 'Asha', fee: 100, version: 1 },
  })
  const first = await renderForm(<AddForm />)
  await fillAndSave(first)
  await expect.element(first.screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
  await sendDrafts()
  await first.screen.unmount()
  isLost = false

  const again = await renderForm(<AddForm />)
  await expect.element(again.screen.getByText(/It may have been saved already/)).toBeVisible()
  await again.save.click()

  const keysOfSaves = () =>
    requests.flatMap(({ path, headers }) => (path === '/api/thing' ? [headers.get('idempotency-key')] : []))
  await expect.poll(keysOfSaves).toHaveLength(2)
  expect(new Set(keysOfSaves()).size).toBe(1)
})

test('form draft: after a rejection (422), says that it has not been saved', async () => {
  fakeServer({ 'POST /api/thing': errorResponse(422, { code: 'invalid', message: 'x', fields: { name: 'Taken.' } }) })
  const first = await renderForm(<AddForm />)
  await fillAndSave(first)
  await expect.element(first.name).toHaveAccessibleDescription('Taken.')
  await sendDrafts()
  await first.screen.unmount()

  const again = await renderForm(<AddForm />)

  await expect.element(again.screen.getByText(/It has not been saved/)).toBeVisible()
})

test('form draft: once the server has it, nothing of it is in the browser’s storage', async () => {
  fakeServer({})
  const { name } = await renderForm(<AddForm />)
  await typeAtOnce(name, 'Asha')
  expect(findInBrowser('Asha')).toEqual(['draft:hr:h1:thing'])

  await sendDrafts()

  expect(getStored()).toEqual({ name: 'Asha', fee: '' })
  expect(findInBrowser('Asha')).toEqual([])
})

test('form draft: one that arrives late fills only the fields that are still empty', async () => {
  const arrival = Promise.withResolvers<object>()
  fakeServer({ 'GET /api/draft': () => arrival.promise })
  const { screen, name, fee } = await renderForm(<AddForm />)
  await name.fill('Bela')

  arrival.resolve({ values: { name: 'Asha', fee: '100' } })

  await expect.element(fee).toHaveValue('100')
  await expect.element(name).toHaveValue('Bela')
  await expect.element(screen.getByText(/^What you typed earlier is back/)).toBeVisible()
})

test('form draft: a password is neither sent nor stored', async () => {
  const requests = fakeServer({ 'PUT /api/draft': { key: 'account', savedAt: '' } })
  const { screen } = await renderScreen(<AccountForm />)
  await typeAtOnce(screen.getByLabelText('Name'), 'Asha')
  await typeAtOnce(screen.getByLabelText('Password', { exact: true }), 'secret words')
  expect(findInBrowser('secret')).toEqual([])

  await sendDrafts()

  expect(requests.map(({ body: sent }) => sent)).toEqual([{ key: 'account', values: { name: 'Asha' } }])
})

test('form draft: Start over discards it on the server, Undo brings it back', async () => {
  fakeServer({})
  storeDraft({ name: 'Asha' })
  const { screen, name } = await renderForm(<AddForm />)
  await expect.element(name).toHaveValue('Asha')

  await screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(name).toHaveValue('')
  await sendDrafts()
  expect(getStored()).toBeUndefined()

  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(name).toHaveValue('Asha')
  await expect.element(screen.getByRole('button', { name: 'Start over' })).toHaveFocus()
  await sendDrafts()
  expect(getStored()).toMatchObject({ name: 'Asha' })
})

test('form draft: Undo is offered until something is typed', async () => {
  fakeServer({})
  storeDraft({ name: 'Asha' })
  const { screen, name } = await renderForm(<AddForm />)
  await screen.getByRole('button', { name: 'Start over' }).click()

  await name.fill('Bela')

  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Bela')
})

test('form draft: saving the form deletes it', async () => {
  fakeServer({ 'POST /api/thing': { name: 'Asha', fee: 100, version: 1 } })
  storeDraft({ name: 'Old' })
  const form = await renderForm(<AddForm />)
  await expect.element(form.name).toHaveValue('Old')

  await fillAndSave(form)
  await expect.element(form.name).toHaveValue('')
  await sendDrafts()

  expect(countFakeDrafts()).toBe(0)
  expect(findInBrowser('Asha')).toEqual([])
})

test('form draft: typing right before the form closes is kept for that identity only', async () => {
  fakeServer({})
  const { screen, name } = await renderForm(<AddForm />)
  await typeAtOnce(name, 'Asha')
  await screen.unmount()
  signInAs('h2')
  await sendDrafts()
  expect(countFakeDrafts()).toBe(0)
  expect(findInBrowser('Asha')).toEqual([])

  signInAs('h1')

  await expect.poll(getStored).toMatchObject({ name: 'Asha' })
})

test('form draft: leaving the page right after typing sends it at once', async () => {
  const requests = fakeServer({ 'PUT /api/draft': { key: 'thing', savedAt: '' } })
  const { name } = await renderForm(<AddForm />)
  await typeAtOnce(name, 'Asha')

  window.dispatchEvent(new Event('pagehide'))

  await expect
    .poll(() => requests.map(({ body: sent }) => sent))
    .toEqual([{ key: 'thing', values: { name: 'Asha', fee: '' } }])
})

test('form draft: without the server it stays in the tab, and is sent when the network returns', async () => {
  const requests = fakeServer({ 'PUT /api/draft': errorResponse(503, { code: 'unavailable', message: 'Away.' }) })
  const { name } = await renderForm(<AddForm />)
  await typeAtOnce(name, 'Asha')
  await sendDrafts()
  expect(requests).toHaveLength(1)
  expect(findInBrowser('Asha')).toEqual(['draft:hr:h1:thing'])

  fakeServer({})
  window.dispatchEvent(new Event('online'))

  await expect.poll(getStored).toMatchObject({ name: 'Asha' })
})

test('form draft: one that an older version left in local storage is moved to the server', async () => {
  fakeServer({})
  storage.set('draft:hr:h1:thing', JSON.stringify({ name: 'Asha' }))
  storage.set('draft:hr:h2:thing', JSON.stringify({ name: 'Bela' }))

  startDrafts()
  await sendDrafts()

  expect(getStored()).toEqual({ name: 'Asha' })
  expect([...findInBrowser('Asha'), ...findInBrowser('Bela')]).toEqual([])
})

test('useContractForm: leaving with unsaved input asks: Stay keeps the page, Leave leaves it and discards the draft', async () => {
  fakeServer({})
  const { screen, router } = await renderScreen(<AddForm />)
  await screen.getByLabelText('Name').fill('Asha')
  await sendDrafts()
  void router.navigate({ to: '/hr/batch' } as never)
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(router.state.location.pathname).toBe('/')

  void router.navigate({ to: '/hr/batch' } as never)
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
  await sendDrafts()
  expect(countFakeDrafts()).toBe(0)
})
