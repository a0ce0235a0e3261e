import type { OwnProfile } from '#features/domain/students/web/public.ts'
import { DataPanel } from './data-panel.tsx'

export const ownProfile: OwnProfile = [{ order: 1, Content: DataPanel }]
