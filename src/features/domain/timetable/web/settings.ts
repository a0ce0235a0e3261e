import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { HolidaysPanel } from './holidays-panel.tsx'

export const settings: SettingsPanels = [{ order: 5, may: 'timetable.set-holidays', Content: HolidaysPanel }]
