import { longestReply } from '@haverhof/domain/reviews'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { KeyHint } from '../../ui/key-hint'
import { TextField } from '../../ui/text-field'
import type { Review } from './review'

type Props = {
  review: Review
  onClose: () => void
  /** Without words the reply is taken back. */
  onReply: (text: string) => void
  isPending?: boolean
}

/** REVIEWS-13: what the shop says below a review. One that waits is published with it. */
export function ReplyDialog({ review, onClose, onReply, isPending = false }: Props) {
  const t = useTranslations('office-reviews')
  const [text, setText] = useState(review.reply ?? '')
  const isEmpty = text.trim() === ''
  const isTakenBack = isEmpty && review.reply !== null
  const isDisabled = (isEmpty && !isTakenBack) || text.length > longestReply
  const send = () => {
    if (!isDisabled && !isPending) onReply(text)
  }
  useShortcuts({ 'Ctrl+Enter': send }, { inDialog: true })
  const actions = (
    <>
      <Button look="primary" onPress={send} isDisabled={isDisabled} isPending={isPending}>
        {t(isTakenBack ? 'removeReply' : review.state === 'published' ? 'sendReply' : 'publishAndReply')}
        <KeyHint keys="Ctrl ⏎" />
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('replyTitle')} actions={actions} size="medium">
      <TextField
        label={t('replyLabel', { language: t(`languages.${review.language}`) })}
        hint={t('replyHint', { left: longestReply - text.length })}
        value={text}
        onChange={setText}
        rows={8}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody pressed R to write
        autoFocus
      />
    </Dialog>
  )
}
