import { notifications } from '@mantine/notifications'
import { createElement, Fragment, type ReactNode } from 'react'

type Extra = {
  detail?: string
  action?: ReactNode
}

export const toast = {
  success: (text: string, ms = 1500, extra: Extra = {}) => show('status', 'teal', text, ms, extra),
  error: (text: string, ms = 1500, extra: Extra = {}) => show('alert', 'red', text, ms, extra),
  clear: () => notifications.clean(),
}

function show(role: 'status' | 'alert', color: string, text: string, ms: number, { detail, action }: Extra): void {
  const hasExtra = detail !== undefined || action !== undefined
  notifications.show({
    role,
    color,
    autoClose: ms,
    ...(hasExtra && { title: text }),
    message: hasExtra ? createElement(Fragment, null, detail, detail && ' ', action) : text,
  })
}
