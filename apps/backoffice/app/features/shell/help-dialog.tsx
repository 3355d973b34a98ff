import { useState } from 'react'
import { useLanguage, useTranslations } from '#texts'
import { printedKeys } from '../../platform/printed-keys'
import { namedKeys } from '../../platform/shortcuts'
import { Dialog } from '../../ui/dialog'
import { useMyAreas } from './use-my-areas'

type Line = { keys: string; name: string }

/** The keys of the screen below, and those that work everywhere (OFFICE-7). */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office-shell')
  const areas = useMyAreas()
  const [here] = useState<Line[]>(() => [...new Map(namedKeys().map((key) => [key.keys, key])).values()])
  const everywhere: Line[] = [
    { keys: 'Ctrl K', name: t('help.search') },
    { keys: '?', name: t('help.open') },
    ...areas.flatMap(({ key, name }) => (key ? [{ keys: `g ${key}`, name: t('help.go', { name }) }] : [])),
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('help.title')} size="medium">
      <div className="grid gap-6 sm:grid-cols-2">
        {here.length > 0 ? <Keys title={t('help.here')} lines={here} /> : null}
        <Keys title={t('help.everywhere')} lines={everywhere} />
      </div>
    </Dialog>
  )
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  const language = useLanguage()
  return (
    <section>
      <h3 className="pb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {lines.map(({ keys, name }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="border-line-strong bg-sunken rounded border px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                {printedKeys(keys, language)}
              </kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
