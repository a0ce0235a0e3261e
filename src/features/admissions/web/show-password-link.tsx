import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Approved } from '#features/admissions/contract/admissions.contract.ts'
import { translate } from '#shared/web/i18n.tsx'
import { useCopy } from '#shared/web/use-copy.ts'
import classes from './show-password-link.module.css'

/** The link is stored nowhere else, so the dialog stays until it is closed, on the next page too. */
export function showPasswordLink({ fname, lname, message, passwordLink }: Approved): void {
  const modalId = modals.open({
    title: translate('admissions:accessTitle', { name: `${fname} ${lname}` }),
    closeOnClickOutside: false,
    children: <PasswordLink message={message} link={passwordLink} onClose={() => modals.close(modalId)} />,
  })
}

type Props = { message: string; link: string | null; onClose: () => void }

function PasswordLink({ message, link, onClose }: Props) {
  const { t } = useTranslation('admissions')
  const copy = useCopy()
  return (
    <Stack gap="md">
      <Text size="md">{message}</Text>
      {link !== null && <Code className={classes.link}>{link}</Code>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {link !== null && (
          <Button data-autofocus leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(link)}>
            {t('copyLink')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
