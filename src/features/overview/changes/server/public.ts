export { ChangeHub } from './change-hub.ts'
export { changesRoutes } from './changes.routes.ts'
export { listenForChanges } from './listen-for-changes.ts'
