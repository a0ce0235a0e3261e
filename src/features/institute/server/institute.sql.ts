import type { Db, Tx } from '#shared/server/db.ts'
import type { Institute } from '../contract/institute.contract.ts'

const NOT_YET: Institute = {
  name: 'Munshi',
  address: '',
  phone: '',
  timeZone: 'Asia/Kolkata',
  selfRegistration: false,
  setUp: false,
}

export async function instituteAsStored(db: Db): Promise<Institute> {
  const stored = await db
    .selectFrom('institute')
    .select(['name', 'address', 'phone', 'time_zone as timeZone', 'self_registration as selfRegistration'])
    .executeTakeFirst()
  return stored ? { ...stored, setUp: true } : NOT_YET
}

/** Only one institute can ever be: a second insert is refused by the primary key. */
export async function insertInstitute(tx: Tx, institute: Omit<Institute, 'setUp'>): Promise<void> {
  const { name, address, phone, timeZone, selfRegistration } = institute
  await tx
    .insertInto('institute')
    .values({ name, address, phone, time_zone: timeZone, self_registration: selfRegistration })
    .execute()
}
