import { hydratedEvent } from '../hydration'

/**
 * PAGES-10: lines of the script in the head of every page. A press or a submit before hydration is kept from everybody
 * else and repeated, once each, when the page has hydrated. Links work by themselves, and so do forms with an address of
 * their own (search, filters): everything else would lose what was typed or put it into an address. What was typed is
 * typed again: a controlled field of React would go back to what the server drew. It goes around React's own setter of
 * the field, or React would take the value for one that it knows, and in turns: a handler sees what the one before changed.
 * The lines stand where `start`, which fetches the code of the page at once, can be called.
 */
export const earlyPresses = `
  const pressed = new Set()
  const typed = new Map()
  const submitted = new Map()
  function keep(event, control) {
    event.preventDefault()
    event.stopPropagation()
    if (control) control.dataset.pressed = ''
    start()
  }
  function keepPress(click) {
    const touched = click.target.closest('button[type=button],label,input')
    const control = touched?.control ?? touched
    if (!control?.matches('button,[type=checkbox],[type=radio]')) return
    keep(click, control)
    pressed.add(control)
  }
  function keepTyped({ target }) {
    if (target.matches('select,textarea,input:not([type=checkbox],[type=radio],[type=file])')) typed.set(target, target.value)
    start()
  }
  function type(field, value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  function keepSubmit(submit) {
    if (submit.target.matches('[action],[method=get]')) return
    keep(submit, submit.submitter)
    submitted.set(submit.target, submit.submitter)
  }
  const listeners = { click: keepPress, input: keepTyped, submit: keepSubmit }
  for (const name in listeners) addEventListener(name, listeners[name], true)
  const turn = () => new Promise((passed) => setTimeout(passed))
  document.addEventListener('${hydratedEvent}', async () => {
    for (const name in listeners) removeEventListener(name, listeners[name], true)
    for (const [field, value] of typed) {
      field.value = ''
      type(field, value)
      await turn()
    }
    for (const control of pressed) {
      delete control.dataset.pressed
      control.click()
    }
    for (const [form, submitter] of submitted) {
      await turn()
      if (submitter) delete submitter.dataset.pressed
      form.requestSubmit(submitter)
    }
  }, { once: true })`
