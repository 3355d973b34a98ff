import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useRefusalText } from '../platform/use-refusal-text'
import { Button } from './button'

/** An empty list: what belongs into it, or that all is done. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="text-muted grid place-items-center gap-2 px-6 py-16 text-center">
      <p className="text-ink text-lg font-semibold">{title}</p>
      {children}
    </div>
  )
}

/** A failed read: the reason and a retry. */
export function Failed({ error, retry }: { error: Error; retry?: () => void }) {
  const t = useTranslations('office-shell')
  const refusalText = useRefusalText()
  return (
    <div
      role="alert"
      className="bg-danger-soft text-danger rounded-card flex flex-wrap items-center gap-3 px-4 py-3"
    >
      <p className="min-w-0 flex-1">{refusalText(error)}</p>
      {retry ? <Button onPress={retry}>{t('again')}</Button> : null}
    </div>
  )
}

/** Placeholder while loading. */
export function Loading() {
  const t = useTranslations('office-shell')
  return <output className="text-muted block px-6 py-16 text-center">{t('loading')}</output>
}

type DataQuery<Data> = { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }

/** The data of a screen or sheet: failure, placeholder, then content. */
export function Loaded<Data>({
  found: { data, error, refetch },
  children,
}: {
  found: DataQuery<Data>
  children: (data: Data) => ReactNode
}) {
  return (
    <>
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data !== undefined ? children(data) : error ? null : <Loading />}
    </>
  )
}
