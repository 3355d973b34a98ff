import { icons } from '../icons/index.ts'

/** Things that are drawn with light and shade; what is not among them is drawn as an icon. */
export const propNames = [
  'bag',
  'bag-bundle',
  'pail',
  'jar',
  'canister',
  'hay-net',
  'feed-scoop',
  'feed-bucket',
  'salt-stone',
  'sample-kit',
  'feed-silo',
  'bowl-muesli',
  'bowl-pellets',
  'bowl-cobs',
  'bowl-mash',
  'bowl-hay',
  'bowl-powder',
  'bowl-herbs',
  'bowl-oil',
] as const
export type PropName = (typeof propNames)[number]

export function isProp(name: string): name is PropName {
  return propNames.some((prop) => prop === name)
}

/** Whether a picture can show it. */
export function isDrawn(name: string): boolean {
  return isProp(name) || Object.hasOwn(icons, name)
}
