import { timeLineOf } from '../features/audit/time-line-section'
import { ReportList } from '../features/reports/report-list'

export default function ReportListPage() {
  return <ReportList timeLine={timeLineOf} />
}
