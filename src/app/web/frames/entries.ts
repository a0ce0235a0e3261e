import {
  IconBook2,
  IconBooks,
  IconChecklist,
  IconCurrencyRupee,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconPlus,
  IconReceipt,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  type Icon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ParseKeys } from 'i18next'
import type { Area } from '#shared/web/identity-store.ts'

type Word = ParseKeys<'shared'>
type To = NonNullable<LinkProps['to']>
/** `also`: further paths that are reached from it, and on which it stands as the current one. */
export type Leaf = { word: Word; to: To; also?: string[] }
export type Entry = Leaf & { icon: Icon }
export type Group = { word: Word; icon: Icon; entries: Leaf[] }

/** The sidebars; an entry arrives together with its screen. */
export const ENTRIES: Record<Area, (Entry | Group)[]> = {
  admin: [
    { word: 'dashboard', icon: IconLayoutDashboard, to: '/admin' },
    { word: 'navStudents', icon: IconUsers, to: '/admin/Student-List' },
    { word: 'navAddCourse', icon: IconPlus, to: '/admin/Add-course' },
    { word: 'navViewCourse', icon: IconBook2, to: '/admin/view-course-admin' },
    { word: 'navAttendence', icon: IconChecklist, to: '/admin/view-all-batch' },
    { word: 'navViewEnquiry', icon: IconMessageQuestion, to: '/admin/view-all-enquiry' },
    { word: 'navViewFees', icon: IconReceipt, to: '/admin/view-Fee' },
    { word: 'navViewExpenseCategory', icon: IconWallet, to: '/admin/view-expense-category' },
  ],
  hr: [
    { word: 'dashboard', icon: IconLayoutDashboard, to: '/hr' },
    {
      word: 'navStudents',
      icon: IconUsers,
      entries: [
        {
          word: 'navStudentList',
          to: '/hr/StudentList',
          also: ['/hr/student', '/hr/Student-view', '/hr/add-fees', '/hr/edit-fee', '/update'],
        },
        { word: 'navStudentAdd', to: '/hr/register', also: ['/hr/studentAdd'] },
      ],
    },
    {
      word: 'navAttendence',
      icon: IconChecklist,
      to: '/hr/attendence',
      also: ['/hr/student-attendence-list', '/hr/edit-attendence', '/hr/attendence-history'],
    },
    { word: 'navViewFees', icon: IconReceipt, to: '/hr/view-fee' },
    { word: 'navCourse', icon: IconBooks, to: '/hr/view-course' },
    { word: 'navBatch', icon: IconUsersGroup, to: '/hr/batch' },
    { word: 'navEnquiry', icon: IconMessageQuestion, to: '/hr/enquiry' },
  ],
  user: [
    { word: 'dashboard', icon: IconLayoutDashboard, to: '/student' },
    { word: 'navFee', icon: IconCurrencyRupee, to: '/student/fee' },
  ],
}
