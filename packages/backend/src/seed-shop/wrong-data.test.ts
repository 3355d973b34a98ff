import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { readContent } from '../content/content-data.ts'
import { PricingFile } from '../pricing/seed/pricing-file.ts'
import { readData } from '../seed/read-data.ts'

const shopData = path.resolve(import.meta.dirname, '../../../../data')

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-data-'))
  cpSync(shopData, dataDir, { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** What needs no database to be seen; that a seeding writes nothing then is in seed.test.ts. */
const readers = {
  content: () => readContent(dataDir),
  // What the law asks for (docs/law.md).
  catalogue: () => readCatalogue(dataDir),
  pricing: () => readData(dataDir, 'pricing.yaml', PricingFile),
}

test.each<[reader: keyof typeof readers, file: string, from: string | RegExp, to: string, message: RegExp]>([
  ['content', 'content/pages/returns.yaml', 'id: 1005', 'id: 1003', /returns\.yaml: id: 1003 belongs to/],
  [
    'content',
    'content/pages/returns.yaml',
    'slug: retourneren',
    'slug: Retourneren!',
    /returns\.yaml: texts\.nl\.slug/,
  ],
  ['content', 'footer.yaml', 'key: shop', 'key: [', /footer\.yaml/],
  [
    'catalogue',
    'catalogue/products/101-haver-basis-muesli.yaml',
    /    composition: Avena schiacciata .*\n/,
    '',
    /101-haver-basis-muesli\.yaml: texts\.it\.composition: is missing \(LAW-1\)/,
  ],
  [
    'catalogue',
    'catalogue/products/101-haver-basis-muesli.yaml',
    'crude-ash: 6.9, ',
    '',
    /101-haver-basis-muesli\.yaml: feedLabel\.constituents: crude-ash is missing \(LAW-2\)/,
  ],
  [
    'catalogue',
    'catalogue/products/101-haver-basis-muesli.yaml',
    'code: 3a672a',
    'code: 9z1',
    /101-haver-basis-muesli\.yaml: feedLabel\.additives\.0: vitamin-a has no code of a functional group/,
  ],
  [
    'catalogue',
    'catalogue/products/101-haver-basis-muesli.yaml',
    'subtitle: Das milde Müsli',
    'subtitle: Bei Hufrehe',
    /101-haver-basis-muesli\.yaml: texts\.de\.subtitle: speaks of an illness, ‘Hufrehe’ \(LAW-4\)/,
  ],
  [
    'catalogue',
    'catalogue/categories.yaml',
    'name: Alpenmüsli,',
    'name: Müsli bei Kolik,',
    /categories\.yaml: .*muesli\.muehldorfer\.de\.name: speaks of an illness, ‘Kolik’ \(LAW-4\)/,
  ],
  [
    'catalogue',
    'catalogue/facets.yaml',
    'nl: Luchtwegen,',
    'nl: Stofallergie,',
    /facets\.yaml: .*respiration\.nl: speaks of an illness, ‘Stofallergie’ \(LAW-4\)/,
  ],
  [
    'catalogue',
    'catalogue/reviews/nl.yaml',
    'date: 2024-12-08 }',
    'date: 2024-12-08, verified: true }',
    /reviews\/nl\.yaml: 0.*verified/s,
  ],
  [
    'pricing',
    'pricing.yaml',
    'code: WILLKOMMEN10, ',
    '',
    /pricing\.yaml: .*a promotion for first orders needs a code/,
  ],
])(
  'wrong data of the %s in %s is refused as it is read, by file and field (SEED-1, LAW-1, LAW-2, LAW-3, LAW-4, LAW-7)',
  (reader, file, from, to, message) => {
    const full = path.join(dataDir, file)
    const text = readFileSync(full, 'utf8')
    const edited = text.replace(from, to)
    expect(edited).not.toBe(text)
    writeFileSync(full, edited)
    expect(readers[reader]).toThrow(message)
  },
)
