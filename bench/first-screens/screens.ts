import type { Institute } from '../phone/institute.ts'
import type { Expected } from './watch-until-usable.ts'

export type Screen = {
  name: string
  /** The area whose user has signed in. */
  area?: 'hr' | 'admin' | 'user'
  path(institute: Institute): string
  expected: Expected
}

const PASSWORD = 'form input[autocomplete="current-password"]'

export const SIGN_IN: Screen = {
  name: 'sign-in',
  path: () => '/',
  // The form is there before its script, so that the button that shows the password must respond.
  expected: {
    shown: ['form input[type=email]', PASSWORD],
    press: 'form button[aria-pressed], form .mantine-PasswordInput-visibilityToggle',
    changes: { selector: PASSWORD, property: 'type' },
  },
}

export const HR_DASHBOARD: Screen = {
  name: 'hr',
  area: 'hr',
  path: () => '/hr',
  // Lists are hidden until the figures are known.
  expected: { shown: ['main dl a', '#pending-fees [role=rowheader] a'] },
}

export const SCREENS: readonly Screen[] = [
  SIGN_IN,
  {
    name: 'list',
    area: 'hr',
    path: () => '/hr/StudentList',
    expected: { shown: ['main [role=table] [role=rowheader] a', 'main input[type=search]'] },
  },
  HR_DASHBOARD,
  {
    name: 'admin',
    area: 'admin',
    path: () => '/admin',
    expected: { shown: ['main dl a', '#pending-fees [role=rowheader] a'] },
  },
  {
    name: 'student',
    area: 'user',
    path: () => '/student',
    expected: { shown: ['main a[href="/student/fee"]', 'main a[href="/student/Viwe-Attendence"]'] },
  },
  {
    name: 'sheet',
    area: 'hr',
    path: ({ batch }) => `/hr/student-attendence-list?batch=${encodeURIComponent(batch)}`,
    expected: {
      shown: ['main ul li input[type=checkbox]'],
      press: 'main ul li input[type=checkbox]',
      changes: { selector: 'main ul li:has(input[type=checkbox])', property: 'textContent' },
    },
  },
]
