import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { Dialog } from './dialog.tsx'
import { useRestoreFocus } from './restore-focus.ts'
import { SideDrawer } from './side-drawer.tsx'

function allowMotion() {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList)
  onTestFinished(() => media.mockRestore())
}

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
  allowMotion()
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

test('a dialog that has faded out leaves the focus in the one that has opened meanwhile', async () => {
  function Page() {
    const [opened, setOpened] = useState<'search' | 'fee'>()
    const search = useRestoreFocus(opened === 'search')
    const close = () => setOpened(undefined)
    const fading = { transitionProps: { duration: 500 } }
    return (
      <>
        <button onClick={() => setOpened('search')}>Open</button>
        <Dialog opened={opened === 'search'} onClose={close} title="Search" {...search.modalProps} {...fading}>
          <button onClick={() => setOpened('fee')}>Add fee</button>
        </Dialog>
        <SideDrawer opened={opened === 'fee'} onClose={close} title="Fee" transitionProps={{ duration: 0 }}>
          <input aria-label="Amount" data-autofocus />
        </SideDrawer>
      </>
    )
  }
  allowMotion()
  const { screen } = await renderScreen(<Page />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const search = screen.getByRole('dialog', { name: 'Search' })
  await search.getByRole('button', { name: 'Add fee' }).click()
  const amount = screen.getByLabelText('Amount')
  await expect.element(amount).toHaveFocus()
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(amount).toHaveFocus()
})
