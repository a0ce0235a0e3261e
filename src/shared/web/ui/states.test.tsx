import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ApiError } from '../api-error.ts'
import { storeIdentity } from '../identity-store.ts'
import { LastPageRedirect } from './last-page-redirect.tsx'
import { EmptyState, QueryStates, TableLoading } from './states.tsx'

type Load = () => Promise<string[]>

function List({ load }: { load: Load }) {
  const query = useQuery({ queryKey: ['students', 'test'], queryFn: load, retry: false })
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      <QueryStates
        query={query}
        errorTitle="Students could not be loaded"
        isEmpty={(names) => names.length === 0}
        notFound={<p>This batch was deleted.</p>}
      >
        {(names) => <p>{names.join(', ')}</p>}
      </QueryStates>
    </>
  )
}

const renderList = async (load: Load) => (await renderScreen(<List load={load} />)).screen

test('QueryStates: shows a loading state, then the data', async () => {
  const response = Promise.withResolvers<string[]>()
  const screen = await renderList(() => response.promise)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...')

  response.resolve(['Asha', 'Ravi'])
  await expect.element(screen.getByText('Asha, Ravi')).toBeVisible()
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test('QueryStates: shows the error with a retry; after it the heading has the focus', async () => {
  let attempts = 0
  const screen = await renderList(async () => {
    attempts += 1
    if (attempts === 1) throw new ApiError(503, { code: 'unavailable', message: 'The database is not available.' })
    return ['Asha']
  })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/Students could not be loaded/)
  await expect.element(alert).toMatchTextContent(/The database is not available\./)

  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Asha')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Students' })).toHaveFocus()
})

test('QueryStates: a failed retry shows the error again', async () => {
  const screen = await renderList(() => Promise.reject(new Error('No network')))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No network/)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([404, 403])('QueryStates: %i shows the not-found state without a retry', async (status) => {
  const screen = await renderList(() => Promise.reject(new ApiError(status, { code: 'x', message: 'Not found' })))
  await expect.element(screen.getByText('This batch was deleted.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('QueryStates: shows the empty state', async () => {
  const screen = await renderList(async () => [])
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
})

function EmptyUntilClick() {
  const [isFiltered, setFiltered] = useState(true)
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      {isFiltered && <EmptyState action={<button onClick={() => setFiltered(false)}>Show all</button>} />}
    </>
  )
}

function ActionUntilClick() {
  const [isFiltered, setFiltered] = useState(true)
  return (
    <>
      <h1 tabIndex={-1}>Students</h1>
      <EmptyState action={isFiltered && <button onClick={() => setFiltered(false)}>Show all</button>} />
    </>
  )
}

test.each([
  ['the empty state', EmptyUntilClick],
  ['its action', ActionUntilClick],
])('EmptyState: when a click removes %s, the heading has the focus', async (_, Example) => {
  const { screen } = await renderScreen(<Example />)
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Students' })).toHaveFocus()
})

test.each([
  [45, '?tab=Active&page=3'],
  [20, '?tab=Active'],
])('LastPageRedirect: page 9 of %i rows becomes the last page; other query parameters stay', async (total, query) => {
  const { router } = await renderScreen(<LastPageRedirect total={total} pageSize={20} loading={false} />, {
    at: '/hr/StudentList?tab=Active&page=9',
  })
  await expect.poll(() => router.state.location.searchStr).toBe(query)
})

test('LastPageRedirect: shows a loading state, without a redirect, while the page is loading', async () => {
  const { screen, router } = await renderScreen(<LastPageRedirect total={45} pageSize={20} loading />, {
    at: '/hr/StudentList?page=9',
  })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...')
  expect(router.state.location.searchStr).toBe('?page=9')
})

test('TableLoading: appears after 150 ms, with the words for screen readers', async () => {
  const { screen } = await renderScreen(<TableLoading rows={3} />)
  const status = screen.getByRole('status')

  await expect.element(status).toHaveTextContent('Loading...')
  await expect.element(status).toHaveStyle({ animationDelay: '0.15s', animationFillMode: 'backwards' })
})

test('QueryStates: staff who lack the permission (403) are told so, not that the record is missing', async () => {
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '', permissions: [] })
  history.replaceState(null, '', '/hr/batch')
  const forbidden = new ApiError(403, { code: 'forbidden', message: 'You may not do this.' })
  const screen = await renderList(() => Promise.reject(forbidden))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/You do not have access to this.*You may not do this\..*Go back/)
  await expect.element(screen.getByText('This batch was deleted.')).not.toBeInTheDocument()
})
