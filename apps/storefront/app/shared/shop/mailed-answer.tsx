import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#texts'
import type { MailedAnswerArea } from './mailed-answer-areas'
import { announce } from './announce'
import { Button, ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'
import { Notice } from '../../ui/notice'

type Props = {
  /** Where its texts are: `newsletter.confirm`. */
  area: MailedAnswerArea
  /** Tells the shop; fails when the link is no longer good. */
  send: (token: string) => Promise<void>
}

/** Opening a mailed link changes nothing yet, because programs open links too; a click does (CHECKOUT-PAGES-18). */
export function MailedAnswer({ area, send }: Props) {
  const t = useTranslations(area)
  const token = useSyncExternalStore(watchNothing, currentToken, () => null)
  const [state, setState] = useState<'asking' | 'sending' | 'done' | 'failed'>('asking')
  const answer = async () => {
    if (state === 'sending') return
    setState('sending')
    // Read at the press: one before hydration is repeated while the page still shows what the server knew.
    await send(currentToken()).then(
      () => {
        setState('done')
        announce(t('doneTitle'))
      },
      () => {
        setState('failed')
        announce(t('failed'))
      },
    )
  }
  const hasFailed = state === 'failed' || token === ''
  return (
    <Container className="flex flex-col items-start gap-6 py-12 sm:py-20">
      <h1 className="text-title sm:text-4xl">{state === 'done' ? t('doneTitle') : t('title')}</h1>
      {hasFailed ? (
        <Notice tone="danger" className="max-w-prose">
          {t('failed')}
        </Notice>
      ) : (
        <p className="max-w-prose text-lg">{state === 'done' ? t('done') : t('text')}</p>
      )}
      {state === 'done' || hasFailed ? (
        <ButtonLink to="/">{t('home')}</ButtonLink>
      ) : (
        <Button
          look="primary"
          aria-busy={state === 'sending'}
          onClick={() => void answer()}
          className="min-h-14 px-8"
        >
          {t('button')}
        </Button>
      )}
    </Container>
  )
}

function watchNothing(): () => void {
  return () => undefined
}

function currentToken(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}
