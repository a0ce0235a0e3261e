export const GENDER_LABELS = { male: 'students:male', female: 'students:female' } as const
export const MODE_LABELS = { online: 'students:online', offline: 'students:offline' } as const
export const COMPLETION_LABELS = { yes: 'students:completed', no: 'students:notCompleted' } as const
export const PLACEMENT_LABELS = { placed: 'students:placed', notPlaced: 'students:notPlaced' } as const
