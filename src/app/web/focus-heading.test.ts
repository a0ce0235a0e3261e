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
const focusedElement = () => document.activeElement?.localName

test('focusHeading focuses the heading', () => {
  content.innerHTML = screen
  focusHeading()
  expect(focusedElement()).toBe('h1')
})

test('focusHeading focuses main while the screen loads, then the heading', async () => {
  content.innerHTML = '<p>Loading...</p>'
  focusHeading()
  expect(focusedElement()).toBe('main')
  content.innerHTML = '<div><p>Loading...</p></div>'
  await Promise.resolve()
  expect(focusedElement()).toBe('main')
  content.innerHTML = screen
  await expect.poll(focusedElement).toBe('h1')
})

test('focusHeading does not take the focus from a field of the new page', async () => {
  content.innerHTML = '<p>Loading...</p>'
  focusHeading()
  content.innerHTML = screen
  content.querySelector('input')?.focus()
  await Promise.resolve()
  expect(focusedElement()).toBe('input')
  focusHeading()
  expect(focusedElement()).toBe('input')
})

test('focusHeading focuses the heading of the new layout when the clicked link was removed', async () => {
  content.innerHTML = `${screen}<a href="#receipt">Receipt</a>`
  content.querySelector('a')?.focus()
  focusHeading()
  expect(focusedElement()).toBe('a')
  content.remove()
  await Promise.resolve()
  content.innerHTML = screen
  document.body.append(content)
  await expect.poll(focusedElement).toBe('h1')
})

test('focusHeading focuses a replaced heading again, until the user moves the focus', async () => {
  content.innerHTML = screen
  focusHeading()
  content.innerHTML = screen
  await expect.poll(focusedElement).toBe('h1')
  content.querySelector('input')?.focus()
  content.append('more')
  await Promise.resolve()
  content.innerHTML = screen
  await Promise.resolve()
  expect(focusedElement()).toBe('body')
})
