import classes from './logo-image.module.css'

/** On white in both schemes, as on paper. Up to twice as wide as high. The institute's name is beside it. */
export function LogoImage({ logo, height }: { logo: string; height: number }) {
  return (
    <img
      src={logo}
      alt=""
      height={height}
      style={{ maxWidth: 2 * height }}
      decoding="sync"
      className={classes.logo}
      data-mantine-color-scheme="light"
    />
  )
}
