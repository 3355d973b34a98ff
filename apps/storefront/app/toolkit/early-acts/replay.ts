import { useEffect } from 'react'

type Wake = () => void

/** What the script in the head has recorded (`recorder.server.ts`), in the order in which it was done. */
type EarlyActs = {
  /** What a control shall be: its text, whether it is ticked, or that it was pressed. */
  controls: Map<HTMLElement, string | boolean>
  /** Submitted forms, each with the button that was pressed. */
  forms: Map<HTMLFormElement, HTMLElement | null>
  /** Hydrates the HTML around an element; undefined where it is hydrated. */
  wakerOf: (target: Element) => Wake | undefined
}

function earlyActs(): EarlyActs | undefined {
  return (globalThis as { earlyActs?: EarlyActs }).earlyActs
}

const lateParts = new Map<Element, Wake>()

/** Records acts in a part that is not hydrated yet; each calls `wake`. Returns how to stop. */
export function recordIn(part: Element, wake: Wake): () => void {
  lateParts.set(part, wake)
  return () => void lateParts.delete(part)
}

function wakerOf(target: Element): Wake | undefined {
  for (const [part, wake] of lateParts) if (part.contains(target)) return wake
  return undefined
}

/** Everything inside the caller is hydrated (PAGES-10). Acts in its late parts are recorded once more, and wake them. */
export function useReplay(): void {
  useEffect(() => {
    const early = earlyActs()
    if (!early) return
    early.wakerOf = wakerOf
    void replay(document.documentElement, (element) => element)
  }, [])
}

/** The live element for a recorded one, if there is one. */
export type TwinOf = <Kind extends HTMLElement>(element: Kind) => Kind | undefined

/**
 * Repeats what was done within `section`, once each and in order: controls, then forms. One act follows the other in the same turn of the
 * browser, so that nothing comes between them; React has rendered by then what the one before changed.
 */
export async function replay(section: Element, twinOf: TwinOf): Promise<void> {
  const early = earlyActs()
  if (!early) return
  // Before anything is repeated: an act may insert elements, and change the way to the others.
  const controls = taken(early.controls, section).map(
    ([control, wanted]) => [twinOf(control), wanted] as const,
  )
  const forms = taken(early.forms, section).map(
    ([form, submitter]) => [twinOf(form), submitter ? twinOf(submitter) : null] as const,
  )
  for (const [control, wanted] of controls) {
    await Promise.resolve()
    if (control) act(control, wanted)
  }
  for (const [form, submitter] of forms) {
    await Promise.resolve()
    delete submitter?.dataset['pressed']
    form?.requestSubmit(submitter)
  }
}

function taken<Kind extends Element, Act>(acts: Map<Kind, Act>, section: Element): [Kind, Act][] {
  const own = [...acts].filter(([element]) => section.contains(element))
  for (const [element] of own) acts.delete(element)
  return own
}

function act(control: HTMLElement, wanted: string | boolean): void {
  delete control.dataset['pressed']
  if (typeof wanted === 'string') retype(control as Field, wanted)
  else if (!('checked' in control) || control.checked !== wanted) control.click()
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Types or chooses once more what a field held before React listened to it. It goes around React's own setter of the field, or
 * React would take the value for one that it knows. A field that was left is
 * left once more: some count only then (a quantity), or are judged.
 */
function retype(field: Field, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
