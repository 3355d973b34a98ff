import type { Pack, PackKind } from './pack.ts'
import { bag } from './packs/bag.ts'
import { bigbox } from './packs/bigbox.ts'
import { bottle } from './packs/bottle.ts'
import { box } from './packs/box.ts'
import { bucket } from './packs/bucket.ts'
import { kit } from './packs/kit.ts'
import { piece } from './packs/piece.ts'
import { silo } from './packs/silo.ts'
import { syringe } from './packs/syringe.ts'
import { tub } from './packs/tub.ts'

const drawings: Record<PackKind, (pack: Pack) => string> = {
  bag,
  bucket,
  tub,
  bottle,
  syringe,
  box,
  bigbox,
  silo,
  kit,
  piece,
}

/** The picture of a pack, 800 × 800 on a transparent ground. The same pack always gives the same text. */
export function packSvg(pack: Pack): string {
  return drawings[pack.pack](pack)
}
