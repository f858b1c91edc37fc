import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  html: string
  as?: 'div' | 'article'
}

/** The one place where HTML enters a page: the server wrote it and let nothing through that could run or load. */
export function ServerHtml({ html, as: Tag = 'div', ...rest }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML has passed the server's last gate
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
