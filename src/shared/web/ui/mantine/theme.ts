import {
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
  type CloseButton,
  type DrawerHeader,
  type Menu,
  type Modal,
  type ModalHeader,
  type Notification,
  type VariantColorsResolver,
} from '@mantine/core'
import classes from './theme.module.css'

const TOKENS: Record<string, string> = { indigo: 'accent', teal: 'green', yellow: 'amber', red: 'red', gray: 'grey' }

/** Takes the colours from `tokens.css` instead of Mantine's palettes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  const { color } = parseThemeColor({ color: input.color || input.theme.primaryColor, theme: input.theme })
  const token = TOKENS[color]
  if (!token) return colours
  const ink = `var(--${token}-ink)`
  switch (input.variant) {
    case 'light':
      return { ...colours, background: `var(--${token}-soft)`, hover: 'var(--line)', color: ink }
    case 'subtle':
    case 'transparent':
      return { ...colours, hover: 'var(--sunken)', color: ink }
    default:
      return colours
  }
}

type Extensible = { extend: (extension: never) => unknown }

/** Like Mantine's `Menu.extend({ … })`, but does not import the component. */
const extendTheme = <Component extends Extensible>(extension: Parameters<Component['extend']>[0]) => extension

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 7,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    CloseButton: extendTheme<typeof CloseButton>({ classNames: { root: classes.touch } }),
    // Without the placeholder, the first item gets the focus and the menu contains only items.
    Menu: extendTheme<typeof Menu>({
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { item: classes.menuItem, dropdown: classes.menuDropdown },
    }),
    Modal: extendTheme<typeof Modal>({
      defaultProps: { centered: true, radius: 'xl' },
      classNames: { title: classes.modalTitle, overlay: classes.overlay },
    }),
    // Otherwise screen readers announce it as the page's banner.
    ModalHeader: extendTheme<typeof ModalHeader>({ defaultProps: { role: 'none' } }),
    DrawerHeader: extendTheme<typeof DrawerHeader>({ defaultProps: { role: 'none' } }),
    Notification: extendTheme<typeof Notification>({
      defaultProps: { withBorder: true },
      classNames: { title: classes.toastTitle, description: classes.toastText },
    }),
  },
})
