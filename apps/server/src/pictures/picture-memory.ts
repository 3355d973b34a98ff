export type Picture = { bytes: Buffer; type: string; etag: string }

/** A picture that was sent, what it shows, and when that was last looked up. */
export type KnownPicture = { picture: Picture; shows: string; checkedAt: number }

/** The pictures asked for most recently, up to a number of bytes. */
export function createPictureMemory(maxBytes: number) {
  const known = new Map<string, KnownPicture>()
  let bytes = 0

  function forget(path: string): void {
    const entry = known.get(path)
    if (!entry) return
    known.delete(path)
    bytes -= entry.picture.bytes.length
  }

  return {
    find(path: string): KnownPicture | undefined {
      const entry = known.get(path)
      if (!entry) return undefined
      known.delete(path)
      known.set(path, entry)
      return entry
    },
    keep(path: string, entry: KnownPicture): void {
      forget(path)
      known.set(path, entry)
      bytes += entry.picture.bytes.length
      for (const oldest of known.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    forget,
  }
}
