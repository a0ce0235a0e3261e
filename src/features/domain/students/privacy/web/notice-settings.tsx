import { useQuery } from '@tanstack/react-query'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { PrivacyNotice, PrivacyNoticeChange } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import { type Language, LANGUAGE_NAMES } from '#shared/contract/messages.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { privacyQueries, useUpdateNotice } from './privacy.queries.ts'
import { useDefaultText } from './use-default-text.ts'

/** Shows the text in the language of the page. */
export function NoticeSettings() {
  const { t, i18n } = useTranslation('identity')
  const notice = useQuery(privacyQueries.notice())
  const institute = useInstituteQuery()
  const language = i18n.language
  return (
    <Panel title={`${t('privacyNotice')} (${LANGUAGE_NAMES[language]})`} actions={<ViewLink />}>
      <QueryStates query={institute}>
        {({ version }) => (
          <QueryStates query={notice}>
            {(stored) => (
              <NoticeForm key={`${language} ${stored.version} ${version}`} language={language} notice={stored} />
            )}
          </QueryStates>
        )}
      </QueryStates>
    </Panel>
  )
}

function ViewLink() {
  const { t } = useTranslation('privacy')
  return (
    <ButtonLink to="/privacy" variant="default" size="xs">
      {t('view')}
    </ButtonLink>
  )
}

function NoticeForm({ language, notice }: { language: Language; notice: PrivacyNotice }) {
  const { t } = useTranslation(['privacy', 'identity'])
  const update = useUpdateNotice()
  const defaultText = useDefaultText()
  const toValues = ({ texts }: PrivacyNotice) => ({ text: texts[language] ?? defaultText })
  const onSaved = () => toast.success(t('noticeSaved'))
  const form = useContractForm({
    ...editing(PrivacyNotice, notice, toValues),
    schema: PrivacyNoticeChange,
    draft: `privacy-${language}-${notice.version}`,
    // The default stays the default, and so follows changes of the institute's details.
    toBody: ({ text }) => ({ language, text: text.trim() === defaultText ? '' : text }),
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved,
  })
  const reset = () =>
    confirm({
      title: t('resetTitle'),
      text: t('resetText'),
      confirmLabel: t('resetToDefault'),
      run: async () => {
        await update.mutateAsync({ body: { language, text: '' }, sending: { ifMatch: notice.version } })
        onSaved()
      },
    })
  return (
    <ContractForm form={form} label={t('identity:privacyNotice')}>
      <TextAreaField
        form={form}
        name="text"
        label={t('text')}
        description={`${t('noticeHint', { version: notice.version })} ${t('textHint')}`}
        rows={14}
      />
      <FormButtons>
        {notice.texts[language] !== null && (
          <Button variant="default" onClick={() => void reset()}>
            {t('resetToDefault')}
          </Button>
        )}
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
