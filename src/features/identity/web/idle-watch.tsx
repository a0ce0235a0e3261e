import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityApi } from '#features/identity/contract/identity.contract.ts'
import { call } from '#shared/web/call.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { faceAfter, idleClock } from './idle-clock.ts'
import { useLogout } from './logout.ts'

const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll', 'wheel', 'touchstart'] as const
const TICK_MS = 1_000
const STILL_IN_USE_MS = 300_000

/** Staff without mouse, key, click or scroll for 10 minutes are logged out; a dialog warns a minute before. */
export function IdleWatch() {
  const { t } = useTranslation('identity')
  const { logoutNow } = useLogout()
  const [warned, setWarned] = useState(false)
  const leaving = useRef(false)
  const saidAt = useRef(0)

  const stay = useEffectEvent(() => {
    if (faceAfter(idleClock.idleFor()) === 'out') return
    idleClock.touch()
    setWarned(false)
    if (Date.now() - saidAt.current < STILL_IN_USE_MS) return
    saidAt.current = Date.now()
    call(identityApi.session).catch(() => {})
  })
  const look = useEffectEvent(() => {
    const face = faceAfter(idleClock.idleFor())
    setWarned(face === 'warning')
    if (face !== 'out' || leaving.current) return
    leaving.current = true
    void logoutNow().then(() => toast.error(t('idleOut'), 30_000))
  })

  useEffect(() => {
    // A page opened again after a long pause is over with the first look; signing in has set the clock.
    if (faceAfter(idleClock.idleFor()) !== 'out') idleClock.touch()
    saidAt.current = Date.now()
    const onActivity = () => stay()
    const onLook = () => look()
    for (const kind of ACTIVITY) window.addEventListener(kind, onActivity, { passive: true, capture: true })
    document.addEventListener('visibilitychange', onLook)
    const ticking = window.setInterval(onLook, TICK_MS)
    return () => {
      for (const kind of ACTIVITY) window.removeEventListener(kind, onActivity, { capture: true })
      document.removeEventListener('visibilitychange', onLook)
      window.clearInterval(ticking)
    }
  }, [])

  const goOn = () => {
    idleClock.touch()
    saidAt.current = Date.now()
    setWarned(false)
    call(identityApi.session).catch(() => {})
  }
  return (
    <Modal opened={warned} onClose={goOn} title={t('idleTitle')}>
      <Text size="md">{t('idleText')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={goOn} data-autofocus>
          {t('stay')}
        </Button>
      </Group>
    </Modal>
  )
}
