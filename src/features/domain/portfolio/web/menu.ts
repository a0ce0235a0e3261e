import { IconFolderPlus, IconFolders, IconWorld } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  user: [
    { group: 'project', order: 1, label: 'shared:navProjectAdd', icon: IconFolderPlus, to: '/student/AddProject' },
    {
      group: 'project',
      order: 2,
      bar: 4,
      barLabel: 'shared:navProject',
      label: 'shared:viewProject',
      icon: IconFolders,
      to: '/student/ProjectView',
      otherPaths: ['/student/Edit-Project'],
    },
    { group: 'portfolio', order: 1, label: 'shared:addPortfolio', icon: IconWorld, to: '/student/Add-Portfolio' },
  ],
}
