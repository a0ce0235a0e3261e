/** The optional fields of a batch that has none of them. */
export const UNTAUGHT = { trainer: null, room: null, sessions: [], seats: null }
