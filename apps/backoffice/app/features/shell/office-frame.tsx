import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { areas } from '../../platform/areas'
import { useCan } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { AreaList } from './area-list'
import { MemberMenu } from './member-menu'

/** Areas at the left, search and who I am above, the screen in the rest. */
export function OfficeFrame({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  const t = useTranslations('office-shell')
  const can = useCan()
  const navigate = useNavigate()
  const mine = areas.filter((area) => area.permissions.some((permission) => can(permission)))
  useShortcuts(
    Object.fromEntries(
      mine.flatMap(({ key, path }) => (key ? [[`g ${key}`, () => void navigate(path)]] : [])),
    ),
  )
  return (
    <div className="grid min-h-dvh grid-cols-[3.5rem_1fr] grid-rows-[3rem_1fr] lg:grid-cols-[13rem_1fr]">
      <a
        href="#main"
        className="bg-brand text-on-brand rounded-control fixed top-2 left-2 z-60 -translate-y-16 px-4 py-2 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <header className="bg-surface border-line sticky top-0 z-30 col-span-2 flex items-center gap-3 border-b px-4">
        <p className="font-semibold">Haverhof</p>
        <div className="flex-1" />
        {tools}
        <MemberMenu />
      </header>
      <AreaList areas={mine} />
      <div className="flex min-w-0 flex-col">{children}</div>
    </div>
  )
}
