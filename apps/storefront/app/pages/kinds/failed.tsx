import { ErrorScreen } from '../../site/error-screen'

export function Page() {
  return <ErrorScreen />
}
