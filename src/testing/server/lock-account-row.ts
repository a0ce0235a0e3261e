import pg from 'pg'

/** Call the result to release the lock. */
export async function lockAccountRow(ownerUrl: string, student: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query('select from student_account where student_id = $1 for update', [student])
  return () => client.end()
}
