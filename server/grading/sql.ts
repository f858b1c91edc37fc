/**
 * Splits an SQL text into statements, without the semicolons between them. Semicolons in quotes, brackets or comments
 * don't separate statements. A text that contains only comments isn't a statement.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = []
  let start = 0
  let isEmpty = true
  const end = (at: number) => {
    if (!isEmpty) statements.push(sql.slice(start, at).trim())
    start = at + 1
    isEmpty = true
  }
  for (const token of sql.matchAll(
    /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'[^']*'?|"[^"]*"?|`[^`]*`?|\[[^\]]*\]?|;|\s+|[^-/'"`[;\s]+|[\s\S]/g,
  )) {
    const [text] = token
    if (text === ';') end(token.index)
    else if (!/^(?:--|\/\*|\s)/.test(text)) isEmpty = false
  }
  end(sql.length)
  return statements
}

type SqlTest = { setup: string; query: string; mark: string }

/** Only parses the query, without any SQL around it, so that error messages refer to the query itself. */
export const readingProgram = ({ setup, query }: Pick<SqlTest, 'setup' | 'query'>) => `${setup}\n;EXPLAIN ${query}`

/** Prints the number of columns of the query after the mark. */
export const columnsProgram = ({ setup, query, mark }: SqlTest) => `${setup}
;CREATE TEMP VIEW ${nameOf(mark)} AS ${query}
;SELECT '${mark}' || count(*) AS "answer" FROM pragma_table_info('${nameOf(mark)}');
`

/** Prints all rows after the mark, as a JSON array of arrays. */
export function rowsProgram({ setup, query, mark, columns }: SqlTest & { columns: number }) {
  const names = Array.from({ length: columns }, (_, place) => `c${place + 1}`).join(', ')
  return `${setup}
;WITH ${nameOf(mark)}(${names}) AS (${query}
) SELECT '${mark}' || json_group_array(json_array(${names})) AS "answer" FROM ${nameOf(mark)};
`
}

const nameOf = (mark: string) => `answer_${mark.replace(/\W/g, '')}`
