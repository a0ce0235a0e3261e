import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusHeading } from './focus-heading.ts'

let content: HTMLElement
beforeEach(() => {
  content = document.createElement('main')
  content.id = 'content'
  content.tabIndex = -1
  document.body.append(content)
})
afterEach(() => content.remove())

const screen = '<h1 tabindex="-1">Courses</h1><input>'
const focused = () => document.activeElement?.localName

test('the heading that is there has the focus', () => {
  content.innerHTML = screen
  focusHeading()
  expect(focused()).toBe('h1')
})

test('a screen that is on its way: main until its heading is there, then the heading', async () => {
  content.innerHTML = '<p>Loading...</p>'
  focusHeading()
  expect(focused()).toBe('main')
  content.innerHTML = '<div><p>Loading...</p></div>'
  await Promise.resolve()
  expect(focused()).toBe('main')
  content.innerHTML = screen
  await expect.poll(focused).toBe('h1')
})

test('a field that has taken the focus keeps it, before the heading comes and after', async () => {
  content.innerHTML = '<p>Loading...</p>'
  focusHeading()
  content.innerHTML = screen
  content.querySelector('input')?.focus()
  await Promise.resolve()
  expect(focused()).toBe('input')
  focusHeading()
  expect(focused()).toBe('input')
})

test('what was pressed goes with its frame: the heading of the next frame has the focus', async () => {
  content.innerHTML = `${screen}<a href="#receipt">Receipt</a>`
  content.querySelector('a')?.focus()
  focusHeading()
  expect(focused()).toBe('a')
  content.remove()
  await Promise.resolve()
  content.innerHTML = screen
  document.body.append(content)
  await expect.poll(focused).toBe('h1')
})

test('a heading that another one replaces hands the focus on, and lets go of who has gone elsewhere', async () => {
  content.innerHTML = screen
  focusHeading()
  content.innerHTML = screen
  await expect.poll(focused).toBe('h1')
  content.querySelector('input')?.focus()
  content.append('more')
  await Promise.resolve()
  content.innerHTML = screen
  await Promise.resolve()
  expect(focused()).toBe('body')
})
