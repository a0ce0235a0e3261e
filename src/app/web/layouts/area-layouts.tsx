import { AreaFrame } from './area-layout.tsx'

export const AdminFrame = () => <AreaFrame area="admin" />
export const HrFrame = () => <AreaFrame area="hr" />
export const StudentFrame = () => <AreaFrame area="user" />
