import { expect, type Locator, type Page } from '@playwright/test'

type Where = Page | Locator

/** A field by its label, with or without the mark of a required one. */
export function labelled(where: Where, label: string): Locator {
  return where.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`))
}

export async function fill(where: Where, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await labelled(where, label).fill(value)
}

/** A select, or a group of radio buttons, by their label. */
export async function choose(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const group = page.getByRole('radiogroup', { name: label })
    if ((await group.count()) > 0) await group.getByLabel(value, { exact: true }).check()
    else await labelled(page, label).selectOption(value)
  }
}

export async function signIn(page: Page, email: string, password: string, type: string): Promise<void> {
  await fill(page, { Email: email, Password: password })
  await labelled(page, 'User type').selectOption(type)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Does something that is answered by a toast of a second and a half, which a slow machine would miss if it looked only afterwards. */
export async function toldBy(page: Page, words: string[], act: () => Promise<void>): Promise<void> {
  await Promise.all([...words.map((text) => expect(page.getByText(text).first()).toBeVisible()), act()])
}
