import { useTitles, useTranslations } from '#texts'
import { type Area, areas, furtherScreens } from '../../platform/areas'
import { useCan } from '../../platform/session'

export type NamedArea = Area & { name: string }

/** The areas that the member may enter, with their names. */
export function useMyAreas(): NamedArea[] {
  const isOpen = useIsOpen()
  const titleOf = useTitles()
  return areas.filter(isOpen).map((area) => ({ ...area, name: titleOf(area.texts) }))
}

type Screen = { path: string; name: string; key?: string | undefined }

/** Every screen that the member may open, with its name (OFFICE-6). */
export function useMyScreens(): Screen[] {
  const isOpen = useIsOpen()
  const areasOfMine = useMyAreas()
  const stock = useTranslations('office-stock')
  const reviews = useTranslations('office-reviews')
  const questions = useTranslations('office-questions')
  const reports = useTranslations('office-reports')
  const laboratory = useTranslations('office-laboratory')
  const staff = useTranslations('office-staff')
  const names: Record<(typeof furtherScreens)[number]['path'], string> = {
    '/stock/receive': stock('receive.title'),
    '/stock/count': stock('count.title'),
    '/reviews/all': reviews('listTitle'),
    '/questions/all': questions('listTitle'),
    '/reports/all': reports('listTitle'),
    '/laboratory/receive': laboratory('receiveByScan'),
    '/staff/roles': staff('matrix.title'),
    '/me': staff('own.title'),
  }
  const further = furtherScreens.filter(isOpen).map(({ path }) => ({ path, name: names[path] }))
  return [...areasOfMine, ...further]
}

function useIsOpen(): (screen: Pick<Area, 'permissions'>) => boolean {
  const can = useCan()
  return ({ permissions }) => permissions.length === 0 || permissions.some((permission) => can(permission))
}
