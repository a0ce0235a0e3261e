import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { ImportSettingsPanel } from './import-settings-panel.tsx'

export const settings: SettingsPanels = [{ order: 2, may: 'import-export.set-rules', Content: ImportSettingsPanel }]
