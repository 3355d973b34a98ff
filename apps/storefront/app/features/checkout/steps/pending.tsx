import { useTranslations } from '#texts'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/** Stands where a part of checkout will be; says so when it cannot come. */
export function Pending({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const t = useTranslations('checkout')
  const failure = useTranslations('forms.failures')
  if (hasFailed)
    return (
      <Notice tone="danger" role="alert">
        <p>{failure('unexpected')}</p>
        <Button onClick={retry} className="mt-3">
          {t('frame.retry')}
        </Button>
      </Notice>
    )
  return <p className="text-muted">{t('frame.loading')}</p>
}
