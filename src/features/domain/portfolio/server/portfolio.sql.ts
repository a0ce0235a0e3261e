import type { Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import type { Portfolio as PortfolioTable } from '#shared/server/tables.ts'
import type { ListOwnRecords } from '../contract/own-records.ts'
import type {
  PortfolioLink,
  PortfolioLinkBody,
  PortfolioLinkPage,
  PortfolioLinks,
} from '../contract/portfolio.contract.ts'
import type { NewRecord } from './own-records.ts'
import { deleteOwnRecord, listOwnRecords, listOwnRecordsOfStudent } from './own-records.sql.ts'

const COLUMNS = ['portfolio.id as _id', 'student_id as student', 'link as portfolio', 'portfolio.version'] as const

type LinkColumns = Required<Omit<Insertable<PortfolioTable>, 'id' | 'student_id' | 'created_at' | 'version'>>

function toColumns({ portfolio }: PortfolioLinkBody): LinkColumns {
  return { link: portfolio }
}

export async function listLinks(db: Db, scope: Scope, query: ListOwnRecords): Promise<PortfolioLinkPage> {
  const { records: portfolios, ...total } = await listOwnRecords(db, scope, 'portfolio', COLUMNS, query)
  return { portfolios, ...total }
}

export async function listLinksOfStudent(db: Db, studentId: string): Promise<PortfolioLinks> {
  const portfolios = await listOwnRecordsOfStudent(db, 'portfolio', COLUMNS, studentId)
  return { portfolios, total: portfolios.length }
}

export async function insertLink(
  tx: Tx,
  { id, student, at }: NewRecord,
  link: PortfolioLinkBody,
): Promise<PortfolioLink> {
  return tx
    .insertInto('portfolio')
    .values({ id, student_id: student, created_at: at, ...toColumns(link) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function deleteLink(tx: Tx, id: { id: string; student: string }): Promise<PortfolioLink | undefined> {
  return deleteOwnRecord(tx, 'portfolio', COLUMNS, id)
}
