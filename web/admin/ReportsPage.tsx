import { SignedIn } from '../SignedIn.tsx'
import { OpenReports } from './OpenReports.tsx'
import './reports.css'

export function ReportsPage() {
  return (
    <div className="page page-narrow">
      <h1>Reports</h1>
      <p className="lead">What people say is not as it should be, newest first.</p>
      <div className="mt-8">
        <SignedIn why="Sign in as an administrator to see reports.">{() => <OpenReports />}</SignedIn>
      </div>
    </div>
  )
}
