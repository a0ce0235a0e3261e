// After the first paint: the scripts of the page in order, each in a task of its own. A hidden page has no frames.
void (async () => {
  keepEarlyInput()
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve))
  await pause()
  for (const { href } of document.querySelectorAll('link[data-script]')) {
    await import(href)
    await pause()
  }
})()

// The sign-in form of index.html is used before the code of the page is there, which takes over what is typed, focused and pressed
// (early-input.ts). Until then a press only waits.
function keepEarlyInput() {
  const page = document.documentElement.dataset.start === 'sign-in' && document.querySelector('#sign-in')
  if (!page) return
  const form = page.querySelector('form')
  const press = (button) => {
    page.dataset.pressed = [...page.querySelectorAll('button')].indexOf(button)
    if (button.dataset.submit !== undefined) button.dataset.loading = 'true'
  }
  page.addEventListener('focusin', ({ target }) => (page.dataset.focused = [...form.elements].indexOf(target)))
  page.addEventListener('click', ({ target }) => target.closest('button') && press(target.closest('button')))
  form.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.localName === 'input') press(form.querySelector('[data-submit]'))
  })
  fillIn(form)
  // Unless the user was faster.
  if (page.dataset.focused === undefined) form.elements[form.elements.email.value ? 'password' : 'email'].focus()
}

function fillIn(form) {
  try {
    const { email, role } = JSON.parse(localStorage.getItem('sign-in'))
    if (form.elements.email.value) return
    form.elements.email.value = email
    form.elements.role.value = role
    form.querySelector('[type=checkbox]').checked = true
  } catch {
    // Nothing is remembered.
  }
}
