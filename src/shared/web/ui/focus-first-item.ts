/**
 * `<Menu.Dropdown ref={focusFirstItem}>`. Mantine focuses nothing if the first item is disabled, or if the menu is
 * mounted open.
 */
export function focusFirstItem(dropdown: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (!dropdown?.isConnected || dropdown.contains(document.activeElement)) return
    const button = document.getElementById(dropdown.getAttribute('aria-labelledby') ?? '')
    if (button?.getAttribute('aria-expanded') !== 'true') return
    dropdown.querySelector<HTMLElement>('[role^="menuitem"]:not(:disabled)')?.focus({ preventScroll: true })
  })
}
