import { copyInto } from './copy-into.ts'
import { copyEntries, ROWS_PER_COPY, type LoadContext } from './load-context.ts'
import type { PlannedStudent } from './plan-student.ts'
import { type PlannedPortfolioItem, planLinks, planProjects } from './plan-portfolio.ts'
import { linkRow, projectRow } from './rows.ts'
import { createEntry } from './audit-entries.ts'

export async function loadPortfolio(
  { client, random, calendar, existing }: LoadContext,
  students: readonly PlannedStudent[],
): Promise<void> {
  for (let from = 0; from < students.length; from += ROWS_PER_COPY) {
    const chunk = students.slice(from, from + ROWS_PER_COPY)
    const projects = chunk.flatMap((student) => planProjects(random, calendar, student))
    const links = chunk.flatMap((student) => planLinks(random, calendar, student))
    await copyInto(client, 'project', projects.map(projectRow))
    await copyInto(client, 'portfolio', links.map(linkRow))
    await copyEntries({ client, calendar, existing }, [
      ...projects.map((project) => portfolioEntry('project', project)),
      ...links.map((link) => portfolioEntry('portfolio', link)),
    ])
  }
}

/** Contains no personal values: fictitious students are never erased. */
function portfolioEntry(record: 'project' | 'portfolio', { id, at, student }: PlannedPortfolioItem) {
  const actor = { id: student.id, name: '', role: 'student' }
  const after = { _id: id, student: student.id, version: 1 }
  return createEntry({ at, actor, action: `${record}.add`, record, recordId: id, after })
}
