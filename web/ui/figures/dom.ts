import { listAttributes, type Svg } from '#figures/svg.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Converts a part of a picture to DOM elements, with the same checks as on the server. */
export function toElement({ element, attributes, children }: Svg): SVGElement {
  const made = document.createElementNS(SVG, element)
  for (const [name, value] of listAttributes(attributes)) made.setAttribute(name, value)
  made.append(...children.map((child) => (typeof child === 'string' ? child : toElement(child))))
  return made
}
