import { afterEach, expect, test } from 'vitest'
import { applyColourScheme, setColourScheme, watchColourScheme } from './colour-scheme.ts'

const getShown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

afterEach(() => {
  localStorage.clear()
  applyColourScheme()
})

test('setColourScheme: applies at once and is stored', () => {
  setColourScheme('dark')
  expect(getShown()).toBe('dark')
  expect(localStorage.getItem('colour-scheme')).toBe('dark')
})

test('setColourScheme: auto follows the system', () => {
  setColourScheme('dark')
  setColourScheme('auto')
  expect(getShown()).toBe('light')
})

test('watchColourScheme: follows a choice in another tab', () => {
  watchColourScheme()
  localStorage.setItem('colour-scheme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'colour-scheme' }))
  expect(getShown()).toBe('dark')
})
