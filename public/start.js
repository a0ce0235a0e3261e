// After the first paint: the scripts of the page in order, each in a task of its own. A hidden page has no frames.
void (async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve))
  await pause()
  for (const { href } of document.querySelectorAll('link[data-script]')) {
    await import(href)
    await pause()
  }
})()
