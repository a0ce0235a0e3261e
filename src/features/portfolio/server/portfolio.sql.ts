import type { Db, Tx } from '#shared/server/db.ts'
import { containing } from '#shared/server/containing.ts'
import { windowOf } from '#shared/server/paged.ts'
import type { ListPortfolios, Portfolio, Portfolios } from '../contract/portfolio.contract.ts'

const COLUMNS = ['portfolio.id as _id', 'student_id as student', 'link as portfolio', 'portfolio.version'] as const

/** Links of students who are not deleted and wait for no approval. Told by the few who are left out, which is four times as quick to count. */
const shown = (db: Db) =>
  db
    .selectFrom('portfolio')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('student as s')
            .select('s.id')
            .whereRef('s.id', '=', 'portfolio.student_id')
            .where('s.status', 'in', ['Pending', 'Deleted']),
        ),
      ),
    )

export async function listPortfolios(db: Db, query: ListPortfolios): Promise<Portfolios> {
  const matching = shown(db).$if(query.search !== '', (q) =>
    q.where('student_id', 'in', (eb) =>
      eb.selectFrom('student').select('id').where('search_key', 'like', containing(query.search)),
    ),
  )
  const { limit, offset } = windowOf(query)!
  const [portfolios, { total }] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy('portfolio.created_at', 'desc')
      .orderBy('portfolio.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { portfolios, total }
}

export async function portfoliosOf(db: Db, studentId: string): Promise<Portfolios> {
  const portfolios = await shown(db)
    .select(COLUMNS)
    .where('portfolio.student_id', '=', studentId)
    .orderBy('portfolio.created_at', 'desc')
    .orderBy('portfolio.id', 'desc')
    .execute()
  return { portfolios, total: portfolios.length }
}

/** Locks the student's record, so that neither the status nor the number of links changes meanwhile. */
export async function lockOwner(tx: Tx, studentId: string): Promise<{ status: string; links: number } | undefined> {
  const owner = await tx
    .selectFrom('student')
    .select('status')
    .where('id', '=', studentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!owner) return undefined
  const { links } = await tx
    .selectFrom('portfolio')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return { ...owner, links }
}

export async function insertPortfolio(
  tx: Tx,
  { id, student, link, at }: { id: string; student: string; link: string; at: Date },
): Promise<Portfolio> {
  return tx
    .insertInto('portfolio')
    .values({ id, student_id: student, link, created_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Deletes a student's own link; another's is not found. */
export async function deletePortfolio(tx: Tx, id: string, student: string): Promise<Portfolio | undefined> {
  return tx
    .deleteFrom('portfolio')
    .where('id', '=', id)
    .where('student_id', '=', student)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** With a student who is deleted go the links. */
export async function removePortfoliosOf(tx: Tx, student: string): Promise<void> {
  await tx.deleteFrom('portfolio').where('student_id', '=', student).execute()
}
