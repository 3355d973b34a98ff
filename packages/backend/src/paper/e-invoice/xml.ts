/** Elements with their content in order; what is null or false is left out. */
export type Element = string | null | false | undefined | readonly Element[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  // What XML 1.0 cannot hold at all is left out.
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')
}

/** `<name attributes>text</name>` */
export function leaf(name: string, text: string, attributes: Record<string, string> = {}): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${given.join('')}>${escaped(text)}</${name}>`
}

/** `<name>…</name>` around what is there; nothing around nothing. */
export function node(name: string, ...content: Element[]): string {
  const inner = flat(content)
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}

function flat(content: readonly Element[]): string {
  return content.map((one) => (Array.isArray(one) ? flat(one) : one || '')).join('')
}

export function document(name: string, namespaces: Record<string, string>, ...content: Element[]): string {
  const given = Object.entries(namespaces).map(([key, value]) => ` ${key}="${value}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${given.join('')}>${flat(content)}</${name}>\n`
}

/** Euros with two decimals, as sums are written. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** The price of one piece; of all pieces where one would have parts of cents (BR-CO of the line is exact then). */
export function pricePerQuantity({ netCents, quantity }: { netCents: number; quantity: number }) {
  const isExact = netCents % quantity === 0
  return {
    price: amount(isExact ? netCents / quantity : netCents),
    baseQuantity: String(isExact ? 1 : quantity),
  }
}
