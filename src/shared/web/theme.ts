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

/** Greys of the dark scheme. Text has a contrast of at least 4.5:1 on each surface. */
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

const LIGHT_VARIANTS = ['light', 'subtle', 'transparent']

/** WCAG AA: light variants get darker text than Mantine's, and lighter text in the dark scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  const { color, shade, isThemeColor } = parseThemeColor({
    color: input.color || input.theme.primaryColor,
    theme: input.theme,
  })
  if (!isThemeColor || shade !== undefined) return colours
  if (LIGHT_VARIANTS.includes(input.variant)) return { ...colours, color: `var(--ink-${color})` }
  if (input.variant === 'filled' && color === 'red') {
    return {
      ...colours,
      background: 'var(--mantine-color-red-9)',
      hover: 'color-mix(in oklch, var(--mantine-color-red-9), black 12%)',
    }
  }
  return colours
}

function inkVariables(toValue: (color: string) => string): Record<string, string> {
  return Object.fromEntries(INK_COLORS.map((color) => [`--ink-${color}`, toValue(color)]))
}
const INK_COLORS = ['indigo', 'teal', 'green', 'yellow', 'orange', 'red', 'gray', 'blue', 'dark']

type Extensible = { extend: (extension: never) => unknown }

/** Like Mantine's `Menu.extend({ … })`, but does not import the component. */
const extendTheme = <Component extends Extensible>(extension: Parameters<Component['extend']>[0]) => extension

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
    ActionIcon: extendTheme<typeof ActionIcon>({ defaultProps: { size: 30 }, classNames: { root: classes.touch } }),
    Badge: extendTheme<typeof Badge>({ classNames: { root: classes.badge, label: classes.badgeLabel } }),
    Button: extendTheme<typeof Button>({
      classNames: { root: classes.button },
      vars: (_theme, { size }) => ({ root: size === 'xs' ? {} : { '--button-fz': '0.875rem' } }),
    }),
    Card: extendTheme<typeof Card>({ defaultProps: { withBorder: true, radius: 'lg', padding: 'md' } }),
    CloseButton: extendTheme<typeof CloseButton>({ classNames: { root: classes.touch } }),
    Input: extendTheme<typeof Input>({ classNames: { input: classes.input } }),
    InputWrapper: extendTheme<typeof Input.Wrapper>({
      classNames: { label: classes.label, description: classes.description, error: classes.error },
    }),
    // Without the placeholder, the first item gets the focus and the menu contains only items.
    Menu: extendTheme<typeof Menu>({
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { item: classes.menuItem },
    }),
    Modal: extendTheme<typeof Modal>({
      defaultProps: { centered: true, radius: 'lg' },
      classNames: { title: classes.modalTitle },
    }),
    // Otherwise screen readers announce it as the page's banner.
    ModalHeader: extendTheme<typeof ModalHeader>({ defaultProps: { role: 'none' } }),
    DrawerHeader: extendTheme<typeof DrawerHeader>({ defaultProps: { role: 'none' } }),
    Notification: extendTheme<typeof Notification>({
      defaultProps: { withBorder: true },
      classNames: { title: classes.toastTitle, description: classes.toastText },
    }),
    Pagination: extendTheme<typeof Pagination>({ classNames: { control: classes.touch } }),
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...inkVariables((color) => `color-mix(in oklch, var(--mantine-color-${color}-9), black 20%)`),
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
    ...inkVariables((color) => `var(--mantine-color-${color}-3)`),
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
