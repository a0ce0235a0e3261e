import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { BackupPanel } from './backup-panel.tsx'

export const settings: SettingsPanels = [{ order: 7, may: 'backup.run', id: 'backup', Content: BackupPanel }]
