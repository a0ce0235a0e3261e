import { type Caller, callerAt, signedInAt } from './api-client.ts'
import { INSTITUTE, type Munshi, startMunshi } from './munshi.ts'
import { openSchool, registerStudents, type School } from './students.ts'

export type Institute = {
  /** The running app; another one after a restart. */
  app: Munshi
  hr: Caller
  admin: Caller
  anyone: Caller
  school: School
  students: string[]
  start(): Promise<void>
}

/** The product with an institute in it: HR and admin signed in, a course, a batch and so many students. */
export async function openInstitute(
  dataDir: string,
  students: number,
  env: Record<string, string> = {},
): Promise<Institute> {
  const start = () => startMunshi({ dataDir, env: { ...INSTITUTE, ...env } })
  let app = await start()
  const [hr, admin] = [await signedInAt(() => app.url, 'hr'), await signedInAt(() => app.url, 'admin')]
  const school = await openSchool(admin, hr)
  return {
    get app() {
      return app
    },
    hr,
    admin,
    anyone: callerAt(() => app.url),
    school,
    students: await registerStudents(hr, school, students),
    async start() {
      app = await start()
    },
  }
}
