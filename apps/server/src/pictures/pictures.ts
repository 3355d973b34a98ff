import type { Pack } from '@haverhof/artwork'
import type { AppContext } from '@haverhof/backend'
import { pictureOfVariant } from '@haverhof/backend/catalogue'
import path from 'node:path'
import { createPictureMaker } from './make-picture.ts'
import { type PictureAddress, readPictureAddress } from './picture-address.ts'
import { type KnownPicture, type Picture, createPictureMemory } from './picture-memory.ts'

/** PICTURES-5: how long a known picture is sent without asking whether its pack has changed. */
const minute = 60_000
const memoryBytes = 48 * 1024 * 1024

export type Pictures = { find: (urlPath: string) => Promise<Picture | null> }

/** The drawn pictures of the shop: packs by variant, and one per platform for sharing. */
export function createPictures(context: AppContext, cacheFolder: string): Pictures {
  const memory = createPictureMemory(memoryBytes)
  const makePicture = createPictureMaker(path.join(cacheFolder, 'pictures'), context.log)
  const now = () => context.now().getTime()

  async function renew(urlPath: string, address: PictureAddress, known: KnownPicture | undefined) {
    const pack = await packOf(context, address)
    if (address.kind === 'pack' && !pack) {
      memory.forget(urlPath)
      return null
    }
    const shows = JSON.stringify(pack)
    const picture = known?.shows === shows ? known.picture : await makePicture({ address, pack })
    memory.keep(urlPath, { picture, shows, checkedAt: now() })
    return picture
  }

  return {
    async find(urlPath) {
      const address = readPictureAddress(urlPath)
      if (!address) return null
      const known = memory.find(urlPath)
      if (known && now() - known.checkedAt < minute) return known.picture
      try {
        return await renew(urlPath, address, known)
      } catch (error) {
        // Without the database yesterday's picture is better than none.
        if (!known) throw error
        context.log.warn({ err: error, path: urlPath }, 'a picture could not be renewed')
        return known.picture
      }
    },
  }
}

function packOf(context: AppContext, address: PictureAddress): Promise<Pack | null> {
  return address.kind === 'pack' ? pictureOfVariant(context, address.variantId) : Promise.resolve(null)
}
