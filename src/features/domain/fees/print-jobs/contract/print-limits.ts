/** This is the limit of one file, which takes about two seconds. */
export const MAX_PRINTED = 200
