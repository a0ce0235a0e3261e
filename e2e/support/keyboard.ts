import { expect, type Locator, type Page } from '@playwright/test'
import { labelled } from './forms.ts'

/** Operates the page with the keyboard only. */
export class Keyboard {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses Tab until the element has the focus, once around the page at most. */
  async tabTo(wanted: Locator): Promise<void> {
    const element = wanted.first()
    await expect(element).toBeVisible()
    for (let stops = 0; stops < 150; stops++) {
      if (await element.evaluate((one) => one === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${String(wanted)}`)
  }

  async press(wanted: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(wanted)
    await this.page.keyboard.press(key)
  }

  /** Types into fields by their labels. */
  async type(values: Record<string, string>, where: Page | Locator = this.page): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = labelled(where, label)
      await this.tabTo(field)
      const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
      if (year === '') {
        await this.page.keyboard.press('ControlOrMeta+a')
        await this.page.keyboard.type(value)
      } else
        await this.typeDay(field, value, [`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`])
      await expect(field).toHaveValue(value)
    }
  }

  /** A native date field takes its parts in the order of the browser's language. */
  private async typeDay(field: Locator, value: string, orders: string[]): Promise<void> {
    for (const digits of orders) {
      if ((await field.inputValue()) === value) return
      for (const part of ['ArrowLeft', 'ArrowLeft']) await this.page.keyboard.press(part)
      await this.page.keyboard.type(digits)
    }
  }

  /** A select is operated by typing the first letters of an option, a radio group by the arrow keys. */
  async choose(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const group = this.page.getByRole('radiogroup', { name: label })
      if ((await group.count()) === 0) {
        const field = labelled(this.page, label)
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

  /** Opens a menu and chooses an item with the arrow keys. */
  async chooseMenuItem(opener: Locator, entry: string): Promise<void> {
    await this.press(opener)
    const wanted = this.page.getByRole('menuitem', { name: entry, exact: true })
    await expect(this.page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    for (let arrows = 0; arrows < 12; arrows++) {
      if (await wanted.evaluate((one) => one === document.activeElement)) break
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(wanted).toBeFocused()
    await this.page.keyboard.press('Enter')
  }
}
