/** Only `npm run test:full` runs it: tests of components and the API cover the same, or it checks one state more. */
export const FULL_ONLY = { tag: '@full' }
