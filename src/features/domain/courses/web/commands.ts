import { IconPlus } from '@tabler/icons-react'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'

export const commands: PaletteCommands = {
  hr: [{ order: 3, label: 'words:addNewBatch', icon: IconPlus, may: 'courses.run-batches', to: '/hr/batch/add-new' }],
  admin: [{ order: 2, label: 'shared:addCourse', icon: IconPlus, may: 'courses.change', to: '/admin/Add-course' }],
}
