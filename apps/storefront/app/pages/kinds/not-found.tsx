import { NotFoundScreen } from '../../site/not-found-screen'

export function Page({ data }: { data: { status: number } }) {
  return <NotFoundScreen gone={data.status === 410} />
}
