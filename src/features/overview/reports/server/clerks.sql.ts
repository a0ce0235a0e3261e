import type { Ctx } from '#shared/server/ctx.ts'

/** Sorted by name in the caller's language. */
export async function listClerks({ db, language }: Ctx): Promise<{ _id: string; name: string }[]> {
  const clerks = await db
    .selectFrom('account')
    .select(['id as _id', 'name'])
    .where('role', 'in', ['hr', 'admin'])
    // True of all staff. The index of emails has this condition.
    .where('state', '<>', 'deleted')
    .execute()
  const { compare } = new Intl.Collator(language)
  return clerks.toSorted((a, b) => compare(a.name, b.name))
}
