import type { AppContext } from '@haverhof/backend'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import path from 'node:path'
import { createPictureMaker, type Picture } from './make-picture.ts'
import { type PictureAddress, readPictureAddress } from './picture-address.ts'
import { subjectOf } from './subject.ts'

/** How long a cached picture is sent without asking whether its pack has changed (PICTURES-5). */
const { lifetimeMs, maxBytes } = cacheTable.picture

/** A picture, what it shows, and when that was last looked up. */
type CachedPicture = { picture: Picture; shows: string; checkedAt: number }

export type Pictures = { find: (urlPath: string) => Promise<Picture | null> }

/** The drawn pictures of the shop: of packs, of texts, and what other sites show of both. */
export function createPictures(context: AppContext, cacheFolder: string): Pictures {
  const cache = new LRUCache<string, CachedPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ picture }) => Math.max(1, picture.bytes.length),
  })
  namedCache('picture', cache)
  const makePicture = createPictureMaker(path.join(cacheFolder, 'pictures'), context.log)
  const now = () => context.now().getTime()

  async function renew(urlPath: string, address: PictureAddress, cached: CachedPicture | undefined) {
    const subject = await subjectOf(context, address)
    const shows = JSON.stringify(subject?.shown)
    const isSame = subject && cached?.shows === shows
    const picture = isSame ? cached.picture : subject && (await makePicture(subject))
    if (picture) cache.set(urlPath, { picture, shows, checkedAt: now() })
    else cache.delete(urlPath)
    return picture
  }

  return {
    async find(urlPath) {
      const address = readPictureAddress(urlPath)
      if (!address) return null
      const cached = cache.get(urlPath)
      if (cached && now() - cached.checkedAt < lifetimeMs) return cached.picture
      try {
        return await renew(urlPath, address, cached)
      } catch (error) {
        // Without the database yesterday's picture is better than none.
        if (!cached) throw error
        context.log.warn({ err: error, path: urlPath }, 'a picture could not be renewed')
        return cached.picture
      }
    },
  }
}
