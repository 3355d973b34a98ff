import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { Dialog } from '../../ui/dialog'
import type { Host } from '../../shared/shop/hosts'

export type Shape = 'bar' | 'dialog' | 'modal'

type Props = { shape: Shape; host: Host; choose: (choice: 'stay' | 'leave') => void }

/** Whether to stay here or to go on to the Dutch shop. */
export function NetherlandsQuestion({ shape, host, choose }: Props) {
  const text = useTranslations('notices.netherlands')
  const common = useTranslations('ui')
  const buttons = (
    <div className="flex flex-wrap gap-3">
      <Button look="brand" onClick={() => choose('leave')}>
        {text('go', { host: new URL(host.origin).hostname.replace(/\.localhost$/, '') })}
      </Button>
      <Button onClick={() => choose('stay')}>{text('stay')}</Button>
    </div>
  )
  if (shape === 'modal') {
    return (
      <Dialog
        open
        onClose={() => choose('stay')}
        title={text('title')}
        closeLabel={common('close')}
        footer={buttons}
      >
        <p>{text('text')}</p>
      </Dialog>
    )
  }
  return (
    <section
      role={shape === 'dialog' ? 'dialog' : undefined}
      aria-labelledby="netherlands-notice"
      className="border-line bg-surface border-t py-4"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <div className="max-w-prose">
          <h2 id="netherlands-notice" className="text-lg">
            {text('title')}
          </h2>
          <p className="text-sm">{text('text')}</p>
        </div>
        {buttons}
      </Container>
    </section>
  )
}
