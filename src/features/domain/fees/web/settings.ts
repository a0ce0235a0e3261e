import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { DiscountLimitPanel } from './adjustments/discount-limit-panel.tsx'
import { ReminderSettingsPanel } from '../reminders/web/reminder-settings-panel.tsx'

export const settings: SettingsPanels = [
  { order: 1, may: 'fees.limit-discounts', Content: DiscountLimitPanel },
  { order: 3, may: 'fees.set-reminders', Content: ReminderSettingsPanel },
]
