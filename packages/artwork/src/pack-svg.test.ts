import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Pack, packKinds } from './pack.ts'
import { packSvg } from './pack-svg.ts'
import { sharePlatforms } from './picture-sizes.ts'
import { renderPicture } from './render.ts'
import { shareSvg } from './share-svg.ts'

const oats: Pack = {
  pack: 'bag',
  title: 'Haver Basis Muesli',
  size: '20 kg',
  kilos: 20,
  bags: 1,
  facts: [
    { label: 'Suiker', value: '4,2%' },
    { label: 'Zetmeel', value: '28,5%' },
  ],
  icon: 'oats',
  tone: 'field',
  brand: 'haverhof',
}
const brands = ['haverhof', 'muehldorfer'] as const
const every = packKinds.flatMap((pack) => brands.map((brand) => [pack, brand] as const))

test.each(every)('a %s of %s is drawn and fills a good part of the picture', async (pack, brand) => {
  const svg = packSvg({ ...oats, pack, brand })
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const { data, info } = await sharp(Buffer.from(svg)).resize(200).raw().toBuffer({ resolveWithObject: true })
  let covered = 0
  for (let pixel = 3; pixel < data.length; pixel += 4) if ((data[pixel] ?? 0) > 250) covered += 1
  expect(covered / (info.width * info.height)).toBeGreaterThan(0.15)
})

test.each(['bucket', 'cap', 'mineral', 'net', 'scoop', 'heart'])(
  'a piece with the icon %s is drawn as a thing',
  (icon) => {
    expect(packSvg({ ...oats, pack: 'piece', icon, colour: 'navy' })).not.toMatch(/NaN|undefined/)
  },
)

test('the same pack gives the same picture', () => {
  expect(packSvg(oats)).toBe(packSvg({ ...oats }))
})

test('the two brands look different', () => {
  expect(packSvg(oats)).not.toBe(packSvg({ ...oats, brand: 'muehldorfer' }))
})

test('markup, unknown letters and unknown icons in the words do no harm', async () => {
  const svg = packSvg({ ...oats, title: '"><script>alert(1)</script> & Ÿžő 漢字 ©', icon: '"/><bad' })
  expect(svg).not.toContain('script')
  expect(svg).not.toContain('bad')
  expect((await renderPicture(svg, 200, 'webp')).length).toBeGreaterThan(500)
})

test('a pack without words still has its brand', () => {
  expect(packSvg({ ...oats, title: '', size: '' })).not.toMatch(/NaN|undefined/)
})

test('a picture of 400 pixels stays small', async () => {
  expect((await renderPicture(packSvg(oats), 400, 'webp')).length).toBeLessThan(20_000)
})

test.each(sharePlatforms)('the picture for sharing %s is 1200 by 630', async (platform) => {
  const { width, height } = await sharp(Buffer.from(shareSvg(platform))).metadata()
  expect([width, height]).toEqual([1200, 630])
})
