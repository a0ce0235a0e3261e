import type { Actor } from '#shared/server/actor.ts'
import type { Rights } from '../contract/rights.ts'

type Holder = Pick<Actor, 'areas' | 'permissions'>

/** Is empty for students. */
export const toRights = ({ areas, permissions }: Holder): Rights => ({
  ...(areas && { areas: [...areas] }),
  ...(permissions && { permissions: [...permissions] }),
})
