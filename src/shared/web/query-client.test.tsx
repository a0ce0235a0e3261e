import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { getQueryClient, clearCachedData, createQueryClient, refresh } from './query-client.ts'

test('refresh refetches active queries and removes inactive ones', async () => {
  const client = createQueryClient()
  let total = 1
  function Total() {
    const query = useQuery({ queryKey: ['fees', 'total'], queryFn: () => total })
    return <p>Total {query.data}</p>
  }
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!open)}>toggle</button>
        {open && <Total />}
      </>
    )
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Total 1')).toBeVisible()
  total = 2
  await refresh(client, ['fees'])
  await expect.element(screen.getByText('Total 2')).toBeVisible()

  await screen.getByRole('button').click()
  total = 3
  await refresh(client, ['fees'])
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Total 3')).toBeVisible()
})

test('clearCachedData clears the caches of all identities, but not that of anyone', () => {
  getQueryClient('hr:1').setQueryData(['students'], ['Asha'])
  getQueryClient('anyone').setQueryData(['institute'], 'Sunrise')
  expect(getQueryClient('hr:2').getQueryData(['students'])).toBeUndefined()
  clearCachedData()
  expect(getQueryClient('hr:1').getQueryData(['students'])).toBeUndefined()
  expect(getQueryClient('anyone').getQueryData(['institute'])).toBe('Sunrise')
})

test('refresh includes queries of other features that show the records', async () => {
  const client = createQueryClient()
  client
    .getQueryCache()
    .build(client, { queryKey: ['dashboard'], meta: { shows: ['courses'] } })
    .setData(1)
  client
    .getQueryCache()
    .build(client, { queryKey: ['fees'] })
    .setData(1)
  await refresh(client, ['courses'])
  expect(client.getQueryData(['dashboard'])).toBeUndefined()
  expect(client.getQueryData(['fees'])).toBe(1)
})
