import { hydratedEvent } from '../hydration'

/**
 * PAGES-10: lines of the script in the head of every page. What is pressed, ticked, typed, chosen or submitted before hydration is repeated
 * when the page has hydrated, in the order in which it was done, once each. Presses are kept from everybody else until then. A tick is
 * remembered as what it shall be: a page that has learned meanwhile that it is set leaves it so. What was typed is typed again (`retype`):
 * a controlled field of React would go back to what the server drew. Links work by themselves, and so do forms with an address of their own
 * (search, filters): everything else would lose what was typed or put it into an address. One act follows the other in the same turn of the
 * browser, so that nothing comes between them; React has drawn by then what the one before changed.
 * The lines stand where `start`, which fetches the code of the page at once, can be called.
 */
export const earlyPresses = `
  const done = new Map()
  const submitted = new Map()
  function note(control, wanted) {
    done.delete(control)
    done.set(control, wanted)
  }
  function keep(event, control) {
    event.preventDefault()
    event.stopPropagation()
    if (control) control.dataset.pressed = ''
    start()
  }
  function keepPress(click) {
    const touched = click.target.closest('a,button[type=button],label,input')
    const control = touched?.control ?? touched
    if (!control?.matches('button,[type=checkbox],[type=radio]')) return
    keep(click, control)
    const wanted = control.type !== 'checkbox' || !(done.get(control) ?? control.defaultChecked)
    note(control, wanted)
    if (wanted === control.defaultChecked) delete control.dataset.pressed
  }
  function keepTyped({ target }) {
    if (target.matches('select,textarea,input:not([type=checkbox],[type=radio],[type=file])')) note(target, target.value)
    start()
  }
  function keepSubmit(submit) {
    const form = submit.target
    if (form.matches('[action],[method=get]')) {
      for (const [control, wanted] of done) if (control.form === form && typeof wanted === 'boolean') control.checked = wanted
      return
    }
    keep(submit, submit.submitter)
    submitted.set(form, submit.submitter)
  }
  const listeners = { click: keepPress, input: keepTyped, submit: keepSubmit }
  for (const name in listeners) addEventListener(name, listeners[name], true)
  document.addEventListener('${hydratedEvent}', async ({ detail: retype }) => {
    for (const name in listeners) removeEventListener(name, listeners[name], true)
    for (const [control, wanted] of done) {
      await null
      delete control.dataset.pressed
      if (typeof wanted === 'string') retype(control, wanted)
      else if (control.checked !== wanted) control.click()
    }
    for (const [form, submitter] of submitted) {
      await null
      if (submitter) delete submitter.dataset.pressed
      form.requestSubmit(submitter)
    }
  }, { once: true })`
