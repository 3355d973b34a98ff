import {
  type PackView,
  packViews,
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
  type SharePlatform,
  sharePlatforms,
} from '@haverhof/artwork'
import { type ContentKind, contentKinds } from '@haverhof/domain/content'
import { type LanguageCode, languageCodes } from '@haverhof/domain/shared'

type Drawn = { width: PictureWidth; format: PictureFormat }
type Content = { platform: SharePlatform; contentKind: ContentKind; contentId: number }

export type PictureAddress =
  | ({ kind: 'pack'; variantId: number; language: LanguageCode | null; view: PackView | null } & Drawn)
  | ({ kind: 'category'; platform: SharePlatform; categoryId: number } & Drawn)
  | ({ kind: 'content'; step: number | null } & Content & Drawn)
  | { kind: 'share'; platform: SharePlatform; format: 'png' }
  | { kind: 'share-pack'; variantId: number; language: LanguageCode; format: 'jpg' }
  | ({ kind: 'share-content'; language: LanguageCode; format: 'jpg' } & Content)

/** Only what pages ask for exists; everything else is no picture (PICTURES-2). */
export function readPictureAddress(path: string): PictureAddress | null {
  const [, rest = ''] = /^\/pictures\/([a-z0-9/.-]{1,100})$/.exec(path) ?? []
  return (
    readPack(rest) ??
    readCategory(rest) ??
    readContent(rest) ??
    readShare(rest) ??
    readSharePack(rest) ??
    readShareContent(rest)
  )
}

/** Nine digits stay inside PostgreSQL's integer. */
const id = String.raw`([1-9]\d{0,8})`
const patterns = {
  pack: new RegExp(`^(?:([a-z]{2})/)?${id}(?:-([a-z]+))?-(\\d{3})\\.([a-z]+)$`),
  category: new RegExp(`^category/([a-z]+)/${id}-(\\d{3})\\.([a-z]+)$`),
  content: new RegExp(`^content/([a-z]+)/([a-z-]+)-${id}(?:-step([1-9]\\d?))?-(\\d{3})\\.([a-z]+)$`),
  share: /^share\/([a-z]+)\.png$/,
  sharePack: new RegExp(`^share/([a-z]{2})/${id}\\.jpg$`),
  shareContent: new RegExp(`^share/([a-z]+)/([a-z]{2})/([a-z-]+)-${id}\\.jpg$`),
}

function readPack(rest: string): PictureAddress | null {
  const match = patterns.pack.exec(rest)
  const [, languageText, idText, viewText, widthText, formatText] = match ?? []
  const language = languageText === undefined ? null : wordIn(languageCodes, languageText)
  const view = viewText === undefined ? null : wordIn(packViews, viewText)
  const drawn = drawnAs(widthText, formatText)
  if (!drawn || language === undefined || view === undefined) return null
  return { kind: 'pack', variantId: Number(idText), language, view, ...drawn }
}

function readCategory(rest: string): PictureAddress | null {
  const [, platformText, idText, widthText, formatText] = patterns.category.exec(rest) ?? []
  const platform = wordIn(sharePlatforms, platformText)
  const drawn = drawnAs(widthText, formatText)
  return platform && drawn ? { kind: 'category', platform, categoryId: Number(idText), ...drawn } : null
}

function readContent(rest: string): PictureAddress | null {
  const [, platformText, kindText, idText, stepText, widthText, formatText] =
    patterns.content.exec(rest) ?? []
  const content = contentAt(platformText, kindText, idText)
  const drawn = drawnAs(widthText, formatText)
  return (
    content && drawn && { kind: 'content', step: stepText ? Number(stepText) : null, ...content, ...drawn }
  )
}

function readShare(rest: string): PictureAddress | null {
  const platform = wordIn(sharePlatforms, patterns.share.exec(rest)?.[1])
  return platform ? { kind: 'share', platform, format: 'png' } : null
}

function readSharePack(rest: string): PictureAddress | null {
  const [, languageText, idText] = patterns.sharePack.exec(rest) ?? []
  const language = wordIn(languageCodes, languageText)
  return language ? { kind: 'share-pack', language, variantId: Number(idText), format: 'jpg' } : null
}

function readShareContent(rest: string): PictureAddress | null {
  const [, platformText, languageText, kindText, idText] = patterns.shareContent.exec(rest) ?? []
  const language = wordIn(languageCodes, languageText)
  const content = contentAt(platformText, kindText, idText)
  return language && content ? { kind: 'share-content', language, format: 'jpg', ...content } : null
}

function contentAt(platformText?: string, kindText?: string, idText?: string): Content | null {
  const platform = wordIn(sharePlatforms, platformText)
  const contentKind = wordIn(contentKinds, kindText)
  return platform && contentKind ? { platform, contentKind, contentId: Number(idText) } : null
}

function drawnAs(widthText?: string, formatText?: string): Drawn | null {
  const width = pictureWidths.find((each) => String(each) === widthText)
  const format = wordIn(pictureFormats, formatText)
  return width && format ? { width, format } : null
}

function wordIn<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((each) => each === word)
}
