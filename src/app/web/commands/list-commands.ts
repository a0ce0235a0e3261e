import type { Area } from '#shared/web/identity-store.ts'
import { mayIn } from '#shared/web/may.ts'
import type { PaletteCommand, PaletteCommands } from '#shared/web/palette-commands.ts'
import { sortByOrder } from '#shared/web/slots.tsx'

const COMMANDS = Object.values(
  import.meta.glob<PaletteCommands>('/src/features/*/*/web/commands.ts', { eager: true, import: 'commands' }),
)

export const listCommands = (area: Area): PaletteCommand[] =>
  sortByOrder(COMMANDS.map((commands) => commands[area])).filter(({ may }) => mayIn(area, may))
