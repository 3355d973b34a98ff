import { useTranslations } from '#texts'
import { Breadcrumbs } from '../../ui/breadcrumbs'

/** The way from the home page to this page, which is the last step. */
export function Trail({ steps }: { steps: readonly { title: string; url: string }[] }) {
  const t = useTranslations('ui')
  if (steps.length < 2) return null
  return <Breadcrumbs label={t('trail')} trail={steps.slice(0, -1)} current={steps.at(-1)?.title ?? ''} />
}
