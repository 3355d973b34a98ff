import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { ProductGallery } from './product-gallery'

// Pictures that need no server.
const picture = (name: string) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`
const image = (name: string, position: number) => ({
  src: picture(name),
  srcset: '',
  width: 400,
  height: 400,
  alt: name,
  view: position === 0 ? 'front' : 'label',
})
const pack = (name: string, images: string[]) =>
  ({ url: `/${name}/`, images: images.map(image) }) as unknown as Parameters<
    typeof ProductGallery
  >[0]['variant']

const small = pack('small', ['front', 'back'])
const large = pack('large', ['sack'])

async function gallery(variant = small) {
  const { container, getByRole, location } = await renderInShop(
    <ProductGallery variant={variant} variants={[small, large]} title="Oat Muesli" />,
  )
  const frame = getByRole('button', { name: /Enlarge|Zoom|larger/i })
  await expect.element(frame).toBeVisible()
  const button = frame.element() as HTMLElement
  const touch = (type: string, clientX: number) =>
    button.dispatchEvent(new PointerEvent(type, { clientX, clientY: 50, bubbles: true }))
  return {
    location,
    getByRole,
    shown: () => button.querySelector('img')?.alt,
    swipe: (by: number) => {
      touch('pointerdown', 200)
      touch('pointerup', 200 + by)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    },
    isLarge: () => container.querySelector('dialog')?.open,
  }
}

test('PRODUCT-5: a swipe leads to the next picture, after the last one to the next pack', async () => {
  const { shown, swipe, location, isLarge } = await gallery()
  expect(shown()).toBe('front')
  swipe(-60)
  await expect.poll(shown).toMatch(/^Oat Muesli: the label/)
  swipe(60)
  await expect.poll(shown).toBe('front')
  swipe(-60)
  await expect.poll(shown).toMatch(/^Oat Muesli: the label/)
  swipe(-60)
  await expect.poll(() => location.address).toBe('/large/')
  expect(isLarge()).toBe(false)
})

test('PRODUCT-5: a swipe back from the first picture leads to the pack before', async () => {
  const { swipe, location } = await gallery(large)
  swipe(60)
  await expect.poll(() => location.address).toBe('/small/')
})

test('PRODUCT-5: a tap shows the picture large', async () => {
  const { swipe, isLarge } = await gallery()
  swipe(2)
  expect(isLarge()).toBe(true)
})

test('PICTURES-7: every picture can be chosen, and says what it shows', async () => {
  const { shown, getByRole } = await gallery()
  await getByRole('button', { name: /2.*Oat Muesli: the label/ }).click()
  expect(shown()).toMatch(/^Oat Muesli: the label/)
  await getByRole('button', { name: /1 of 2: front/ }).click()
  expect(shown()).toBe('front')
})
