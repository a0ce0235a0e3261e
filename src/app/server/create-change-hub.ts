import { RECORDS, TOPICS } from '#app/contract/declared.ts'
import { ChangeHub } from '#features/overview/changes/server/public.ts'

type Options = Omit<ConstructorParameters<typeof ChangeHub>[0], 'topics'>

export const createChangeHub = (options: Options) =>
  new ChangeHub({ ...options, topics: { roles: TOPICS, ofRecord: RECORDS } })
