import { notifications } from '@mantine/notifications'
import { createElement, Fragment, type ReactNode } from 'react'

type Extra = {
  /** A second sentence: 'Deleted!', then 'Your Record Has Been Deleted'. */
  detail?: string
  /** A link or a button, such as 'Print receipt'. A toast that is pointed at or focused stays. */
  action?: ReactNode
}

/** Short notices in the corner. The durations are the specification's, in milliseconds. */
export const toast = {
  /** `toast.success(t('saved'))` stands 1.5 s; announced when the reader pauses. */
  success: (text: string, ms = 1500, extra: Extra = {}) => show('status', 'teal', text, ms, extra),
  /** `toast.error(error.message, 30_000)`; announced at once. */
  error: (text: string, ms = 1500, extra: Extra = {}) => show('alert', 'red', text, ms, extra),
  /** Takes away what stands and what waits: it has been answered. */
  clear: () => notifications.clean(),
}

function show(role: 'status' | 'alert', color: string, text: string, ms: number, { detail, action }: Extra): void {
  const more = detail !== undefined || action !== undefined
  notifications.show({
    role,
    color,
    autoClose: ms,
    ...(more && { title: text }),
    message: more ? createElement(Fragment, null, detail, detail && ' ', action) : text,
  })
}
