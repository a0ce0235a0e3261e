import { expect, type Page, type Request } from '@playwright/test'

/**
 * Submits the form of the open screen if one of its required fields is empty, which sends nothing. Returns whether it
 * did.
 */
export async function submitEmptyForm(page: Page): Promise<boolean> {
  const forms = page.locator('main form')
  const index = await forms.evaluateAll((elements) => {
    const REQUIRED = ':is(input, select, textarea):required:not([type=radio]), [aria-required=true]:has([type=radio])'
    const isEmpty = (field: Element) =>
      'value' in field ? field.value === '' : field.querySelector('[type=radio]:checked') === null
    return elements.findIndex(
      (form) =>
        form.querySelector('[type=submit]:enabled') !== null &&
        [...form.querySelectorAll(REQUIRED)].some((field) => !field.matches(':disabled') && isEmpty(field)),
    )
  })
  if (index === -1) return false
  const form = forms.nth(index)
  const sent: string[] = []
  const noteWrite = (request: Request) => void (request.method() !== 'GET' && sent.push(request.url()))
  page.on('request', noteWrite)
  await form.locator('[type=submit]').first().click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  page.off('request', noteWrite)
  expect.soft(sent, 'sent by an empty form').toEqual([])
  return true
}
