import {
  type Brand,
  type Feed,
  isPackKind,
  isStructure,
  isTone,
  type Pack,
  type SharePlatform,
} from '@haverhof/artwork'
import type { VariantPicture } from '@haverhof/backend/catalogue'
import { figureText } from '@haverhof/domain/shared'
import { translatorOf } from '@haverhof/messages/translate'
import type { PictureAddress } from './picture-address.ts'
import type { Subject } from './subject.ts'

export type Tools = typeof import('@haverhof/artwork/render')

/** The drawing of a subject; null where it has no such view (PICTURES-7). */
export function drawing(tools: Tools, subject: Subject): string | null {
  if (subject.kind === 'share') return tools.shareSvg(subject.address.platform)
  if (subject.kind === 'content') return contentDrawing(tools, subject)
  if (subject.kind === 'category')
    return tools.editorialSvg({ brand: brandOf(subject.address.platform), ...subject.shown })
  const { address, shown } = subject
  const pack = packOf(shown)
  if (address.kind === 'share-pack') return tools.shareProductSvg(pack)
  return address.view === null ? tools.packSvg(pack) : views[address.view](tools, shown)
}

type View = NonNullable<Extract<PictureAddress, { kind: 'pack' }>['view']>

const views: Record<View, (tools: Tools, shown: VariantPicture) => string | null> = {
  label: labelDrawing,
  feed: ({ feedSvg }, shown) => {
    const feed = feedOf(shown)
    return feed && feedSvg(feed, shown.brand)
  },
  scoop: ({ scoopSvg }, shown) => {
    const feed = feedOf(shown)
    const isLiquid = feed?.structure === 'oil' || feed?.structure === 'syrup'
    if (!feed || isLiquid || shown.scoopGrams === null) return null
    const grams = `${figureText(shown.language, shown.scoopGrams, 0)} g`
    return scoopSvg(feed, { grams, caption: wordsOf(shown)('gallery.scoopCaption') }, shown.brand)
  },
}

function labelDrawing({ labelSvg }: Tools, shown: VariantPicture): string | null {
  const { label, brand, title, size, article } = shown
  if (!label) return null
  const text = wordsOf(shown)
  const texts = [
    { heading: text('label.composition'), text: label.composition },
    { heading: text('label.instructions'), text: label.instructions },
  ]
  return labelSvg({
    brand,
    title,
    kind: [text(`label.kinds.${label.kind}`), label.species.join(', ')].filter(Boolean).join(' · '),
    facts: { heading: text('label.constituents'), rows: label.constituents },
    texts: texts.flatMap(({ heading, text: words }) => (words ? { heading, text: words } : [])),
    size,
    article,
  })
}

function contentDrawing(
  tools: Tools,
  { address, shown }: Extract<Subject, { kind: 'content' }>,
): string | null {
  const brand = brandOf(address.platform)
  const { tone, icons, steps = [] } = shown.picture
  const scene = { brand, tone, icons }
  if (address.kind === 'share-content') return tools.shareTextSvg(scene, shown.title)
  if (address.step === null) return tools.editorialSvg(scene)
  const step = steps[address.step - 1]
  return step === undefined ? null : tools.stepSvg({ ...scene, icons: [step] })
}

function brandOf(platform: SharePlatform): Brand {
  return platform === 'muehldorfer' ? 'muehldorfer' : 'haverhof'
}

function packOf({ pack, tone, ...shown }: VariantPicture): Pack {
  const { title, size, kilos, bags, facts, icon, brand, colour } = shown
  const kinds = { pack: isPackKind(pack) ? pack : 'piece', tone: isTone(tone) ? tone : 'slate' } as const
  return { ...kinds, title, size, kilos, bags, facts, icon, brand, colour }
}

function feedOf({ structure, ingredients }: VariantPicture): Feed | null {
  return isStructure(structure) ? { structure, ingredients } : null
}

function wordsOf({ brand, language }: VariantPicture) {
  return translatorOf(`${brand === 'muehldorfer' ? 'muehldorfer' : 'shop'}-${language}`, 'product')
}
