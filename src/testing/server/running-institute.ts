import { type ApiClient, createClient, signInClient } from './api-client.ts'
import { copyPreparedInstitute } from './copy-prepared-institute.ts'
import { SETUP_ENV, type Munshi, startMunshi } from './munshi.ts'
import { createCourseAndBatch, registerStudents, type CourseAndBatch } from './register-students.ts'

export type RunningInstitute = {
  /** Is replaced when the app is started again. */
  app: Munshi
  hr: ApiClient
  admin: ApiClient
  anyone: ApiClient
  courseAndBatch: CourseAndBatch
  students: string[]
  start(): Promise<void>
}

/** Without DATABASE_URL, the directory gets a copy of the prepared database. */
export async function startInstitute(
  dataDir: string,
  students: number,
  env: Record<string, string> = {},
): Promise<RunningInstitute> {
  const start = () => startMunshi({ dataDir, env: { ...SETUP_ENV, ...env } })
  if (env['DATABASE_URL'] === undefined) copyPreparedInstitute(dataDir)
  let app = await start()
  const [hr, admin] = [await signInClient(() => app.url, 'hr'), await signInClient(() => app.url, 'admin')]
  const courseAndBatch = await createCourseAndBatch(admin, hr)
  return {
    get app() {
      return app
    },
    hr,
    admin,
    anyone: createClient(() => app.url),
    courseAndBatch,
    students: await registerStudents(hr, courseAndBatch, students),
    async start() {
      app = await start()
    },
  }
}
