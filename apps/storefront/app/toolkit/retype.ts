type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * PAGES-10: types or chooses once more what stood in a field before React listened to it. It goes around React's own setter of the field, or
 * React would take the value for one that it knows. A field that was left is left once more: some count only then (a quantity), or are judged.
 */
export function retype(field: Field, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
