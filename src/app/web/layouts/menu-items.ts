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

type Label = ParseKeys<'shared'>
type To = NonNullable<LinkProps['to']>
export type MenuLink = {
  label: Label
  to: To
  /** More pages on which the link is the current one. */
  otherPaths?: string[]
}
type MenuItem = MenuLink & { icon: Icon }
export type ExternalMenuLink = { name: string; href: string }
export type MenuGroup = { label: Label; icon: Icon; items: (MenuLink | ExternalMenuLink)[]; collapsed?: true }

export const MENU_ITEMS: Record<Area, (MenuItem | MenuGroup)[]> = {
  admin: [
    { label: 'dashboard', icon: IconLayoutDashboard, to: '/admin' },
    {
      label: 'navStudents',
      icon: IconUsers,
      to: '/admin/Student-List',
      otherPaths: ['/admin/Single-Student-Profile', '/admin/Student-Single-Fee', '/admin/Student-Single-Attend'],
    },
    { label: 'navAddCourse', icon: IconPlus, to: '/admin/Add-course' },
    { label: 'navViewCourse', icon: IconBook2, to: '/admin/view-course-admin', otherPaths: ['/admin/Edit-Course'] },
    {
      label: 'navAttendance',
      icon: IconChecklist,
      to: '/admin/view-all-batch',
      otherPaths: ['/admin/view-all-attend'],
    },
    { label: 'navViewEnquiry', icon: IconMessageQuestion, to: '/admin/view-all-enquiry' },
    { label: 'navViewFees', icon: IconReceipt, to: '/admin/view-Fee', otherPaths: ['/fee-receipt', '/FeesReceipt'] },
    {
      label: 'navViewExpenseCategory',
      icon: IconWallet,
      to: '/admin/view-expense-category',
      otherPaths: [
        ...['/admin/view-single-category-expense', '/admin/view-expance', '/admin/Add-expance'],
        ...['/admin/Edit-Expance', '/admin/add-expense-category'],
      ],
    },
  ],
  hr: [
    { label: 'dashboard', icon: IconLayoutDashboard, to: '/hr' },
    {
      label: 'navStudents',
      icon: IconUsers,
      items: [
        {
          label: 'navStudentList',
          to: '/hr/StudentList',
          otherPaths: ['/hr/student', '/hr/Student-view', '/hr/add-fees', '/hr/edit-fee', '/update'],
        },
        { label: 'navStudentAdd', to: '/hr/register', otherPaths: ['/hr/studentAdd'] },
      ],
    },
    {
      label: 'navAttendance',
      icon: IconChecklist,
      to: '/hr/attendence',
      otherPaths: ['/hr/student-attendence-list', '/hr/edit-attendence', '/hr/attendence-history'],
    },
    { label: 'navViewFees', icon: IconReceipt, to: '/hr/view-fee' },
    { label: 'navCourse', icon: IconBooks, to: '/hr/view-course' },
    { label: 'navBatch', icon: IconUsersGroup, to: '/hr/batch' },
    { label: 'navEnquiry', icon: IconMessageQuestion, to: '/hr/enquiry' },
  ],
  user: [
    { label: 'dashboard', icon: IconLayoutDashboard, to: '/student' },
    {
      label: 'navProject',
      icon: IconFolders,
      items: [
        { label: 'navProjectAdd', to: '/student/AddProject' },
        { label: 'navViewProject', to: '/student/ProjectView', otherPaths: ['/student/Edit-Project'] },
      ],
    },
    {
      label: 'navInterviewQuestion',
      icon: IconHelpCircle,
      collapsed: true,
      items: [
        { name: 'HTML', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Structuring_content' },
        { name: 'CSS', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Styling_basics' },
        { name: 'JavaScript', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Scripting' },
        { name: 'React', href: 'https://react.dev/learn' },
        { name: 'Node', href: 'https://nodejs.org/en/learn/getting-started/introduction-to-nodejs' },
      ],
    },
    {
      label: 'navPortfolio',
      icon: IconWorld,
      items: [{ label: 'navAddPortfolio', to: '/student/Add-Portfolio' }],
    },
    {
      label: 'navAttendance',
      icon: IconChecklist,
      items: [{ label: 'navViewAttendance', to: '/student/Viwe-Attendence' }],
    },
    {
      label: 'navFee',
      icon: IconCurrencyRupee,
      to: '/student/fee',
      otherPaths: ['/FeesReceipt', '/student/FeesReceipt', '/student/addExpenses'],
    },
  ],
}
