export { InstituteFields, instituteBody, INITIAL_INSTITUTE } from './institute-fields.tsx'
export type { SettingsPanels } from './settings-page.tsx'
