import { IconCurrencyRupee } from '@tabler/icons-react'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'

export const commands: PaletteCommands = {
  hr: [
    {
      order: 2,
      label: 'fees:addFee',
      icon: IconCurrencyRupee,
      may: 'fees.take',
      run: () => openCommandOverlay('addFee'),
    },
  ],
}
