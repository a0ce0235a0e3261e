import { IconSettings } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  admin: [
    {
      group: 'institute',
      order: 3,
      label: 'shared:settings',
      icon: IconSettings,
      // Each panel of the page needs its own.
      may: [
        'institute.change',
        'fees.limit-discounts',
        'import-export.set-rules',
        'fees.set-reminders',
        'attendance.set-absences',
        'timetable.set-holidays',
        'students.set-notice',
        'backup.run',
        'installation.configure',
        'tls.see',
        'setup.see-addresses',
        'updates.run',
      ],
      to: '/admin/settings',
    },
  ],
}
