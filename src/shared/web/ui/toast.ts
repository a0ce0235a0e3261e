import { notifications } from '@mantine/notifications'
import { createElement, Fragment, type ReactNode } from 'react'

/** Leaves time to read a message, such as one with an email address or a reason that is shown nowhere else. */
export const READING_MS = 10_000

/** 1.5 s; 2 s for passwords that differ; 30 s for a failed sign-in or the reason for being signed out. */
type Duration = 1500 | 2000 | 30_000 | typeof READING_MS

type Extra = {
  detail?: string
  action?: ReactNode
  /** Replaces the toast shown before with the same key, so that no old error stays beside a success. */
  replaces?: string
}

const shown = new Map<string, string>()

export const toast = {
  success: (text: string, ms: Duration = 1500, extra: Extra = {}) => show('status', 'teal', text, ms, extra),
  error: (text: string, ms: Duration = 1500, extra: Extra = {}) => show('alert', 'red', text, ms, extra),
  clear: () => notifications.clean(),
}

function show(
  role: 'status' | 'alert',
  color: string,
  text: string,
  ms: Duration,
  { detail, action, replaces }: Extra,
): void {
  const hasExtra = detail !== undefined || action !== undefined
  const previous = replaces === undefined ? undefined : shown.get(replaces)
  if (previous !== undefined) notifications.hide(previous)
  const id = notifications.show({
    role,
    color,
    autoClose: ms,
    ...(hasExtra && { title: text }),
    message: hasExtra ? createElement(Fragment, null, detail, detail && ' ', action) : text,
  })
  if (replaces !== undefined) shown.set(replaces, id)
}
