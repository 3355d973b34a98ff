import type { Pack } from '../pack.ts'
import { cap } from './piece-cap.ts'
import { feedBucket, net, scoop } from './piece-stable.ts'
import { stone } from './piece-stone.ts'
import { tag } from './piece-tag.ts'

const things: Record<string, (pack: Pack) => string> = { bucket: feedBucket, cap, mineral: stone, net, scoop }

/** A thing without a pack is drawn as itself; what we have no drawing for hangs on a printed tag. */
export function piece(pack: Pack): string {
  const draw = Object.hasOwn(things, pack.icon) ? things[pack.icon] : undefined
  return (draw ?? tag)(pack)
}
