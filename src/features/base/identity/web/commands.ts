import { IconDevices, IconKey, IconShieldLock } from '@tabler/icons-react'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'
import { CHANGE_PASSWORD, SESSIONS } from './account-paths.ts'
import { TWO_FACTOR_PATHS } from './two-factor/two-factor-paths.ts'

const changePassword = { order: 101, label: 'identity:changePassword', icon: IconKey } as const
const twoFactor = { order: 102, label: 'institute:twoFactor', icon: IconShieldLock } as const
const sessions = { order: 103, label: 'identity:sessions', icon: IconDevices } as const

export const commands: PaletteCommands = {
  user: [
    { ...changePassword, to: CHANGE_PASSWORD.user },
    { ...sessions, to: SESSIONS.user },
  ],
  hr: [
    { ...changePassword, to: CHANGE_PASSWORD.hr },
    { ...twoFactor, to: TWO_FACTOR_PATHS.hr },
    { ...sessions, to: SESSIONS.hr },
  ],
  admin: [
    { ...changePassword, to: CHANGE_PASSWORD.admin },
    { ...twoFactor, to: TWO_FACTOR_PATHS.admin },
    { ...sessions, to: SESSIONS.admin },
  ],
}
