import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ActionIcon } from './action-icon.tsx'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Checkbox, Radio } from './checkbox.tsx'
import { NativeSelect } from './native-select.tsx'
import { Pagination } from './pagination.tsx'
import { PasswordInput } from './password-input.tsx'
import { Text } from './text.tsx'
import { TextInput } from './text-input.tsx'

test('Button: submits a form only with type="submit"', async () => {
  const submit = vi.fn<() => void>()
  const { screen } = await renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Button>Add a row</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Add a row' }).click()
  expect(submit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(submit).toHaveBeenCalledOnce()
})

test('Button: is disabled while it loads, and keeps its name and width', async () => {
  function Page() {
    const [loading, setLoading] = useState(false)
    return (
      <Button loading={loading} onClick={() => setLoading(true)}>
        Take the fee
      </Button>
    )
  }
  const { screen } = await renderScreen(<Page />)
  const button = screen.getByRole('button', { name: 'Take the fee' })
  const { width } = button.element().getBoundingClientRect()
  await button.click()
  await expect.element(button).toBeDisabled()
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('Button: is a link with component="a"', async () => {
  const { screen } = await renderScreen(
    <Button component="a" href="tel:+911">
      Call
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Call' })
  await expect.element(link).toHaveAttribute('href', 'tel:+911')
  expect(link.element().hasAttribute('type')).toBe(false)
})

test('ActionIcon: with data-disabled it looks disabled and keeps the focus', async () => {
  const { screen } = await renderScreen(<ActionIcon aria-label="Next" aria-disabled data-disabled />)
  await userEvent.keyboard('{Tab}')
  const button = screen.getByRole('button', { name: 'Next' })
  await expect.element(button).toHaveFocus()
  expect(getComputedStyle(button.element()).cursor).toBe('not-allowed')
})

test('Alert: has the name of its title and its text as description', async () => {
  const { screen } = await renderScreen(
    <Alert color="red" title="Not saved">
      The line is down.
    </Alert>,
  )
  const alert = screen.getByRole('alert', { name: 'Not saved' })
  await expect.element(alert).toHaveAccessibleDescription('The line is down.')
})

test('TextInput: its message and hint are its description, and it is invalid', async () => {
  const { screen } = await renderScreen(
    <TextInput label="Amount" description="In rupees" error="Too much" defaultValue="9" />,
  )
  const field = screen.getByLabelText('Amount')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Too much In rupees')
})

test('TextInput: an error without a message marks the field only', async () => {
  const { screen } = await renderScreen(<TextInput label="Email" error />)
  const field = screen.getByLabelText('Email')
  await expect.element(field).toBeInvalid()
  expect(field.element().hasAttribute('aria-describedby')).toBe(false)
})

test('NativeSelect: offers texts, pairs of value and label, and groups of them', async () => {
  const choose = vi.fn<(value: string) => void>()
  const { screen } = await renderScreen(
    <NativeSelect
      label="Mode"
      data={['Cash', { value: 'upi', label: 'UPI' }, { group: 'Cheques', items: ['Own bank'] }]}
      onChange={(event) => choose(event.currentTarget.value)}
    />,
  )
  await screen.getByLabelText('Mode').selectOptions('UPI')
  expect(choose).toHaveBeenCalledWith('upi')
  await screen.getByLabelText('Mode').selectOptions('Own bank')
  expect(choose).toHaveBeenLastCalledWith('Own bank')
  expect(document.querySelector('optgroup')?.label).toBe('Cheques')
})

test('PasswordInput: the button shows and hides the password, and the field keeps the focus', async () => {
  const { screen } = await renderScreen(
    <PasswordInput label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />,
  )
  const field = screen.getByLabelText('Password', { exact: true })
  await field.click()
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('Checkbox: shows that only some are chosen', async () => {
  const { screen } = await renderScreen(<Checkbox label="All" indeterminate checked={false} readOnly />)
  await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
})

test('Checkbox.Group: adds and removes the values of its boxes', async () => {
  function Page() {
    const [chosen, setChosen] = useState(['a'])
    return (
      <>
        <Checkbox.Group label="Columns" value={chosen} onChange={setChosen}>
          <Checkbox value="a" label="Name" />
          <Checkbox value="b" label="Batch" />
        </Checkbox.Group>
        <output>{chosen.join()}</output>
      </>
    )
  }
  const { screen } = await renderScreen(<Page />)
  const group = screen.getByRole('group', { name: 'Columns' })
  await expect.element(group.getByRole('checkbox', { name: 'Name' })).toBeChecked()
  await group.getByRole('checkbox', { name: 'Batch' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('a,b')
  await group.getByRole('checkbox', { name: 'Name' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('b')
})

test('Radio.Group: arrow keys choose the next value', async () => {
  function Page() {
    const [order, setOrder] = useState('dmy')
    return (
      <Radio.Group label="Order of days" value={order} onChange={setOrder}>
        <Radio value="dmy" label="Day first" />
        <Radio value="mdy" label="Month first" />
      </Radio.Group>
    )
  }
  const { screen } = await renderScreen(<Page />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Order of days' })).toBeVisible()
  await screen.getByRole('radio', { name: 'Day first' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Month first' })).toBeChecked()
})

test('Pagination: leaves out pages far from the current one, and ends at the last', async () => {
  const open = vi.fn<(page: number) => void>()
  const { screen } = await renderScreen(<Pagination page={20} pages={20} getLabel={String} onPage={open} />)
  const buttons = screen.getByRole('button').elements()
  const names = buttons.map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['previous', '1', '16', '17', '18', '19', '20', 'next'])
  await expect.element(screen.getByRole('button', { name: 'next' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: '20' })).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('button', { name: 'previous' }).click()
  expect(open).toHaveBeenCalledWith(19)
})

test('Text: text within a text has its size', async () => {
  const { screen } = await renderScreen(
    <Text size="xs">
      Small <Text span>also small</Text>
    </Text>,
  )
  expect(getComputedStyle(screen.getByText('also small').element()).fontSize).toBe('12px')
})

test('fields show the given value after a choice that changes nothing', async () => {
  const { screen } = await renderScreen(
    <>
      <NativeSelect aria-label="Add a batch" value="" data={['', 'T-1']} onChange={() => {}} />
      <Checkbox label="Chosen" checked onChange={() => {}} />
      <Radio.Group label="Paper" value="A4" onChange={() => {}}>
        <Radio value="A4" label="A4" />
        <Radio value="A5" label="A5" />
      </Radio.Group>
      <TextInput label="Code" value="T" onChange={() => {}} />
    </>,
  )
  await screen.getByLabelText('Add a batch').selectOptions('T-1')
  await expect.element(screen.getByLabelText('Add a batch')).toHaveValue('')
  await screen.getByLabelText('Chosen').click()
  await expect.element(screen.getByLabelText('Chosen')).toBeChecked()
  await screen.getByLabelText('A5').click()
  await expect.element(screen.getByLabelText('A5')).not.toBeChecked()
  await expect.element(screen.getByLabelText('A4')).toBeChecked()
  await screen.getByLabelText('Code').click()
  await userEvent.keyboard('x')
  await expect.element(screen.getByLabelText('Code')).toHaveValue('T')
})
