import { Popover } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { cropPhoto } from '#shared/web/crop-image.ts'
import { ImagePicker } from '#shared/web/form/image-picker.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { UnstyledButton } from '#shared/web/ui/elements/unstyled-button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { usePopup } from '#shared/web/ui/use-overlay.ts'
import classes from './student-photo.module.css'
import { useRemovePhoto, useSetPhoto } from '../students.queries.ts'
import { OverlayProvider } from '#shared/web/ui/mantine/overlay-provider.tsx'

const nameOf = ({ fname, lname }: Student) => `${fname} ${lname}`

export function StudentPhotoButton({ student, size }: { student: Student; size: number }) {
  const { t } = useTranslation('students')
  const name = nameOf(student)
  const popup = usePopup()
  return (
    <OverlayProvider>
      <Popover {...popup} position="bottom-start" trapFocus returnFocus portalProps={{ target: '#content' }}>
        <div className={classes.photo}>
          <AvatarPhoto name={name} photo={student.photo ?? student.profile} size={size} />
          <Popover.Target>
            <UnstyledButton
              className={classes.button}
              aria-label={t('changePhoto', { name })}
              onClick={() => popup.onChange(!popup.opened)}
            >
              <span className={classes.badge}>
                <IconCamera size={14} aria-hidden />
              </span>
            </UnstyledButton>
          </Popover.Target>
        </div>
        <Popover.Dropdown maw="min(380px, calc(100vw - 24px))" aria-label={t('changePhoto', { name })}>
          <StudentPhotoField student={student} />
        </Popover.Dropdown>
      </Popover>
    </OverlayProvider>
  )
}

/** Saves at once, also within the form of the other details. */
export function StudentPhotoField({ student }: { student: Student }) {
  const { t } = useTranslation('students')
  const { mutateAsync: save } = useSetPhoto()
  const { mutateAsync: remove } = useRemovePhoto()
  const onRemove = async () => {
    await remove(student._id)
    toast.success(t('photoRemoved'))
  }
  return (
    <PhotoPicker
      name={nameOf(student)}
      photo={student.photo ?? student.profile}
      onPick={async (image) => {
        await save({ id: student._id, image })
        toast.success(t('photoSaved'))
      }}
      onRemove={student.photo === null ? undefined : onRemove}
    />
  )
}

type PickerProps = {
  name: string
  photo: string | null
  onPick: (image: string) => unknown
  onRemove?: (() => unknown) | undefined
}

export function PhotoPicker({ name, photo, onPick, onRemove }: PickerProps) {
  const { t } = useTranslation('students')
  return (
    <ImagePicker
      label={t('photo')}
      hint={t('photoHint')}
      preview={<AvatarPhoto name={name} photo={photo} size={56} />}
      convert={cropPhoto}
      onPick={onPick}
      onRemove={onRemove}
      camera
    />
  )
}
