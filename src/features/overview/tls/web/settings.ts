import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { HttpsPanel } from './https-panel.tsx'

export const settings: SettingsPanels = [{ order: 9, may: 'tls.see', Content: HttpsPanel }]
