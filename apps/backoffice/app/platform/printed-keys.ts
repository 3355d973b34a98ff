const german: Readonly<Record<string, string>> = { Ctrl: 'Strg', Enter: 'Eingabe' }

/** Keys as they are printed on a keyboard of that language: `Ctrl+s` → “Strg S” in German (OFFICE-7). */
export function printedKeys(keys: string, language: string): string {
  const [first = '', ...others] = keys.split(/[+ ]/)
  const names = first === 'Ctrl' ? [first, ...others.map(capital)] : [first, ...others]
  return names.map((name) => (language === 'de' ? (german[name] ?? name) : name)).join(' ')
}

function capital(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key
}
