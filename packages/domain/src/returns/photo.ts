const MEGA = 1_000_000

/** The largest file and picture, and how large we keep it (RETURNS-4). */
export const photoLimits = { bytes: 10 * MEGA, pixels: 40 * MEGA, keptEdge: 2000 } as const

/** The kinds of pictures that are taken, by the first bytes of the file; its name and type count for nothing (RETURNS-4). */
const signatures = {
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/png': [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  'image/webp': [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
} as const satisfies Record<string, readonly (readonly [start: number, bytes: readonly number[]])[]>

export type PhotoType = keyof typeof signatures

export const photoTypes = Object.keys(signatures) as PhotoType[]

export function photoTypeOf(file: Uint8Array): PhotoType | null {
  return (
    photoTypes.find((type) =>
      signatures[type].every(([start, bytes]) => bytes.every((byte, at) => file[start + at] === byte)),
    ) ?? null
  )
}
