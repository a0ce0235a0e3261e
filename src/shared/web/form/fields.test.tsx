import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { body, day, oneOf, text } from '#shared/contract/scalars.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { SegmentField, SelectField } from './choice-fields.tsx'
import { DateField } from './date-field.tsx'
import { ContractForm, SaveButton } from './contract-form.tsx'
import { FormBar } from './form-bar.tsx'
import { NumberTextField, PasswordField, TextAreaField } from './fields.tsx'
import { useContractForm } from './use-contract-form.ts'

const Person = body({
  gender: oneOf(['male', 'female']),
  mode: oneOf(['online', 'offline']),
  dob: day(),
  address: text(100),
  password: text(128),
})
const sent = vi.fn<(person: unknown) => Promise<void>>(() => Promise.resolve())

function PersonForm() {
  const form = useContractForm({
    schema: Person,
    initialValues: { gender: '', mode: '', dob: '', address: '', password: '' },
    send: sent,
    onSaved: () => {},
  })
  const genders = [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
  ]
  return (
    <ContractForm form={form} label="Person">
      <SegmentField form={form} name="gender" label="Gender" choices={genders} required />
      <SelectField form={form} name="mode" label="Mode" choices={['online', 'offline']} required />
      <DateField form={form} name="dob" label="Date of birth" required />
      <TextAreaField form={form} name="address" label="Address" required />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" required />
      <FormBar form={form}>
        <SaveButton form={form}>Register</SaveButton>
      </FormBar>
    </ContractForm>
  )
}

test('fields: each has its label and its message; the first invalid one has the focus', async () => {
  const { screen } = await renderScreen(<PersonForm />)
  await screen.getByRole('button', { name: 'Register' }).click()
  const message = 'This field is required'
  await expect.element(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription(message)
  for (const label of ['Mode', 'Date of birth', 'Address']) {
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(message)
  }
  await expect.element(screen.getByLabelText('Male', { exact: true })).toHaveFocus()
})

test('fields: an invalid field with the focus is red', async () => {
  const { screen } = await renderScreen(<PersonForm />)
  await screen.getByRole('button', { name: 'Register' }).click()
  const address = screen.getByLabelText('Address')
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  const red = getComputedStyle(screen.getByText('This field is required').last().element()).color
  address.element().focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
  await expect.element(address).toHaveFocus()
  const getColors = () => {
    const { borderColor, outlineColor } = getComputedStyle(address.element())
    return [borderColor, outlineColor]
  }
  await expect.poll(getColors).toEqual([red, red])
})

test('fields: can be filled by keyboard; the password can be shown', async () => {
  const { screen } = await renderScreen(<PersonForm />)
  screen.getByLabelText('Male', { exact: true }).element().focus()
  await userEvent.keyboard(' {ArrowDown}{Tab}off{Tab}')
  await screen.getByLabelText('Date of birth').fill('2001-02-03')
  await screen.getByLabelText('Address').fill('12 Road\nPune')
  const password = screen.getByLabelText('Password', { exact: true })
  await password.fill('correct horse')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toEqual({
      gender: 'female',
      mode: 'offline',
      dob: '2001-02-03',
      address: '12 Road\nPune',
      password: 'correct horse',
    })
})

test('FormBar: counts the filled fields and leads to the first missing one, or to the first with an error', async () => {
  const { screen } = await renderScreen(<PersonForm />)
  await expect.element(screen.getByText('0 of 5 filled')).toBeVisible()
  await screen.getByLabelText('Male', { exact: true }).click()
  await screen.getByLabelText('Address').fill('12 Road')
  await expect.element(screen.getByText('2 of 5 filled')).toBeVisible()
  await screen.getByRole('button', { name: 'Mode is missing' }).click()
  await expect.element(screen.getByLabelText('Mode')).toHaveFocus()
  await screen.getByRole('button', { name: 'Register' }).click()
  await screen.getByRole('button', { name: 'Check Mode' }).click()
  await expect.element(screen.getByLabelText('Mode')).toHaveFocus()
})

test('fields: the label of an optional field says so, and its name stays the label', async () => {
  const { screen } = await renderScreen(<NoteForm />)
  await expect.element(screen.getByLabelText('Note', { exact: true })).toBeVisible()
  const label = screen.getByText('Note', { exact: true }).element()
  // The empty alternative text keeps the word out of the accessible name.
  expect(getComputedStyle(label, '::after').content).toBe('"optional" / ""')
})

test('fields: a choice that always has a value and a number that may be blank for zero are not marked optional', async () => {
  const { screen } = await renderScreen(<NoteForm />)
  await expect.element(screen.getByLabelText('Note', { exact: true })).toBeVisible()
  const isMarked = (label: string) =>
    screen.getByText(label, { exact: true }).element().closest('[data-optional]') !== null

  expect(['Note', 'Gender', 'Copies', 'Mode', 'Paper'].map(isMarked)).toEqual([true, true, false, false, false])
  await screen.getByRole('radio', { name: 'female', exact: true }).click()

  expect(isMarked('Gender')).toBe(false)
})

const choose = (...values: string[]) => values.map((value) => ({ value, label: value }))

function NoteForm() {
  const form = useContractForm({
    schema: body({ note: text(100), gender: text(9), copies: text(9), mode: text(9), paper: text(9) }),
    initialValues: { note: '', gender: '', copies: '', mode: 'online', paper: 'A4' },
    send: () => Promise.resolve(),
    onSaved: () => {},
  })
  return (
    <ContractForm form={form} label="Remarks">
      <TextAreaField form={form} name="note" label="Note" />
      <SegmentField form={form} name="gender" label="Gender" choices={choose('male', 'female')} />
      <NumberTextField form={form} name="copies" label="Copies" blankIsZero />
      <SegmentField form={form} name="mode" label="Mode" choices={choose('online', 'offline')} />
      <SelectField form={form} name="paper" label="Paper" choices={choose('A4', 'A5')} placeholder={null} />
    </ContractForm>
  )
}
