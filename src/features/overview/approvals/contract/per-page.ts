export const APPROVALS_PER_PAGE = 20
