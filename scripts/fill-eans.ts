import { eanCheckDigit } from '@haverhof/domain/catalogue'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Gives every pack without an EAN one of the range that is free for a shop's own goods (20…). */
const directory = path.join(import.meta.dirname, '../data/catalogue/products')
for (const name of readdirSync(directory)) {
  const file = path.join(directory, name)
  const text = readFileSync(file, 'utf8')
  const filled = text
    .replaceAll(
      /\bid: (\d+), article: ([A-Z0-9-]+),(?! ean:)/g,
      (_, id, article) => `id: ${id}, article: ${article}, ean: "${ean(id)}",`,
    )
    .replaceAll(
      /^( *)- id: (\d+)( *#.*)?\n( *)article: (.*)\n(?! *ean:)/gm,
      (_, dash, id, note = '', indent, article) =>
        `${dash}- id: ${id}${note}\n${indent}article: ${article}\n${indent}ean: "${ean(id)}"\n`,
    )
  if (filled !== text) writeFileSync(file, filled)
}

function ean(variantId: string): string {
  const digits = `20${variantId.padStart(10, '0')}`
  return `${digits}${eanCheckDigit(digits)}`
}
