import { IconBooks, IconMessageQuestion, IconReceipt, IconUsersGroup } from '@tabler/icons-react'
import type { LinkProps } from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import { useReceiptLink } from '#features/domain/fees/web/public.ts'
import { listBatchesOf } from '#features/domain/students/contract/current-courses.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import { type Needed, useMay } from '#shared/web/may.ts'
import type { RecentRecord } from '#shared/web/recent-records.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { useStatusLabels } from '#features/domain/enquiries/web/public.ts'
import type { PaletteOption } from './palette-options.ts'
import { StudentDue } from './student-due.tsx'
import { findMatchedField } from './find-matched-field.ts'

type Student = SearchResults['students'][number]
type Found<Kind extends 'receipts' | 'batches' | 'courses' | 'enquiries'> = SearchResults[Kind][number]
type Rest = Partial<Pick<PaletteOption, 'aside' | 'icon' | 'detail'>>

export function useRecordOptions() {
  const format = useFormat()
  const statusLabels = useStatusLabels()
  const findLink = useRecordLink()
  const may = useMay()
  const isAdmin = useArea() === 'admin'
  const toOption = (record: RecentRecord, rest: Rest = {}): PaletteOption => ({
    id: `${record.kind}-${record.id}`,
    icon: ICONS[record.kind] ?? <AvatarPhoto name={record.label} size={26} />,
    label: record.label,
    detail: record.detail,
    link: findLink(record),
    record,
    ...rest,
  })
  return {
    mayOpen: (kind: RecentRecord['kind']) => may((isAdmin && NEEDED_BY_ADMIN[kind]) || NEEDED[kind]),
    recent: (record: RecentRecord) => toOption(record),
    student: (student: Student, text: string) => {
      const { _id: id, name: label, photo, profile } = student
      const detail = listBatchesOf(student)
      return toOption(
        { kind: 'student', id, label, detail },
        {
          icon: <AvatarPhoto name={label} photo={photo ?? profile} size={26} />,
          detail: [detail, findMatchedField(student, text)].filter(Boolean).join(' · '),
          aside: <StudentDue student={student} />,
        },
      )
    },
    receipt: ({ _id: id, receiptNo, name, paid, date }: Found<'receipts'>) =>
      toOption({ kind: 'receipt', id, label: receiptNo, detail: [name, format.rupees(paid), date].join(' · ') }),
    batch: ({ _id: id, bCode, courseName, bTime }: Found<'batches'>) =>
      toOption({ kind: 'batch', id, label: bCode, detail: [courseName, bTime].join(' · ') }),
    course: ({ _id: id, course, cFee, cDuration }: Found<'courses'>) =>
      toOption({ kind: 'course', id, label: course, detail: [format.rupees(cFee), cDuration].join(' · ') }),
    enquiry: ({ _id: id, name, course, status }: Found<'enquiries'>) =>
      toOption({ kind: 'enquiry', id, label: name, detail: [course, statusLabels[status]].join(' · ') }),
  }
}

/** Records whose page a person may not see are not offered. */
const NEEDED: Record<RecentRecord['kind'], Needed> = {
  student: 'students.read',
  receipt: 'fees.read',
  batch: ['attendance.list', 'attendance.mark'],
  course: 'courses.list',
  enquiry: 'enquiries.read',
}
const NEEDED_BY_ADMIN: Partial<typeof NEEDED> = { batch: 'attendance.list' }

const ICONS: Partial<Record<RecentRecord['kind'], ReactNode>> = {
  receipt: <IconReceipt size={18} stroke={1.75} aria-hidden />,
  batch: <IconUsersGroup size={18} stroke={1.75} aria-hidden />,
  course: <IconBooks size={18} stroke={1.75} aria-hidden />,
  enquiry: <IconMessageQuestion size={18} stroke={1.75} aria-hidden />,
}

function useRecordLink(): (record: RecentRecord) => LinkProps {
  const isAdmin = useArea() === 'admin'
  const may = useMay()
  const students = useStudentLinks()
  const receiptLink = useReceiptLink()
  return ({ kind, id, label }) => {
    switch (kind) {
      case 'student':
        return students.student(id)
      case 'receipt':
        return receiptLink(id)
      case 'batch':
        return {
          to: isAdmin
            ? '/admin/view-all-attend'
            : may('attendance.mark')
              ? '/hr/student-attendence-list'
              : '/hr/attendence-history',
          search: { batch: label },
        }
      case 'course':
        if (!isAdmin) return { to: '/hr/view-course' }
        return may('courses.change')
          ? { to: '/admin/Edit-Course/$id', params: { id } }
          : { to: '/admin/view-course-admin' }
      case 'enquiry':
        if (isAdmin) return { to: '/admin/view-all-enquiry', search: { search: label } }
        return { to: may('enquiries.follow-up') ? '/hr/enquiry/edit' : '/hr/enquiry', search: { id } }
    }
  }
}
