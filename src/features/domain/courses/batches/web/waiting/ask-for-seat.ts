import * as z from 'zod/mini'
import type { ApiError } from '#shared/web/api-error.ts'
import { translate } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'

/** Puts the person on the waiting list of the batch with that id. */
export type Wait = (batchId: string) => Promise<unknown>

/** The batch that is full, in the error of the server. */
const FullBatch = z.object({ _id: z.string(), bCode: z.string() })

/** `wait` puts the person on the waiting list of the batch instead. */
export function askForSeat({ message, problem }: ApiError, wait: Wait | undefined): Promise<boolean> {
  const batch = FullBatch.safeParse(problem.current).data
  return confirm({
    title: message,
    text: translate('students:overbookHint'),
    confirmLabel: translate('students:overbook'),
    ...(wait &&
      batch && {
        alternative: {
          label: translate('students:putOnWaitingList'),
          run: async () => {
            await wait(batch._id)
            toast.success(translate('students:waitsNow', { code: batch.bCode }))
          },
        },
      }),
  })
}
