import { ErrorScreen } from '../../site/error-screen'
import type { ScreenText } from '../../site/screen-text'

export function Page({ data }: { data: { text: ScreenText } }) {
  return <ErrorScreen text={data.text} />
}
