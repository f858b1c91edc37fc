import { Icon } from '../ui/Icon.tsx'

const paths = {
  letters: 'M3 18 8 6l5 12M4.7 14h6.6M20.5 18v-5.5a3 3 0 0 0-5.5-1.5M20.5 14c-3 0-6 .2-6 2.200s4 2.800 6-.4',
  focus: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 12h8M8 9h8M8 15h5',
  speaker: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  note: 'M5 4h14v10l-5 6H5zM14 20v-6h5M8.5 8.5h7M8.5 12h4',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5v14l12-7z',
  stop: 'M6 6h12v12H6z',
}

export const ToolIcon = ({ name }: { name: keyof typeof paths }) => <Icon path={paths[name]} />
