import { CompanyScreen } from '../features/sign-in/company-screen'

export default function CompanySignInPage() {
  return <CompanyScreen />
}
