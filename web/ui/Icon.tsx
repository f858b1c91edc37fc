/** Icons that any page may need. Others are passed as `path`, so that they are bundled with the page that uses them. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5 10 17.5 19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.6v.1',
  alert: 'M12 3.8 21.2 20H2.8zM12 10v4.5M12 17.2v.1',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
}

/** Arrows that are mirrored in right-to-left text. */
const LEADS: IconName[] = ['arrow', 'back']

export type IconName = keyof typeof paths
type Props = { size?: 16 | 20 | 24 } & ({ name: IconName; path?: never } | { name?: never; path: string })

/** Decorative and hidden from screen readers: the adjacent text or label must say the same in words. */
export function Icon({ name, path, size = 20 }: Props) {
  return (
    <svg
      className={name && LEADS.includes(name) ? 'icon leads' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={name ? paths[name] : path} />
    </svg>
  )
}
