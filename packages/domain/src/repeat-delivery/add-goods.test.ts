import { expect, it } from 'vitest'
import { addGoods } from './index.ts'

const held = [
  { variantId: 1, quantity: 98 },
  { variantId: 2, quantity: 1 },
]

it('adds to the line of a pack, or gives it one (REPEAT-21)', () => {
  expect(addGoods(held, { variantId: 2, quantity: 3 })).toEqual({
    ok: true,
    quantity: 4,
    lines: [
      { variantId: 1, quantity: 98 },
      { variantId: 2, quantity: 4 },
    ],
  })
  expect(addGoods(held, { variantId: 3, quantity: 2 })).toMatchObject({
    quantity: 2,
    lines: [...held, { variantId: 3, quantity: 2 }],
  })
})

it('holds at most 20 packs, and 99 pieces of each (REPEAT-61, REPEAT-79)', () => {
  expect(addGoods(held, { variantId: 1, quantity: 1 })).toMatchObject({ ok: true, quantity: 99 })
  expect(addGoods(held, { variantId: 1, quantity: 2 })).toEqual({ ok: false, reason: 'quantity-limit' })
  const full = Array.from({ length: 20 }, (_, index) => ({ variantId: index + 1, quantity: 1 }))
  expect(addGoods(full, { variantId: 21, quantity: 1 })).toEqual({ ok: false, reason: 'too-many-lines' })
  expect(addGoods(full, { variantId: 20, quantity: 1 })).toMatchObject({ ok: true, quantity: 2 })
})
