import { Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

const QuestionForm = lateWithTexts(
  'forms questions',
  async () => (await import('./question-form')).QuestionForm,
)

/** The way to ask; the form comes when it is asked for (QUESTIONS-15). */
export function AskQuestion({ productId }: { productId: number }) {
  const t = useTranslations('product.questions')
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <Button onClick={() => setIsOpen(true)} aria-busy={isOpen}>
      <Icon name="chat" size={20} />
      {t('ask')}
    </Button>
  )
  return (
    <div className="noscript:hidden mb-6" data-no-print>
      {isOpen ? (
        <Suspense fallback={button}>
          <QuestionForm productId={productId} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
