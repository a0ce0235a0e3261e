import {
  IconBellRinging,
  IconBooks,
  IconCalendarWeek,
  IconCashRegister,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconCurrencyRupee,
  IconFolders,
  IconHelpCircle,
  IconHistory,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconReceipt,
  IconSettings,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  IconWorld,
  IconFolderPlus,
  IconIdBadge2,
  type Icon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ParseKeys } from 'i18next'
import type { Area } from '#shared/web/identity-store.ts'

export const GO_KEYS = ['S', 'F', 'A', 'E'] as const
export type GoKey = (typeof GO_KEYS)[number]

type Label = ParseKeys<'shared'>
type To = NonNullable<LinkProps['to']>
export type MenuLink = {
  to: To
  /** More pages on which the link is the current one. */
  otherPaths?: string[]
}
export type MenuItem = MenuLink & {
  label: Label
  /** The accessible name, where it is longer than the label. */
  name?: Label
  icon: Icon
  /** Opens the page after G. */
  goKey?: GoKey
  /** Shows how many are left today: batches to mark, or enquiries to call. */
  shows?: 'unmarked' | 'toCall'
  /** A link to the form of a new record, at the end of the row. */
  add?: { to: To; label: Label }
}
export type ExternalLinks = { label: Label; icon: Icon; links: { name: string; href: string }[] }
type MenuGroup = { heading?: Label; items: (MenuItem | ExternalLinks)[] }
type Menu = {
  groups: MenuGroup[]
  /** The links of the bar at the bottom of phones. */
  bar: MenuItem[]
}

const ADMIN = {
  dashboard: { label: 'dashboard', icon: IconLayoutDashboard, to: '/admin' },
  students: {
    label: 'navStudents',
    icon: IconUsers,
    goKey: 'S',
    to: '/admin/Student-List',
    otherPaths: [
      '/admin/Single-Student-Profile',
      '/admin/Student-Single-Fee',
      '/admin/Student-Single-Attend',
      '/admin/student',
      '/admin/student-history',
    ],
  },
  enquiries: {
    label: 'navEnquiry',
    name: 'navViewEnquiry',
    icon: IconMessageQuestion,
    goKey: 'E',
    to: '/admin/view-all-enquiry',
  },
  fees: {
    label: 'navViewFees',
    icon: IconReceipt,
    goKey: 'F',
    to: '/admin/view-Fee',
    otherPaths: ['/admin/fee', '/fee-receipt', '/FeesReceipt', '/fee-refund'],
  },
  reminders: { label: 'navReminders', icon: IconBellRinging, to: '/admin/reminders' },
  closing: { label: 'navClosing', icon: IconCashRegister, to: '/admin/closing' },
  reports: { label: 'navReports', icon: IconChartBar, to: '/admin/reports' },
  expenses: {
    label: 'navExpenseCategory',
    name: 'navViewExpenseCategory',
    icon: IconWallet,
    to: '/admin/view-expense-category',
    otherPaths: [
      '/admin/view-single-category-expense',
      '/admin/view-expance',
      '/admin/Add-expance',
      '/admin/Edit-Expance',
      '/admin/add-expense-category',
      '/admin/expense',
    ],
  },
  attendance: {
    label: 'navAttendance',
    icon: IconChecklist,
    goKey: 'A',
    to: '/admin/view-all-batch',
    otherPaths: ['/admin/view-all-attend', '/admin/low-attendance'],
  },
  courses: {
    label: 'navCourse',
    name: 'navViewCourse',
    icon: IconBooks,
    to: '/admin/view-course-admin',
    otherPaths: ['/admin/Edit-Course', '/admin/course'],
    add: { to: '/admin/Add-course', label: 'navAddCourse' },
  },
  timetable: { label: 'navTimetable', icon: IconCalendarWeek, to: '/admin/timetable' },
  certificates: { label: 'navCertificates', icon: IconCertificate, to: '/admin/certificates' },
  staff: { label: 'navStaff', icon: IconIdBadge2, to: '/admin/staff' },
  trail: { label: 'navAuditTrail', icon: IconHistory, to: '/admin/trail' },
  settings: { label: 'navSettings', icon: IconSettings, to: '/admin/settings' },
} satisfies Record<string, MenuItem>

const HR = {
  dashboard: { label: 'dashboard', icon: IconLayoutDashboard, to: '/hr' },
  students: {
    label: 'navStudentList',
    icon: IconUsers,
    goKey: 'S',
    to: '/hr/StudentList',
    otherPaths: ['/hr/student', '/hr/Student-view', '/hr/add-fees', '/hr/edit-fee', '/update'],
  },
  register: { label: 'navStudentAdd', icon: IconUserPlus, to: '/hr/register', otherPaths: ['/hr/studentAdd'] },
  fees: { label: 'navViewFees', icon: IconReceipt, goKey: 'F', to: '/hr/view-fee' },
  reminders: { label: 'navReminders', icon: IconBellRinging, to: '/hr/reminders' },
  closing: { label: 'navClosing', icon: IconCashRegister, to: '/hr/closing' },
  reports: { label: 'navReports', icon: IconChartBar, to: '/hr/reports' },
  attendance: {
    label: 'navAttendance',
    icon: IconChecklist,
    goKey: 'A',
    to: '/hr/attendence',
    otherPaths: ['/hr/student-attendence-list', '/hr/edit-attendence', '/hr/attendence-history', '/hr/low-attendance'],
    shows: 'unmarked',
  },
  batches: { label: 'navBatch', icon: IconUsersGroup, to: '/hr/batch' },
  timetable: { label: 'navTimetable', icon: IconCalendarWeek, to: '/hr/timetable' },
  certificates: { label: 'navCertificates', icon: IconCertificate, to: '/hr/certificates' },
  courses: { label: 'navCourse', icon: IconBooks, to: '/hr/view-course' },
  enquiries: { label: 'navEnquiry', icon: IconMessageQuestion, goKey: 'E', to: '/hr/enquiry', shows: 'toCall' },
} satisfies Record<string, MenuItem>

const STUDENT = {
  dashboard: { label: 'dashboard', icon: IconLayoutDashboard, to: '/student' },
  addProject: { label: 'navProjectAdd', icon: IconFolderPlus, to: '/student/AddProject' },
  projects: {
    label: 'navViewProject',
    icon: IconFolders,
    to: '/student/ProjectView',
    otherPaths: ['/student/Edit-Project'],
  },
  portfolio: { label: 'navAddPortfolio', icon: IconWorld, to: '/student/Add-Portfolio' },
  attendance: { label: 'navViewAttendance', icon: IconChecklist, goKey: 'A', to: '/student/Viwe-Attendence' },
  timetable: { label: 'navTimetable', icon: IconCalendarWeek, to: '/student/timetable' },
  certificates: { label: 'navCertificates', icon: IconCertificate, to: '/student/certificates' },
  fees: {
    label: 'navFee',
    icon: IconCurrencyRupee,
    goKey: 'F',
    to: '/student/fee',
    otherPaths: ['/FeesReceipt', '/student/FeesReceipt', '/fee-refund', '/student/addExpenses'],
  },
} satisfies Record<string, MenuItem>

const INTERVIEW_QUESTIONS: ExternalLinks = {
  label: 'navInterviewQuestion',
  icon: IconHelpCircle,
  links: [
    { name: 'HTML', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Structuring_content' },
    { name: 'CSS', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Styling_basics' },
    { name: 'JavaScript', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Scripting' },
    { name: 'React', href: 'https://react.dev/learn' },
    { name: 'Node', href: 'https://nodejs.org/en/learn/getting-started/introduction-to-nodejs' },
  ],
}

export const MENUS: Record<Area, Menu> = {
  admin: {
    groups: [
      { items: [ADMIN.dashboard] },
      { heading: 'navPeople', items: [ADMIN.students, ADMIN.enquiries] },
      { heading: 'navMoney', items: [ADMIN.fees, ADMIN.reminders, ADMIN.closing, ADMIN.reports, ADMIN.expenses] },
      { heading: 'navTeaching', items: [ADMIN.attendance, ADMIN.timetable, ADMIN.courses, ADMIN.certificates] },
      { heading: 'navInstitute', items: [ADMIN.staff, ADMIN.trail, ADMIN.settings] },
    ],
    bar: [ADMIN.dashboard, ADMIN.students, ADMIN.fees, ADMIN.reports],
  },
  hr: {
    groups: [
      { items: [HR.dashboard] },
      { heading: 'navStudents', items: [HR.students, HR.register] },
      { heading: 'navMoney', items: [HR.fees, HR.reminders, HR.closing, HR.reports] },
      { heading: 'navTeaching', items: [HR.attendance, HR.batches, HR.timetable, HR.courses, HR.certificates] },
      { heading: 'navFrontDesk', items: [HR.enquiries] },
    ],
    bar: [HR.dashboard, { ...HR.students, label: 'navStudents' }, HR.attendance, HR.fees],
  },
  user: {
    groups: [
      { items: [STUDENT.dashboard] },
      { heading: 'navProject', items: [STUDENT.addProject, STUDENT.projects] },
      { items: [INTERVIEW_QUESTIONS] },
      { heading: 'navPortfolio', items: [STUDENT.portfolio, STUDENT.certificates] },
      { heading: 'navAttendance', items: [STUDENT.attendance, STUDENT.timetable] },
      { heading: 'navMoney', items: [STUDENT.fees] },
    ],
    bar: [
      STUDENT.dashboard,
      STUDENT.fees,
      { ...STUDENT.attendance, label: 'navAttendance' },
      { ...STUDENT.projects, label: 'navProject' },
    ],
  },
}

/** Lists the pages of an area in the order of its menu. */
export const listMenuItems = (area: Area): MenuItem[] =>
  MENUS[area].groups.flatMap(({ items }) => items.flatMap((item) => ('links' in item ? [] : [item])))
