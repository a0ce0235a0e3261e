import { startLiveUpdates } from '#features/overview/changes/web/public.ts'
import { router } from './router.tsx'

startLiveUpdates((listener) => router.subscribe('onResolved', listener))
