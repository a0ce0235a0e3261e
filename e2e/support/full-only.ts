/** For a journey that `npm run test:full` alone runs: components and the API are tested for the same, or it checks one state more. */
export const FULL_ONLY = { tag: '@full' }
