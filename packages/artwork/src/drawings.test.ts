import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editorialSvg, stepSvg } from './editorial/editorial-svg.ts'
import { isDrawn, propNames } from './editorial/prop-names.ts'
import { feedSvg } from './feed/feed-svg.ts'
import { scoopSvg } from './feed/scoop-svg.ts'
import { structures } from './feed/structure.ts'
import { labelSvg } from './label/label-svg.ts'
import { renderPicture } from './render.ts'

const broken = /NaN|undefined|Infinity/

test.each(structures)(
  'a bowl of %s is drawn, the same every time, and is not of one colour (PICTURES-7)',
  async (structure) => {
    const svg = feedSvg({ structure, ingredients: ['alfalfa', 'linseed'] }, 'haverhof')
    expect(svg).not.toMatch(broken)
    expect(feedSvg({ structure, ingredients: ['alfalfa', 'linseed'] }, 'haverhof')).toBe(svg)
    const picture = await renderPicture(svg, 400, 'webp')
    expect(picture.length).toBeLessThan(40_000)
    const { channels } = await sharp(picture)
      .extract({ left: 120, top: 120, width: 160, height: 160 })
      .stats()
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(2)
  },
)

test('muesli shows what is in it: with carrot it is orange in places, without it is not', () => {
  const bowl = (...ingredients: string[]) => feedSvg({ structure: 'muesli', ingredients }, 'haverhof')
  expect(bowl('carrot')).not.toBe(bowl())
  expect(bowl('grain-free', 'oat-free')).not.toBe(bowl())
})

test('a scoop has its weight, whatever the length of its words', () => {
  const scoop = (caption: string) =>
    scoopSvg({ structure: 'pellets', ingredients: [] }, { grams: '1250 g', caption }, 'muehldorfer')
  expect(scoop('1 triiki kopsikutäis')).not.toMatch(broken)
  expect(scoop('1 gestrichene Schaufel')).not.toBe(scoop('1 level scoop'))
})

const label = {
  brand: 'haverhof' as const,
  title: 'Haver Basis Muesli',
  kind: 'Aanvullend diervoeder · Paard',
  facts: { heading: 'Analytische bestanddelen', rows: [{ label: 'Ruw eiwit', value: '10,8%' }] },
  size: '20 kg',
  article: 'HH10102',
}

test('a label holds its texts however long they are: no line leaves the paper (PICTURES-7)', async () => {
  const texts = [
    { heading: 'Samenstelling', text: 'Geplette haver 34%, gerstevlokken 16%, '.repeat(60) },
    { heading: 'Gebruiksaanwijzing', text: 'Verdeel de dagportie. '.repeat(40) },
  ]
  const svg = labelSvg({ ...label, texts })
  expect(svg).not.toMatch(broken)
  // The foot of the label stays free of running text.
  const { data } = await sharp(Buffer.from(svg))
    .extract({ left: 400, top: 716, width: 200, height: 6 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 4) expect(data[at]).toBeGreaterThan(200)
})

test('letters of every language are drawn: what the first file of a font lacks comes from its second', () => {
  const plain = labelSvg({ ...label, title: 'Paivalillesrott', texts: [] })
  expect(labelSvg({ ...label, title: 'Päivalillešrott', texts: [] }).length).toBeGreaterThan(plain.length)
})

test.each(propNames)('%s can stand in a picture of either brand (CONTENT-PAGES-5)', (name) => {
  expect(isDrawn(name)).toBe(true)
  for (const brand of ['haverhof', 'muehldorfer'] as const) {
    const svg = editorialSvg({ brand, tone: 'sun', icons: [name, 'horse', name] })
    expect(svg).not.toMatch(broken)
    expect(stepSvg({ brand, tone: 'sun', icons: [name] })).not.toMatch(broken)
    // Two of a kind in one picture must not take each other's shades.
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
