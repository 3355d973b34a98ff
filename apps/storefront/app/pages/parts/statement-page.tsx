import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Container } from '../../ui/container'
import { Notice } from '../../ui/notice'

type Props = { stage: string; title: string; children: ReactNode }

/** A statement that needs no account: a form, and in the end a receipt. */
export function StatementPage({ stage, title, children }: Props) {
  return (
    <Container className="flex flex-col gap-6 py-10 sm:py-14">
      <StageTitle key={stage} title={title} isFirst={stage === 'form'} />
      {children}
    </Container>
  )
}

/** A new step begins with its title. */
function StageTitle({ title, isFirst }: { title: string; isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
      {title}
    </h1>
  )
}

/** A link of the introduction, on a line of its own. */
export function StatementLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="text-brand inline-flex min-h-11 items-center self-start underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

type ReceivedProps = {
  area: 'ending' | 'withdrawal'
  emailAddress: string
  receivedAt: string
  /** What was declared. */
  children: ReactNode
}

export function Received({ area, emailAddress, receivedAt, children }: ReceivedProps) {
  const t = useTranslations(area)
  const formats = useFormats()
  return (
    <div className="flex max-w-[64rem] flex-col gap-6">
      <Notice tone="success">
        <p>{t('received', { moment: formats.moment(receivedAt), email: emailAddress })}</p>
      </Notice>
      {children}
      <p className="text-muted max-w-prose">{t('next')}</p>
    </div>
  )
}
