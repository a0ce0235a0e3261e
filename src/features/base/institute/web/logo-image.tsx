import classes from './logo-image.module.css'

/** Shows it on white in both schemes, like paper, up to twice as wide as high. The institute's name is beside it. */
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
