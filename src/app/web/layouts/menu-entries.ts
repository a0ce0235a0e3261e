import {
  IconBook2,
  IconBooks,
  IconChecklist,
  IconCurrencyRupee,
  IconFolders,
  IconHelpCircle,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconPlus,
  IconReceipt,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  IconWorld,
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
/** A page of somebody else's, by its own name; it opens in a new tab, and nothing of it is loaded here. */
export type Outside = { name: string; href: string }
/** `folded`: closed until it is opened. */
export type Group = { word: Word; icon: Icon; entries: (Leaf | Outside)[]; folded?: true }

/** The sidebars; an entry arrives together with its screen. */
export const ENTRIES: Record<Area, (Entry | Group)[]> = {
  admin: [
    { word: 'dashboard', icon: IconLayoutDashboard, to: '/admin' },
    {
      word: 'navStudents',
      icon: IconUsers,
      to: '/admin/Student-List',
      also: ['/admin/Single-Student-Profile', '/admin/Student-Single-Fee', '/admin/Student-Single-Attend'],
    },
    { word: 'navAddCourse', icon: IconPlus, to: '/admin/Add-course' },
    { word: 'navViewCourse', icon: IconBook2, to: '/admin/view-course-admin', also: ['/admin/Edit-Course'] },
    { word: 'navAttendence', icon: IconChecklist, to: '/admin/view-all-batch', also: ['/admin/view-all-attend'] },
    { word: 'navViewEnquiry', icon: IconMessageQuestion, to: '/admin/view-all-enquiry' },
    { word: 'navViewFees', icon: IconReceipt, to: '/admin/view-Fee', also: ['/fee-receipt', '/FeesReceipt'] },
    {
      word: 'navViewExpenseCategory',
      icon: IconWallet,
      to: '/admin/view-expense-category',
      also: [
        ...['/admin/view-single-category-expense', '/admin/view-expance', '/admin/Add-expance'],
        ...['/admin/Edit-Expance', '/admin/add-expense-category'],
      ],
    },
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
    {
      word: 'navProject',
      icon: IconFolders,
      entries: [
        { word: 'navProjectAdd', to: '/student/AddProject' },
        { word: 'navViewProject', to: '/student/ProjectView', also: ['/student/Edit-Project'] },
      ],
    },
    {
      word: 'navInterviewQuestion',
      icon: IconHelpCircle,
      folded: true,
      entries: [
        { name: 'HTML', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Structuring_content' },
        { name: 'CSS', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Styling_basics' },
        { name: 'JavaScript', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Scripting' },
        { name: 'React', href: 'https://react.dev/learn' },
        { name: 'Node', href: 'https://nodejs.org/en/learn/getting-started/introduction-to-nodejs' },
      ],
    },
    {
      word: 'navPortfolio',
      icon: IconWorld,
      entries: [{ word: 'navAddPortfolio', to: '/student/Add-Portfolio' }],
    },
    {
      word: 'navAttendence',
      icon: IconChecklist,
      entries: [{ word: 'navViewAttendence', to: '/student/Viwe-Attendence' }],
    },
    {
      word: 'navFee',
      icon: IconCurrencyRupee,
      to: '/student/fee',
      also: ['/FeesReceipt', '/student/FeesReceipt', '/student/addExpenses'],
    },
  ],
}
