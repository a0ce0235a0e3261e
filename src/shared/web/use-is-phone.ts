import { useMediaQuery } from '@mantine/hooks'

/** True below 48em, where lists have rows of two lines and drawers fill the screen. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false }) ?? false
