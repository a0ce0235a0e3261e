import { expect, type Locator, type Page } from '@playwright/test'

type Container = Page | Locator

/** The label may end with the mark of a required field. */
export function fieldByLabel(where: Container, label: string): Locator {
  return where.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`))
}

export async function fillFields(where: Container, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldByLabel(where, label).fill(value)
}

export async function choose(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const group = page.getByRole('radiogroup', { name: label })
    if ((await group.count()) > 0) await group.getByLabel(value, { exact: true }).check()
    else await fieldByLabel(page, label).selectOption(value)
  }
}

export async function signIn(page: Page, email: string, password: string, type: string): Promise<void> {
  await fillFields(page, { Email: email, Password: password })
  await fieldByLabel(page, 'User type').selectOption(type)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Records the toasts while `act` runs: one lasts 1.5 s, less than the time between two looks at the page on a busy machine. */
export async function expectToasts(page: Page, texts: string[], act: () => Promise<void>): Promise<void> {
  const shown = await page.evaluateHandle(() => {
    const toasts: string[] = []
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.mantine-Notification-root')) toasts.push(textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return toasts
  })
  await act()
  for (const text of texts) await expect.poll(() => shown.evaluate((toasts) => toasts.join('\n'))).toContain(text)
  await shown.dispose()
}
