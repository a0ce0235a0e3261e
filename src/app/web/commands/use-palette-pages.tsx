import {
  IconUserOff,
  IconCurrencyRupee,
  IconDevices,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconShieldLock,
  type Icon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TWO_FACTOR_PATHS } from '#features/base/identity/web/two-factor/two-factor-paths.ts'
import { useLogout } from '#features/base/identity/web/sessions/use-logout.ts'
import type { PalettePage } from '#features/overview/search/web/palette-options.ts'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslate } from '#shared/web/i18n.tsx'
import type { Area } from '#shared/web/identity-store.ts'
import { CHANGE_PASSWORD, SESSIONS } from '../layouts/account-paths.ts'
import { listMenuItems } from '../layouts/menu-items.ts'

type Item = [label: string, icon: Icon, target: NonNullable<LinkProps['to']> | (() => void)]

/** Lists the pages of the menus, low attendance, the forms of new records, and the items of the account menu. */
export function usePalettePages(area: Area): PalettePage[] {
  const { t } = useTranslation([
    'shared',
    'absences',
    'identity',
    'enquiries',
    'expenses',
    'fees',
    'search',
    'words',
    'institute',
  ])
  const translate = useTranslate()
  const { logout } = useLogout()
  const forms: Record<Area, Item[]> = {
    hr: [
      [t('absences:lowAttendance'), IconUserOff, '/hr/low-attendance'],
      [t('fees:addFee'), IconCurrencyRupee, () => openCommandOverlay('addFee')],
      [t('words:addNewBatch'), IconPlus, '/hr/batch/add-new'],
      [t('enquiries:addNewEnquiry'), IconPlus, '/hr/enquiry/add-new'],
    ],
    admin: [
      [t('absences:lowAttendance'), IconUserOff, '/admin/low-attendance'],
      [t('addCourse'), IconPlus, '/admin/Add-course'],
      [t('expenses:addExpense'), IconPlus, '/admin/Add-expance'],
      [t('expenses:addExpenseCategory'), IconPlus, '/admin/add-expense-category'],
    ],
    user: [],
  }
  const account: Item[] = [
    [t('identity:changePassword'), IconKey, CHANGE_PASSWORD[area]],
    ...(area === 'user' ? [] : [[t('institute:twoFactor'), IconShieldLock, TWO_FACTOR_PATHS[area]] satisfies Item]),
    [t('identity:sessions'), IconDevices, SESSIONS[area]],
    [t('search:shortcuts'), IconKeyboard, () => openCommandOverlay('shortcuts')],
    [t('identity:logout'), IconLogout, () => void logout()],
  ]
  return [
    ...listMenuItems(area).map(({ label, name, icon, goKey, to }): PalettePage => ({
      ...toPage([translate(label), icon, to]),
      ...(name && { otherName: translate(name) }),
      ...(goKey && { keys: ['G', goKey] }),
    })),
    ...[...forms[area], ...account].map(toPage),
  ]
}

function toPage([label, PageIcon, target]: Item): PalettePage {
  const page = { id: `page-${label}`, label, icon: <PageIcon size={18} stroke={1.75} aria-hidden /> }
  return typeof target === 'function' ? { ...page, run: target } : { ...page, link: { to: target } }
}
