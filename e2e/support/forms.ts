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

/** Waits for toasts while `act` runs: a toast lasts 1.5 s, and a slow machine would miss it afterwards. */
export async function expectToasts(page: Page, texts: string[], act: () => Promise<void>): Promise<void> {
  await Promise.all([...texts.map((text) => expect(page.getByText(text).first()).toBeVisible()), act()])
}
