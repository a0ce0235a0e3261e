import type { SettingsPanels } from '#features/base/institute/web/settings/public.ts'
import { AbsenceSettingsPanel } from '../absences/web/absence-settings-panel.tsx'

export const settings: SettingsPanels = [{ order: 4, may: 'attendance.set-absences', Content: AbsenceSettingsPanel }]
