import {
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
  type ActionIcon,
  type Badge,
  type Button,
  type Card,
  type CloseButton,
  type CSSVariablesResolver,
  type DrawerHeader,
  type Input,
  type MantineColorsTuple,
  type Menu,
  type Modal,
  type ModalHeader,
  type Notification,
  type Pagination,
  type VariantColorsResolver,
} from '@mantine/core'
import classes from './theme.module.css'

/** Cool greys for the dark scheme; text on each surface keeps 4.5:1. */
const dark: MantineColorsTuple = [
  '#e3e6ed',
  '#c5cad6',
  '#a3abbb',
  '#838c9e',
  '#3a4252',
  '#2d3442',
  '#1d222c',
  '#14181f',
  '#101319',
  '#0b0d12',
]

const SOFT = ['light', 'subtle', 'transparent']

/** WCAG AA: soft badges, avatars and buttons get darker words than Mantine's own, and lighter ones in the dark. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  const { color, shade, isThemeColor } = parseThemeColor({
    color: input.color || input.theme.primaryColor,
    theme: input.theme,
  })
  if (!isThemeColor || shade !== undefined) return colours
  if (SOFT.includes(input.variant)) return { ...colours, color: `var(--ink-${color})` }
  if (input.variant === 'filled' && color === 'red') {
    return {
      ...colours,
      background: 'var(--mantine-color-red-9)',
      hover: 'color-mix(in oklch, var(--mantine-color-red-9), black 12%)',
    }
  }
  return colours
}

/** The words on a soft ground, by colour: `--ink-teal` and the like. */
function inks(write: (color: string) => string): Record<string, string> {
  return Object.fromEntries(INKED.map((color) => [`--ink-${color}`, write(color)]))
}
const INKED = ['indigo', 'teal', 'green', 'yellow', 'orange', 'red', 'gray', 'blue', 'dark']

type Extensible = { extend: (extension: never) => unknown }

/** What Mantine's own `Menu.extend({ … })` answers, checked as there, without loading the menu to say so. */
const extending = <Component extends Extensible>(extension: Parameters<Component['extend']>[0]) => extension

export const theme = createTheme({
  colors: { dark },
  primaryColor: 'indigo',
  primaryShade: 7,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { md: '1.5' },
  radius: { sm: '4px', md: '7px', lg: '10px' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.35' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  components: {
    ActionIcon: extending<typeof ActionIcon>({ defaultProps: { size: 30 }, classNames: { root: classes.touch } }),
    Badge: extending<typeof Badge>({ classNames: { root: classes.badge, label: classes.badgeLabel } }),
    Button: extending<typeof Button>({
      classNames: { root: classes.button },
      vars: (_theme, { size }) => ({ root: size === 'xs' ? {} : { '--button-fz': '0.875rem' } }),
    }),
    Card: extending<typeof Card>({ defaultProps: { withBorder: true, radius: 'lg', padding: 'md' } }),
    CloseButton: extending<typeof CloseButton>({ classNames: { root: classes.touch } }),
    Input: extending<typeof Input>({ classNames: { input: classes.input } }),
    InputWrapper: extending<typeof Input.Wrapper>({
      classNames: { label: classes.label, description: classes.description, error: classes.error },
    }),
    // Without the placeholder the first entry takes the focus, and the menu holds nothing but entries.
    Menu: extending<typeof Menu>({
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { item: classes.menuItem },
    }),
    Modal: extending<typeof Modal>({
      defaultProps: { centered: true, radius: 'lg' },
      classNames: { title: classes.modalTitle },
    }),
    // A dialog's header is not the page's banner.
    ModalHeader: extending<typeof ModalHeader>({ defaultProps: { role: 'none' } }),
    DrawerHeader: extending<typeof DrawerHeader>({ defaultProps: { role: 'none' } }),
    Notification: extending<typeof Notification>({
      defaultProps: { withBorder: true },
      classNames: { title: classes.toastTitle, description: classes.toastText },
    }),
    Pagination: extending<typeof Pagination>({ classNames: { control: classes.touch } }),
  },
})

/** The few colours of our own, beside Mantine's; `var(--hairline)` and the like in the styles. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...inks((color) => `color-mix(in oklch, var(--mantine-color-${color}-9), black 20%)`),
    '--accent-soft': 'var(--mantine-color-indigo-0)',
    '--accent-ink': 'var(--mantine-color-indigo-9)',
    '--ground': '#f6f7f9',
    '--surface': '#ffffff',
    '--hairline': '#e3e6eb',
    '--quiet': '#f3f4f7',
    '--hover': '#f8f9fb',
    '--mantine-color-disabled': 'var(--quiet)',
    '--mantine-color-disabled-color': '#8a92a0',
    '--mantine-color-text': '#181b22',
    '--mantine-color-dimmed': '#586071',
    '--mantine-color-placeholder': '#6a7283',
    '--mantine-color-error': '#c02525',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-8)',
    '--mantine-color-default-border': '#cfd4dc',
  },
  dark: {
    ...inks((color) => `var(--mantine-color-${color}-3)`),
    '--ink-dark': 'var(--mantine-color-text)',
    '--accent-soft': '#2a3158',
    '--accent-ink': '#d5dcff',
    '--ground': '#14181f',
    '--surface': '#1d222c',
    '--hairline': '#2f3645',
    '--quiet': '#232935',
    '--hover': '#222834',
    '--mantine-color-disabled': 'var(--quiet)',
    '--mantine-color-text': '#e3e6ed',
    '--mantine-color-dimmed': '#a3abbb',
    '--mantine-color-placeholder': '#929bac',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-anchor': '#a5b4fc',
    '--mantine-color-default-border': '#4b5467',
  },
})
