/**
 * Ends a statement whose result nobody needs, such as a lock or an audit entry. In a transaction it is sent together
 * with the next statement, which throws its error: a message to PostgreSQL and back costs as much CPU as a short
 * statement.
 */
export const DEFERRED = ' /* deferred */'

type Statement = { text: string; values: unknown[] }
type Run = (text: string, values: unknown[], isInTransaction: boolean) => Promise<unknown>

const NO_ROWS = { command: '', rowCount: 0, rows: [] }
const BEGIN = /^(?:begin|start transaction)\b/

/** Also sends `begin` with the next statement. The connection must have pg's pipeline mode, see `openDb`. */
export function deferStatements(run: Run) {
  let isInTransaction = false
  let isBegun = false
  let deferred: Statement[] = []
  return async (text: string, values: unknown[]): Promise<unknown> => {
    if (BEGIN.test(text)) {
      isInTransaction = true
      isBegun = false
      deferred = [{ text, values }]
      return NO_ROWS
    }
    if (!isInTransaction) return run(text, values, false)
    if (text.endsWith(DEFERRED)) {
      deferred.push({ text, values })
      return NO_ROWS
    }
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    if (text === 'rollback') return isBegun ? run(text, values, true) : NO_ROWS
    const statements = [...deferred, { text, values }]
    deferred = []
    isBegun = true
    return sendTogether(statements, run)
  }
}

/**
 * Returns the result of the last one. The first error is thrown: those after it only report that the transaction has
 * failed.
 */
async function sendTogether(statements: Statement[], run: Run): Promise<unknown> {
  const replies = statements.map(({ text, values }) => run(text, values, true))
  for (const reply of await Promise.allSettled(replies)) if (reply.status === 'rejected') throw reply.reason
  return replies.at(-1)
}
