import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
  Text,
} from 'react-aria-components'
import { useTranslations } from '#texts'
import { toastQueue } from '../platform/toasts'
import { Button, IconButton } from './button'

/** Toasts at the bottom; some offer undo. */
export function ToastRegion() {
  const t = useTranslations('office-shell')
  return (
    <Region
      queue={toastQueue}
      aria-label={t('messages')}
      className="fixed bottom-4 left-4 z-60 flex flex-col lg:left-56 gap-2 outline-none"
    >
      {({ toast }) => {
        const { text, tone, undo } = toast.content
        const look =
          tone === 'danger' ? 'bg-danger-soft text-danger border-danger' : 'bg-ink text-ground border-ink'
        const close = () => toastQueue.close(toast.key)
        return (
          <Toast
            toast={toast}
            className={`rounded-card flex max-w-xl items-center gap-3 border py-1.5 pr-1.5 pl-4 shadow-lg ${look}`}
          >
            <Content className="min-w-0 flex-1">
              <Text slot="title">{text}</Text>
            </Content>
            {undo ? (
              <Button
                look="quiet"
                onPress={() => {
                  undo()
                  close()
                }}
              >
                {t('undo')}
              </Button>
            ) : null}
            <IconButton icon="close" label={t('close')} onPress={close} className="hover:text-ink" />
          </Toast>
        )
      }}
    </Region>
  )
}
