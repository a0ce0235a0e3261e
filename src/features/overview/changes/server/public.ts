export { ChangeHub } from './change-hub.ts'
export { listenForChanges } from './listen-for-changes.ts'
