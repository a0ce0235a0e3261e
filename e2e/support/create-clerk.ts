import { queryRows } from './figures.ts'
import { INSTITUTE, type Munshi } from './munshi.ts'
import { uniqueName } from './office.ts'

/** Creates an account with the password of HR for one journey, because journeys share the staff accounts. */
export async function createClerk({ databaseUrl }: Munshi): Promise<{ email: string; password: string }> {
  const email = `${uniqueName('clerk').replace(/ /g, '.')}@example.com`
  await queryRows(
    databaseUrl,
    `insert into account (id, role, name, email, email_key, password_hash, state, created_at, set_id)
      select gen_random_uuid(), role, 'Meena Example', '${email}', '${email}', password_hash, state, created_at, set_id
      from account where email = '${INSTITUTE.HR_EMAIL}'`,
  )
  return { email, password: INSTITUTE.HR_PASSWORD }
}
