import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '#shared/web/router/router.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Needed } from '#shared/web/may.ts'

type FoundStudent = {
  _id: string
  name: string
  batch: string
  otherCourses: readonly { batch: string }[]
  PendingFee: number
}

type StudentCommand = {
  order: number
  may?: Needed
  icon: Icon
  /** The message contains the `values`. */
  label: MessageKey
  /** Returns none where the command does not apply. With `run`, only a new tab opens the link. */
  list: (student: FoundStudent) => { values: Record<string, string>; link: LinkProps; run?: () => void }[]
}

/**
 * Declares what people can do with an approved student whom the search (Ctrl K) finds, in a feature's
 * `web/student-commands.ts`.
 */
export type StudentCommands = { hr?: readonly StudentCommand[]; admin?: readonly StudentCommand[] }
