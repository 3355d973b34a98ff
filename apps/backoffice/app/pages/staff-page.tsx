import { TimeLine } from '../features/audit/time-line'
import { StaffList } from '../features/staff/staff-list'

export default function StaffPage() {
  return <StaffList timeLine={timeLineOf} />
}

function timeLineOf(subject: string) {
  return <TimeLine subject={subject} />
}
