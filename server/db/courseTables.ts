export type CourseTables = {
  courses: CourseRow
}

export type CourseRow = {
  /** Made by the client. */
  id: string
  ownerId: string
  title: string
  description: string
  /** In their order, each with its entries. */
  sections: string
  /** The titles of everything that was ever put in, by kind and id: what can no longer be read still has a name. */
  titles: string
  entryCount: number
  version: number
  lastSaveId: string | null
  /** Null while it is private; the token is made from it and the server's secret. */
  shareId: string | null
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}
