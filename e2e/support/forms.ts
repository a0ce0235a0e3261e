import { expect, type Locator, type Page } from '@playwright/test'

type Container = Page | Locator

export function fieldByLabel(where: Container, label: string): Locator {
  return where.getByLabel(label, { exact: true })
}

export async function fillFields(where: Container, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldByLabel(where, label).fill(value)
}

export async function choose(where: Container, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldByLabel(where, label).first().waitFor()
    const group = where.getByRole('radiogroup', { name: label, exact: true })
    if ((await group.count()) > 0) await group.getByLabel(value, { exact: true }).check()
    else await fieldByLabel(where, label).selectOption(value)
  }
}

/** Fills HR's registration form, without a password. Chooses the batch by its label in the select. */
export async function fillRegistration(
  page: Page,
  { course, batch, ...over }: { course: string; batch: string } & Record<string, string>,
): Promise<void> {
  await fieldByLabel(page, 'Course').selectOption(course)
  await fieldByLabel(page, 'Batch').selectOption(batch)
  await fillFields(page, {
    'First Name': 'Ravi',
    'Last Name': 'Example',
    "Father's Name": 'Example Father',
    'Date of Birth': '2004-05-06',
    'Contact Number': '98765 43210',
    Email: 'ravi@example.com',
    'Permanent Address': '3 Example Road',
    Degree: 'BCA',
    'Year of Completion': '2025',
    University: 'Example University',
    'Joining Date': '2026-08-01',
    'Paid Fee': '0',
    ...over,
  })
  await choose(page, {
    Gender: 'Male',
    'Course Mode': 'Offline',
    'Course Status': 'Not Completed',
    'Placement Status': 'Not Placed',
    // The form asks for no mode when nothing is paid.
    ...((over['Paid Fee'] ?? '0') !== '0' && { 'Payment Mode': 'Cash' }),
  })
}

export async function signIn(page: Page, email: string, password: string, type: string): Promise<void> {
  await fillFields(page, { Email: email, Password: password })
  await choose(page, { 'User type': type.toUpperCase() })
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Records the toasts while `act` runs: one lasts 1.5 s, less than the time between two looks at the page on a busy
 * machine.
 */
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
