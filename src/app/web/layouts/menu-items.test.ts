import { expect, test } from 'vitest'
import { CHANGE_PASSWORD, SESSIONS } from '#features/base/identity/web/account-paths.ts'
import { menu as instituteMenu } from '#features/base/institute/web/menu.ts'
import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { TWO_FACTOR_PATHS } from '#features/base/identity/web/two-factor/two-factor-paths.ts'
import { getHomePath, storeIdentity } from '#shared/web/identity-store.ts'
import type { StaffPermission } from '#shared/web/may.ts'
import type { Menu } from '#shared/web/menu.ts'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'
import { listCommands } from '../commands/list-commands.ts'
import { listBarItems, listMenuItems } from './menu-items.ts'

const MENUS = import.meta.glob<Menu>('/src/features/*/*/web/menu.ts', { eager: true, import: 'menu' })
const COMMANDS = import.meta.glob<PaletteCommands>('/src/features/*/*/web/commands.ts', {
  eager: true,
  import: 'commands',
})
const SETTINGS = import.meta.glob<SettingsPanels>('/src/features/*/*/web/settings.ts', {
  eager: true,
  import: 'settings',
})

function signIn(area: 'hr' | 'admin', permissions?: StaffPermission[]) {
  storeIdentity(area, { _id: 'h1', token: 't', role: area, name: 'Meera', email: '', permissions })
}

test.each(['hr', 'admin'] as const)('each page and command of %s names the permission that it needs', (area) => {
  const ofAll = [getHomePath(area), CHANGE_PASSWORD[area], SESSIONS[area], TWO_FACTOR_PATHS[area]]
  const entries = Object.values(MENUS).flatMap((menu) => menu[area] ?? [])
  const commands = Object.values(COMMANDS).flatMap((declared) => declared[area] ?? [])
  const targets = [...entries, ...entries.flatMap(({ add }) => add ?? []), ...commands]
  expect(targets.length).toBeGreaterThan(10)
  expect(targets.filter(({ may, to }) => may === undefined && !ofAll.some((path) => path === to))).toEqual([])
})

test('the settings are in the menu with the permission for any of their panels', () => {
  const panels = Object.values(SETTINGS).flat()
  const needed = ['institute.change', ...panels.flatMap(({ may = 'no permission' }) => may)]
  expect([instituteMenu.admin?.[0]?.may ?? []].flat().toSorted()).toEqual(needed.toSorted())
})

test('menu and commands: a clerk who only looks after enquiries sees the pages of that', () => {
  signIn('hr', ['enquiries.read', 'enquiries.follow-up'])
  expect(listMenuItems('hr').map(({ to }) => to)).toEqual(['/hr', '/hr/enquiry'])
  expect(listBarItems('hr').map(({ to }) => to)).toEqual(['/hr'])
  expect(listCommands('hr').map(({ label }) => label)).toEqual([
    'enquiries:addNewEnquiry',
    'identity:changePassword',
    'institute:twoFactor',
    'identity:sessions',
  ])
})

test('menu: who may see courses and not change them has no link to add one', () => {
  const listLinks = () => listMenuItems('admin').filter(({ to }) => to === '/admin/view-course-admin')
  signIn('admin', ['courses.list'])
  expect(listLinks().map(({ add }) => add)).toEqual([undefined])
  signIn('admin')
  expect(listLinks().map(({ add }) => add?.to)).toEqual(['/admin/Add-course'])
})
