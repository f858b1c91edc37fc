import type { LookOf } from '../questionKind.ts'
import { Grid } from './Grid.tsx'

export const Look = ({ question }: LookOf<'table'>) => (
  <Grid question={question}>
    {(_, labelledBy) => <input className="input" aria-labelledby={labelledBy} autoComplete="off" />}
  </Grid>
)
