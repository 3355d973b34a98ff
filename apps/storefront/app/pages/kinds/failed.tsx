import { ErrorScreen } from '../../site/screens/error-screen'
import { type ScreenText, ScreenWords } from '../../site/screens/screen-text'

export function Page({ data: { text } }: { data: { text: ScreenText } }) {
  return <ErrorScreen>{text && <ScreenWords {...text} />}</ErrorScreen>
}
