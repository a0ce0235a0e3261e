import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { NoticeSettings } from '../privacy/web/notice-settings.tsx'

export const settings: SettingsPanels = [{ order: 6, may: 'students.set-notice', Content: NoticeSettings }]
