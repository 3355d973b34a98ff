import { feedSvg } from '../feed/feed-svg.ts'
import type { Structure } from '../feed/structure.ts'
import type { Pack } from '../pack.ts'
import { packSvg } from '../pack-svg.ts'
import type { Brand, Tone } from '../palette.ts'
import type { PropName } from './prop-names.ts'

type Drawing = (brand: Brand, tone: Tone) => string

/** A pack of no product in particular: the brand and its landscape. */
function packOf(look: Partial<Pack>): Drawing {
  return (brand, tone) =>
    packSvg({
      pack: 'bag',
      title: '',
      size: '',
      kilos: 20,
      bags: 1,
      facts: [],
      icon: 'oats',
      tone,
      brand,
      ...look,
    })
}

function bowlOf(structure: Structure, ...ingredients: string[]): Drawing {
  return (brand) => feedSvg({ structure, ingredients }, brand)
}

export const props: Record<PropName, Drawing> = {
  bag: packOf({}),
  'bag-bundle': packOf({ bags: 3 }),
  pail: packOf({ pack: 'bucket', icon: 'leaf' }),
  jar: packOf({ pack: 'tub', icon: 'mineral' }),
  canister: packOf({ pack: 'bottle', icon: 'drop', size: '5 l' }),
  'hay-net': packOf({ pack: 'piece', icon: 'net' }),
  'feed-scoop': packOf({ pack: 'piece', icon: 'scoop' }),
  'feed-bucket': packOf({ pack: 'piece', icon: 'bucket' }),
  'salt-stone': packOf({ pack: 'piece', icon: 'mineral' }),
  'sample-kit': packOf({ pack: 'kit', icon: 'microscope' }),
  'feed-silo': packOf({ pack: 'silo' }),
  'bowl-muesli': bowlOf('muesli', 'alfalfa', 'linseed', 'carrot'),
  'bowl-pellets': bowlOf('pellets'),
  'bowl-cobs': bowlOf('cobs'),
  'bowl-mash': bowlOf('mash', 'linseed', 'herbs'),
  'bowl-hay': bowlOf('chaff'),
  'bowl-powder': bowlOf('powder'),
  'bowl-herbs': bowlOf('herbs'),
  'bowl-oil': bowlOf('oil'),
}

/** A drawing inside another: its names get a prefix, so that none is taken for one of its neighbours. */
export function placed(svg: string, prefix: string, box: { x: number; y: number; size: number }): string {
  return svg
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
    .replace(
      'width="800" height="800"',
      `x="${box.x - box.size / 2}" y="${box.y - box.size / 2}" width="${box.size}" height="${box.size}"`,
    )
}
