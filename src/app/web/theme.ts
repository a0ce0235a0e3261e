import {
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
  type ActionIcon,
  type Badge,
  type Button,
  type Card,
  type Checkbox,
  type CloseButton,
  type CSSVariablesResolver,
  type DrawerHeader,
  type Input,
  type MantineColorsTuple,
  type Menu,
  type Modal,
  type ModalHeader,
  type NativeSelect,
  type Notification,
  type Pagination,
  type VariantColorsResolver,
} from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { createElement } from 'react'
import classes from './theme.module.css'

const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f5f3ef',
  '#efece6',
  '#e8e4dd',
  '#d3cec5',
  '#b3ada3',
  '#8f897f',
  '#6f6960',
  '#5c574f',
  '#1d1b18',
]

const dark: MantineColorsTuple = [
  '#edeae4',
  '#b3ada3',
  '#989288',
  '#7b756c',
  '#45413c',
  '#2e2c29',
  '#1b1a18',
  '#141312',
  '#141312',
  '#100f0e',
]

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
    case 'filled':
      if (token === 'accent') return { ...colours, color: 'var(--on-accent)' }
      return {
        ...colours,
        background: `var(--${token}-solid)`,
        hover: `color-mix(in oklch, var(--${token}-solid), var(--text) 12%)`,
        color: 'var(--surface)',
      }
    default:
      return colours
  }
}

type Extensible = { extend: (extension: never) => unknown }

/** Like Mantine's `Menu.extend({ … })`, but does not import the component. */
const extendTheme = <Component extends Extensible>(extension: Parameters<Component['extend']>[0]) => extension

export const theme = createTheme({
  colors: { gray, dark },
  primaryColor: 'indigo',
  primaryShade: 7,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { md: '1.43' },
  radius: { sm: '4px', md: '6px', lg: '10px', xl: '14px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4', fontWeight: '650' },
      h2: { fontSize: '0.875rem', lineHeight: '1.43' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.43' },
    },
  },
  components: {
    ActionIcon: extendTheme<typeof ActionIcon>({ defaultProps: { size: 28 }, classNames: { root: classes.touch } }),
    Badge: extendTheme<typeof Badge>({ classNames: { root: classes.badge, label: classes.badgeLabel } }),
    Button: extendTheme<typeof Button>({
      classNames: { root: classes.button },
      vars: (_theme, { size }) => ({ root: size === 'xs' ? {} : { '--button-fz': '0.8125rem' } }),
    }),
    Card: extendTheme<typeof Card>({ defaultProps: { withBorder: true, radius: 'lg', padding: 'md' } }),
    Checkbox: extendTheme<typeof Checkbox>({ classNames: { input: classes.check } }),
    CloseButton: extendTheme<typeof CloseButton>({ classNames: { root: classes.touch } }),
    Input: extendTheme<typeof Input>({ classNames: { input: classes.input } }),
    InputWrapper: extendTheme<typeof Input.Wrapper>({
      // Inputs beside each other stay in line.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: classes.label, description: classes.description, error: classes.error },
    }),
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
    NativeSelect: extendTheme<typeof NativeSelect>({
      defaultProps: { rightSection: createElement(IconChevronDown, { size: 14, 'aria-hidden': true }) },
    }),
    Notification: extendTheme<typeof Notification>({
      defaultProps: { withBorder: true },
      classNames: { title: classes.toastTitle, description: classes.toastText },
    }),
    Pagination: extendTheme<typeof Pagination>({ classNames: { control: classes.touch } }),
  },
})

const colours = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-error': 'var(--red-ink)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-color-indigo-filled': 'var(--accent)',
  '--mantine-color-indigo-filled-hover': 'var(--accent-hover)',
  '--mantine-color-teal-filled': 'var(--green-solid)',
  '--mantine-color-red-filled': 'var(--red-solid)',
  '--mantine-color-yellow-filled': 'var(--amber-solid)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: colours, dark: colours })
