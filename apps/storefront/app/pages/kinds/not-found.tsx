import { NotFoundScreen } from '../../site/screens/not-found-screen'
import type { ScreenText } from '../../site/screens/screen-text'

export function Page({ data }: { data: { status: number; text: ScreenText } }) {
  return <NotFoundScreen gone={data.status === 410} text={data.text} />
}
