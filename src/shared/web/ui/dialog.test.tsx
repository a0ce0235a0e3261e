import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { Dialog } from './dialog.tsx'
import { SideDrawer } from './side-drawer.tsx'

/** It closes so slowly that it can be opened again meanwhile. */
const SLOW = { transitionProps: { duration: 60_000 }, withOverlay: false, trapFocus: false, lockScroll: false }

test.each([
  ['dialog', Dialog],
  ['drawer', SideDrawer],
])('a %s that is opened again while it closes has a new form', async (_, Overlay) => {
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button onClick={() => setOpened(true)}>Open</button>
        <button onClick={() => setOpened(false)}>Finish</button>
        <Overlay opened={opened} onClose={() => setOpened(false)} title="Fee" {...SLOW}>
          <input aria-label="Amount" />
        </Overlay>
      </>
    )
  }
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList)
  onTestFinished(() => media.mockRestore())
  const { screen } = await renderScreen(<Page />)
  const press = (name: string) => (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).click()
  press('Open')
  const amount = screen.getByLabelText('Amount')
  await amount.fill('4000', { force: true })
  press('Finish')
  await expect.element(amount).toHaveValue('4000')
  press('Open')
  await expect.element(amount).toHaveValue('')
})
