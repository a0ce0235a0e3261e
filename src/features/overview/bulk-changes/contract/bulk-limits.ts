export const UNDO_MINUTES = 10
