import { useTitles } from '#texts'
import { type Area, areas } from '../../platform/areas'
import { useCan } from '../../platform/session'

export type NamedArea = Area & { name: string }

/** The areas that whoever is signed in may enter, with their names. */
export function useMyAreas(): NamedArea[] {
  const can = useCan()
  const titleOf = useTitles()
  return areas
    .filter((area) => area.permissions.some((permission) => can(permission)))
    .map((area) => ({ ...area, name: titleOf(area.texts) }))
}
