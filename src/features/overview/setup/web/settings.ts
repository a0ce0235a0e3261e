import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { PhonesPanel } from './phones-panel.tsx'

export const settings: SettingsPanels = [{ order: 10, may: 'setup.see-addresses', id: 'phones', Content: PhonesPanel }]
