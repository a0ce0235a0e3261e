import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { InstallationPanel } from './installation-panel.tsx'

export const settings: SettingsPanels = [{ order: 8, may: 'installation.configure', Content: InstallationPanel }]
