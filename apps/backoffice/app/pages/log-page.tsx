import { LogList } from '../features/audit/log-list'

export default function LogPage() {
  return <LogList />
}
