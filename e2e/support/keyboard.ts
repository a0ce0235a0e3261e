import { expect, type Locator, type Page } from '@playwright/test'
import { fieldByLabel } from './forms.ts'

/** So many keys are sent without waiting for each. The browser handles them in order. */
const BATCH = 8

export class Keyboard {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tabTo(target: Locator): Promise<void> {
    const element = target.first()
    await expect(element).toBeVisible()
    const stop = await element.evaluateHandle((node) => {
      // The keys of a batch that come after the target do not move the focus on.
      const stayThere = (event: KeyboardEvent) => {
        if (event.key !== 'Tab' || document.activeElement !== node) return
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      document.addEventListener('keydown', stayThere, true)
      return () => document.removeEventListener('keydown', stayThere, true)
    })
    const isReached = () => element.evaluate((node) => node === document.activeElement)
    let isFocused = await isReached()
    for (let stops = 0; stops < 150 && !isFocused; stops += BATCH) {
      await Promise.all(Array.from({ length: BATCH }, () => this.page.keyboard.press('Tab')))
      isFocused = await isReached()
    }
    await stop.evaluate((remove) => remove())
    if (!isFocused) throw new Error(`Tab does not reach ${String(target)}`)
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press(key)
  }

  async type(values: Record<string, string>, where: Page | Locator = this.page): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = fieldByLabel(where, label)
      await this.tabTo(field)
      await this.page.keyboard.press('ControlOrMeta+a')
      await this.page.keyboard.type(value)
      await expect(field).toHaveValue(value)
    }
  }

  /** A select is operated by typing the first letters of an option, a radio group by the arrow keys. */
  async choose(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const group = this.page.getByRole('radiogroup', { name: label, exact: true })
      if ((await group.count()) === 0) {
        const field = fieldByLabel(this.page, label)
        await this.tabTo(field)
        await this.page.keyboard.type(value)
        await expect(field.locator('option:checked')).toHaveText(new RegExp(`^${value}`))
        continue
      }
      const radio = group.getByLabel(value, { exact: true })
      if (await radio.isChecked()) continue
      await this.tabTo(group.locator('input:checked').or(group.locator('input')).first())
      await this.page.keyboard.press('Space')
      for (let arrows = 0; arrows < 5 && !(await radio.isChecked()); arrows++)
        await this.page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    }
  }

  async chooseMenuItem(opener: Locator, item: string): Promise<void> {
    await this.press(opener)
    const target = this.page.getByRole('menuitem', { name: item, exact: true })
    await expect(this.page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    for (let arrows = 0; arrows < 12; arrows++) {
      if (await target.evaluate((node) => node === document.activeElement)) break
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(target).toBeFocused()
    await this.page.keyboard.press('Enter')
  }
}
