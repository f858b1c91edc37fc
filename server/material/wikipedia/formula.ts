const SYMBOLS =
  'alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ lambda=λ mu=μ nu=ν xi=ξ pi=π rho=ρ ' +
  'sigma=σ tau=τ phi=φ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Pi=Π Sigma=Σ Phi=Φ Psi=Ψ Omega=Ω ' +
  'times=× cdot=· pm=± leq=≤ le=≤ geq=≥ ge=≥ neq=≠ ne=≠ approx=≈ infty=∞ to=→ rightarrow=→ partial=∂ degree=° ' +
  'circ=∘ in=∈ ldots=… dots=…'
const GREEK = new Map(SYMBOLS.split(' ').map((pair) => pair.split('=') as [string, string]))
const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()n'].map((c, i) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][i] ?? c]),
)
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()'].map((c, i) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] ?? c]),
)

function mapped(text: string, table: Record<string, string>): string | undefined {
  const characters = [...text].map((character) => table[character])
  return text !== '' && characters.every((character) => character !== undefined) ? characters.join('') : undefined
}

/** Converts superscripts to Unicode characters (10⁶), unless a character has no superscript form (19th). */
export const raised = (text: string) => mapped(text, RAISED) ?? text
/** Converts subscripts to Unicode characters (H₂O), if each character has a subscript form. */
export const lowered = (text: string) => mapped(text, LOWERED) ?? text

/** Removes the wrapper that MediaWiki adds, such as `{\displaystyle …}`, from TeX. */
export function bareTex(tex: string): string {
  const inner = /^\{\\displaystyle\s*([\s\S]*)\}$|^\{\\textstyle\s*([\s\S]*)\}$/.exec(tex.trim())
  return (inner?.[1] ?? inner?.[2] ?? tex).trim()
}

/** A formula within a sentence: in plain characters if it is simple enough, otherwise as TeX between dollar signs. */
export function inlineFormula(tex: string): string {
  const bare = bareTex(tex)
  const plain = bare
    .replace(/\\(?:mathrm|text|mathit|mathbf|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(log|ln|exp|sin|cos|tan|min|max)(?![A-Za-z])/g, '$1')
    .replace(/\\([A-Za-z]+) ?/g, (whole, name: string) => GREEK.get(name) ?? whole)
    .replace(
      /\^(?:\{([^{}]*)\}|(\S))/g,
      (whole, group?: string, one?: string) => mapped(group ?? one ?? '', RAISED) ?? whole,
    )
    .replace(
      /_(?:\{([^{}]*)\}|(\S))/g,
      (whole, group?: string, one?: string) => mapped(group ?? one ?? '', LOWERED) ?? whole,
    )
    .replace(/\\[,;! ]/g, ' ')
    .replace(/(?<=\S)\s*([=<>≤≥≈≠→+×])\s*(?=\S)/g, ' $1 ')
  return /[\\{}^_]/.test(plain) ? `$${bare}$` : plain.replace(/\s+/g, ' ').trim()
}

/** A formula on a separate line. */
export const displayedFormula = (tex: string) => `$$${bareTex(tex)}$$`
