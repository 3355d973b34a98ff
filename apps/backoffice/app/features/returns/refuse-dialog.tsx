import { languageOfId } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { ReasonDialog } from '../../ui/reason-dialog'
import { type Return, useRefusing } from './return-calls'

/** RETURNS-10: refused with a reason that the customer is told. */
export function RefuseDialog({ product, onClose }: { product: Return; onClose: () => void }) {
  const t = useTranslations('office-returns')
  const refusing = useRefusing(onClose)
  const { returnId, languageId } = product
  return (
    <ReasonDialog
      title={t('refuseTitle', { number: String(returnId) })}
      confirm={t('refuseConfirm')}
      list="return"
      legend={t('refuseLabel')}
      readers={[{ language: languageOfId(languageId) ?? 'en' }]}
      isPending={refusing.isPending}
      onConfirm={(told) => refusing.mutate({ returnId, told })}
      onClose={onClose}
    />
  )
}
