// Preact under the name of React, for `preact.ts`. The types of both cannot be joined.
import { createElement, Fragment, options } from 'preact'
import 'preact/compat'

export * from 'preact/compat'
// Libraries import it.
// oxlint-disable-next-line import/no-default-export
export { default } from 'preact/compat'

// Preact runs effects after the next frame: the next key could come before them.
options.requestAnimationFrame = queueMicrotask

const before = { ...options }
/** The last properties of each field. */
const fields = new WeakMap()

options.diffed = (node) => {
  before.diffed?.(node)
  if (['input', 'select', 'textarea'].includes(node.type)) fields.set(node.__e, node.props)
}

/** React shows the given value again after a choice or a key that changed no state. Preact waits for a rendering. */
options.event = (event) => {
  const { target, type } = event
  // The handlers begin the microtask that renders the state. A choice is made when its other events have ended.
  if (fields.has(target) && type === (CHOICE.test(target.type) ? 'change' : 'input'))
    queueMicrotask(() => queueMicrotask(() => showGiven(target)))
  return before.event(event)
}

const CHOICE = /^(select|checkbox|radio)/

function showGiven(field) {
  if (field.type === 'checkbox') showChecked(field)
  else if (field.type === 'radio') document.getElementsByName(field.name).forEach(showChecked)
  else {
    const { value } = fields.get(field)
    if (value !== undefined && field.value !== String(value)) field.value = value
  }
}

function showChecked(field) {
  const { checked = field.checked } = fields.get(field) ?? {}
  if (field.checked !== checked) field.checked = checked
}

/** Mantine imports it for panels that stay mounted while they are hidden, which this product does not use. */
export const Activity = ({ mode, children }) => (mode === 'hidden' ? null : createElement(Fragment, null, children))
