import { IconPlus } from '@tabler/icons-react'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'

export const commands: PaletteCommands = {
  hr: [
    {
      order: 4,
      label: 'enquiries:addNewEnquiry',
      icon: IconPlus,
      may: 'enquiries.follow-up',
      to: '/hr/enquiry/add-new',
    },
  ],
}
