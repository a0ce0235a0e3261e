import { copyInto } from './copy-into.ts'
import { AT_ONCE, type Loading } from './loading.ts'
import type { PlannedStudent } from './plan-student.ts'
import { planLinks, planProjects } from './plan-works.ts'
import { linkRow, projectRow } from './rows.ts'
import { workAdded } from './work-trail.ts'

/** Writes the projects and portfolio links of some students. */
export async function loadWorks(
  { client, random, calendar }: Loading,
  students: readonly PlannedStudent[],
): Promise<void> {
  for (let from = 0; from < students.length; from += AT_ONCE) {
    const some = students.slice(from, from + AT_ONCE)
    const projects = some.flatMap((student) => planProjects(random, calendar, student))
    const links = some.flatMap((student) => planLinks(random, calendar, student))
    await copyInto(client, 'project', projects.map(projectRow))
    await copyInto(client, 'portfolio', links.map(linkRow))
    await copyInto(client, 'audit_entry', [
      ...projects.map((project) => workAdded('project', project)),
      ...links.map((link) => workAdded('portfolio', link)),
    ])
  }
}
