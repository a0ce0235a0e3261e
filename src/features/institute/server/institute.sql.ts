import type { Db, Tx } from '#shared/server/db.ts'
import { DEFAULT_TIME_ZONE, type Institute, type InstituteChange } from '../contract/institute.contract.ts'

const NOT_YET: Institute = {
  name: 'Munshi',
  address: '',
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: false,
  setUp: false,
  version: 0,
}

export async function instituteAsStored(db: Db): Promise<Institute> {
  const stored = await db
    .selectFrom('institute')
    .select(['name', 'address', 'phone', 'time_zone as timeZone', 'self_registration as selfRegistration', 'version'])
    .executeTakeFirst()
  return stored ? { ...stored, setUp: true } : NOT_YET
}

/** Only one institute can ever be: a second insert is refused by the primary key. */
export async function insertInstitute(tx: Tx, institute: Omit<Institute, 'setUp' | 'version'>): Promise<void> {
  const { name, address, phone, timeZone, selfRegistration } = institute
  await tx
    .insertInto('institute')
    .values({ name, address, phone, time_zone: timeZone, self_registration: selfRegistration })
    .execute()
}

/** Locks the one row until the transaction ends, then reads it. */
export async function lockInstitute(tx: Tx): Promise<Institute> {
  await tx.selectFrom('institute').select('one').forUpdate().execute()
  return instituteAsStored(tx)
}

export async function updateInstitute(tx: Tx, change: InstituteChange): Promise<void> {
  const { name, address, phone, timeZone, selfRegistration } = change
  await tx
    .updateTable('institute')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(address !== undefined && { address }),
      ...(phone !== undefined && { phone }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(selfRegistration !== undefined && { self_registration: selfRegistration }),
    }))
    .execute()
}
