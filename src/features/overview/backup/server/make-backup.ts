import { Worker } from 'node:worker_threads'
import type { MakeBackup, MadeBackup } from './backup-service.ts'
import type { BackupOptions } from './write-backup.ts'

export type BackupWorkerData = Omit<BackupOptions, 'signal'>

/** Writes the backup in a thread, so that requests do not wait for it. */
export const createMakeBackup =
  (options: Omit<BackupWorkerData, 'file'>): MakeBackup =>
  (file, signal) =>
    new Promise((resolve, reject) => {
      const workerData: BackupWorkerData = { ...options, file }
      const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData })
      const stop = () => worker.postMessage('stop')
      signal.addEventListener('abort', stop)
      worker.on('message', (made: MadeBackup) => resolve(made))
      worker.on('error', reject)
      worker.on('exit', (code) => {
        signal.removeEventListener('abort', stop)
        reject(new Error(`the thread of the backup ended with ${code}`))
      })
    })
