import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClientOf, clearCachedData, newQueryClient, refresh } from './query-client.ts'

test('a refresh fetches what is on screen and forgets what is not', async () => {
  const client = newQueryClient()
  let total = 1
  function Total() {
    const query = useQuery({ queryKey: ['fees', 'total'], queryFn: () => total })
    return <p>Total {query.data}</p>
  }
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!open)}>turn</button>
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

test('each identity has a cache of its own, and logout empties them', () => {
  queryClientOf('hr:1').setQueryData(['students'], ['Asha'])
  queryClientOf('anyone').setQueryData(['institute'], 'Sunrise')
  expect(queryClientOf('hr:2').getQueryData(['students'])).toBeUndefined()
  clearCachedData()
  expect(queryClientOf('hr:1').getQueryData(['students'])).toBeUndefined()
  expect(queryClientOf('anyone').getQueryData(['institute'])).toBe('Sunrise')
})

test('a refresh reaches what shows the records of a room that does not know it', async () => {
  const client = newQueryClient()
  client
    .getQueryCache()
    .build(client, { queryKey: ['dashboard'], meta: { shows: ['courses'] } })
    .setData(1)
  client
    .getQueryCache()
    .build(client, { queryKey: ['receipts'] })
    .setData(1)
  await refresh(client, ['courses'])
  expect(client.getQueryData(['dashboard'])).toBeUndefined()
  expect(client.getQueryData(['receipts'])).toBe(1)
})
