import { TodayScreen } from '../features/today/today-screen'

export default function TodayPage() {
  return <TodayScreen />
}
