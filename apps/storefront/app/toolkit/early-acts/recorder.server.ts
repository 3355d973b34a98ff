/**
 * Lines of the script in the head of every page (PAGES-10, SHELL-32). They record what is pressed, ticked, typed, chosen or
 * submitted in HTML that is not hydrated: at first in the whole page, later in its late parts. `replay.ts` repeats it and
 * sets `wakerOf`. A tick is recorded as what it shall be, so a control that is set meanwhile stays set. Before hydration
 * links, folded parts and forms with an address of their own (search, filters) are left to the browser; every other form
 * would lose what was typed or put it into an address. The listeners on the window run before those of React on the document,
 * which hydrate the page or a boundary at once when an act reaches them; the listeners on the root element run after those,
 * when the late parts of the boundary are known. `start`, of the script around these lines, fetches the code of the page at
 * once.
 */
export const recorder = `
  const controls = new Map()
  const forms = new Map()
  const early = globalThis.earlyActs = { controls, forms, wakerOf: () => start }
  function note(control, wanted) {
    controls.delete(control)
    controls.set(control, wanted)
  }
  function keep(event, control, wake) {
    event.preventDefault()
    event.stopPropagation()
    if (control) control.dataset.pressed = ''
    wake()
  }
  function keepPress(click, wake) {
    const isLate = wake !== start
    if (isLate && !navigator.onLine) return
    const touched = click.target.closest('a,summary,button[type=button],label,input')
    const control = touched?.control ?? touched
    if (!control?.matches('button,[type=checkbox],[type=radio]' + (isLate ? ',a,summary' : ''))) return
    keep(click, control, wake)
    const wanted = control.type !== 'checkbox' || !(controls.get(control) ?? control.defaultChecked)
    note(control, wanted)
    if (wanted === control.defaultChecked) delete control.dataset.pressed
  }
  function keepTyped({ target }, wake) {
    if (target.matches('select,textarea,input:not([type=checkbox],[type=radio],[type=file])')) note(target, target.value)
    wake()
  }
  function keepSubmit(submit, wake) {
    const form = submit.target
    if (wake === start && form.matches('[action],[method=get]')) {
      for (const [control, wanted] of controls) if (control.form === form && typeof wanted === 'boolean') control.checked = wanted
      return
    }
    keep(submit, submit.submitter, wake)
    forms.set(form, submit.submitter)
  }
  const listeners = { click: keepPress, input: keepTyped, submit: keepSubmit }
  for (const name in listeners) for (const at of [window, document.documentElement]) at.addEventListener(name, (event) => {
    const wake = early.wakerOf(event.target)
    if (wake) listeners[name](event, wake)
  }, true)`
