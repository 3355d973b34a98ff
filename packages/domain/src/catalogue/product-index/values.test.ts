import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bits, countBoth, membersOf } from '../index-tools/bitset.ts'
import { countOwners, layersFor, setVariantValue, variantColumn } from './variants.ts'
import {
  areFew,
  countedDocs,
  countVariantValues,
  countValues,
  indexValues,
  setValues,
  valueColumn,
} from './values.ts'
import { allBits, bitsOf } from '../index-tools/test-bits.ts'

const docCount = 300
const layers = layersFor(docCount, 3)
const places = (size: number) => fc.uniqueArray(fc.nat(size - 1), { maxLength: size })

describe('looking at each doc counts the same as laying sets beside each other (CATALOGUE-14)', () => {
  it('for values of products', () => {
    fc.assert(
      fc.property(
        fc.array(places(docCount), { minLength: 1, maxLength: 8 }),
        places(docCount),
        (sets, some) => {
          const column = valueColumn(docCount)
          for (let doc = 0; doc < docCount; doc++)
            setValues(column, doc, [...sets.keys()].filter((value) => sets[value]?.includes(doc)).map(String))
          indexValues(column)
          const docs = bitsOf(some, docCount)
          expect([...countValues(membersOf(docs), column)]).toEqual(
            column.docs.map((bits) => countBoth(docs, bits)),
          )
          for (const [index, key] of column.keys.entries())
            expect([...membersOf(column.docs[index] as Bits)]).toEqual(
              sets[Number(key)]?.toSorted((a, b) => a - b),
            )
        },
      ),
    )
  })

  it('for values of packs, where a doc counts once', () => {
    const size = layers.stride * layers.layerCount
    const value = fc.constantFrom('bag', 'tub', 'silo', null)
    fc.assert(
      fc.property(
        fc.array(value, { minLength: size, maxLength: size }),
        places(docCount),
        places(size),
        (ofVariants, some, passing) => {
          const column = variantColumn(layers)
          ofVariants.forEach((own, pack) => setVariantValue(column, layers, pack, own))
          const docs = bitsOf(some, layers.stride)
          const packs = bitsOf(passing, size)
          expect([...countVariantValues(membersOf(docs), column, packs, layers)]).toEqual(
            column.packs.map((own) => countOwners(docs, packs, own, layers)),
          )
          expect([...countVariantValues(membersOf(docs), column, undefined, layers)]).toEqual(
            column.owners.map((owners) => countBoth(docs, owners)),
          )
        },
      ),
      { numRuns: 30 },
    )
  })
})

it('docs are looked at one by one only while they are few beside the values', () => {
  const few = countedDocs(bitsOf([3, 77, 299], docCount))
  expect([...few.members]).toEqual([3, 77, 299])
  expect(areFew(few, 20, 4)).toBe(true)
  expect(areFew(few, 1, 4)).toBe(false)
  expect(areFew(countedDocs(allBits(docCount)), 20, 4)).toBe(false)
})
