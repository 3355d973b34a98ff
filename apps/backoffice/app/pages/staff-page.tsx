import { TimeLine } from '../features/audit/time-line'
import { StaffList } from '../features/staff/staff-list'

export default function StaffPage() {
  return <StaffList timeLine={(subject) => <TimeLine subject={subject} />} />
}
