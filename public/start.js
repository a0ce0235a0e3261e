// After the first paint: the scripts of the page in order, each in a task of its own. A hidden page has no frames.
void (async () => {
  startSignIn()
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve))
  await pause()
  for (const { href } of document.querySelectorAll('link[data-script]')) {
    await import(href)
    await pause()
  }
})()

function startSignIn() {
  const form = document.querySelector('[data-start="sign-in"] #sign-in form')
  if (!form) return
  fillIn(form)
  // Unless the user was faster.
  if (!form.contains(document.activeElement)) form.elements[form.elements.email.value ? 'password' : 'email'].focus()
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
