import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Notice } from '../../ui/notice'
import { useShop } from '../shop/shop'
import { generalFailure, type Problem } from '../shop/problem'

type Props = Pick<ComponentProps<'form'>, 'ref' | 'onFocus' | 'onChange'> & {
  submit: FormEventHandler<HTMLFormElement>
  /** A form needs scripts and says so, works without them, or stands where nothing is shown without them (PAGES-15). */
  withoutScripts?: 'refused' | 'works' | 'hidden'
  className: string
  children: ReactNode
}

/**
 * The element of every form that sends something. What is sent before hydration waits (PAGES-10); `post` keeps what was
 * typed out of addresses where nothing holds it back.
 */
export function FormFrame({ submit, withoutScripts = 'refused', className, children, ...rest }: Props) {
  const hidden = withoutScripts === 'refused' ? 'noscript:hidden' : ''
  return (
    <>
      {withoutScripts === 'refused' ? (
        // Rendered for browsers without scripts only.
        <noscript>{import.meta.env.SSR ? <NeedsScripts /> : null}</noscript>
      ) : null}
      <form {...rest} noValidate method="post" onSubmit={submit} className={`${hidden} ${className}`}>
        {children}
      </form>
    </>
  )
}

function NeedsScripts() {
  const t = useTranslations('forms')
  const { phone, phoneLink, email } = useShop().site.customerService
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 [overflow-wrap:anywhere]'
  return (
    <Notice>
      <p>{t('needsScripts')}</p>
      <p className="flex flex-wrap gap-x-8">
        <a href={phoneLink} className={link}>
          {phone}
        </a>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
    </Notice>
  )
}

type FailureProps = {
  problem: Problem | null
  /** Words of its own for some failures. */
  wordsOf?: (problem: Problem) => ReactNode
}

/** Why the last attempt did not work, where no field is to blame; said aloud as it appears. */
export function FormFailure({ problem, wordsOf }: FailureProps) {
  const t = useTranslations('forms.failures')
  return (
    <div role="alert" className="empty:hidden">
      {problem ? (
        <Notice tone="danger">{wordsOf?.(problem) ?? t(generalFailure(problem) ?? 'unexpected')}</Notice>
      ) : null}
    </div>
  )
}
