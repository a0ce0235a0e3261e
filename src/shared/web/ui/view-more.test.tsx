import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { QueryViewMore } from './query-view-more.tsx'
import { ViewMore } from './view-more.tsx'

function List() {
  const [shown, setShown] = useState(6)
  return <ViewMore shown={shown} total={8} onMore={() => setShown(shown + 6)} />
}

test('ViewMore: View More disappears when all rows are shown; the focus stays in the footer', async () => {
  const { screen } = await renderScreen(<List />)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

test('ViewMore: announces how many rows are shown', async () => {
  const { screen } = await renderScreen(<List />)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByText('1–8 of 8')).toHaveAttribute('aria-live', 'polite')
})

function CollapsibleList() {
  const [shown, setShown] = useState(6)
  return (
    <ViewMore
      shown={shown}
      total={14}
      onMore={() => setShown(shown + 6)}
      onLess={shown > 6 ? () => setShown(6) : undefined}
    />
  )
}

test('ViewMore: View Less appears when more rows are shown; the remaining button has the focus', async () => {
  const { screen } = await renderScreen(<CollapsibleList />)
  const more = screen.getByRole('button', { name: 'View More' })
  const less = screen.getByRole('button', { name: 'View Less' })
  await expect.element(more).toBeVisible()
  await expect.element(less).not.toBeInTheDocument()

  await more.click()
  await expect.element(more).toHaveFocus()
  await expect.element(less).toBeVisible()

  await userEvent.keyboard('{Enter}')
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(less).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(less).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('ViewMore: a failure is shown above View More', async () => {
  const { screen } = await renderScreen(<ViewMore shown={6} total={8} onMore={() => {}} error="No network" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No network')
  await expect.element(screen.getByRole('button', { name: 'View More' })).toBeVisible()
})

function QueryList() {
  const [shown, setShown] = useState(6)
  const query = {
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    error: null,
    fetchNextPage: async () => setShown(shown + 6) as never,
  }
  return <QueryViewMore query={query} shown={shown} total={8} />
}

test('QueryViewMore: fetches the next page; the footer is empty after the last one and keeps the focus', async () => {
  const { screen } = await renderScreen(<QueryList />)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.parentElement?.offsetHeight).toBe(0)
})
