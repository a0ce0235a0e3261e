// Preact under the name of React, for `preact.ts`. The types of both cannot be joined.
import { createElement, Fragment, options } from 'preact'

export * from 'preact/compat'
// Libraries import it.
// oxlint-disable-next-line import/no-default-export
export { default } from 'preact/compat'

// Preact runs effects after the next frame: the next key could come before them.
options.requestAnimationFrame = queueMicrotask

/** Mantine imports it for panels that stay mounted while they are hidden, which this product does not use. */
export const Activity = ({ mode, children }) => (mode === 'hidden' ? null : createElement(Fragment, null, children))
