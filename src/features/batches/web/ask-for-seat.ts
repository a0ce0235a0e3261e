import { translate } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'

/** Whether to give a seat in a full batch. `title` says that it is full. */
export const askForSeat = (title: string): Promise<boolean> =>
  confirm({ title, text: translate('students:overbookHint'), confirmLabel: translate('students:overbook') })
