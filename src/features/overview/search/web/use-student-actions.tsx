import { IconCalendarStats, IconChecklist, IconCurrencyRupee, IconPencil, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openFeeDrawer } from '#features/domain/fees/web/public.ts'
import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import type { PaletteOption } from './palette-options.ts'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Opens over the page, or in a new tab like any link. */
export const openingFeeForm = (id: string) => ({
  link: { to: '/hr/add-fees', search: { id } } as const,
  run: () => openFeeDrawer(id),
})

/** Lists the actions of HR or an admin for a student. A pending registration has neither fees nor marks. */
export function useStudentActions() {
  const { t } = useTranslation(['search', 'fees', 'student-records'])
  const isAdmin = useArea() === 'admin'
  const links = useStudentLinks()
  return ({
    _id: id,
    name,
    batch,
    otherCourses,
    status,
    PendingFee,
  }: SearchResults['students'][number]): PaletteOption[] => {
    if (status === 'Pending') return []
    const viewFees: PaletteOption = {
      id: 'view-fees',
      icon: <IconReceipt {...ICON} />,
      label: t('viewFeesOf', { name }),
      link: links.fees(id),
    }
    const viewAttendance: PaletteOption = {
      id: 'view-attendance',
      icon: <IconCalendarStats {...ICON} />,
      label: t('viewAttendanceOf', { name }),
      link: links.attendance(id),
    }
    if (isAdmin) return [viewFees, viewAttendance]
    const addFee: PaletteOption = {
      id: 'add-fee',
      icon: <IconCurrencyRupee {...ICON} />,
      label: t('fees:addFeeFor', { name }),
      ...openingFeeForm(id),
    }
    return [
      ...(PendingFee > 0 ? [addFee] : []),
      viewFees,
      {
        id: 'edit-student',
        icon: <IconPencil {...ICON} />,
        label: t('student-records:editNamed', { name }),
        link: { to: '/update', search: { id } },
      },
      ...[batch, ...otherCourses.map((other) => other.batch)].map((code) => ({
        id: `mark-attendance-${code}`,
        icon: <IconChecklist {...ICON} />,
        label: t('markAttendanceOf', { batch: code }),
        link: { to: '/hr/student-attendence-list', search: { batch: code } } as const,
      })),
    ]
  }
}
