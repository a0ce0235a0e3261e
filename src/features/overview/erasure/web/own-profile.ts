import type { OwnProfile } from '#features/domain/students/student-records/web/public.ts'
import { DataPanel } from './data-panel.tsx'

export const ownProfile: OwnProfile = [{ order: 1, Content: DataPanel }]
