import { IconCertificate } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  user: [
    {
      group: 'portfolio',
      order: 2,
      label: 'shared:certificates',
      icon: IconCertificate,
      to: '/student/certificates',
    },
  ],
  hr: [
    {
      group: 'teaching',
      order: 5,
      label: 'shared:certificates',
      icon: IconCertificate,
      may: 'certificates.list',
      to: '/hr/certificates',
    },
  ],
  admin: [
    {
      group: 'teaching',
      order: 5,
      label: 'shared:certificates',
      icon: IconCertificate,
      may: 'certificates.list',
      to: '/admin/certificates',
    },
  ],
}
