import { IconCurrencyRupee, IconReceipt } from '@tabler/icons-react'
import type { StudentCommands } from '#features/domain/students/web/public.ts'
import { openFeeDrawer } from './take-fee/fee-drawer-store.ts'

const viewFees = { order: 2, may: 'fees.read', icon: IconReceipt, label: 'search:viewFeesOf' } as const

export const studentCommands: StudentCommands = {
  hr: [
    {
      order: 1,
      may: 'fees.take',
      icon: IconCurrencyRupee,
      label: 'fees:addFeeFor',
      list: ({ _id: id, name, PendingFee }) =>
        PendingFee > 0
          ? [{ values: { name }, link: { to: '/hr/add-fees', search: { id } }, run: () => openFeeDrawer(id) }]
          : [],
    },
    {
      ...viewFees,
      list: ({ _id: id, name }) => [{ values: { name }, link: { to: '/hr/student/fee', search: { id } } }],
    },
  ],
  admin: [
    {
      ...viewFees,
      list: ({ _id: id, name }) => [{ values: { name }, link: { to: '/admin/Student-Single-Fee', search: { id } } }],
    },
  ],
}
