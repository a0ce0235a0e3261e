export { startLiveUpdates } from './start-live-updates.ts'
