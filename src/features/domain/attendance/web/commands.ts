import { IconUserOff } from '@tabler/icons-react'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'

const lowAttendance = { order: 1, label: 'absences:lowAttendance', icon: IconUserOff } as const

export const commands: PaletteCommands = {
  hr: [{ ...lowAttendance, may: 'attendance.list', to: '/hr/low-attendance' }],
  admin: [{ ...lowAttendance, may: 'attendance.list', to: '/admin/low-attendance' }],
}
