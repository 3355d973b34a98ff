import { ReportQueue } from '../features/reports/report-queue'

export default function ReportsPage() {
  return <ReportQueue />
}
