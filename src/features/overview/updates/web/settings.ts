import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { VersionPanel } from './version-panel.tsx'

export const settings: SettingsPanels = [{ order: 11, may: 'updates.run', Content: VersionPanel }]
