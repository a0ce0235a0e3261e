import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { OwnFeeFigures } from '../fee-figures.tsx'
import { feesQueries } from '../fees.queries.ts'

/** Students record nothing themselves, so the page shows their fees. */
export function OwnExpensesScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const fees = useQuery(feesQueries.studentFees(useIdentity('user')?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('ownExpenses')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('ownExpenses') }]}
        actions={
          <ButtonLink to="/student/fee" leftSection={<IconReceipt size={16} aria-hidden />}>
            {t('viewFee')}
          </ButtonLink>
        }
      />
      <Text mb="md">{t('recordedByInstitute')}</Text>
      <QueryStates query={fees}>{(figures) => <OwnFeeFigures figures={figures} />}</QueryStates>
    </>
  )
}
