import { randomId } from '@mantine/hooks'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import type { Access } from '#features/domain/admissions/contract/admissions.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { translate, useTranslation } from '#shared/web/i18n.tsx'
import { chatLink } from '#shared/web/phone-links.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { OneTimeLink } from '#shared/web/ui/one-time-link.tsx'
import { openModal } from '#shared/web/ui/open-modal.ts'
import { closeModal } from '#shared/web/ui/overlays-ready.ts'
import { useCopy } from '#shared/web/use-copy.ts'

type Owner = Pick<Student, 'fname' | 'lname' | 'contact'>

/** The link is stored nowhere else, so the dialog stays until it is closed, on the next page too. */
export async function showPasswordLink(shown: Owner & Access): Promise<void> {
  const { fname, lname, contact, message, passwordLink } = shown
  const modalId = randomId()
  await openModal({
    modalId,
    title: translate('identity:passwordFor', { name: `${fname} ${lname}` }),
    closeOnClickOutside: false,
    children: (
      <PasswordLink
        fname={fname}
        contact={contact}
        message={message}
        link={passwordLink}
        onClose={() => closeModal(modalId)}
      />
    ),
  })
}

type Props = { fname: string; contact: string; message: string; link: string | null; onClose: () => void }

function PasswordLink({ fname, contact, message, link, onClose }: Props) {
  const { t } = useTranslation(['admissions', 'identity', 'shared'])
  const copy = useCopy()
  const { name: institute } = useInstitute()
  const chat = link === null ? null : chatLink(contact, t('accessChat', { name: fname, institute, link }))
  return (
    <Stack gap="md">
      <Text size="md">{message}</Text>
      {link !== null && <OneTimeLink url={link} label={t('identity:linkQrCode')} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('shared:close')}
        </Button>
        {chat !== null && (
          <Button
            component="a"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            {t('sendOnWhatsApp')}
          </Button>
        )}
        {link !== null && (
          <Button data-autofocus leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(link)}>
            {t('identity:copyLink')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
