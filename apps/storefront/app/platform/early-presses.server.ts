/**
 * PAGES-10: lines of the script in the head of every page. What is pressed while the page does not live yet is kept from
 * everybody else and pressed again, once each, when the page says that it lives. Links and forms work by themselves.
 * The lines stand where `start`, which brings the page to life at once, can be called.
 */
export const earlyPresses = `
  const pressed = new Set()
  function keepPress(click) {
    const touched = click.target.closest('button[type=button],label,input')
    const control = touched?.control ?? touched
    if (!control?.matches('button,[type=checkbox],[type=radio]')) return
    click.preventDefault()
    click.stopPropagation()
    control.dataset.pressed = ''
    pressed.add(control)
    start()
  }
  addEventListener('click', keepPress, true)
  document.addEventListener('alive', () => {
    removeEventListener('click', keepPress, true)
    for (const control of pressed) {
      delete control.dataset.pressed
      control.click()
    }
  }, { once: true })`
