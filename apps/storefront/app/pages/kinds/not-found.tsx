import { NotFoundScreen } from '../../site/screens/not-found-screen'
import { type ScreenText, ScreenWords } from '../../site/screens/screen-text'

export function Page({ data: { status, text } }: { data: { status: number; text: ScreenText } }) {
  return <NotFoundScreen gone={status === 410}>{text && <ScreenWords {...text} />}</NotFoundScreen>
}
