import { ErrorScreen } from '../../site/screens/error-screen'
import type { ScreenText } from '../../site/screens/screen-text'

export function Page({ data }: { data: { text: ScreenText } }) {
  return <ErrorScreen text={data.text} />
}
