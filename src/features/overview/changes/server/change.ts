/** The changes that a transaction has saved, as the trigger on the audit trail reports them. */
export type Change = {
  /** Kinds of records in the audit trail. */
  kinds: string[]
  /** Undefined if there are several. */
  recordId: string | undefined
  requestId: string
}

export function parseChange(payload: string): Change {
  const [kinds = '', recordId, ...requestId] = payload.split(' ')
  return {
    kinds: kinds.split(','),
    recordId: recordId === '-' ? undefined : recordId,
    requestId: requestId.join(' '),
  }
}
