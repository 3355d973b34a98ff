import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const checksumBytes = 32

/**
 * Rendered pictures on disk, named by what they show. Each file starts with the checksum of the rest, so one that a
 * crash cut short or a disk spoiled reads as absent and is made again (PICTURES-4).
 */
export function createPictureFiles(folder: string, maxFiles = 20_000) {
  let size: Promise<number> | undefined

  async function count(): Promise<number> {
    await mkdir(folder, { recursive: true })
    return (await readdir(folder)).length
  }

  return {
    async read(name: string): Promise<Buffer | undefined> {
      const file = await readFile(path.join(folder, name)).catch(() => undefined)
      if (!file || file.length <= checksumBytes) return undefined
      const bytes = file.subarray(checksumBytes)
      return checksum(bytes).equals(file.subarray(0, checksumBytes)) ? bytes : undefined
    },
    async write(name: string, bytes: Buffer): Promise<void> {
      size ??= count()
      const files = (await size) + 1
      // Written aside and renamed, so a reader never gets half a picture.
      const draft = path.join(folder, `${name}.${randomUUID()}.draft`)
      await writeFile(draft, Buffer.concat([checksum(bytes), bytes]))
      await rename(draft, path.join(folder, name))
      size = files > maxFiles ? dropOldest(folder).then(count) : Promise.resolve(files)
    },
  }
}

export type PictureFiles = ReturnType<typeof createPictureFiles>

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** A full folder gives up its oldest tenth; drafts of a crashed process are among them sooner or later. */
async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  const aged: { name: string; age: number }[] = []
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))
    aged.push({ name, age: mtimeMs })
  }
  aged.sort((left, right) => left.age - right.age)
  for (const { name } of aged.slice(0, Math.ceil(aged.length / 10))) {
    await rm(path.join(folder, name), { force: true })
  }
}
