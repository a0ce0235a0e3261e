export { readHeadFile } from '../head-file.ts'
export { formatLostNumbers, mergeNumbers, recordRestore } from './record-restore.ts'
export { resetTrailFiles, type TrailFiles } from './reset-trail-files.ts'
export { confirmRestores, findUnconfirmedRestore, type LostNumbers } from './restores.sql.ts'
